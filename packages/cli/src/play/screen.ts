/** Builds and prints what a person at the terminal sees. */
import type { Act, Fact, StepOffers, Refusal, Seat } from "@starboard/kernel";
import type { TextContext, GameEntry, GameText } from "@starboard/kit";
import type { Update } from "@starboard/wire";
import type { CommandContext } from "../context.ts";
import type { LocalMatch } from "./local-match.ts";
import { en as texts } from "./text.en.ts";

/** An act of the list shown last. It is chosen by its number, unless the rules refuse it. */
export interface MenuItem {
  readonly step: string;
  readonly act: Act;
  readonly sentence: string;
  readonly refusal?: Refusal;
}

/** Number of list items on one page. */
export const PAGE = 20;

export interface Screen {
  readonly entry: GameEntry;
  readonly match: LocalMatch;
  readonly context: CommandContext;
  /** File to which the record is written at the end. */
  readonly file: string;
  /** The lines shown to each viewer so far. */
  readonly logs: Map<Seat | "public", string[]>;
}

const textOf = ({ entry }: Screen): GameText => entry.text as unknown as GameText;

export const playerName = ({ match }: Screen, by: Seat): string => match.seats[by]?.name ?? `seat ${by}`;

export function textContext(screen: Screen, viewer: Seat | "public"): TextContext {
  return {
    view: screen.match.now(viewer).view,
    seat: (by) => playerName(screen, by),
    viewerSeat: viewer === "public" ? null : viewer,
  };
}

/**
 * Returns the acts offered to a viewer whose sentence contains a text: of the asked step or of asides, legal or
 * refused.
 */
export function itemsOf(
  screen: Screen,
  viewer: Seat,
  filter: { readonly text: string; readonly asides: boolean; readonly refused: boolean },
): MenuItem[] {
  const text = textOf(screen);
  const to = textContext(screen, viewer);
  const searched = filter.text.toLowerCase();
  return screen.match.now(viewer).offers.flatMap(({ step, aside, offers }: StepOffers) =>
    aside !== filter.asides
      ? []
      : offers.flatMap(({ act, refusal }) => {
          if ((refusal !== undefined) !== filter.refused) return [];
          const sentence = text.act(step, act, to);
          return sentence.toLowerCase().includes(searched)
            ? [{ step, act, sentence, ...(refusal && { refusal }) }]
            : [];
        }),
  );
}

/** Prints one page of a list, from item `from` on. */
export function showItems(screen: Screen, items: readonly MenuItem[], viewer: Seat, from = 0): void {
  const { context } = screen;
  const text = textOf(screen);
  for (const [i, { sentence, refusal }] of items.slice(from, from + PAGE).entries()) {
    const why = refusal ? `: ${text.refusal(refusal, textContext(screen, viewer))} [${refusal.rule}]` : "";
    context.out(`  ${refusal ? "   " : `${String(from + i + 1).padStart(3)}`}  ${sentence}${why}`);
  }
  if (items.length === 0) context.out(texts.noItems);
  if (items.length > from + PAGE) context.out(texts.moreItems(items.length - from - PAGE));
}

export function logOf({ logs }: Screen, viewer: Seat | "public"): string[] {
  const known = logs.get(viewer) ?? [];
  logs.set(viewer, known);
  return known;
}

/** Prints the facts that a viewer has not seen yet, each with its rule, and adds them to the viewer's log. */
export function showLogItems(screen: Screen, viewer: Seat | "public"): void {
  const text = textOf(screen);
  const to = textContext(screen, viewer);
  const log = logOf(screen, viewer);
  const print = (line: string): void => {
    log.push(line);
    screen.context.out(line);
  };
  for (const { facts, takenBack, occupant, by } of screen.match.takeLogItems(viewer)) {
    if (takenBack && by !== null) print(`  ${texts.takesBack(playerName(screen, by))}`);
    if (occupant) print(`  ${texts.takesSeat(occupant.name)}`);
    for (const fact of facts) print(`  ${text.fact(fact as Fact, to)} [${fact.rule}]`);
  }
}

/** Returns the question to a seat in one sentence, with its rule. */
export function prompt(screen: Screen, update: Update, by: Seat): string {
  const { question } = update;
  if (!question) return "";
  return `${playerName(screen, by)}: ${textOf(screen).prompt(question.step, question.seats, textContext(screen, by))} [${question.rule}]`;
}

export const refusalText = (screen: Screen, refusal: Refusal, by: Seat): string =>
  `Not allowed: ${textOf(screen).refusal(refusal, textContext(screen, by))} [${refusal.rule}, ${refusal.code}]`;

/** Describes the position as the seat sees it. */
export const board = (screen: Screen, by: Seat): string => textOf(screen).board(textContext(screen, by));

/** Returns the first seat at this terminal that has to answer a question. */
export function askedSeat({ match }: Screen): Seat | undefined {
  const asked = match.now("public").question?.seats ?? [];
  return asked.find((by) => match.persons.includes(by));
}
