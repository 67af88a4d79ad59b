/** Boards in words: what a cursor speaks, what threatens a place, where pieces are, and orders as they are typed. */
import type { Act, Seat, Shape } from "@starboard/kernel";
import type { BoardPlace, BoardProps } from "./screen.ts";

/** Ways in which a cursor moves over a board. */
export type Way = "up" | "down" | "left" | "right";

/** Answers in words what a board shows, from the viewer's own view. All texts are phrases for a screen reader. */
export interface BoardReader<G extends Shape = Shape> {
  /** What stands at a place: its name and coordinates first, then what is there. */
  describe(place: string, props: BoardProps<G>): string;
  /** Where the pieces of a seat are, as far as the viewer knows, in the order of a list; the names say what is there. */
  pieces(seat: Seat, props: BoardProps<G>): readonly BoardPlace[];
  /**
   * What can hit a place soon, one sentence each, the worst first; empty if nothing can. A spectator hears what can hit the
   * pieces of any seat.
   */
  threats(place: string, props: BoardProps<G>): readonly string[];
  /** Where the cursor begins while the viewer has no pieces; the first place of the list if absent. */
  begins?(props: BoardProps<G>): string;
  /** The place beside another one; null at the edge. Absent where the cursor goes by where places stand on the screen. */
  beside?(place: string, way: Way, props: BoardProps<G>): string | null;
  /** What begins an order about a place, in words that orders have; its name if absent. */
  orderWords?(place: string, props: BoardProps<G>): string;
  /** The words of the notation in the reader's language, by those of the data: names of acts, values, fields. */
  notationWords?(): Readonly<Record<string, string>>;
  /** An act with its fields as the game writes them, where its data has numbers: ships by name, hexes by column and row. */
  written?(act: Act, props: BoardProps<G>): object;
}

/** An order that can be typed. */
export interface TypedOrder {
  /** In the notation of the game, in the reader's language: `depart sol 6 hyperspace`. */
  readonly notation: string;
  /** The same in the words of the data, where they differ. */
  readonly data?: string | undefined;
  /** As a sentence: "Send 6 ships from Sol into hyperspace". */
  readonly sentence: string;
}

type Words = Readonly<Record<string, string>>;
const wordOf = (words: Words, word: string): string => (Object.hasOwn(words, word) ? (words[word] ?? word) : word);

/** The words of a field; several values of a list are one word. */
const wordsOf = (value: unknown, words: Words): string[] => {
  if (Array.isArray(value))
    return value.length === 0 ? [] : [value.map((one) => wordsOf(one, words).join(":")).join("+")];
  if (typeof value === "object" && value !== null) return Object.values(value).flatMap((one) => wordsOf(one, words));
  if (typeof value === "number") return [String(value)];
  return typeof value === "string" ? [wordOf(words, value.trim()).replaceAll(/\s+/g, "-")] : [];
};

/**
 * Writes an act as an order: its name, then its fields in order; a field that is only yes or no is its name. `words` are
 * those of another language.
 */
export function notationOf(act: object, words: Words = {}): string {
  const { do: name, ...fields } = act as Act & Readonly<Record<string, unknown>>;
  const all = Object.entries(fields).flatMap(([key, value]) =>
    value === true ? [wordOf(words, key)] : wordsOf(value, words),
  );
  return [wordOf(words, name), ...all].join(" ");
}

/** Folds case and accents, so that "Pavo" finds "pavo", "Etoile" finds "Étoile" and "dazustossen" finds "dazustoßen". */
const fold = (text: string): string =>
  text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase().replaceAll("ß", "ss");
const split = (text: string): string[] =>
  fold(text)
    .split(/[\s,;]+/)
    .filter((word) => word !== "");

/** Whether the words that were typed begin the first words of a notation, each its own: `dep al 6`. */
const begins = (notation: string, words: readonly string[]): boolean => {
  const own = split(notation);
  return words.every((word, i) => own[i]?.startsWith(word) === true);
};
/** How an order may be written: in the reader's language, and in the words of the data. */
const writings = ({ notation, data }: TypedOrder): readonly string[] =>
  data === undefined ? [notation] : [notation, data];
/** Whether exactly this order was typed. */
export const isWritten = (order: TypedOrder, typed: string): boolean =>
  writings(order).some((one) => fold(one) === fold(typed.trim()));

/**
 * Returns the orders that fit what was typed: every word begins a word of the notation or of the sentence. Those whose
 * notation begins with them come first, an exact one before all.
 */
export function fittingOrders<O extends TypedOrder>(orders: readonly O[], typed: string): O[] {
  const words = split(typed);
  if (words.length === 0) return [...orders];
  const whole = words.join(" ");
  const rank = (order: TypedOrder): number =>
    isWritten(order, whole) ? 0 : writings(order).some((one) => begins(one, words)) ? 1 : 2;
  return orders
    .filter((order) => {
      const known = [...writings(order), order.sentence].flatMap(split);
      return words.every((word) => known.some((one) => one.startsWith(word)));
    })
    .map((order) => ({ order, rank: rank(order) }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ order }) => order);
}

/** Completes what was typed as far as all fitting notations agree; unchanged if they do not go on in the same way. */
export function completed(orders: readonly TypedOrder[], typed: string): string {
  const fitting = fittingOrders(orders, typed);
  const words = split(typed);
  const notations = fitting.map(({ notation }) => notation);
  // What was begun in the words of the data is completed in them.
  const begun = [notations, fitting.flatMap(({ data }) => data ?? [])]
    .map((all) => all.filter((one) => begins(one, words)))
    .find((all) => all.length > 0);
  const [first, ...others] = begun ?? notations;
  if (first === undefined) return typed;
  let length = first.length;
  for (const other of others) {
    let same = 0;
    while (same < length && other.charAt(same) === first.charAt(same)) same++;
    length = same;
  }
  // Between two words the next one can be typed at once.
  return length > typed.trim().length ? first.slice(0, length) : typed;
}

interface Spot {
  readonly place: string;
  readonly x: number;
  readonly y: number;
}
const AXES: Readonly<Record<Way, readonly [x: number, y: number]>> = {
  up: [0, -1],
  down: [0, 1],
  left: [-1, 0],
  right: [1, 0],
};
/** Penalty for a distance from the axis. */
const ASKEW = 2.2;

/** The nearest place in a direction; null if there is none. */
export function nextSpot(spots: readonly Spot[], from: Pick<Spot, "x" | "y">, way: Way): string | null {
  const [ax, ay] = AXES[way];
  let best: string | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const { place, x, y } of spots) {
    const [dx, dy] = [x - from.x, y - from.y];
    const along = dx * ax + dy * ay;
    const off = Math.abs(dx * ay) + Math.abs(dy * ax);
    // What lies more beside than ahead belongs to another direction.
    if (along < 1 || off > 2 * along) continue;
    const cost = along + ASKEW * off;
    if (cost < least) [best, least] = [place, cost];
  }
  return best;
}
