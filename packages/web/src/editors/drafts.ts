/** The bench: what is being made, kept in this browser so that no reload loses it. */
import type { EditorIssue, Editor } from "@starboard/ui";

const key = (game: string, maker: string): string => `starboard.draft.${game}.${maker}`;

/** What lies on an editor's bench, as the content of its file; undefined when nothing does. */
export function loadDraft(game: string, maker: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key(game, maker)) ?? "null") ?? undefined;
  } catch {
    // Storage may be closed to the page, or hold what another version wrote: then the bench is empty.
    return undefined;
  }
}

export function saveDraft(game: string, maker: string, file: object): void {
  try {
    localStorage.setItem(key(game, maker), JSON.stringify(file));
  } catch {
    // Without storage the work lasts as long as the page; saving as a file always works.
  }
}

/** What is made, and what it was before each change. */
export interface History {
  readonly draft: unknown;
  readonly before: readonly unknown[];
}
/** Changes that can be had back. */
const MAX_UNDO = 100;

/** What an editor begins with: its bench, or a blank. */
export function initialHistory(workshop: Editor, file: unknown): History {
  const read = file === undefined ? undefined : workshop.read(file);
  return { draft: read && "ok" in read ? read.ok : workshop.blank(), before: [] };
}
export const withChange = ({ draft, before }: History, next: unknown): History =>
  next === draft ? { draft, before } : { draft: next, before: [...before, draft].slice(-MAX_UNDO) };
export const withUndo = ({ draft, before }: History): History =>
  before.length === 0 ? { draft, before } : { draft: before.at(-1), before: before.slice(0, -1) };

/** A file's text as what an editor makes of it, or what is wrong with it. */
export function readDraftText(
  workshop: Editor,
  text: string,
): { ok: unknown } | { flaws: readonly EditorIssue[] } | "json" {
  try {
    return workshop.read(JSON.parse(text));
  } catch (error) {
    if (error instanceof SyntaxError) return "json";
    throw error;
  }
}

/** A file name from what somebody called a thing. */
export function fileName(game: string, name: string, ending: string): string {
  const plain = name
    .normalize("NFKD")
    .replace(/[^\w\s-]/g, "")
    .trim()
    .replace(/\s+/g, "-")
    .toLowerCase();
  return `${game}-${plain === "" ? "made" : plain}.${ending}`;
}
