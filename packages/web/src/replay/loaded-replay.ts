/** A record prepared for replay: its moments as updates for any viewer. */
import type { Dice } from "@starboard/ui";
import {
  editionName,
  type DrawRecord,
  type Entry,
  type Fault,
  type FindGame,
  type MatchRecord,
  type ReplayMoment,
  question,
  replay,
  type Seat,
  currentSeats,
  type SeatOccupant,
  type GameState,
  type Viewer,
} from "@starboard/kernel";
import { openView } from "@starboard/share";
import type { MatchSummary, Update } from "@starboard/wire";
import type { LoadedGame } from "../loaded-game.ts";
import { ProblemError } from "../problems.ts";

export interface LoadedReplay {
  readonly match: string;
  readonly text: string;
  readonly record: MatchRecord;
  /** The edition by which the match ended. */
  readonly loaded: LoadedGame;
  /** Every edition by which a part of the match was played. */
  readonly editions: readonly LoadedGame[];
  readonly moments: readonly ReplayMoment[];
  readonly seats: readonly SeatOccupant[];
  readonly fault: Fault | null;
  /** Set if another edition of the rules was used: shown as far as both agree, without "What if?". */
  readonly foreign: boolean;
}

/**
 * Replays a record with the editions of its game that it was played by. A record of an unknown edition is replayed as far
 * as the newest one accepts it. Throws `ProblemError` if nothing of it can be shown.
 *
 * @param editions the editions that were loaded for it, oldest first
 */
export function buildReplay(
  match: string,
  text: string,
  record: MatchRecord,
  editions: readonly [LoadedGame, ...LoadedGame[]],
): LoadedReplay {
  const [first] = editions;
  const game = editionName(first.game);
  const foreign = game !== record.game;
  const find: FindGame = (_id, edition) => editions.find((one) => one.game.edition === edition)?.game;
  const { moments, fault } = replay(foreign ? { ...record, game } : record, find);
  const last = moments[moments.length - 1];
  if (!last) throw new ProblemError({ code: foreign ? "RECORD_EDITION" : (fault?.code ?? "RECORD_ORDER") });
  return {
    foreign,
    match,
    text,
    record,
    loaded: editions.find((one) => one.game === last.game) ?? first,
    editions,
    moments,
    seats: currentSeats(record, record.entries),
    fault: fault ?? null,
  };
}

/** The edition that shows a moment: the one by which the match was played then. */
export function loadedAt({ loaded, editions, moments }: LoadedReplay, i: number): LoadedGame {
  const game = moments[i]?.game;
  return game === loaded.game ? loaded : (editions.find((one) => one.game === game) ?? loaded);
}

/**
 * The seat whose player most likely opens the replay: the only person, or the person with the player's name. Undefined
 * if there is no such seat.
 */
export function ownSeat(seats: readonly SeatOccupant[], name: string): Seat | undefined {
  const people = seats.flatMap((occupant, i) => (occupant.kind === "person" ? [{ seat: i as Seat, occupant }] : []));
  const named = people.filter(({ occupant }) => occupant.name === name);
  const [found] = people.length === 1 ? people : named.length === 1 ? named : [];
  return found?.seat;
}

/**
 * The moments as updates for one viewer, as the match screen shows them. `isOpen` opens all hands, which is possible only
 * after the match.
 */
export function updatesOf(loadedReplay: LoadedReplay, viewer: Viewer, isOpen = false): Update[] {
  const { record, moments, seats } = loadedReplay;
  return moments.map(({ entry, game, played }) => {
    const table = played.state as GameState;
    const asked = question(game, table);
    const { over } = table.flow;
    const summary: MatchSummary = {
      match: loadedReplay.match,
      game: editionName(game),
      options: record.options,
      seats,
      createdAt: 0,
      changedAt: 0,
      at: entry.n,
      asked: over ? [] : (asked?.waiting ?? []),
      over,
      commitment: record.commitment,
      from: record.origin?.at ?? 0,
    };
    return {
      is: "update",
      summary,
      at: entry.n,
      viewer,
      view:
        isOpen && record.result ? openView(game, table, record.result, viewer) : (game.view(table, viewer) as object),
      question: asked ? { step: asked.frame.step, rule: asked.step.rule, seats: asked.waiting } : null,
      offers: [],
      logItems: [
        {
          n: entry.n,
          at: entry.at,
          by: entry.is === "act" ? entry.by : null,
          ...(entry.is === "edition" && { edition: entry.to }),
          facts: played.facts.flatMap(({ fact, to }) =>
            !to || (viewer !== "public" && to.includes(viewer)) ? [fact] : [],
          ),
        },
      ],
      takeBack: null,
      thinking: [],
    };
  });
}

/** The first moment of each turn, with its name. */
export function turnsOf(
  loaded: LoadedGame,
  updates: readonly Update[],
): { readonly at: number; readonly turn: string }[] {
  const turns: { at: number; turn: string }[] = [];
  for (const [at, update] of updates.entries()) {
    const { turn } = loaded.screen.phase(update.view, loaded.words);
    if (turns[turns.length - 1]?.turn !== turn) turns.push({ at, turn });
  }
  return turns;
}

/** Draws of one kind of die in a match. */
export interface DrawStatistic {
  readonly sides: number;
  readonly count: number;
  readonly mean: number;
  /** The mean of fair dice. */
  readonly fair: number;
  /** Distance of the mean from the fair one, in standard deviations. */
  readonly sigma: number;
  /** Count of each face. */
  readonly faces: readonly number[];
}

/** Whether a draw is a roll of the game's dice; shuffles and draws of cards or units are none. */
export const isRoll = (dice: Dice | undefined, { why, sides }: Pick<DrawRecord, "why" | "sides">): boolean =>
  dice !== undefined && dice.rules.includes(why) && dice.sides.includes(sides);

/** Statistics of the dice of a record, by kind. */
export function drawStatistics(entries: readonly Entry[], dice: Dice | undefined): DrawStatistic[] {
  const bySides = new Map<number, number[]>();
  for (const entry of entries) {
    for (const draw of "draws" in entry ? (entry.draws ?? []) : []) {
      if (isRoll(dice, draw)) bySides.set(draw.sides, [...(bySides.get(draw.sides) ?? []), ...draw.values]);
    }
  }
  return [...bySides]
    .toSorted(([a], [b]) => a - b)
    .map(([sides, values]) => {
      const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
      const fair = (sides + 1) / 2;
      const deviation = Math.sqrt((sides * sides - 1) / 12 / values.length);
      const faces = Array.from({ length: sides }, (_, i) => values.filter((value) => value === i + 1).length);
      return { sides, count: values.length, mean, fair, sigma: (mean - fair) / deviation, faces };
    });
}

/** Number of active acts of each seat, and number of acts taken back in total. */
export function tallyReplay(loadedReplay: LoadedReplay): {
  readonly acts: readonly number[];
  readonly takenBack: number;
  readonly minutes: number;
} {
  const acts = loadedReplay.seats.map(
    (_, seat) => loadedReplay.moments.filter(({ entry }) => entry.is === "act" && entry.by === (seat as Seat)).length,
  );
  const done = loadedReplay.record.entries.filter((entry) => entry.is === "act").length;
  const end = loadedReplay.record.entries[loadedReplay.record.entries.length - 1];
  return { acts, takenBack: done - acts.reduce((a, b) => a + b, 0), minutes: Math.round((end?.at ?? 0) / 60_000) };
}
