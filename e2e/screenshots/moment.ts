/** What a moment worth a picture is, and how its record is played. */
import { startRecordedMatch } from "@starboard/conformance";
import { type Act, type AnyGame, offers, type Seat, seat, type SeatOccupant, writeRecord } from "@starboard/kernel";
import type { Page } from "playwright-core";

/** An act with the step that it answers. */
export interface StepAct {
  readonly step: string;
  readonly act: Act;
}

/** A game as the moments play it. */
export interface PlayedGame {
  readonly game: AnyGame;
  /** The act of a seat that is asked. `seed` is that of the match, `n` the number of acts before. */
  readonly nextAct: (t: never, by: Seat, seed: number, n: number) => StepAct;
}

/** A moment: the game, its options, and when it has come for the first seat. */
export interface Moment {
  readonly name: string;
  readonly played: PlayedGame;
  readonly options: object;
  /** Whether the wanted moment has come. */
  readonly isNow?: (state: never, by: Seat, step: string) => boolean;
  /** What must hold of the finished match, which then is the moment. */
  readonly isEnd?: (state: never) => boolean;
  /** Names of the seats; by default short ones. */
  readonly names?: readonly string[];
  /** The seed that is tried first, so that the search need not be repeated. */
  readonly seed?: number;
  /** Entries that the player has missed, which the recap sums up. */
  readonly missed?: number;
  /** Whether the picture shows the replay of the finished match, opened by its button. */
  readonly isReplay?: boolean;
  /** What is opened or pressed on the page before the picture is taken. */
  readonly prepare?: (page: Page) => Promise<void>;
}

const NAMES = ["Ada", "Orion", "Vega", "Lyra", "Altair", "Deneb"];
/** Matches that are tried for one moment. */
const SEEDS = 60;
/** The largest number of acts of a match. */
const MAX_ACTS = 6000;

/** Plays until the moment comes and returns the record as text; null if it never comes. */
export function recordOf(moment: Moment): string | null {
  const first = moment.seed ?? 1;
  for (let seed = first; seed < first + SEEDS; seed++) {
    const found = recordWith(moment, seed);
    if (found !== null) return found;
  }
  return null;
}

function recordWith(moment: Moment, seed: number): string | null {
  const { game, nextAct } = moment.played;
  const read = game.options.parse(moment.options) as { readonly ok?: object; readonly bad?: unknown };
  if (!read.ok) throw new Error(`${moment.name}: ${JSON.stringify(read.bad)}`);
  const seats = Array.from({ length: game.options.seats(read.ok as never) }, (_, i) => seat(i));
  const names = moment.names ?? NAMES;
  const match = startRecordedMatch(
    game as never,
    read.ok,
    seed,
    seats.map(
      (by): SeatOccupant =>
        by === 0
          ? { name: names[by] ?? "", kind: "person" }
          : { name: names[by] ?? NAMES[by] ?? "", kind: "bot", level: 1 },
    ),
  );
  for (let n = 0; n < MAX_ACTS; n++) {
    const t = match.table() as never;
    const by = seats.find((one) => offers(game as never, t, one).some(({ aside }) => !aside));
    if (by === undefined) return moment.isEnd?.(t) === true ? writeRecord(match.record()) : null;
    const { step, act } = nextAct(t, by, seed, n);
    if (by === seat(0) && moment.isNow?.(t, by, step) === true) return writeRecord(match.record());
    match.play({ by, step, act });
  }
  return null;
}
