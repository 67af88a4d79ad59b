/** Golden records: whole matches that must replay exactly, each with a transcript for review. */
import {
  type AnyGame,
  fieldErrors,
  isPlainJson,
  type Result,
  isRefusal,
  type MatchRecord,
  outcome,
  parseEdition,
  parseRecord,
  type VerificationStep,
  verifyRecord,
  writeRecord,
} from "@starboard/kernel";
import { entryOfEdition, type GameEntry, transcript } from "@starboard/kit";
import * as z from "zod/mini";
import { type RecordedMatch, startRecordedMatch, someGame } from "./recorded-match.ts";
import { uniform, answersOnly, eagerFor, type Policy } from "./policy.ts";
import { random } from "./random.ts";

/** The policies of golden matches. */
const POLICIES = { answers: answersOnly, anything: uniform } as const;

const specsSchema = z.strictObject({
  game: z.string(),
  /** The edition that is played; the newest when absent. */
  edition: z.optional(z.int().check(z.gte(1))),
  matches: z.array(
    z.strictObject({
      name: z.string().check(z.regex(/^[a-z0-9-]+$/)),
      options: z.optional(z.looseObject({})),
      seed: z.int(),
      acts: z.int().check(z.gte(1), z.lte(5000)),
      policy: z.optional(z.enum(["answers", "anything"])),
      /** Asides that are played as soon as they are legal. */
      asides: z.optional(z.array(z.string())),
    }),
  ),
});
export type GoldenSpecs = z.infer<typeof specsSchema>;

/** Reads the specs of a folder of golden records: the file `specs.json` beside them. */
export function readGoldenSpecs(raw: unknown): Result<GoldenSpecs> {
  const parsed = specsSchema.safeParse(isPlainJson(raw) ? raw : null);
  return parsed.success ? { ok: parsed.data } : { bad: fieldErrors(parsed.error, "GOLDEN_FIELD") };
}

/** Plays every match of the specs. The files are named after it. */
export function goldenSet(newest: GameEntry, specs: GoldenSpecs): { name: string; json: string; txt: string }[] {
  const entry = entryOfEdition(newest, specs.edition ?? newest.game.edition);
  if (!entry) throw new Error(`${specs.game} has no edition ${String(specs.edition)}`);
  return specs.matches.map(({ name, options, seed, acts, policy = "answers", asides = [] }) => {
    const parsed: Result<object> = (entry.game as AnyGame).options.parse(options ?? {});
    if ("bad" in parsed) throw new Error(`${name}: ${JSON.stringify(parsed.bad[0])}`);
    const record = goldenMatch(entry.game as AnyGame, {
      options: parsed.ok,
      seed,
      acts,
      policy: eagerFor(asides, POLICIES[policy]),
    });
    return { name, ...goldenFiles(entry, record) };
  });
}

export interface GoldenSpec {
  readonly options: object;
  readonly seed: number;
  /** Most acts. A match that is not over then is stored unfinished. */
  readonly acts: number;
  /** The policy; random answers when absent. */
  readonly policy?: Policy;
}

/** Plays a whole match that follows from the seed. */
export function goldenMatch(game: AnyGame, { options, seed, acts, policy = answersOnly }: GoldenSpec): MatchRecord {
  const some = someGame(game);
  const match: RecordedMatch = startRecordedMatch(some, options, seed);
  const chance = random(seed);
  while (match.acts.length < acts && outcome(match.table()) === null) {
    const choice = policy(some, match.table(), match.seats, chance);
    if (!choice) throw new Error("no seat can act and the match is not over");
    const played = match.play(choice);
    if (isRefusal(played)) throw new Error(`${choice.step} was offered and refused: ${played.code}`);
  }
  return match.record();
}

/** The two files of a golden match, by file ending. */
export const goldenFiles = (entry: GameEntry, record: MatchRecord): { json: string; txt: string } => ({
  json: writeRecord(record),
  txt: transcript(entry, record),
});

/** Names the check that failed, the entry and the refusal, if the act of the entry is refused now. */
function notProved(failed: VerificationStep | undefined): string {
  const { code, n, refusal } = failed?.fault ?? {};
  const refused = refusal ? `, which is refused now: ${refusal.code} (${refusal.rule})` : "";
  return `it is not proved: ${code ?? failed?.check ?? "nothing was checked"}${n === undefined ? "" : ` at entry ${n}`}${refused}`;
}

/** Returns what is wrong with a golden match; undefined if it still replays, verifies and has the same transcript. */
export function goldenFault(
  entry: GameEntry,
  files: { readonly json: string; readonly txt?: string | undefined },
): string | undefined {
  const read = parseRecord(files.json);
  if ("bad" in read) return `it is no record: ${JSON.stringify(read.bad[0])}`;
  const played = entryOfEdition(entry, parseEdition(read.ok.game)?.edition ?? 0);
  if (!played) return `it was played under ${read.ok.game}, which is not known`;
  const { good, checks } = verifyRecord(read.ok, (id, edition) =>
    id === entry.game.id ? entryOfEdition(entry, edition)?.game : undefined,
  );
  if (!good) return notProved(checks.find(({ state }) => state === "failed"));
  if (files.txt !== undefined && files.txt !== transcript(played, read.ok)) return "its transcript reads otherwise now";
  return undefined;
}
