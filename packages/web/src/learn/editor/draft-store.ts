/** The drafts of lessons: kept in this browser, changed with undo. */
import { type AnyGame, type Invalid, isPlainJson, type Move, type Seat } from "@starboard/kernel";
import { createStore, type StoreApi } from "zustand/vanilla";
import { type LessonDraft, type LineId, movesBefore, movesThrough } from "./lesson-draft.ts";
import { type Path, playPath } from "./lesson-path.ts";

const KEY = "starboard.lessonDraft.";
/** Drafts that this browser keeps; the one that was not changed for the longest time makes room. */
export const MAX_DRAFTS = 20;
/** Changes that can be undone. */
const MAX_UNDO = 100;

/**
 * What the board is for: playing on from the end of the line, drawing where the task begins, or moving pieces where the
 * lesson begins.
 */
export type EditorMode = "play" | "draw" | "arrange";

export interface DraftState {
  readonly draft: LessonDraft;
  readonly before: readonly LessonDraft[];
  /** The line that the board shows, and that what is played is added to. */
  readonly line: LineId;
  readonly mode: EditorMode;
  /** What the board shows; while the position can't be read, the last path that could be. */
  readonly path: Path;
  /** Why the position or the options can't be read; empty if they can. */
  readonly bad: readonly Invalid[];
}
export interface DraftStore extends StoreApi<DraftState> {
  /** Takes over a changed draft and keeps it in this browser. */
  change(next: LessonDraft, line?: LineId): void;
  undo(): void;
  setMode(mode: EditorMode): void;
}

const FIRST: LineId = { task: 0, way: null };

/** The acts that lead to what the board shows. */
const shownMoves = (draft: LessonDraft, line: LineId, mode: EditorMode): readonly Move[] =>
  mode === "arrange" ? [] : mode === "draw" ? movesBefore(draft, line.task) : movesThrough(draft, line);

/** Whether nothing that the board shows has changed. */
function isSamePath(a: DraftState, b: Pick<DraftState, "draft" | "line" | "mode">): boolean {
  const [old, next] = [a.draft, b.draft];
  if (old.position !== next.position || old.options !== next.options) return false;
  if (old.draws !== next.draws || old.seed !== next.seed) return false;
  const [before, after] = [shownMoves(old, a.line, a.mode), shownMoves(next, b.line, b.mode)];
  return before.length === after.length && before.every((move, i) => move === after[i]);
}

/** Throws if the game does not even begin with its own options, which is a bug of the game. */
function firstPath(game: AnyGame, draft: LessonDraft): Pick<DraftState, "path" | "bad"> {
  const read = playPath(game, draft, shownMoves(draft, FIRST, "play"));
  if ("ok" in read) return { path: read.ok, bad: [] };
  const plain = playPath(game, { options: {}, draws: [], seed: 1 }, []);
  if ("bad" in plain) throw new Error(`set-up: ${JSON.stringify(plain.bad)}`);
  return { path: plain.ok, bad: read.bad };
}

export function createDraftStore(game: AnyGame, first: LessonDraft): DraftStore {
  const store = createStore<DraftState>()(() => ({
    draft: first,
    before: [],
    line: FIRST,
    mode: "play",
    ...firstPath(game, first),
  }));
  function show(next: Pick<DraftState, "draft" | "line" | "mode" | "before">): void {
    const old = store.getState();
    const isSame = old.bad.length === 0 && isSamePath(old, next);
    const read = isSame ? { ok: old.path } : playPath(game, next.draft, shownMoves(next.draft, next.line, next.mode));
    store.setState({ ...next, path: "ok" in read ? read.ok : old.path, bad: "ok" in read ? [] : read.bad });
    if (next.draft !== old.draft) saveLessonDraft(next.draft);
  }
  return {
    ...store,
    change(next, line) {
      const { draft: old, before, line: shown, mode } = store.getState();
      const isChanged = next !== old;
      show({
        draft: next,
        line: lineIn(next, line ?? shown),
        // Another line is chosen to play on in it.
        mode: line ? "play" : mode,
        before: isChanged ? [...before, old].slice(-MAX_UNDO) : before,
      });
    },
    undo() {
      const { before, line, mode } = store.getState();
      const last = before.at(-1);
      if (last) show({ draft: last, line: lineIn(last, line), mode, before: before.slice(0, -1) });
    },
    setMode: (mode) => show({ ...store.getState(), mode }),
  };
}

/** The line if the draft has it, else the nearest one that it has. */
function lineIn({ tasks }: LessonDraft, { task, way }: LineId): LineId {
  const one = tasks[task];
  if (!one) return FIRST;
  return way !== null && way >= one.ways.length ? { task, way: null } : { task, way };
}

interface Stored {
  readonly changedAt: number;
  readonly draft: LessonDraft;
}

/** Reads a stored draft; null if it is missing or damaged. */
export function readStored(text: string | null): Stored | null {
  try {
    const raw: unknown = JSON.parse(text ?? "null");
    if (typeof raw !== "object" || raw === null || !isPlainJson(raw)) return null;
    const { changedAt, draft } = raw as { readonly changedAt?: unknown; readonly draft?: Partial<LessonDraft> };
    if (typeof changedAt !== "number" || !draft || !isDraft(draft)) return null;
    return { changedAt, draft };
  } catch {
    return null;
  }
}
const isDraft = (draft: Partial<LessonDraft>): draft is LessonDraft =>
  typeof draft.id === "string" &&
  typeof draft.game === "string" &&
  typeof draft.words === "object" &&
  typeof draft.options === "object" &&
  Array.isArray(draft.draws) &&
  typeof (draft.seat as Seat | undefined) === "number" &&
  Array.isArray(draft.tasks) &&
  draft.tasks.length > 0 &&
  draft.tasks.every(
    (task: Partial<LessonDraft["tasks"][number]>) =>
      Array.isArray(task.moves) && Array.isArray(task.ways) && Array.isArray(task.goals),
  );

export function loadLessonDraft(id: string): LessonDraft | null {
  try {
    return readStored(localStorage.getItem(KEY + id))?.draft ?? kept.get(id) ?? null;
  } catch {
    return kept.get(id) ?? null;
  }
}
/** Drafts of this page, for browsers whose storage is blocked or full. */
const kept = new Map<string, LessonDraft>();

export function saveLessonDraft(draft: LessonDraft): void {
  kept.set(draft.id, draft);
  try {
    localStorage.setItem(KEY + draft.id, JSON.stringify({ changedAt: Date.now(), draft } satisfies Stored));
    for (const { id } of storedDrafts().slice(MAX_DRAFTS)) localStorage.removeItem(KEY + id);
  } catch {
    // The draft lasts as long as the page; saving as a file still works.
  }
}

export function removeLessonDraft(id: string): void {
  kept.delete(id);
  try {
    localStorage.removeItem(KEY + id);
  } catch {
    // Nothing is stored.
  }
}

/** A stored draft as a list shows it. */
export interface ListedDraft {
  readonly id: string;
  readonly title: string;
  readonly game: string;
  readonly changedAt: number;
}
/** The drafts of this browser, the newest first. */
export function storedDrafts(): readonly ListedDraft[] {
  const found: ListedDraft[] = [];
  try {
    for (let i = 0; i < localStorage.length; i++) {
      const key = localStorage.key(i) ?? "";
      const stored = key.startsWith(KEY) ? readStored(localStorage.getItem(key)) : null;
      if (stored) {
        const { id, words, game } = stored.draft;
        found.push({ id, title: words.title, game, changedAt: stored.changedAt });
      }
    }
  } catch {
    // Storage is blocked: there are none.
  }
  return found.toSorted((a, b) => b.changedAt - a.changedAt);
}

/** Returns a name that no draft of this browser has. */
export function freeName(wanted: string): string {
  for (let n = 1; ; n++) {
    const name = n === 1 ? wanted : `${wanted}-${n}`;
    if (loadLessonDraft(name) === null) return name;
  }
}
