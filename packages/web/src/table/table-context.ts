/** What the parts of a table screen share. */
import type { BoardProps } from "@starboard/ui";
import type { Act, Fact, Refusal, Seat, SeatCard, Viewer } from "@starboard/kernel";
import type { Speaking } from "@starboard/kit";
import { createContext, useContext } from "react";
import type { Loaded } from "../loaded-game.ts";
import type { Told } from "./playback.ts";

/** A table as its frame shows it, played or replayed. */
export interface Staged {
  readonly loaded: Loaded;
  readonly board: BoardProps;
  readonly seats: readonly SeatCard[];
  readonly viewer: Viewer;
  readonly heard: readonly Told[];
  /** The fact being shown now. */
  readonly showing: Told | null;
  readonly say: {
    fact(fact: Fact): string;
    refusal(refusal: Refusal): string;
    act(step: string, act: Act): string;
    prompt(step: string, asked: readonly Seat[]): string;
    side(seat: Seat): string;
    seat(seat: Seat): string;
    /** A part of a bot's evaluation. */
    reason(term: {
      readonly key: string;
      readonly worth: number;
      readonly about?: { readonly [name: string]: string | number };
    }): string;
  };
}

const Stage = createContext<Staged | null>(null);
export const StageProvider = Stage.Provider;
export function useStage(): Staged {
  const staged = useContext(Stage);
  if (!staged) throw new Error("this part stands outside a table");
  return staged;
}

/** Whose emblem stands before a fact: the game may know better than the act that led to it. */
export function whose(screen: Loaded["screen"], told: Told, view: unknown): Seat | null {
  const found = screen.whose?.(told.fact, view);
  return found === undefined ? told.by : found;
}

/** Sentences about a table, from one seat's point of view. Refusals that belong to every game are worded by the page. */
export function speech(
  loaded: Loaded,
  view: unknown,
  seats: readonly SeatCard[],
  viewer: Viewer,
  common: (refusal: Refusal) => string | undefined,
): Staged["say"] {
  const { words } = loaded;
  const speaking: Speaking<unknown> = {
    view,
    seat: (by) => seats[by]?.name ?? `${by + 1}`,
    reader: viewer === "public" ? null : viewer,
  };
  return {
    fact: (fact) => words.fact(fact, speaking),
    refusal: (refusal) => common(refusal) ?? words.refusal(refusal, speaking),
    act: (step, act) => words.act(step, act, speaking),
    prompt: (step, asked) => words.prompt(step, asked, speaking),
    side: (seat) => words.side(seat, speaking),
    seat: (by) => speaking.seat(by),
    reason: (term) => words.reason?.(term, speaking) ?? term.key,
  };
}

/** A rule of any game or of the kernel, as an address within the rules. */
export const isKernelRule = (rule: string): boolean => rule.startsWith("KRN-");
