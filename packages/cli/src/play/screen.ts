/** What a person at the terminal sees and says. */
import type { Act, Fact, Offers, Refusal, Seat } from "@starboard/kernel";
import type { Speaking, Title, Words } from "@starboard/kit";
import type { Update } from "@starboard/wire";
import type { Desk } from "../context.ts";
import type { Session } from "./local-match.ts";

/** An act that can be chosen by its number in the list last shown. */
export interface Item {
  readonly step: string;
  readonly act: Act;
  readonly sentence: string;
  readonly refusal?: Refusal;
}
/** Lines of a list shown at once. */
export const PAGE = 20;

export interface Table {
  readonly title: Title;
  readonly session: Session;
  readonly desk: Desk;
  /** Where the record goes in the end. */
  readonly file: string;
  /** What each viewer has been told so far. */
  readonly logs: Map<Seat | "public", string[]>;
}

const wordsOf = ({ title }: Table): Words => title.words as unknown as Words;

export const nameOf = ({ session }: Table, by: Seat): string => session.seats[by]?.name ?? `seat ${by}`;

export function speaking(table: Table, viewer: Seat | "public"): Speaking {
  return {
    view: table.session.now(viewer).view,
    seat: (by) => nameOf(table, by),
    reader: viewer === "public" ? null : viewer,
  };
}

/** Every act a viewer is offered that has the text in it; questions first, then what may be done at any time. */
export function itemsOf(
  table: Table,
  viewer: Seat,
  find: { readonly text: string; readonly asides: boolean; readonly refused: boolean },
): Item[] {
  const words = wordsOf(table);
  const to = speaking(table, viewer);
  const wanted = find.text.toLowerCase();
  return table.session.now(viewer).offers.flatMap(({ step, aside, offers }: Offers) =>
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
export function showItems(table: Table, items: readonly Item[], viewer: Seat, from = 0): void {
  const { desk } = table;
  const words = wordsOf(table);
  for (const [i, { sentence, refusal }] of items.slice(from, from + PAGE).entries()) {
    const why = refusal ? `: ${words.refusal(refusal, speaking(table, viewer))} [${refusal.rule}]` : "";
    desk.out(`  ${refusal ? "   " : `${String(from + i + 1).padStart(3)}`}  ${sentence}${why}`);
  }
  if (items.length === 0) desk.out("  nothing");
  if (items.length > from + PAGE)
    desk.out(`  … ${items.length - from - PAGE} more: "more", or part of their text to narrow them down`);
}

export function logOf({ logs }: Table, viewer: Seat | "public"): string[] {
  const known = logs.get(viewer) ?? [];
  logs.set(viewer, known);
  return known;
}

/** Tells what a viewer has not heard yet, each fact with its rule. */
export function tellNews(table: Table, viewer: Seat | "public"): void {
  const words = wordsOf(table);
  const to = speaking(table, viewer);
  const log = logOf(table, viewer);
  const tell = (line: string): void => {
    log.push(line);
    table.desk.out(line);
  };
  for (const { facts, takenBack, card, by } of table.session.news(viewer)) {
    if (takenBack && by !== null) tell(`  ${nameOf(table, by)} takes back what was done last.`);
    if (card) tell(`  ${card.name} takes the seat.`);
    for (const fact of facts) tell(`  ${words.fact(fact as Fact, to)} [${fact.rule}]`);
  }
}

/** Asks the seat in one sentence, by which rule. */
export function prompt(table: Table, update: Update, by: Seat): string {
  const { question } = update;
  if (!question) return "";
  return `${nameOf(table, by)}: ${wordsOf(table).prompt(question.step, question.seats, speaking(table, by))} [${question.rule}]`;
}

export const refusalText = (table: Table, refusal: Refusal, by: Seat): string =>
  `No: ${wordsOf(table).refusal(refusal, speaking(table, by))} [${refusal.rule}, ${refusal.code}]`;

/** The table as the seat sees it: in the game's own words if it has any for that, else as data. */
export function board(table: Table, by: Seat): string {
  const to = speaking(table, by);
  return wordsOf(table).board?.(to) ?? JSON.stringify(to.view, null, 1);
}

/** The first seat at this terminal that is asked something. */
export function askedHere({ session }: Table): Seat | undefined {
  const asked = session.now("public").question?.seats ?? [];
  return asked.find((by) => session.persons.includes(by));
}
