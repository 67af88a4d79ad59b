/** Reading and saving of files. */
import { type MatchRecord, parseRecord, RECORD_LIMIT } from "@starboard/kernel";
import { importRecord, fetchRecord } from "../local/index.ts";
import { href, navigate, type Route } from "../router.ts";
import { firstProblem, showSuccess, showProblem, ProblemError, toProblem } from "../problems.ts";

/** The text of a chosen or dropped file. Rejects with RECORD_SIZE before reading a file that is far too large. */
export async function textOf(file: File): Promise<string> {
  // UTF-8 needs at most three bytes where the limit counts one character.
  if (file.size > 3 * RECORD_LIMIT) throw new ProblemError({ code: "RECORD_SIZE" });
  try {
    return await file.text();
  } catch {
    throw new ProblemError({ code: "WEB_FILE_READ" });
  }
}

/** Saves a text as a file. */
export function saveText(text: string, name: string, type = "application/json"): void {
  saveBlob(new Blob([text], { type }), name);
}
/** Saves bytes as a file. */
export function saveBytes(bytes: Uint8Array, name: string, type: string): void {
  saveBlob(new Blob([bytes as Uint8Array<ArrayBuffer>], { type }), name);
}

/** Saves what was made in memory as a file. */
export function saveBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const a = document.createElement("a");
  a.href = url;
  a.download = name;
  a.click();
  URL.revokeObjectURL(url);
}

/**
 * Records that were opened but not stored, because they are unfinished or storage is blocked. Kept as long as the
 * page.
 */
export const loose = new Map<string, string>();

/**
 * Opens a record file as a replay, or an editor file in its editor; returns whether it could. Errors are shown as
 * toasts.
 */
export async function watchFile(file: File): Promise<boolean> {
  try {
    const text = await textOf(file);
    const read = parseRecord(text);
    if (!("ok" in read)) {
      const learnt = await (await import("../learn/dropped-lesson.ts")).lessonRouteFor(text);
      if (learnt) {
        navigate(learnt);
        return true;
      }
      const { isStudyText } = await import("@starboard/kit");
      if (isStudyText(text)) {
        const { importStudy } = await import("../study/open-study.ts");
        navigate({ at: "studies", study: await importStudy(text, "") });
        return true;
      }
      // Editors are fetched only if the file needs them.
      const bench = await (await import("../editors/dropped-file.ts")).editorRouteFor(text);
      if (bench) navigate(bench);
      else showProblem(firstProblem(read.bad));
      return bench !== undefined;
    }
    navigate({ at: "replay", match: await shelve(text) });
    return true;
  } catch (error) {
    showProblem(toProblem(error));
    return false;
  }
}

/** Stores a record, or keeps it in memory if it cannot be stored; returns the id of its replay. */
async function shelve(text: string): Promise<string> {
  try {
    return (await importRecord(text)).match;
  } catch (error) {
    // The replay shows as much as possible, but not that the record fails verification, so this is reported here.
    const problem = toProblem(error);
    if (problem.code.startsWith("RECORD_") && problem.code !== "RECORD_EDITION") showProblem(problem);
    loose.set("file", text);
    return "file";
  }
}

/** Replay ids whose records came from online tables. */
const hostedRecords = new Set<string>();
/** Whether the record of a replay id came from a finished online table. */
export const isHostedRecord = (match: string): boolean => hostedRecords.has(match);

/** The record of a replay id: from memory, this browser, or a finished online table. */
export async function recordText(match: string): Promise<string> {
  const inMemory = loose.get(match);
  if (inMemory !== undefined) return inMemory;
  if (match.startsWith("lab-")) return (await import("../lab/lab-record.ts")).labRecord(match);
  const { writeRecord } = await import("@starboard/kernel");
  try {
    const fetched = await fetchRecord(match);
    return "record" in fetched ? writeRecord(fetched.record) : fetched.text;
  } catch (error) {
    if (toProblem(error).code !== "MATCH_UNKNOWN") throw error;
    const { call } = await import("../online/api.ts");
    const hosted = await call<MatchRecord>("GET", `tables/${encodeURIComponent(match)}/record`).catch(() => null);
    if (hosted === null) throw error;
    hostedRecords.add(match);
    return writeRecord(hosted);
  }
}

/** Saves the record of a match as a file. Errors are shown as toasts. `game` is `game@edition`. */
export function saveRecord(match: string, game: string): void {
  recordText(match).then(
    (text) => saveText(text, recordName(game, match)),
    (error: unknown) => showProblem(toProblem(error)),
  );
}

/** A descriptive file name for a record. */
export const recordName = (game: string, match: string): string =>
  `starboard-${game.replace("@", "-")}-${match.slice(0, 8)}.json`;

/** Copies the address of a route to the clipboard. */
export const copyLink = (route: Route): void => copyText(location.origin + href(route));

/** Copies a link, or a text with one, to the clipboard. */
export function copyText(text: string): void {
  const failed = (): void => showProblem({ code: "WEB_LINK_BLOCKED" });
  // On plain http the clipboard API is missing.
  const clipboard = (navigator as { clipboard?: Clipboard }).clipboard;
  if (clipboard)
    clipboard.writeText(text).then(
      () => showSuccess({ code: "WEB_LINK_COPIED" }),
      () => failed(),
    );
  else failed();
}
