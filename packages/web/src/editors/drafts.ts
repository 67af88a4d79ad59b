/** Drafts of the editors, stored in this browser so that they survive a reload. */
import type { EditorIssue, Editor } from "@starboard/ui";

const key = (game: string, editor: string): string => `starboard.draft.${game}.${editor}`;

/** Loads an editor's draft as file content; undefined if there is none. */
export function loadDraft(game: string, editor: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key(game, editor)) ?? "null") ?? undefined;
  } catch {
    // Storage may be blocked, or hold unreadable data: then there is no draft.
    return undefined;
  }
}

export function saveDraft(game: string, editor: string, file: object): void {
  try {
    localStorage.setItem(key(game, editor), JSON.stringify(file));
  } catch {
    // Without storage the draft lasts as long as the page; saving as a file still works.
  }
}

/** A draft and its versions before each change. */
export interface History {
  readonly draft: unknown;
  readonly before: readonly unknown[];
}
/** Changes that can be undone. */
const MAX_UNDO = 100;

/** The initial history of an editor: its stored draft, or a blank one. */
export function initialHistory(editor: Editor, file: unknown): History {
  const read = file === undefined ? undefined : editor.read(file);
  return { draft: read && "ok" in read ? read.ok : editor.blank(), before: [] };
}
export const withChange = ({ draft, before }: History, next: unknown): History =>
  next === draft ? { draft, before } : { draft: next, before: [...before, draft].slice(-MAX_UNDO) };
export const withUndo = ({ draft, before }: History): History =>
  before.length === 0 ? { draft, before } : { draft: before.at(-1), before: before.slice(0, -1) };

/** Parses a file's text into a draft, or returns its problems. */
export function readDraftText(
  editor: Editor,
  text: string,
): { ok: unknown } | { issues: readonly EditorIssue[] } | "json" {
  try {
    return editor.read(JSON.parse(text));
  } catch (error) {
    if (error instanceof SyntaxError) return "json";
    throw error;
  }
}

/** Builds a file name from the name of a draft. */
export function fileName(game: string, name: string, ending: string): string {
  const slug = name
    .normalize("NFKD")
    .replace(/[^\w\s-]/g, "")
    .trim()
    .replace(/\s+/g, "-")
    .toLowerCase();
  return `${game}-${slug === "" ? "draft" : slug}.${ending}`;
}
