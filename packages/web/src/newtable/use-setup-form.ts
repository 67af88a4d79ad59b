/** State of the page that sets up a table: the chosen options, what they mean for the game, and what is wrong with them. */
import { useMemo } from "@starboard/ui";
import type { Invalid, OptionSpec, Result } from "@starboard/kernel";
import { useRef, useState } from "react";
import { givenOptions, useGivenOptionsOnce } from "./given-options.ts";
import { standard } from "../landing/start.ts";
import type { LoadedGame } from "../loaded-game.ts";
import { isBySheet, sheetValues } from "./Departures.tsx";
import { randomValues, withRandomValues } from "./random-options.ts";
import { dropInapplicable, faultsAt, type OptionValues, type ParsedSetup, parseSetup, shownSpecs } from "./setup.ts";

export interface SetupForm {
  readonly setup: ParsedSetup;
  /** The values that the player changed. */
  readonly chosen: OptionValues;
  /** The values that apply where the player chose nothing. */
  readonly defaults: OptionValues;
  /** The options that have controls, and those shown next to the switch for the players' own options. */
  readonly specs: readonly OptionSpec[];
  readonly besideSeatOptions: readonly OptionSpec[];
  readonly change: (set: OptionValues) => void;
  /** Takes over the values of a preset. */
  readonly applyPreset: (set: OptionValues) => void;
  /** What would be wrong with an option at another value. */
  readonly errorsOf: (spec: OptionSpec, value: unknown) => readonly Invalid[];
  /** Live clocks have their own default values. */
  readonly setLive: (live: boolean) => void;
}

const NONE: OptionValues = {};

/**
 * @param seatOptionsPending whether players supply their own seat options, which then have no controls here
 * @param onChange is called when the player changes an option
 * @param initial the values to begin with; by default what the game recommends
 */
export function useSetupForm(
  { game }: LoadedGame,
  seatOptionsPending: boolean,
  onChange: () => void,
  initial?: OptionValues,
): SetupForm {
  const [chosen, setChosen] = useState<OptionValues>(
    () => initial ?? { ...standard(game), ...randomValues(game), ...givenOptions(game.id) },
  );
  useGivenOptionsOnce();
  const [live, setLive] = useState(false);
  const defaults = live ? (game.options.live ?? NONE) : NONE;
  const last = useRef<ParsedSetup | null>(null);
  const setup = useMemo(() => {
    // oxlint-disable-next-line react/refs -- the last setup that fitted only fills controls while the present one does not
    const next = parseSetup(game, { ...defaults, ...chosen }, last.current);
    // oxlint-disable-next-line react/refs -- as above
    if (next.options) last.current = next;
    return next;
  }, [game, chosen, defaults]);
  const shown = shownSpecs(game, setup.values, seatOptionsPending).filter(
    (spec) => !seatOptionsPending || spec.seat === undefined,
  );
  const isBeside = ({ applies }: OptionSpec): boolean => seatOptionsPending && applies?.(setup.values) === false;
  return {
    setup,
    chosen,
    defaults,
    specs: shown.filter((spec) => !isBeside(spec)),
    besideSeatOptions: shown.filter(isBeside),
    change(set) {
      onChange();
      // A setup by the sheet stays one: options that start to apply get the sheet's values too.
      const sheet = isBySheet(shown, setup.values) ? sheetValues(game) : {};
      setChosen((before) => dropInapplicable(game, { ...sheet, ...before, ...set }, setup.values, seatOptionsPending));
    },
    applyPreset(set) {
      setChosen((before) => ({ ...withRandomValues(game, before), ...set }));
    },
    // A file is checked before it changes any value.
    errorsOf(spec, value) {
      const parsed: Result<object> = game.options.parse(
        dropInapplicable(game, { ...defaults, ...chosen, [spec.id]: value }, setup.values, seatOptionsPending),
      );
      return "bad" in parsed ? faultsAt(spec, parsed.bad) : [];
    },
    setLive,
  };
}
