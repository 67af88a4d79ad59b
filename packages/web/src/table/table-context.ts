/** Context shared by the parts of the match screen. */
import type { BoardProps, GivenReason } from "@starboard/ui";
import type { Act, Fact, Refusal, RuleId, Seat, SeatOccupant, Viewer } from "@starboard/kernel";
import type { TextContext } from "@starboard/kit";
import { createContext, useContext } from "react";
import type { LoadedGame } from "../loaded-game.ts";
import * as en from "../messages/en.ts";
import { editionOfFact, type ShownFact } from "./playback.ts";

/** A match as the screen shows it, live or replayed. */
export interface TableContext {
  readonly loaded: LoadedGame;
  readonly board: BoardProps;
  readonly seats: readonly SeatOccupant[];
  readonly viewer: Viewer;
  /** Number of entries behind the shown moment, where the page shows a running match. */
  readonly at?: number;
  readonly pastFacts: readonly ShownFact[];
  /** The fact being shown now. */
  readonly currentFact: ShownFact | null;
  /** Whether the match is over at the shown moment. */
  readonly isOver: boolean;
  readonly text: {
    fact(fact: Fact): string;
    refusal(refusal: Refusal): string;
    act(step: string, act: Act): string;
    prompt(step: string, asked: readonly Seat[]): string;
    side(seat: Seat): string;
    seat(seat: Seat): string;
    /** A part of a bot's evaluation. */
    reason(term: {
      readonly key: string;
      readonly value: number;
      readonly about?: { readonly [name: string]: string | number };
    }): string;
    /** Why a bot did an aside; undefined if the game has no words for it. */
    actReason(reason: GivenReason): string | undefined;
    /** The rule behind a part of a bot's evaluation. */
    reasonRule(key: string): RuleId | undefined;
  };
}

const TableContextReact = createContext<TableContext | null>(null);
export const TableContextProvider = TableContextReact.Provider;
export function useTableContext(): TableContext {
  const staged = useContext(TableContextReact);
  if (!staged) throw new Error("this part stands outside a table");
  return staged;
}

/** The seat whose emblem precedes a fact. The game may name another seat than the one that acted. */
export function actorOf(screen: LoadedGame["screen"], shown: ShownFact, view: object): Seat | null {
  const found = editionOfFact(shown.fact) === undefined ? screen.actorOf?.(shown.fact, view) : null;
  return found === undefined ? shown.by : found;
}

/** Creates the text functions of a match for one viewer. The page words the kernel's refusals. */
export function createTexts(
  loaded: LoadedGame,
  view: unknown,
  seats: readonly SeatOccupant[],
  viewer: Viewer,
  common: (refusal: Refusal) => string | undefined,
): TableContext["text"] {
  const { words } = loaded;
  const context: TextContext<unknown> = {
    view,
    seat: (by) => seats[by]?.name ?? `${by + 1}`,
    viewerSeat: viewer === "public" ? null : viewer,
  };
  return {
    fact(fact) {
      const edition = editionOfFact(fact);
      return edition === undefined ? words.fact(fact, context) : en.table.log.edition(edition);
    },
    refusal: (refusal) => common(refusal) ?? words.refusal(refusal, context),
    act: (step, act) => words.act(step, act, context),
    prompt: (step, asked) => words.prompt(step, asked, context),
    side: (seat) => words.side(seat, context),
    seat: (by) => context.seat(by),
    reason: (term) => words.reason?.(term, context) ?? term.key,
    actReason: ({ key, about }) => words.actReason?.(key, about, context),
    reasonRule: (key) => words.reasonRule?.(key),
  };
}

/** The route of a rule of any game or of the kernel. */
export const isKernelRule = (rule: string): boolean => rule.startsWith("KRN-");
