/** The words of a review: for what a seat saw at each moment, and for the turns of the match. */
import { useMemo } from "@starboard/ui";
import type { Seat } from "@starboard/kernel";
import { loadedAt, type LoadedReplay, turnsOf, updatesOf } from "../replay/loaded-replay.ts";
import { createTexts, type TableContext } from "../table/table-context.ts";
import { refusalText } from "../table/use-table-view.ts";
import { placeBefore, positionBefore } from "./moment-board.ts";

/** The words for what a seat saw before an entry. */
export type TextsAt = (n: number) => TableContext["text"];

function textsBefore(replay: LoadedReplay, seat: Seat, n: number): TableContext["text"] {
  const { game, state } = positionBefore(replay, n);
  const loaded = loadedAt(replay, placeBefore(replay, n));
  return createTexts(loaded, game.view(state, seat), replay.seats, seat, refusalText);
}

/** Returns the words for what a seat saw; those before the given entries are made once. */
export function useTextsAt(replay: LoadedReplay, seat: Seat, entries: readonly number[]): TextsAt {
  const key = entries.join();
  return useMemo(() => {
    const made = new Map(entries.map((n) => [n, textsBefore(replay, seat, n)] as const));
    return (n) => made.get(n) ?? textsBefore(replay, seat, n);
    // The entries are known by their numbers; their list is made anew with every moment that is judged.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [replay, seat, key]);
}

/** The step that asked for the act of an entry. */
export function stepOf({ moments }: Pick<LoadedReplay, "moments">, n: number): string {
  const entry = moments.find((moment) => moment.entry.n === n)?.entry;
  return entry?.is === "act" ? entry.step : "";
}

/** Most sentences about one draw. */
const MAX_FACTS = 4;

/**
 * The sentences of the log about the draws of an entry: those that name the rule of the draws, or else the first ones.
 * After a match everybody may read them all.
 */
export const factsOf =
  (replay: LoadedReplay, seat: Seat) =>
  (n: number, rule: string): readonly string[] => {
    const place = replay.moments.findIndex(({ entry }) => entry.n === n);
    const facts = replay.moments[place]?.played.facts.map(({ fact }) => fact) ?? [];
    const named = facts.filter((fact) => fact.rule === rule);
    const text = textsBefore(replay, seat, n);
    return (named.length > 0 ? named : facts).slice(0, MAX_FACTS).map((fact) => text.fact(fact));
  };

export interface ReviewTurns {
  /** The entry with which each turn begins. */
  readonly list: readonly { readonly n: number; readonly turn: string }[];
  /** The turn in which an entry was played. */
  readonly nameAt: (n: number) => string;
}

/** Returns the turns of a match by entry. */
export function useTurns(replay: LoadedReplay, seat: Seat): ReviewTurns {
  return useMemo(() => {
    const updates = updatesOf(replay, seat);
    const list = turnsOf(replay.loaded, updates).map(({ at, turn }) => ({ n: updates[at]?.at ?? 0, turn }));
    return { list, nameAt: (n) => list.findLast((one) => one.n < n)?.turn ?? list[0]?.turn ?? "" };
  }, [replay, seat]);
}
