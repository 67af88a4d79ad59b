/**
 * A measurement: which match is played how often by which bots, and what is compared. It is plain JSON that pages link to,
 * files hold and the command line reads, and the same measurement gives the same matches everywhere.
 */
import type { BotSpec } from "@starboard/bots";
import type { Invalid, Result, Shape } from "@starboard/kernel";
import { type Contender, readContender } from "../contest.ts";

export const MEASUREMENT_FORMAT = "starboard.measurement";

/** Options of a match, by their ids. */
type Options = Readonly<Record<string, unknown>>;

/** One of two versions that are compared: what a person calls it, and the options in which it differs. */
export interface MeasuredVersion {
  readonly name: string;
  readonly options: Options;
}
export interface Measurement {
  readonly format: typeof MEASUREMENT_FORMAT;
  readonly version: 1;
  readonly game: string;
  /** Options of all matches, without defaults filled in. */
  readonly options: Options;
  /** The bot of each seat, as `readContender` reads it: `greedy`, `3@120`. */
  readonly bots: readonly string[];
  /** Number of matches; in a comparison, of each version. */
  readonly matches: number;
  readonly seed: number;
  /** Compares what a seat reaches with two versions; null to measure the seats of one. */
  readonly compare: { readonly seat: number; readonly versions: readonly [MeasuredVersion, MeasuredVersion] } | null;
}

export const MIN_MATCHES = 2;
export const MAX_MATCHES = 5000;
const MAX_SEED = 0xffff_ffff;
const MAX_NAME = 80;

/** The least and most that a field may be, as the errors name them. */
export const MEASUREMENT_LIMITS = {
  matches: { least: MIN_MATCHES, most: MAX_MATCHES },
  seed: { least: 0, most: MAX_SEED },
} as const;

/** Iterations per question of each level: a number in place of a time, so that every machine plays the same matches. */
const ITERATIONS = { 1: 20, 2: 40, 3: 80, 4: 160, 5: 320 } as const;

/** The bot of a level as a measurement names it. */
export const levelBot = (level: keyof typeof ITERATIONS): string => `${level}@${ITERATIONS[level]}`;

/** The options of the matches of a version; without a comparison there is one. */
export const optionsOf = ({ options, compare }: Measurement, version: number): Options => ({
  ...options,
  ...compare?.versions[version]?.options,
});

/** Number of versions that are played. */
export const versionsOf = ({ compare }: Pick<Measurement, "compare">): 1 | 2 => (compare ? 2 : 1);

const isObject = (raw: unknown): raw is Readonly<Record<string, unknown>> =>
  typeof raw === "object" && raw !== null && !Array.isArray(raw);
const isWhole = (raw: unknown, { least, most }: { readonly least: number; readonly most: number }): raw is number =>
  typeof raw === "number" && Number.isInteger(raw) && raw >= least && raw <= most;

/** Returns a contender that plays without a clock; null for a text that names none. */
export function fixedContender<G extends Shape>(spec: BotSpec<G>, text: unknown): Contender | null {
  const read = typeof text === "string" ? readContender(text) : null;
  if (!read || (read.is === "search" && read.iterations === undefined)) return null;
  return read.is === "scripted" && !spec.scriptedPolicy ? null : read;
}

/**
 * Reads a measurement. Every error names its field. Codes: LAB_FORMAT, LAB_GAME, LAB_OPTIONS, LAB_BOT, LAB_SEATS,
 * LAB_NUMBER, LAB_VERSIONS, LAB_SEAT, and those of the game for its options.
 *
 * @param specFor the bots of a game; undefined if there are none
 */
export function readMeasurement<G extends Shape>(
  raw: unknown,
  specFor: (game: string) => BotSpec<G> | undefined,
): Result<Measurement> {
  if (!isObject(raw) || raw["format"] !== MEASUREMENT_FORMAT || raw["version"] !== 1)
    return { bad: [{ code: "LAB_FORMAT", at: "format" }] };
  const { game, options = {}, bots, matches, seed, compare = null } = raw;
  const spec = typeof game === "string" ? specFor(game) : undefined;
  if (typeof game !== "string" || !spec) return { bad: [{ code: "LAB_GAME", at: "game" }] };
  if (!isObject(options)) return { bad: [{ code: "LAB_OPTIONS", at: "options" }] };
  const bad: Invalid[] = [];
  for (const [at, value] of [
    ["matches", matches],
    ["seed", seed],
  ] as const)
    if (!isWhole(value, MEASUREMENT_LIMITS[at]))
      bad.push({ code: "LAB_NUMBER", at, about: { ...MEASUREMENT_LIMITS[at] } });
  const versions = readVersions(compare);
  if (versions === undefined) return { bad: [...bad, { code: "LAB_VERSIONS", at: "compare" }] };
  const seats = readSeats(spec, options, versions);
  if ("bad" in seats) return { bad: [...bad, ...seats.bad] };
  if (compare !== null && !isWhole((compare as { seat?: unknown }).seat, { least: 0, most: seats.ok - 1 }))
    bad.push({ code: "LAB_SEAT", at: "compare.seat" });
  if (!Array.isArray(bots) || bots.length !== seats.ok)
    bad.push({ code: "LAB_SEATS", at: "bots", about: { seats: seats.ok } });
  else
    for (const [seat, bot] of bots.entries())
      if (!fixedContender(spec, bot)) bad.push({ code: "LAB_BOT", at: `bots.${seat}` });
  if (bad.length > 0) return { bad };
  return {
    ok: {
      format: MEASUREMENT_FORMAT,
      version: 1,
      game,
      options,
      bots: bots as readonly string[],
      matches: matches as number,
      seed: seed as number,
      compare: versions === null ? null : { seat: (compare as { seat: number }).seat, versions },
    },
  };
}

/** Reads the versions of a comparison; null without one, undefined if they are not valid. */
function readVersions(compare: unknown): readonly [MeasuredVersion, MeasuredVersion] | null | undefined {
  if (compare === null) return null;
  const versions = isObject(compare) ? compare["versions"] : undefined;
  if (!Array.isArray(versions) || versions.length !== 2) return undefined;
  const read = versions.map((one: unknown) => {
    if (!isObject(one) || !isObject(one["options"])) return undefined;
    const { name, options } = one;
    return typeof name === "string" && name.length <= MAX_NAME ? { name, options } : undefined;
  });
  const [a, b] = read as [MeasuredVersion | undefined, MeasuredVersion | undefined];
  return a && b ? [a, b] : undefined;
}

/** Returns the number of seats, which must be the same for both versions. */
function readSeats<G extends Shape>(
  spec: BotSpec<G>,
  options: Options,
  versions: readonly MeasuredVersion[] | null,
): Result<number> {
  const counts: number[] = [];
  for (const [i, one] of (versions ?? [null]).entries()) {
    const parsed = spec.game.options.parse({ ...options, ...one?.options });
    const at = one === null ? "options" : `compare.versions.${i}`;
    if (!("ok" in parsed))
      return { bad: parsed.bad.map((error) => ({ ...error, at: error.at === "" ? at : `${at}.${error.at}` })) };
    counts.push(spec.game.options.seats(parsed.ok));
  }
  return new Set(counts).size === 1 ? { ok: counts[0] as number } : { bad: [{ code: "LAB_VERSIONS", at: "compare" }] };
}
