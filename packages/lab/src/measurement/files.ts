/** A measurement with its matches as files: JSON that opens again, CSV for spreadsheets, and the record of one match. */
import type { BotSpec } from "@starboard/bots";
import {
  chain,
  editionName,
  type Entry,
  type GameState,
  isRefusal,
  type MatchRecord,
  play,
  RECORD_FORMAT,
  RECORD_VERSION,
  type RecordHead,
  rootHash,
  type Seat,
  type SeatOccupant,
  seededDraws,
  type Shape,
  start,
} from "@starboard/kernel";
import { mixSeed } from "../contest.ts";
import { type Measurement, optionsOf } from "./plan.ts";
import { actsOf, type MeasuredMatch, type MeasureTask, type PlayedSide } from "./play.ts";
import { type MeasurementResult, resultOf } from "./result.ts";
import { inOrder } from "./run.ts";

export const RESULT_FORMAT = "starboard.measured";

export interface MeasurementFile {
  readonly format: typeof RESULT_FORMAT;
  readonly version: 1;
  readonly plan: Measurement;
  readonly result: MeasurementResult;
  readonly matches: readonly MeasuredMatch[];
}

/** Writes a measurement with its figures and matches, one match on a line. */
export function measurementJson(plan: Measurement, played: readonly MeasuredMatch[]): string {
  const matches = inOrder(played);
  const head = { format: RESULT_FORMAT, version: 1, plan, result: resultOf(plan, matches) };
  const lines = matches.map((match) => JSON.stringify(match)).join(",\n");
  return `${JSON.stringify(head).slice(0, -1)},"matches":[\n${lines}\n]}\n`;
}

/** Reads a measurement that was written as JSON; null for any other text. The plan itself is read by `readMeasurement`. */
export function readMeasured(raw: unknown): Pick<MeasurementFile, "plan" | "matches"> | null {
  const file = raw as Partial<MeasurementFile> | null;
  if (file?.format !== RESULT_FORMAT || file.version !== 1 || !file.plan || !Array.isArray(file.matches)) return null;
  return { plan: file.plan, matches: file.matches };
}

const quoted = (text: string): string => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Writes the matches as CSV with a header line. */
export function measurementCsv(plan: Measurement, played: readonly MeasuredMatch[]): string {
  const seats = plan.bots.map((_, i) => i + 1);
  const head = [
    "version,match,seed",
    ...seats.map((n) => `side${n}`),
    ...seats.map((n) => `share${n}`),
    "rule,acts,length,ahead,swingAt,gain,digest",
  ].join(",");
  const lines = inOrder(played).map((match) =>
    [
      plan.compare ? "AB".charAt(match.version) : "",
      match.number + 1,
      match.seed,
      ...match.sides.map(quoted),
      ...plan.bots.map((_, seat) => match.shares?.[seat] ?? ""),
      match.rule,
      match.acts,
      match.length,
      match.ahead ?? "",
      match.swing?.length ?? "",
      match.swing?.gain.toFixed(4) ?? "",
      match.digest,
    ].join(","),
  );
  return `${[head, ...lines].join("\n")}\n`;
}

/** Returns a function that says what a seat plays: its name in the words of the game, and the id that its files give it. */
export const sideNames =
  <G extends Shape>(
    { game }: BotSpec<G>,
    text: {
      side(
        seat: Seat,
        context: { readonly view: never; readonly seat: (by: Seat) => string; readonly viewerSeat: null },
      ): string;
    },
    idOf?: (view: never, seat: Seat) => string | undefined,
  ) =>
  (t: G["state"], seat: Seat): PlayedSide => {
    const view = game.view(t, "public") as never;
    const sideId = idOf?.(view, seat);
    const side = text.side(seat, { view, seat: (by) => String(by + 1), viewerSeat: null });
    return { side, ...(sideId !== undefined && { sideId }) };
  };

/** The generator that a record of the lab names: its draws follow from a seed, and no secret proves them. */
const GENERATOR = "seed/1";

/** Plays a match again and returns its record. */
export function recordOf<G extends Shape>(
  spec: BotSpec<G>,
  plan: Measurement,
  task: MeasureTask,
  seats: readonly SeatOccupant[],
): MatchRecord {
  const { game } = spec;
  const options = optionsOf(plan, task.version);
  const parsed = game.options.parse(options);
  if (!("ok" in parsed)) throw new Error(`these options are not valid: ${JSON.stringify(parsed.bad)}`);
  const draw = seededDraws(mixSeed(plan.seed, task.number));
  const head: RecordHead = {
    game: editionName(game),
    options: parsed.ok,
    seats,
    generator: GENERATOR,
    commitment: "",
    entropy: [],
  };
  let played = start(game, parsed.ok, draw);
  let last: Entry = chain({ is: "start", at: 0, draws: played.draws }, 0, rootHash(head));
  const entries: Entry[] = [last];
  for (const { by, step, act } of actsOf(spec, plan, task)) {
    const next = play(game, played.state, { by, step, act }, draw);
    if (isRefusal(next)) throw new Error(`a match of the lab does not replay: ${next.code}`);
    played = next;
    const n = entries.length;
    const body = { is: "act", at: n * 1000, by, step, act: next.act ?? act } as const;
    last = chain({ ...body, ...(next.draws.length > 0 && { draws: next.draws }) }, n, last.hash);
    entries.push(last);
  }
  const result = (played.state as GameState).flow.over;
  return { format: RECORD_FORMAT, version: RECORD_VERSION, ...head, entries, result, secret: null };
}
