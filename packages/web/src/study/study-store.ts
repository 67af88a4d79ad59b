/** The study that is read or written: what is shown of it, and its changes with undo. Saved on the device at once. */
import { deepEqual, type GameState, isRefusal, type Move } from "@starboard/kernel";
import { type Study, type StudyChapter, type StudyNote, studyMoveOf } from "@starboard/kit";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { LoadedReplay } from "../replay/loaded-replay.ts";
import type { OpenedStudy } from "./open-study.ts";
import { branchAt, type StudyPlace, variationAt, withMove, withMoves, withNote } from "./study-edit.ts";
import { cursorOf, hasSameLine, type LineMoment, lineOf } from "./study-line.ts";
import { saveStudy, type StoredStudy } from "./study-storage.ts";

/** Changes that can be undone. */
const MAX_UNDO = 200;

/** Reading, playing on, or drawing on the board. */
export type StudyMode = "read" | "play" | "draw";

export interface StudyState {
  readonly stored: StoredStudy;
  readonly study: Study;
  readonly before: readonly Study[];
  readonly chapterAt: number;
  readonly chapter: StudyChapter;
  readonly replay: LoadedReplay;
  /** The moments along the shown branch, and which of them is shown. */
  readonly line: readonly LineMoment[];
  readonly cursor: number;
  /** The branch whose moments are shown, also while the cursor stands before it. */
  readonly path: StudyPlace["path"];
  readonly mode: StudyMode;
  /** False if the browser does not store it. */
  readonly isKept: boolean;
}

export interface StudyStore extends StoreApi<StudyState> {
  /** Takes over a changed study; `place` is shown then, by default what was shown. */
  change(next: Study, place?: StudyPlace & { readonly chapter?: number }): void;
  /** Changes the note of the shown moment. */
  note(change: Partial<StudyNote>): void;
  /** Plays acts from the shown moment on, with numbers of their own. Returns false if the study is full. */
  play(moves: readonly Move[]): boolean;
  /** Removes the last move of the shown variation. Returns whether there was one. */
  takeBack(): boolean;
  undo(): void;
  show(place: StudyPlace & { readonly chapter?: number }): void;
  move(cursor: number): void;
  setMode(mode: StudyMode): void;
  /** Makes the study one that its reader may change. */
  edit(): void;
  /** Resolves when everything is stored. */
  flush(): Promise<void>;
}

export const shownMoment = ({ line, cursor }: Pick<StudyState, "line" | "cursor">): LineMoment =>
  line[Math.min(cursor, line.length - 1)] as LineMoment;

const NO_PATH: StudyPlace["path"] = [];

/** The longest beginning of a path that the chapter has. */
function knownPath(chapter: StudyChapter, path: StudyPlace["path"]): StudyPlace["path"] {
  for (let length = path.length; length > 0; length--)
    if (variationAt(chapter, path.slice(0, length))) return path.slice(0, length);
  return NO_PATH;
}

/** A number that differs from moment to moment, so that the draws of a new move differ too. */
const freshSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] as number;

export function createStudyStore({ stored, replays }: OpenedStudy): StudyStore {
  let last: Pick<StudyState, "chapter" | "replay" | "path" | "line"> | undefined;
  const shownOf = (study: Study, wanted: number, path: StudyPlace["path"]) => {
    const chapterAt = Math.min(Math.max(0, wanted), study.chapters.length - 1);
    const chapter = study.chapters[chapterAt] as StudyChapter;
    const record = study.records[chapter.record];
    // Records are never changed: chapters that are removed only take theirs along.
    const replay = replays[stored.study.records.findIndex((one) => one === record)] ?? (replays[0] as LoadedReplay);
    const known = knownPath(chapter, path);
    // Words are written letter by letter: the board need not be played again for them.
    const isSame = last?.replay === replay && deepEqual(last.path, known) && hasSameLine(last.chapter, chapter, known);
    const line = last && isSame ? last.line : lineOf(chapter, replay, known);
    last = { chapter, replay, path: known, line };
    return { chapterAt, ...last };
  };
  const store = createStore<StudyState>()(() => ({
    stored,
    study: stored.study,
    before: [],
    cursor: 0,
    mode: "read",
    isKept: true,
    ...shownOf(stored.study, 0, NO_PATH),
  }));
  let saving: Promise<void> | null = null;
  let isWaiting = false;
  /** Stores what is written at once; what is written meanwhile is stored after it. */
  async function save(): Promise<void> {
    do {
      isWaiting = false;
      const { stored: head, study } = store.getState();
      store.setState({ isKept: await saveStudy({ ...head, study, changedAt: Date.now() }) });
    } while (isWaiting);
    saving = null;
  }
  const flush = (): Promise<void> => saving ?? Promise.resolve();
  function saveSoon(): void {
    isWaiting = true;
    saving ??= save();
  }
  function show(study: Study, wanted: StudyPlace & { readonly chapter: number }, before?: readonly Study[]): void {
    const shown = shownOf(study, wanted.chapter, wanted.path);
    store.setState({ study, ...(before && { before }), ...shown, cursor: cursorOf(shown.line, wanted) });
    if (before) saveSoon();
  }
  /** What is shown now: the place of the moment, with the branch that goes on behind it. */
  const here = (): StudyPlace & { readonly chapter: number } => {
    const state = store.getState();
    return { ...shownMoment(state).place, chapter: state.chapterAt };
  };
  const changed = (next: Study, place?: StudyPlace & { readonly chapter?: number }): void => {
    const { study, before, path, chapterAt } = store.getState();
    if (next === study) {
      if (place) show(next, { ...here(), ...place });
      return;
    }
    const history = [...before, study].slice(-MAX_UNDO);
    if (place) return show(next, { ...here(), ...place }, history);
    const at = here();
    const shown = shownOf(next, chapterAt, path);
    store.setState({ study: next, before: history, ...shown, cursor: cursorOf(shown.line, at) });
    saveSoon();
  };
  return {
    ...store,
    change: changed,
    note(change) {
      const { study, chapterAt } = store.getState();
      changed(withNote(study, chapterAt, shownMoment(store.getState()).place, change));
    },
    play(moves) {
      const { chapterAt, line, cursor } = store.getState();
      let { study } = store.getState();
      let moment = line[cursor] as LineMoment;
      let { place } = moment;
      for (const move of moves) {
        const made = studyMoveOf(moment.game, moment.played.state as GameState, move, { seed: freshSeed() });
        if (isRefusal(made)) break;
        const next = withMove(study, chapterAt, place, made.move);
        if (!next) return false;
        ({ study, place } = next);
        moment = { ...moment, played: made.played, place };
      }
      changed(study, place);
      return true;
    },
    takeBack() {
      const { study, chapterAt, chapter } = store.getState();
      const { place } = shownMoment(store.getState());
      const own = variationAt(chapter, place.path);
      if (!own || place.at === 0) return false;
      const to: StudyPlace =
        place.at === 1 ? { path: place.path.slice(0, -1), at: own.at } : { ...place, at: place.at - 1 };
      // What goes on behind it, or was written about it, is not thrown away by a step back.
      const isLast = place.at === own.moves.length && (own.notes ?? []).every(({ at }) => at < place.at);
      const isBare = (branchAt(chapter, place.path)?.variations ?? []).every(({ at }) => at < place.at);
      if (isLast && isBare) changed(withMoves(study, chapterAt, place.path, own.moves.slice(0, -1)), to);
      else show(study, { ...to, chapter: chapterAt });
      return true;
    },
    undo() {
      const { before } = store.getState();
      const study = before.at(-1);
      if (study) show(study, here(), before.slice(0, -1));
    },
    show: (place) => show(store.getState().study, { ...here(), ...place }),
    move: (cursor) => store.setState({ cursor }),
    setMode: (mode) => store.setState({ mode }),
    edit() {
      store.setState({ stored: { ...store.getState().stored, isReading: false } });
      saveSoon();
    },
    flush,
  };
}
