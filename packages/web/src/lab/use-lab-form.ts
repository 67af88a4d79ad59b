/** State of the form of the lab: what is chosen, the measurement it makes, and what is wrong with it. */
import type { BotSpec } from "@starboard/bots";
import type { Invalid, Result, Shape } from "@starboard/kernel";
import { levelBot, type Measurement, MEASUREMENT_FORMAT, readMeasurement } from "@starboard/lab/measurement";
import { useMemo } from "@starboard/ui";
import { useState } from "react";
import * as en from "../messages/en.ts";
import type { LoadedGame } from "../loaded-game.ts";
import { type SetupForm, useSetupForm } from "../newtable/use-setup-form.ts";
import { type MeasuredFile, useHandedFile } from "./measured-file.ts";

export type LabMode = "sides" | "compare";
/** The files of versions A and B; null while none is chosen. Without a comparison only the first is used. */
export type Files = readonly [MeasuredFile | null, MeasuredFile | null];

export interface LabForm {
  readonly mode: LabMode;
  readonly setMode: (mode: LabMode) => void;
  readonly setup: SetupForm;
  readonly files: Files;
  readonly setFile: (version: 0 | 1, file: MeasuredFile | null) => void;
  /** The options of version A, or of all matches; null if they are not valid. */
  readonly options: object | null;
  readonly bots: readonly string[];
  readonly isEachSeat: boolean;
  readonly setEachSeat: (each: boolean) => void;
  /** Sets the bot of one seat, or with null of all. */
  readonly setBot: (seat: number | null, bot: string) => void;
  readonly matches: number;
  readonly setMatches: (matches: number) => void;
  readonly seed: number;
  readonly setSeed: (seed: number) => void;
  /** The seat that a comparison counts. */
  readonly seat: number;
  readonly bad: readonly Invalid[];
  readonly plan: Measurement | null;
}

const STANDARD_BOT = levelBot(2);
const STANDARD_MATCHES = 100;

/** The file of a version as far as a measurement tells it. */
const fileOf = (plan: Measurement, version: 0 | 1): MeasuredFile | null => {
  const one = plan.compare?.versions[version];
  if (!one) return null;
  const { name, options } = one;
  return { name, note: "", kind: null, options, seat: plan.compare?.seat ?? 0, picture: null, facts: [] };
};

/** @param initial the measurement to begin with; by default one of the recommended options */
export function useLabForm(loaded: LoadedGame, spec: BotSpec<Shape>, initial: Measurement | null): LabForm {
  const setup = useSetupForm(loaded, false, () => undefined, initial?.options);
  const [mode, setMode] = useState<LabMode>(initial?.compare ? "compare" : "sides");
  const [files, setFiles] = useState<Files>(() => {
    const { handed } = useHandedFile.getState();
    useHandedFile.setState({ handed: null });
    if (initial) return [fileOf(initial, 0), fileOf(initial, 1)];
    return [handed?.game === loaded.id ? handed.file : null, null];
  });
  const [chosenBots, setChosenBots] = useState<readonly string[]>(initial?.bots ?? [STANDARD_BOT]);
  const [isEachSeat, setEachSeat] = useState(new Set(initial?.bots).size > 1);
  const [matches, setMatches] = useState(initial?.matches ?? STANDARD_MATCHES);
  const [seed, setSeed] = useState(initial?.seed ?? 1);
  const { chosen } = setup;
  // What version A is played with: it decides how many seats there are, and what they play.
  const options = useMemo(() => {
    const parsed: Result<object> = spec.game.options.parse({ ...chosen, ...(files[0] ?? files[1])?.options });
    return "ok" in parsed ? parsed.ok : setup.setup.options;
  }, [spec, chosen, files, setup.setup.options]);
  const seats = options === null ? setup.setup.seats : spec.game.options.seats(options);
  const bots = useMemo(
    () =>
      Array.from({ length: seats }, (_, seat) => (isEachSeat && chosenBots[seat]) || (chosenBots[0] ?? STANDARD_BOT)),
    [chosenBots, isEachSeat, seats],
  );
  const seat = files[1]?.seat ?? files[0]?.seat ?? 0;
  const read = useMemo(() => {
    const [a, b] = files;
    const asVersion = (file: MeasuredFile | null) => ({
      name: file?.name ?? en.lab.files.none,
      options: file?.options ?? {},
    });
    return readMeasurement(
      {
        format: MEASUREMENT_FORMAT,
        version: 1,
        game: loaded.id,
        options: mode === "sides" ? { ...chosen, ...a?.options } : chosen,
        bots,
        matches,
        seed,
        compare: mode === "sides" ? null : { seat, versions: [asVersion(a), asVersion(b)] },
      },
      () => spec,
    );
  }, [loaded, spec, mode, chosen, files, bots, matches, seed, seat]);
  const missing: Invalid[] =
    mode === "compare"
      ? files.flatMap((file, i) => (file ? [] : [{ code: "LAB_VERSION", at: `compare.versions.${i}` }]))
      : [];
  const bad = [...missing, ...("bad" in read ? read.bad : [])];
  return {
    mode,
    setMode,
    setup,
    files,
    setFile: (version, file) => setFiles(([a, b]) => (version === 0 ? [file, b] : [a, file])),
    options,
    bots,
    isEachSeat,
    setEachSeat,
    setBot: (one, bot) => setChosenBots(one === null ? [bot] : bots.map((before, i) => (i === one ? bot : before))),
    matches,
    setMatches,
    seed,
    setSeed,
    seat,
    bad,
    plan: bad.length === 0 && "ok" in read ? read.ok : null,
  };
}
