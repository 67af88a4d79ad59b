/** A table on its way to being begun: raw choices, seats, and what the game says about them. */
import {
  type AnyGame,
  seededDraws,
  type Invalid,
  type OptionSpec,
  type Result,
  type Seat,
  type SeatOccupant,
  start,
  type GameState,
} from "@starboard/kernel";
import { botName, friendName, youName } from "../messages/en.ts";
import type { LoadedGame } from "../loaded-game.ts";
import type { Badge } from "../shell/SeatEmblem.tsx";
import { withRandomValues } from "./random-options.ts";

export type OptionValues = Readonly<Record<string, unknown>>;

/** The choices that differ from the standard ones, as they are handed to the game. */
export interface Setup {
  readonly chosen: OptionValues;
  readonly seats: readonly SeatOccupant[];
}

/** What a set of choices comes to. */
export interface ParsedSetup {
  /** All options with their values, when they fit together. */
  readonly options: object | null;
  readonly bad: readonly Invalid[];
  /** Values to show in the controls: the parsed ones, or the last that fitted with the choices over them. */
  readonly values: OptionValues;
  readonly seats: number;
}

/** Asks the game what it makes of the choices; `before` supplies values while they do not fit. */
export function read(game: AnyGame, chosen: OptionValues, before: ParsedSetup | null): ParsedSetup {
  const parsed: Result<object> = game.options.parse(chosen);
  if ("ok" in parsed)
    return { options: parsed.ok, bad: [], values: parsed.ok as OptionValues, seats: game.options.seats(parsed.ok) };
  return { options: null, bad: parsed.bad, values: { ...before?.values, ...chosen }, seats: before?.seats ?? 2 };
}

/**
 * The options that mean something under the present choices, those that a file brings along among them; `toCome` when seats
 * will bring things of their own.
 */
export function shownSpecs(game: AnyGame, values: OptionValues, toCome = false): readonly OptionSpec[] {
  const brought: readonly OptionSpec[] = game.options.moduleOptions?.(values) ?? [];
  const own = game.options.specs.filter(
    ({ id, applies }) => (applies?.(values, toCome) ?? true) && !brought.some((spec) => spec.id === id),
  );
  return [...own, ...brought];
}

/** What a seat may bring for itself (KRN-VIEW-6). */
export const seatOptionSpecs = (game: AnyGame, seat?: number): readonly OptionSpec[] =>
  game.options.specs.filter((spec) => spec.seat !== undefined && (seat === undefined || spec.seat === seat));

/** Choices without those that no longer mean anything, so that a hidden leftover cannot contradict the rest. */
export function dropInapplicable(
  game: AnyGame,
  chosen: OptionValues,
  values: OptionValues,
  toCome = false,
): OptionValues {
  const alive = new Set(shownSpecs(game, { ...values, ...chosen }, toCome).map(({ id }) => id));
  return Object.fromEntries(Object.entries(chosen).filter(([id]) => alive.has(id)));
}

/** What is wrong at an option, or in the file it holds. */
export const faultsAt = (spec: OptionSpec, bad: readonly Invalid[]): readonly Invalid[] =>
  bad.filter(({ at }) => at === spec.id || at.startsWith(`${spec.id}.`));

/** The preset the choices come to, if any; `standards` lie beneath every preset. */
export function presetOf(game: AnyGame, options: object | null, standards: OptionValues = {}): string | null {
  if (!options) return null;
  const text = JSON.stringify(options);
  const drawn = withRandomValues(game, options as OptionValues);
  const found = game.options.presets.find(({ set }) => {
    const parsed: Result<object> = game.options.parse({ ...standards, ...set, ...drawn });
    return "ok" in parsed && JSON.stringify(parsed.ok) === text;
  });
  return found?.id ?? null;
}

/** Seats for so many: what was there stays, new ones are bots of the wished strength. */
export function seatsFor(count: number, had: readonly SeatOccupant[], own: string, level: number): SeatOccupant[] {
  return Array.from(
    { length: count },
    (_, i) =>
      had[i] ?? (i === 0 ? { name: own || youName, kind: "person" } : { name: botName(i - 1), kind: "bot", level }),
  );
}

/** The card of a seat after its kind was changed; a name nobody typed follows. */
export function changeOccupant(
  card: SeatOccupant,
  index: number,
  kind: SeatOccupant["kind"],
  level: number,
): SeatOccupant {
  const given = card.name === botName(index - 1) || card.name === friendName(index);
  const name =
    given || card.name === "" ? (kind === "bot" ? botName(Math.max(0, index - 1)) : friendName(index)) : card.name;
  return kind === "bot" ? { name, kind, level } : { name, kind };
}

/** What the public sees of a standard table: where sentences about options take their names from. */
export function sampleView(game: AnyGame): unknown {
  const options: Result<object> = game.options.parse({});
  if (!("ok" in options)) return null;
  return game.view(start(game, options.ok, seededDraws(1)).state, "public") as unknown;
}

/** What a seat would play: its side in words, and how it looks. */
export interface Played extends Badge {
  readonly side: string;
}
/** What each seat would play, for the rows of the lobby; null where dice decide it. */
export function sides(loaded: LoadedGame, options: object, seats: readonly SeatOccupant[]): (Played | null)[] {
  try {
    const begun = (seed: number): GameState => start(loaded.game, options, seededDraws(seed)).state as GameState;
    const table = begun(1);
    const other = begun(2);
    const say = (t: GameState, seat: Seat): Played => {
      const view = loaded.game.view(t, "public") as object;
      const speaking = { view, seat: (by: Seat) => seats[by]?.name ?? "", viewerSeat: null };
      const { colour, figure } = loaded.screen.badge(view, seat);
      return { side: loaded.words.side(seat, speaking), colour, figure };
    };
    return seats.map((_, i) => {
      const one = say(table, i as Seat);
      const two = say(other, i as Seat);
      return one.side === two.side && one.colour === two.colour ? one : null;
    });
  } catch {
    return seats.map(() => null);
  }
}
