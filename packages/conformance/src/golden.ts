/** Golden records: whole matches that must replay to the letter, each with a transcript to review beside it. */
import {
  type AnyGame,
  fieldErrors,
  isPlain,
  type Result,
  isRefusal,
  type MatchRecord,
  outcome,
  parseRecord,
  verifyRecord,
  writeRecord,
} from "@starboard/kernel";
import { type Title, transcript } from "@starboard/kit";
import * as z from "zod/mini";
import { type Book, openBook, someGame } from "./recorded-match.ts";
import { anything, answersOnly, type Policy } from "./policy.ts";
import { random } from "./random.ts";

/** Who chooses in a golden match. */
const POLICIES = { answers: answersOnly, anything } as const;

const ordersSchema = z.strictObject({
  game: z.string(),
  matches: z.array(
    z.strictObject({
      name: z.string().check(z.regex(/^[a-z0-9-]+$/)),
      options: z.optional(z.looseObject({})),
      seed: z.int(),
      acts: z.int().check(z.gte(1), z.lte(5000)),
      policy: z.optional(z.enum(["answers", "anything"])),
    }),
  ),
});
export type GoldenOrders = z.infer<typeof ordersSchema>;

/** The orders a folder of golden records is made from: a file `orders.json` beside them. */
export function readOrders(raw: unknown): Result<GoldenOrders> {
  const parsed = ordersSchema.safeParse(isPlain(raw) ? raw : null);
  return parsed.success ? { ok: parsed.data } : { bad: fieldErrors(parsed.error, "GOLDEN_FIELD") };
}

/** Plays every match of the orders; the files are named after it. */
export function goldenSet(title: Title, orders: GoldenOrders): { name: string; json: string; txt: string }[] {
  return orders.matches.map(({ name, options, seed, acts, policy = "answers" }) => {
    const parsed: Result<object> = (title.game as AnyGame).options.parse(options ?? {});
    if ("bad" in parsed) throw new Error(`${name}: ${JSON.stringify(parsed.bad[0])}`);
    const record = goldenMatch(title.game as AnyGame, { options: parsed.ok, seed, acts, policy: POLICIES[policy] });
    return { name, ...goldenFiles(title, record) };
  });
}

export interface GoldenOrder {
  readonly options: object;
  readonly seed: number;
  /** Acts at most; a match that is not over then is kept as it stands. */
  readonly acts: number;
  /** Who chooses; answers at random when absent. */
  readonly policy?: Policy;
}

/** Plays a whole match that follows from the seed. */
export function goldenMatch(game: AnyGame, { options, seed, acts, policy = answersOnly }: GoldenOrder): MatchRecord {
  const some = someGame(game);
  const book: Book = openBook(some, options, seed);
  const chance = random(seed);
  while (book.pages.length < acts && outcome(book.table()) === null) {
    const choice = policy(some, book.table(), book.seats, chance);
    if (!choice) throw new Error("nobody can do anything and the match is not over");
    const played = book.play(choice);
    if (isRefusal(played)) throw new Error(`${choice.step} was offered and refused: ${played.code}`);
  }
  return book.record();
}

/** The two files of a golden match, by ending. */
export const goldenFiles = (title: Title, record: MatchRecord): { json: string; txt: string } => ({
  json: writeRecord(record),
  txt: transcript(title, record),
});

/** What is wrong with a golden match; undefined when it still replays, proves and reads as it did. */
export function goldenFault(
  title: Title,
  files: { readonly json: string; readonly txt?: string | undefined },
): string | undefined {
  const read = parseRecord(files.json);
  if ("bad" in read) return `it is no record: ${JSON.stringify(read.bad[0])}`;
  const game = title.game as AnyGame;
  const { good, checks } = verifyRecord(read.ok, (id, edition) =>
    id === game.id && edition === game.edition ? game : undefined,
  );
  if (!good) return `it is not proved: ${JSON.stringify(checks.find(({ state }) => state === "failed"))}`;
  if (files.txt !== undefined && files.txt !== transcript(title, read.ok)) return "its transcript reads otherwise now";
  return undefined;
}
