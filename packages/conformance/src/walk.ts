/** One match played by the examiner, with every check looking on. */
import { canonical, isRefusal, type MatchRecord, outcome, type Refusal, type Shape } from "@starboard/kernel";
import { type Book, type Choice, openBook, type SomeGame } from "./recorded-match.ts";
import { kindOf } from "./moves.ts";
import type { Policy } from "./policy.ts";
import { random } from "./random.ts";
import type { Check, Scene } from "./check-context.ts";

/** A law of the exam that was broken, with all it takes to see it again. */
export interface Failure {
  readonly check: string;
  readonly message: string;
  readonly options: object;
  readonly seed: number;
  /** Acts played when it was seen; 0 at the start. */
  readonly ply: number;
  /** The match so far, as far as it could be recorded. */
  readonly record?: MatchRecord;
}

export interface WalkOrder {
  readonly options: object;
  /** What the draws follow from, and the choices too. */
  readonly seed: number;
  /** What the choices follow from instead. */
  readonly policySeed?: number;
  /** Acts at most. */
  readonly acts: number;
  /** Costly checks at every so-manieth act. */
  readonly every: number;
  readonly policy: Policy;
  /** Acts to begin with, from an earlier walk with the same seed and options. */
  readonly prefix?: readonly Choice[];
  readonly checks: readonly Check[];
  readonly common: Pick<Scene, "title" | "rules" | "coverage" | "secrets">;
  /** Told of each thing that was seen for the first time, with the acts that led there. */
  readonly discovered?: (choices: readonly Choice[]) => void;
}

export interface Walked {
  readonly acts: number;
  readonly over: boolean;
  readonly failures: readonly Failure[];
}

export function walk(game: SomeGame, order: WalkOrder): Walked {
  const { options, seed, checks, common } = order;
  const failures: Failure[] = [];
  const choose = random(order.policySeed ?? seed);
  const chance = random(seed ^ 0x5bd1e995);
  let book: Book | undefined;

  const fail = (check: string, message: string): void => {
    // One broken law is usually broken at every act; the first time tells the most.
    if (failures.some((one) => one.check === check)) return;
    const ply = book?.pages.length ?? 0;
    failures.push({ check, message, options, seed, ply, ...(book && { record: book.record() }) });
  };
  /** Runs one check; a game that throws has broken it. */
  const attend = (check: Check, scene: Omit<Scene, "fail">, door: "look" | "end"): void => {
    try {
      check[door]?.({ ...scene, fail: (message) => fail(check.name, message) });
    } catch (error) {
      fail(check.name, `threw ${error instanceof Error ? `${error.name}: ${error.message}` : String(error)}`);
    }
  };
  const sceneNow = (open: Book, before: Shape["table"] | null, beforeText = ""): Omit<Scene, "fail"> => ({
    ...common,
    game,
    options,
    seats: open.seats,
    book: open,
    before,
    beforeText,
    page: before ? (open.pages[open.pages.length - 1] ?? null) : null,
    table: open.table(),
    due: open.pages.length % order.every === 0,
    chance,
  });
  const look = (scene: Omit<Scene, "fail">): void => {
    const before = common.coverage.size;
    if (scene.page) {
      const kind = kindOf(scene.page.choice);
      common.coverage.saw("act", kind);
      if (outcome(scene.table)) common.coverage.saw("ending", kind);
    }
    for (const check of checks) attend(check, scene, "look");
    if (common.coverage.size > before && order.discovered)
      order.discovered(scene.book.pages.map(({ choice }) => choice));
  };

  try {
    book = openBook(game, options, seed);
    look(sceneNow(book, null));
    while (book.pages.length < order.acts && outcome(book.table()) === null) {
      const before = book.table();
      const beforeText = canonical(before);
      const next = order.prefix?.[book.pages.length] ?? order.policy(game, before, book.seats, choose);
      if (!next) {
        fail(LIVELY, "nobody can do anything and the match is not over");
        break;
      }
      const played: object | Refusal = book.play(next);
      if (isRefusal(played)) {
        fail(LIVELY, `${kindOf(next)} was legal and is refused: ${played.code}`);
        break;
      }
      look(sceneNow(book, before, beforeText));
    }
    const scene = sceneNow(book, null);
    for (const check of checks) attend(check, scene, "end");
  } catch (error) {
    fail(LIVELY, error instanceof Error ? `${error.name}: ${error.message}` : String(error));
  }
  const acts = book?.pages.length ?? 0;
  return { acts, over: book !== undefined && outcome(book.table()) !== null, failures };
}

/** The law behind every walk: no dead end, no runaway, no exception. */
export const LIVELY = "play goes on until the match is over";
