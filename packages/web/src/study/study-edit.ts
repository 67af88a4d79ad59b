/** Changes of a study. Pure functions: each returns a new study, or the same one if nothing changes. */
import { deepEqual } from "@starboard/kernel";
import {
  type Study,
  type StudyBranch,
  type StudyChapter,
  STUDY_MOST,
  type StudyMove,
  type StudyNote,
  type StudyVariation,
  sizeOfStudy,
} from "@starboard/kit";

/** A branch of a chapter: the places of the variations that lead to it; empty for the match itself. */
export type BranchPath = readonly number[];

/** A moment of a chapter: the branch to which it belongs, and its place there as notes name it. */
export interface StudyPlace {
  readonly path: BranchPath;
  readonly at: number;
}

/** The branch at a path; undefined if there is none. */
export function branchAt(chapter: StudyChapter, path: BranchPath): StudyBranch | undefined {
  let branch: StudyBranch | undefined = chapter;
  for (const place of path) branch = branch?.variations?.[place];
  return branch;
}
export const variationAt = (chapter: StudyChapter, path: BranchPath): StudyVariation | undefined =>
  path.length === 0 ? undefined : (branchAt(chapter, path) as StudyVariation | undefined);

export const noteAt = (chapter: StudyChapter, { path, at }: StudyPlace): StudyNote | undefined =>
  branchAt(chapter, path)?.notes?.find((note) => note.at === at);

/** Leaves out empty lists, so that a study is written the same way however it was made. */
function tidy<B extends StudyBranch>({ notes, variations, ...rest }: B): B {
  return {
    ...rest,
    ...(notes && notes.length > 0 && { notes }),
    ...(variations && variations.length > 0 && { variations }),
  } as unknown as B;
}

function changeBranch<B extends StudyBranch>(
  branch: B,
  path: BranchPath,
  change: (one: StudyBranch) => StudyBranch,
): B {
  const [first, ...rest] = path;
  if (first === undefined) return tidy(change(branch) as B);
  return tidy({
    ...branch,
    variations: (branch.variations ?? []).map((one, i) => (i === first ? changeBranch(one, rest, change) : one)),
  });
}

export const withChapter = (study: Study, place: number, change: (one: StudyChapter) => StudyChapter): Study => ({
  ...study,
  chapters: study.chapters.map((one, i) => (i === place ? change(one) : one)),
});

const withBranch = (
  study: Study,
  chapter: number,
  path: BranchPath,
  change: (one: StudyBranch) => StudyBranch,
): Study => withChapter(study, chapter, (one) => changeBranch(one, path, change));

const isEmpty = ({ glyph, text, marks }: Partial<StudyNote>): boolean =>
  glyph === undefined && (text === undefined || text === "") && (marks?.length ?? 0) === 0;

/** The study with a changed note at a moment; a note that says and shows nothing is left out. */
export function withNote(study: Study, chapter: number, { path, at }: StudyPlace, change: Partial<StudyNote>): Study {
  return withBranch(study, chapter, path, (branch) => {
    const notes = branch.notes ?? [];
    const { from, glyph, text, marks } = { ...notes.find((one) => one.at === at), ...change };
    const next: StudyNote = {
      at,
      ...(glyph !== undefined && { glyph }),
      ...(text !== undefined && text !== "" && { text }),
      ...(marks && marks.length > 0 && { marks: [...marks] }),
      ...(from !== undefined && { from }),
    };
    const others = notes.filter((one) => one.at !== at);
    return { ...branch, notes: isEmpty(next) ? others : [...others, next].toSorted((a, b) => a.at - b.at) };
  });
}

/** Why a study cannot take more; null if it can. */
export function isFull(study: Study, path: BranchPath): boolean {
  const { variations, moves } = sizeOfStudy(study);
  return variations >= STUDY_MOST.variations || moves >= STUDY_MOST.moves || path.length > STUDY_MOST.depth;
}

/**
 * Plays a move from a moment on. It follows a variation that begins or goes on with it, is added at a variation's end, or
 * begins a new one. Returns where it leads; null if the study is full.
 */
export function withMove(
  study: Study,
  chapter: number,
  { path, at }: StudyPlace,
  move: StudyMove,
): { readonly study: Study; readonly place: StudyPlace } | null {
  const one = study.chapters[chapter];
  const branch = one && branchAt(one, path);
  if (!one || !branch) return null;
  const own = variationAt(one, path);
  if (own && deepEqual(own.moves[at], move)) return { study, place: { path, at: at + 1 } };
  const known = (branch.variations ?? []).findIndex((next) => next.at === at && deepEqual(next.moves[0], move));
  if (known >= 0) return { study, place: { path: [...path, known], at: 1 } };
  const isAtEnd = own !== undefined && at === own.moves.length && own.moves.length < STUDY_MOST.line;
  if (isFull(study, isAtEnd ? [] : [...path, 0])) return null;
  if (isAtEnd)
    return {
      study: withBranch(study, chapter, path, (end) => ({ ...end, moves: [...own.moves, move] })),
      place: { path, at: at + 1 },
    };
  return {
    study: withBranch(study, chapter, path, (parent) => ({
      ...parent,
      variations: [...(parent.variations ?? []), { at, moves: [move] }],
    })),
    place: { path: [...path, branch.variations?.length ?? 0], at: 1 },
  };
}

/** The study with other moves in a variation, and without what stood behind their end. Without moves it is removed. */
export function withMoves(study: Study, chapter: number, path: BranchPath, moves: readonly StudyMove[]): Study {
  if (moves.length === 0) return withoutVariation(study, chapter, path);
  return withBranch(study, chapter, path, (branch) => ({
    ...branch,
    moves: [...moves],
    notes: (branch.notes ?? []).filter(({ at }) => at <= moves.length),
    variations: (branch.variations ?? []).filter(({ at }) => at <= moves.length),
  }));
}

export function withTitle(study: Study, chapter: number, path: BranchPath, title: string): Study {
  return withBranch(study, chapter, path, (branch) => {
    const { title: _old, ...rest } = branch as StudyVariation;
    return title === "" ? rest : { ...rest, title };
  });
}

export function withoutVariation(study: Study, chapter: number, path: BranchPath): Study {
  const last = path.at(-1);
  if (last === undefined) return study;
  return withBranch(study, chapter, path.slice(0, -1), (parent) => ({
    ...parent,
    variations: (parent.variations ?? []).filter((_, i) => i !== last),
  }));
}

/**
 * Promotes a variation: it goes before the others that begin where it does; the first one of a variation takes the place of
 * that variation's own continuation, which becomes a variation of it. The match itself stays what it was. Returns where the
 * variation stands then, or null if it cannot be promoted.
 */
export function promoted(
  study: Study,
  chapter: number,
  path: BranchPath,
): { readonly study: Study; readonly path: BranchPath } | null {
  const one = study.chapters[chapter];
  const last = path.at(-1);
  const own = one && variationAt(one, path);
  const above = path.slice(0, -1);
  const parent = one && branchAt(one, above);
  if (!own || last === undefined || !parent) return null;
  const siblings = parent.variations ?? [];
  const before = siblings.findLastIndex((sibling, i) => i < last && sibling.at === own.at);
  if (before >= 0) {
    const swapped = siblings.map((sibling, i) => (i === before ? own : i === last ? siblings[before] : sibling));
    return {
      study: withBranch(study, chapter, above, (branch) => ({ ...branch, variations: swapped as StudyVariation[] })),
      path: [...above, before],
    };
  }
  const main = variationAt(one, above);
  if (!main || own.at + own.moves.length > STUDY_MOST.line) return null;
  return { study: withBranch(study, chapter, above, () => swappedTail(main, own, last)), path: above };
}

/** A variation that goes on with one of its variations; what it went on with becomes that variation's. */
function swappedTail(main: StudyVariation, own: StudyVariation, place: number): StudyVariation {
  const { at } = own;
  const shift = <T extends { readonly at: number }>(all: readonly T[] | undefined, by: number): T[] =>
    (all ?? []).map((one) => ({ ...one, at: one.at + by }));
  const isBehind = (one: { readonly at: number }): boolean => one.at > at;
  const isBefore = (one: { readonly at: number }): boolean => one.at <= at;
  const others = (main.variations ?? []).filter((_, i) => i !== place);
  const tail = main.moves.slice(at);
  const rest: StudyVariation | null =
    tail.length === 0
      ? null
      : tidy({
          at,
          moves: tail,
          notes: shift((main.notes ?? []).filter(isBehind), -at),
          variations: shift(others.filter(isBehind), -at),
        });
  return tidy({
    ...main,
    ...(own.title !== undefined && { title: own.title }),
    moves: [...main.moves.slice(0, at), ...own.moves],
    notes: [...(main.notes ?? []).filter(isBefore), ...shift(own.notes, at)],
    variations: [...(rest ? [rest] : []), ...others.filter(isBefore), ...shift(own.variations, at)],
  });
}

/** The study with a new chapter behind the others; unchanged if it has as many as it may. */
export const withNewChapter = (study: Study, chapter: StudyChapter): Study =>
  study.chapters.length >= STUDY_MOST.chapters ? study : { ...study, chapters: [...study.chapters, chapter] };

/** The study without a chapter, and without records that no chapter shows any more. The last chapter stays. */
export function withoutChapter(study: Study, place: number): Study {
  if (study.chapters.length < 2) return study;
  const chapters = study.chapters.filter((_, i) => i !== place);
  const used = study.records.flatMap((_, i) => (chapters.some(({ record }) => record === i) ? [i] : []));
  return {
    ...study,
    records: study.records.filter((_, i) => used.includes(i)),
    chapters: chapters.map((one) => ({ ...one, record: used.indexOf(one.record) })),
  };
}

/** The study with a chapter one place earlier or later. */
export function withMovedChapter(study: Study, place: number, way: -1 | 1): Study {
  const chapters = [...study.chapters];
  const [one] = chapters.splice(place, 1);
  if (!one || place + way < 0 || place + way > chapters.length) return study;
  chapters.splice(place + way, 0, one);
  return { ...study, chapters };
}
