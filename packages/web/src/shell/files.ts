/** Files in and out of the page. */
import { type MatchRecord, parseRecord, RECORD_LIMIT } from "@starboard/kernel";
import { importRecord, fetchRecord } from "../local/index.ts";
import { href, navigate, type Route } from "../router.ts";
import { firstProblem, showSuccess, showProblem, ProblemError, toProblem } from "../problems.ts";

/** The text of a chosen or dropped file; rejects with RECORD_SIZE before reading what is far too large. */
export async function textOf(file: File): Promise<string> {
  // UTF-8 needs at most three bytes where the limit counts one character.
  if (file.size > 3 * RECORD_LIMIT) throw new ProblemError({ code: "RECORD_SIZE" });
  try {
    return await file.text();
  } catch {
    throw new ProblemError({ code: "WEB_FILE_READ" });
  }
}

/** Hands a text to the player as a file. */
export function saveText(text: string, name: string, type = "application/json"): void {
  saveBlob(new Blob([text], { type }), name);
}
/** Hands bytes to the player as a file. */
export function saveBytes(bytes: Uint8Array, name: string, type: string): void {
  saveBlob(new Blob([bytes as Uint8Array<ArrayBuffer>], { type }), name);
}

function saveBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const a = document.createElement("a");
  a.href = url;
  a.download = name;
  a.click();
  URL.revokeObjectURL(url);
}

/** A record that was dropped but not stored: unfinished, or the store is not to be had. Lasts as long as the page. */
export const loose = new Map<string, string>();

/**
 * Takes a record file in and goes to watch it; what an editor saved goes to that editor. Everything wrong with it becomes a
 * notice.
 */
export async function watchFile(file: File): Promise<void> {
  try {
    const text = await textOf(file);
    const read = parseRecord(text);
    if (!("ok" in read)) {
      // Editors are fetched only when there is something for them.
      const bench = await (await import("../editors/dropped-file.ts")).editorRouteFor(text);
      if (bench) navigate(bench);
      else showProblem(firstProblem(read.bad));
      return;
    }
    navigate({ at: "replay", match: await shelve(text) });
  } catch (error) {
    showProblem(toProblem(error));
  }
}

/** Stores a record, or keeps it loose where it cannot be stored; the id to watch it by. */
async function shelve(text: string): Promise<string> {
  try {
    return (await importRecord(text)).match;
  } catch (error) {
    // The viewer shows what can be shown of it. That it is not what was played does not show there, so it is said at once.
    const problem = toProblem(error);
    if (problem.code.startsWith("RECORD_") && problem.code !== "RECORD_EDITION") showProblem(problem);
    loose.set("file", text);
    return "file";
  }
}

/** The text of a record by the id it is watched by: of this browser, or of a table on the host that is over. */
export async function recordText(match: string): Promise<string> {
  const kept = loose.get(match);
  if (kept !== undefined) return kept;
  const { writeRecord } = await import("@starboard/kernel");
  try {
    const found = await fetchRecord(match);
    return "record" in found ? writeRecord(found.record) : found.text;
  } catch (error) {
    if (toProblem(error).code !== "MATCH_UNKNOWN") throw error;
    const { call } = await import("../online/api.ts");
    const hosted = await call<MatchRecord>("GET", `tables/${encodeURIComponent(match)}/record`).catch(() => null);
    if (hosted === null) throw error;
    return writeRecord(hosted);
  }
}

/** A file name that says what is in it. */
export const recordName = (game: string, match: string): string =>
  `starboard-${game.replace("@", "-")}-${match.slice(0, 8)}.json`;

/** Puts the address of a place on the clipboard. */
export function copyLink(route: Route): void {
  const failed = (): void => showProblem({ code: "WEB_LINK_BLOCKED" });
  // The clipboard is not there at all on plain http addresses of a local network.
  const clipboard = (navigator as { clipboard?: Clipboard }).clipboard;
  if (clipboard)
    clipboard.writeText(location.origin + href(route)).then(
      () => showSuccess({ code: "WEB_LINK_COPIED" }),
      () => failed(),
    );
  else failed();
}
