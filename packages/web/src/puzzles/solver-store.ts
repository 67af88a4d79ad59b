/**
 * The solver of this browser: stored here, and sent to the account as soon as there is one and a network. A host counts
 * each first attempt once, so that sending again does no harm.
 */
import type { Strength } from "@starboard/kit/rating";
import {
  ANSWERS_LIMIT,
  type PuzzleAnswersInfo,
  type PuzzleFigures,
  type PuzzlesInfo,
  type SolverInfo,
} from "@starboard/wire/puzzles";
import { create } from "zustand";
import { call } from "../online/api.ts";
import { toProblem } from "../problems.ts";
import {
  type Attempt,
  puzzleKey,
  readRecord,
  type SolverRecord,
  unsentAnswers,
  withAttempt,
  withSent,
} from "./solver-record.ts";

const KEY = "starboard.puzzles";

interface SolverStore {
  readonly record: SolverRecord;
  /** What the host knows of the account; null without an account, a host or a network. */
  readonly account: SolverInfo | null;
  /** Ratings of puzzles on the host, by `game/puzzle`. */
  readonly figures: ReadonlyMap<string, PuzzleFigures>;
  /** Whether the host has answered since the page was opened. */
  readonly isFetched: boolean;
}

/** Storage may be blocked; the record then lasts as long as the page. */
function stored(): SolverRecord {
  try {
    return readRecord(localStorage.getItem(KEY));
  } catch {
    return readRecord(null);
  }
}

export const useSolver = create<SolverStore>()(() => ({
  record: stored(),
  account: null,
  figures: new Map(),
  isFetched: false,
}));
const { getState: get, setState: set } = useSolver;

function save(record: SolverRecord): void {
  set({ record });
  try {
    localStorage.setItem(KEY, JSON.stringify(record));
  } catch {
    // Storage is blocked or full: the record lasts as long as the page.
  }
}

/** Another tab may have written more. */
window.addEventListener("storage", ({ key }) => {
  if (key === KEY) set({ record: stored() });
});
window.addEventListener("online", () => void refreshSolver());

/** Adds an attempt that has ended, and sends it. */
export function addAttempt(attempt: Attempt, strength: Strength): void {
  save(withAttempt(get().record, attempt, strength));
  void refreshSolver();
}

let running: Promise<void> | null = null;

/** Fetches what the host knows, and sends what it lacks. Without a host or a network everything stays here. */
export function refreshSolver(): Promise<void> {
  running ??= exchange().finally(() => {
    running = null;
  });
  return running;
}

async function exchange(): Promise<void> {
  try {
    const { puzzles, solver } = await call<PuzzlesInfo>("GET", "puzzles");
    set({
      account: solver,
      figures: new Map(puzzles.map((one) => [puzzleKey(one.game, one.puzzle), one])),
      isFetched: true,
    });
    if (solver) await sendUnsent(solver.person);
  } catch (error) {
    // A page without a host plays on by itself; anything else is tried again with the next answer.
    const { code } = toProblem(error);
    if (code !== "WEB_HOST_AWAY" && code !== "WEB_NO_HOST") console.warn(code);
  }
}

async function sendUnsent(person: string): Promise<void> {
  for (;;) {
    const answers = unsentAnswers(get().record, person, ANSWERS_LIMIT);
    if (answers.length === 0) return;
    const got = await call<PuzzleAnswersInfo>("POST", "puzzles/answers", { answers });
    const figures = new Map(get().figures);
    for (const one of got.answers)
      if (one.is !== "refused") figures.set(puzzleKey(one.puzzle.game, one.puzzle.puzzle), one.puzzle);
    set({ account: got.solver, figures });
    // A refused answer would be refused again, because its puzzle is no longer what it was: it counts as sent.
    save(
      withSent(
        get().record,
        person,
        answers.map(({ game, puzzle }) => puzzleKey(game, puzzle)),
      ),
    );
  }
}
