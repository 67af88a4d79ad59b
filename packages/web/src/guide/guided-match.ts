/**
 * A guided match: a match against a script, with the updates that the match page shows. It runs in the page and depends
 * only on the learner's acts, so these are all that is stored.
 */
import {
  type AnyGame,
  editionName,
  type Fact,
  offers,
  outcome,
  question,
  type Seat,
  type SeatOccupant,
} from "@starboard/kernel";
import {
  createScriptedMatch,
  type MatchScript,
  NOTHING_TO_TAKE_BACK,
  type ScriptedEntry,
  type ScriptedMatch,
  type ScriptedMove,
} from "@starboard/kit";
import type { LogItem, Update } from "@starboard/wire";

export type { PlayedRun } from "@starboard/kit";

export interface GuidedMatch extends Pick<ScriptedMatch, "acts" | "isOver" | "commit" | "takeBack"> {
  /** Number of facts that the learner has received. */
  readonly factCount: number;
  /** The update for the learner with the log items since entry `since`. */
  update(since: number): Update;
}

/**
 * Starts a guided match and repeats stored acts. It stops repeating at the first act that the rules no longer accept.
 * Throws if the script's options or position are invalid.
 */
export function createGuidedMatch(
  game: AnyGame,
  script: MatchScript,
  seats: readonly SeatOccupant[],
  stored: readonly ScriptedMove[] = [],
): GuidedMatch {
  const match = createScriptedMatch(game, script, stored);
  const createdAt = Date.now();
  return {
    get acts() {
      return match.acts;
    },
    get isOver() {
      return match.isOver;
    },
    get factCount() {
      return match.entries.reduce((sum, entry) => sum + factsFor(entry, script.seat).length, 0);
    },
    update: (since) => updateOf({ game, seat: script.seat, match, seats, createdAt }, since),
    commit: (moves) => match.commit(moves),
    takeBack: () => match.takeBack(),
  };
}

const factsFor = ({ facts }: ScriptedEntry, seat: Seat): readonly Fact[] =>
  facts.filter(({ to }) => !to || to.includes(seat)).map(({ fact }) => fact);
const logItem = (entry: ScriptedEntry, n: number, seat: Seat): LogItem => ({
  n,
  at: 0,
  by: entry.by,
  facts: factsFor(entry, seat),
});

/** What an update is made of. */
interface UpdateSource {
  readonly game: AnyGame;
  readonly seat: Seat;
  readonly match: ScriptedMatch;
  readonly seats: readonly SeatOccupant[];
  readonly createdAt: number;
}

/** The learner's update with the log items since entry `since`. */
function updateOf({ game, seat, match, seats, createdAt }: UpdateSource, since: number): Update {
  const { state, entries, options } = match;
  const asked = question(game, state);
  const over = outcome(state);
  return {
    is: "update",
    at: entries.length,
    viewer: seat,
    view: game.view(state, seat) as object,
    summary: {
      match: "guide",
      game: editionName(game),
      options,
      seats,
      createdAt,
      changedAt: createdAt,
      at: entries.length,
      asked: asked?.waiting ?? [],
      over,
      commitment: "",
      from: 0,
    },
    question: asked ? { step: asked.frame.step, rule: asked.step.rule, seats: asked.waiting } : null,
    offers: offers(game, state, seat),
    logItems: entries.slice(since).map((entry, i) => logItem(entry, since + i, seat)),
    takeBack: match.acts.length > 0 && !over ? null : NOTHING_TO_TAKE_BACK,
    thinking: [],
  };
}
