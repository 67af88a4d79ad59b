/** A table being set up: raw option values, seats, and the game's errors. */
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

/** Option values that differ from the defaults, as passed to the game. */
export interface Setup {
  readonly chosen: OptionValues;
  readonly seats: readonly SeatOccupant[];
}

/** The result of parsing a set of option values. */
export interface ParsedSetup {
  /** All options with their values if they are valid, otherwise null. */
  readonly options: object | null;
  readonly bad: readonly Invalid[];
  /** Values for the controls: the parsed ones, or the last valid ones with the chosen ones over them. */
  readonly values: OptionValues;
  readonly seats: number;
}

/** Parses the values with the game; `before` supplies values while they are invalid. */
export function parseSetup(game: AnyGame, chosen: OptionValues, before: ParsedSetup | null): ParsedSetup {
  const parsed: Result<object> = game.options.parse(chosen);
  if ("ok" in parsed)
    return { options: parsed.ok, bad: [], values: parsed.ok as OptionValues, seats: game.options.seats(parsed.ok) };
  return { options: null, bad: parsed.bad, values: { ...before?.values, ...chosen }, seats: before?.seats ?? 2 };
}

/**
 * The options that apply under the current values, including those of a module. `seatOptionsPending` is true if players
 * will supply seat options later.
 */
export function shownSpecs(game: AnyGame, values: OptionValues, seatOptionsPending = false): readonly OptionSpec[] {
  const moduleSpecs: readonly OptionSpec[] = game.options.moduleOptions?.(values) ?? [];
  const own = game.options.specs.filter(
    ({ id, applies }) => (applies?.(values, seatOptionsPending) ?? true) && !moduleSpecs.some((spec) => spec.id === id),
  );
  return [...own, ...moduleSpecs];
}

/** The options a seat's player may supply (KRN-VIEW-6). */
export const seatOptionSpecs = (game: AnyGame, seat?: number): readonly OptionSpec[] =>
  game.options.specs.filter((spec) => spec.seat !== undefined && (seat === undefined || spec.seat === seat));

/** Drops values of options that no longer apply, so that a hidden value cannot conflict with the rest. */
export function dropInapplicable(
  game: AnyGame,
  chosen: OptionValues,
  values: OptionValues,
  seatOptionsPending = false,
): OptionValues {
  const applicable = new Set(shownSpecs(game, { ...values, ...chosen }, seatOptionsPending).map(({ id }) => id));
  return Object.fromEntries(Object.entries(chosen).filter(([id]) => applicable.has(id)));
}

/** The errors of an option, or of the file it holds. */
export const faultsAt = (spec: OptionSpec, bad: readonly Invalid[]): readonly Invalid[] =>
  bad.filter(({ at }) => at === spec.id || at.startsWith(`${spec.id}.`));

/** The preset that matches the values, if any; `defaults` apply below every preset. */
export function presetOf(game: AnyGame, options: object | null, defaults: OptionValues = {}): string | null {
  if (!options) return null;
  const text = JSON.stringify(options);
  const drawn = withRandomValues(game, options as OptionValues);
  const found = game.options.presets.find(({ set }) => {
    const parsed: Result<object> = game.options.parse({ ...defaults, ...set, ...drawn });
    return "ok" in parsed && JSON.stringify(parsed.ok) === text;
  });
  return found?.id ?? null;
}

/** Adjusts the number of seats: existing ones stay, new ones are bots of the given level. */
export function seatsFor(count: number, had: readonly SeatOccupant[], own: string, level: number): SeatOccupant[] {
  return Array.from(
    { length: count },
    (_, i) =>
      had[i] ?? (i === 0 ? { name: own || youName, kind: "person" } : { name: botName(i - 1), kind: "bot", level }),
  );
}

/** Changes the kind of a seat's occupant; a default name changes with it. */
export function changeOccupant(
  occupant: SeatOccupant,
  index: number,
  kind: SeatOccupant["kind"],
  level: number,
): SeatOccupant {
  const hasDefaultName = occupant.name === botName(index - 1) || occupant.name === friendName(index);
  const name =
    hasDefaultName || occupant.name === ""
      ? kind === "bot"
        ? botName(Math.max(0, index - 1))
        : friendName(index)
      : occupant.name;
  return kind === "bot" ? { name, kind, level } : { name, kind };
}

/** Returns the spectator view of a default table. It supplies names for sentences about options. */
export function sampleView(game: AnyGame): unknown {
  const options: Result<object> = game.options.parse({});
  if (!("ok" in options)) return null;
  return game.view(start(game, options.ok, seededDraws(1)).state, "public") as unknown;
}

/** The side a seat would play: its name and appearance. */
export interface Played extends Badge {
  readonly side: string;
}
/** The side of each seat, for the seat rows; null if dice decide it. */
export function sides(loaded: LoadedGame, options: object, seats: readonly SeatOccupant[]): (Played | null)[] {
  try {
    const begun = (seed: number): GameState => start(loaded.game, options, seededDraws(seed)).state as GameState;
    const table = begun(1);
    const other = begun(2);
    const playedBy = (t: GameState, seat: Seat): Played => {
      const view = loaded.game.view(t, "public") as object;
      const speech = { view, seat: (by: Seat) => seats[by]?.name ?? "", viewerSeat: null };
      const { colour, figure } = loaded.screen.badge(view, seat);
      return { side: loaded.words.side(seat, speech), colour, figure };
    };
    return seats.map((_, i) => {
      const first = playedBy(table, i as Seat);
      const second = playedBy(other, i as Seat);
      return first.side === second.side && first.colour === second.colour ? first : null;
    });
  } catch {
    return seats.map(() => null);
  }
}
