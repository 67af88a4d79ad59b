/**
 * A puzzle that is being solved: a match against its script, judged after every act. A wrong act ends an attempt with its
 * reason, and the position can be tried again. What is asked of the solver's seat is all that the page offers.
 */
import { type Act, type AnyGame, isRefusal, offers, type SeatOccupant } from "@starboard/kernel";
import {
  createScriptedMatch,
  fitsPattern,
  judgeAnswer,
  type MatchScript,
  NOTHING_TO_TAKE_BACK,
  type Puzzle,
  type PuzzleVerdict,
  puzzleScript,
} from "@starboard/kit";
import type { MoveInput, Update } from "@starboard/wire";
import { createStore, type StoreApi } from "zustand/vanilla";
import { createGuidedMatch, type GuidedMatch } from "../guide/guided-match.ts";
import { createWatchers, practiceClient } from "../guide/practice-client.ts";
import type { Route } from "../router.ts";
import type { MatchSource } from "../table/match-source.ts";

export interface FailedAttempt {
  readonly labels: readonly string[];
  /** The place of its reason among the puzzle's `wrong`; null if the puzzle does not list these acts. */
  readonly why: number | null;
}
export type PuzzleStatus =
  /** The solver is to act. */
  | "open"
  | "failed"
  | "solved"
  /** The solver gave up; the board shows the solution. */
  | "shown";
export interface PuzzleProgress {
  readonly status: PuzzleStatus;
  readonly failed: readonly FailedAttempt[];
  /** Hints shown, at most two. */
  readonly hints: 0 | 1 | 2;
  /** What the solver, or the solution, has done on the board. */
  readonly labels: readonly string[];
}
/** An attempt that has ended. */
export interface EndedAttempt {
  readonly isSolved: boolean;
  readonly moves: readonly MoveInput[];
  readonly hints: number;
}
export interface PuzzleSession extends StoreApi<PuzzleProgress> {
  readonly source: MatchSource;
  hint(): void;
  /** Back to the question. */
  retry(): void;
  /** Plays the solution on the board. */
  giveUp(): void;
}

/** Names an act as the solver sees it; `view` is the position before it. */
export type ActLabel = (view: object, step: string, act: Act) => string;

export interface PuzzleSessionOptions {
  readonly game: AnyGame;
  readonly puzzle: Puzzle;
  /** Names of acts by which another seat does as little as possible. */
  readonly passive: readonly string[];
  readonly seats: readonly SeatOccupant[];
  readonly labelOf: ActLabel;
  /** The address of the puzzle. */
  readonly route: Route;
  readonly onEnd: (attempt: EndedAttempt) => void;
}

export function openPuzzle(options: PuzzleSessionOptions): PuzzleSession {
  const { game, puzzle, passive, seats, labelOf, onEnd } = options;
  const script = puzzleScript(puzzle, passive);
  let match: GuidedMatch;
  /** Answers that other seats have given. */
  let answers = 0;
  restart();
  const store = createStore<PuzzleProgress>()(() => ({ status: "open", failed: [], hints: 0, labels: [] }));
  /** Only a solver who is to act is asked. Proposals and concessions are no answers to a puzzle. */
  function shownUpdate(since: number): Update {
    const update = match.update(since);
    const isOpen = store.getState().status === "open";
    return {
      ...update,
      takeBack: NOTHING_TO_TAKE_BACK,
      offers: isOpen ? update.offers.filter(({ aside }) => !aside) : [],
      question: isOpen ? update.question : null,
      summary: { ...update.summary, over: null, asked: isOpen ? update.summary.asked : [] },
    };
  }
  const { watch, publish } = createWatchers(shownUpdate);
  function restart(): void {
    answers = 0;
    const reply: MatchScript["reply"] = (asked) => {
      answers = asked.count + 1;
      return script.reply(asked);
    };
    match = createGuidedMatch(game, { ...script, reply }, seats);
  }
  /** Plays the same acts again, with the answers of a line after the first `before` ones, so that the board shows it. */
  function answerBy(line: NonNullable<Puzzle["line"]>, before: number): void {
    const reply = replyOf(line, script, before);
    const again = createGuidedMatch(game, { ...script, reply }, seats, match.acts);
    if (again.acts.length === match.acts.length) match = again;
  }

  /** Plays moves until one decides. Returns how it was decided, or the first refusal. */
  function playMoves(moves: readonly MoveInput[]) {
    const labels: string[] = [];
    let verdict: PuzzleVerdict = { is: "open" };
    let played = 0;
    for (const move of moves) {
      const label = labelOf(match.update(0).view as object, move.step, move.act);
      const before = answers;
      const done = match.commit([move]);
      if (isRefusal(done)) return { refused: done, played, labels, verdict };
      played += 1;
      labels.push(label);
      verdict = judgeAnswer(
        puzzle,
        match.acts.map(({ act }) => act),
        match.isOver,
      );
      const line = verdict.is === "failed" ? verdict.why?.line : verdict.is === "solved" ? puzzle.line : undefined;
      if (line) answerBy(line, before);
      if (verdict.is !== "open") break;
    }
    return { played, labels, verdict };
  }

  function attempt(moves: readonly MoveInput[]) {
    const { refused, played, labels, verdict } = playMoves(moves);
    const before = store.getState();
    const all = [...before.labels, ...labels];
    if (verdict.is === "solved") store.setState({ status: "solved", labels: all });
    else if (verdict.is === "failed")
      store.setState({
        status: "failed",
        labels: all,
        failed: [...before.failed, { labels: all, why: verdict.why ? puzzle.wrong.indexOf(verdict.why) : null }],
      });
    else store.setState({ labels: all });
    if (verdict.is !== "open") onEnd({ isSolved: verdict.is === "solved", moves: match.acts, hints: before.hints });
    publish();
    return { refused, played };
  }

  const client = practiceClient({
    watch,
    async commit(_match, _seat, _at, moves) {
      if (store.getState().status !== "open") return { bad: [{ code: "WEB_GUIDE", at: "" }] };
      const { refused, played } = attempt(moves);
      return refused ? { refused, move: played } : { ok: { at: match.update(0).at, moves: played } };
    },
    takeBack: async () => ({ refused: NOTHING_TO_TAKE_BACK, move: 0 }),
  });
  return {
    ...store,
    source: {
      client: () => client,
      localSeats: () => [script.seat],
      link: () => options.route,
      record: async () => "",
      asksEverything: true,
    },
    hint: () => store.setState(({ hints }) => ({ hints: hints === 0 ? 1 : 2 })),
    retry() {
      restart();
      store.setState({ status: "open", labels: [] });
      publish(0);
    },
    giveUp() {
      const { status, hints } = store.getState();
      // What was begun is the attempt that ends here.
      if (status === "open") onEnd({ isSolved: false, moves: match.acts, hints });
      store.setState({ status: "shown" });
      restart();
      // First the question, then the solution: the page goes back only to a moment that is earlier than what it shows.
      publish(0);
      store.setState({ labels: playMoves(movesFor({ game, puzzle, passive }, puzzle.solution).moves).labels });
      publish();
    },
  };
}

/** Answers of other seats that follow a line from their answer `before` on, as long as it is legal; else the script's. */
function replyOf(line: NonNullable<Puzzle["line"]>, script: MatchScript, before: number): MatchScript["reply"] {
  const open = line.filter(({ by }) => by !== script.seat);
  return (asked) => {
    const [next] = open;
    const isNext = next !== undefined && asked.count >= before && next.by === asked.seat && next.step === asked.step;
    const act = isNext ? asked.acts.find((legal) => fitsPattern(legal, next.act)) : undefined;
    if (!act) return script.reply(asked);
    open.shift();
    return act;
  };
}

/**
 * The moves of a solver that fit patterns one after the other, as far as the rules allow them. `labelOf` names each.
 * Patterns may stand for several acts; the first legal one is taken.
 */
export function movesFor(
  { game, puzzle, passive }: Pick<PuzzleSessionOptions, "game" | "puzzle" | "passive">,
  patterns: readonly unknown[],
  labelOf?: ActLabel,
): { readonly moves: readonly MoveInput[]; readonly labels: readonly string[] } {
  const script = puzzleScript(puzzle, passive);
  const match = createScriptedMatch(game, script);
  const labels: string[] = [];
  for (const pattern of patterns) {
    const asked = offers(game, match.state, script.seat).filter(({ aside }) => !aside);
    const move = asked
      .flatMap(({ step, offers: all }) => all.filter(({ refusal }) => !refusal).map(({ act }) => ({ step, act })))
      .find(({ act }) => fitsPattern(act, pattern));
    if (!move) break;
    if (labelOf) labels.push(labelOf(game.view(match.state, script.seat) as object, move.step, move.act));
    if (isRefusal(match.commit([move]))) break;
  }
  return { moves: match.acts, labels };
}
