/** The moments that a chapter shows along one branch: the match up to where it leaves it, and then its own moves. */
import { type GameState, isRefusal, type Move, type ReplayMoment } from "@starboard/kernel";
import {
  moveOf,
  playStudyMove,
  type Study,
  type StudyChapter,
  type StudyDraw,
  type StudyMove,
  studyMoveOf,
  type StudyVariation,
} from "@starboard/kit";
import type { LoadedReplay } from "../replay/loaded-replay.ts";
import { type BranchPath, branchAt, type StudyPlace } from "./study-edit.ts";

export interface LineMoment extends ReplayMoment {
  /** Where its note stands. */
  readonly place: StudyPlace;
  /** The act that led here, always the same object; null at the start. */
  readonly move: Move | null;
}

/** The moments of the match that a chapter shows. */
function matchMoments({ from = 0, to }: StudyChapter, { moments }: LoadedReplay): readonly LineMoment[] {
  const shown = moments.filter(({ entry: { n } }) => n >= from && n <= (to ?? Number.POSITIVE_INFINITY));
  return (shown.length > 0 ? shown : moments.slice(-1)).map((moment) => ({
    ...moment,
    place: { path: [], at: moment.entry.n },
    move: moment.entry.is === "act" ? moment.entry : null,
  }));
}

/** Each move of a study is one object, and so is the move that a match knows it by. */
const moves = new WeakMap<StudyMove, Move>();
function sameMove(move: StudyMove): Move {
  const known = moves.get(move) ?? moveOf(move);
  moves.set(move, known);
  return known;
}

function playOn(from: LineMoment, variation: StudyVariation, path: BranchPath): readonly LineMoment[] {
  const line: LineMoment[] = [];
  const { game } = from;
  let { played } = from;
  for (const [i, move] of variation.moves.entries()) {
    const next = playStudyMove(game, played.state as GameState, move);
    if (next === "draws" || isRefusal(next)) break;
    played = next;
    const known = sameMove(move);
    line.push({
      entry: { is: "act", n: from.entry.n + i + 1, at: from.entry.at, hash: "", ...known },
      move: known,
      game,
      played,
      place: { path, at: i + 1 },
    });
  }
  return line;
}

/** The moments along a branch, from the beginning of the chapter to the branch's end. Never empty. */
export function lineOf(chapter: StudyChapter, replay: LoadedReplay, path: BranchPath): readonly LineMoment[] {
  let line = matchMoments(chapter, replay);
  for (let depth = 1; depth <= path.length; depth++) {
    const here = path.slice(0, depth);
    const parent = path.slice(0, depth - 1);
    const variation = branchAt(chapter, here) as StudyVariation | undefined;
    const begin = line.findIndex(({ place }) => place.path.length === parent.length && place.at === variation?.at);
    // A variation that begins with its parent stands at the moment before the parent's first move.
    const start = begin >= 0 ? begin : line.findIndex(({ place }) => place.path.length === parent.length) - 1;
    const from = line[start];
    if (!variation || !from) return line;
    line = [...line.slice(0, start + 1), ...playOn(from, variation, here)];
  }
  return line;
}

/** Place in a line of the moment with a note's place; the last moment if the line does not have it. */
export function cursorOf(line: readonly LineMoment[], { path, at }: StudyPlace): number {
  const found = line.findIndex(({ place }) => place.path.length === path.length && place.at === at);
  // Before the first move of a variation stands the moment from which it goes on.
  const begin = found < 0 && at === 0 ? line.findIndex(({ place }) => place.path.length === path.length) - 1 : found;
  return begin < 0 ? line.length - 1 : begin;
}

/** The line as a replay, so that the match screen shows it. */
export function replayOf(replay: LoadedReplay, line: readonly LineMoment[]): LoadedReplay {
  return { ...replay, moments: line };
}

/** What the last act before a moment of a variation drew. */
export function drawsAt(line: readonly LineMoment[], cursor: number): readonly StudyDraw[] {
  return (line[cursor]?.played.draws ?? []).flatMap(({ sides, why, values }) =>
    values.map((value) => ({ sides, why, value })),
  );
}

/**
 * The moves of a variation with other numbers for one of them. What follows is played as far as the rules still allow it,
 * with new numbers of the seed where it draws others.
 */
export function withDraws(
  begin: LineMoment,
  variation: StudyVariation,
  place: number,
  draws: readonly number[],
  seed: number,
): readonly StudyMove[] {
  const kept: StudyMove[] = [];
  let state = begin.played.state as GameState;
  for (const [i, move] of variation.moves.entries()) {
    const wanted = i === place ? draws : (move.draws ?? []);
    const exact = playStudyMove(begin.game, state, i === place ? { ...move, draws: [...draws] } : move);
    if (i < place && exact !== "draws" && !isRefusal(exact)) {
      kept.push(move);
      state = exact.state as GameState;
      continue;
    }
    const again = studyMoveOf(begin.game, state, moveOf(move), { draws: wanted, seed: seed + i });
    if (isRefusal(again)) break;
    kept.push(again.move);
    state = again.played.state as GameState;
  }
  return kept;
}

/** The whole study's chapters, each with the number of notes it holds. */
export const countNotes = ({ chapters }: Study, place: number): number => {
  const count = ({ notes = [], variations = [] }: Pick<StudyVariation, "notes" | "variations">): number =>
    notes.length + variations.reduce((sum, one) => sum + count(one), 0);
  const chapter = chapters[place];
  return chapter ? count(chapter) : 0;
};

/** Whether two chapters show the same moments along a path, whatever is written about them. */
export const hasSameLine = (a: StudyChapter, b: StudyChapter, path: BranchPath): boolean =>
  a.record === b.record &&
  a.from === b.from &&
  a.to === b.to &&
  path.every((_, i) => {
    const [old, next] = [a, b].map((one) => branchAt(one, path.slice(0, i + 1)) as StudyVariation | undefined);
    return old !== undefined && old.moves === next?.moves && old.at === next.at;
  });
