/** What a person at the terminal sees and says. */
import type { Act, Fact, StepOffers, Refusal, Seat } from "@starboard/kernel";
import type { TextContext, GameEntry, GameText } from "@starboard/kit";
import type { Update } from "@starboard/wire";
import type { CommandContext } from "../context.ts";
import type { LocalMatch } from "./local-match.ts";

/** An act that can be chosen by its number in the list last shown. */
export interface MenuItem {
  readonly step: string;
  readonly act: Act;
  readonly sentence: string;
  readonly refusal?: Refusal;
}
/** Lines of a list shown at once. */
export const PAGE = 20;

export interface Screen {
  readonly title: GameEntry;
  readonly match: LocalMatch;
  readonly context: CommandContext;
  /** Where the record goes in the end. */
  readonly file: string;
  /** What each viewer has been told so far. */
  readonly logs: Map<Seat | "public", string[]>;
}

const wordsOf = ({ title: entry }: Screen): GameText => entry.text as unknown as GameText;

export const playerName = ({ match }: Screen, by: Seat): string => match.seats[by]?.name ?? `seat ${by}`;

export function textContext(table: Screen, viewer: Seat | "public"): TextContext {
  return {
    view: table.match.now(viewer).view,
    seat: (by) => playerName(table, by),
    viewerSeat: viewer === "public" ? null : viewer,
  };
}

/** Every act a viewer is offered that has the text in it; questions first, then what may be done at any time. */
export function itemsOf(
  table: Screen,
  viewer: Seat,
  find: { readonly text: string; readonly asides: boolean; readonly refused: boolean },
): MenuItem[] {
  const words = wordsOf(table);
  const to = textContext(table, viewer);
  const wanted = find.text.toLowerCase();
  return table.match.now(viewer).offers.flatMap(({ step, aside, offers }: StepOffers) =>
    aside !== find.asides
      ? []
      : offers.flatMap(({ act, refusal }) => {
          if ((refusal !== undefined) !== find.refused) return [];
          const sentence = words.act(step, act, to);
          return sentence.toLowerCase().includes(wanted) ? [{ step, act, sentence, ...(refusal && { refusal }) }] : [];
        }),
  );
}

/** Shows a list, a page of it at a time. */
export function showItems(table: Screen, items: readonly MenuItem[], viewer: Seat, from = 0): void {
  const { context } = table;
  const words = wordsOf(table);
  for (const [i, { sentence, refusal }] of items.slice(from, from + PAGE).entries()) {
    const why = refusal ? `: ${words.refusal(refusal, textContext(table, viewer))} [${refusal.rule}]` : "";
    context.out(`  ${refusal ? "   " : `${String(from + i + 1).padStart(3)}`}  ${sentence}${why}`);
  }
  if (items.length === 0) context.out("  nothing");
  if (items.length > from + PAGE)
    context.out(`  … ${items.length - from - PAGE} more: "more", or part of their text to narrow them down`);
}

export function logOf({ logs }: Screen, viewer: Seat | "public"): string[] {
  const known = logs.get(viewer) ?? [];
  logs.set(viewer, known);
  return known;
}

/** Tells what a viewer has not heard yet, each fact with its rule. */
export function showLogItems(table: Screen, viewer: Seat | "public"): void {
  const words = wordsOf(table);
  const to = textContext(table, viewer);
  const log = logOf(table, viewer);
  const tell = (line: string): void => {
    log.push(line);
    table.context.out(line);
  };
  for (const { facts, takenBack, card, by } of table.match.news(viewer)) {
    if (takenBack && by !== null) tell(`  ${playerName(table, by)} takes back what was done last.`);
    if (card) tell(`  ${card.name} takes the seat.`);
    for (const fact of facts) tell(`  ${words.fact(fact as Fact, to)} [${fact.rule}]`);
  }
}

/** Asks the seat in one sentence, by which rule. */
export function prompt(table: Screen, update: Update, by: Seat): string {
  const { question } = update;
  if (!question) return "";
  return `${playerName(table, by)}: ${wordsOf(table).prompt(question.step, question.seats, textContext(table, by))} [${question.rule}]`;
}

export const refusalText = (table: Screen, refusal: Refusal, by: Seat): string =>
  `No: ${wordsOf(table).refusal(refusal, textContext(table, by))} [${refusal.rule}, ${refusal.code}]`;

/** The table as the seat sees it: in the game's own words if it has any for that, else as data. */
export function board(table: Screen, by: Seat): string {
  const to = textContext(table, by);
  return wordsOf(table).board?.(to) ?? JSON.stringify(to.view, null, 1);
}

/** The first seat at this terminal that is asked something. */
export function askedHere({ match }: Screen): Seat | undefined {
  const asked = match.now("public").question?.seats ?? [];
  return asked.find((by) => match.persons.includes(by));
}
