/**
 * The kinds of files that players of a game make: decks, ships, maps. A kind reads a file by the rules of its game, so that
 * editors, hosts and the command line accept the same files, and says what the file looks like and how it is played.
 */
import type { Invalid, Result } from "@starboard/kernel";
import type { PictureData } from "./picture.ts";

/** Options of a match, by their ids. */
export type MatchOptions = Readonly<Record<string, unknown>>;

/** What a measurement compares. */
export interface BalanceMeasure {
  /** Of a match between two seats. */
  readonly options: MatchOptions;
  /** `file`: how often the first seat, which plays the file, wins. `sides`: how often each side of the file wins. */
  readonly of: "file" | "sides";
  /** The seat whose share is counted. */
  readonly seat: 0 | 1;
}

/** A fact about a file for lists of such facts: its words, and its text. */
export type FileFact = readonly [name: string, text: string];

/** A kind of file. `C` is the content of a checked file. */
export interface FileKind<C extends object = object> {
  /** As in the addresses of lists: `star-map`. */
  readonly id: string;
  /** What one file is called, such as "Star map". */
  readonly title: string;
  /** The editor of the game that opens these files. */
  readonly editor: string;
  /** Reads any data by the rules of the game. The result has only what the format names. */
  read(this: void, raw: unknown): Result<C>;
  nameOf(this: void, content: C): string;
  facts(this: void, content: C): readonly FileFact[];
  picture(this: void, content: C): PictureData;
  /** Absent for files that are not played, such as cards. */
  play?(this: void, content: C): MatchOptions;
  /** What bots can measure about the file; null if it has no two sides. Absent for kinds without sides. */
  balance?(this: void, content: C): BalanceMeasure | null;
}

/** A kind whose content is not known here. Its functions are called with what its `read` has returned. */
export type AnyFileKind = FileKind;

/** Refuses what is no object of a format and version. Returns its fields. */
export function readHeader(raw: unknown, format: string, code: string): Result<Readonly<Record<string, unknown>>> {
  const fields = raw as { readonly format?: unknown; readonly version?: unknown } | null;
  const isFile = typeof fields === "object" && fields !== null && !Array.isArray(fields);
  const at = !isFile ? "" : fields.format !== format ? "format" : fields.version !== 1 ? "version" : null;
  return at === null ? { ok: fields as Readonly<Record<string, unknown>> } : { bad: [{ code, at }] };
}

/** Reads the name of a file: one line of 1 to `longest` characters. */
export function readFileName(raw: unknown, code: string, longest = 60): Result<string> {
  const bad: readonly Invalid[] = [{ code, at: "name", about: { most: longest } }];
  return typeof raw === "string" && raw.trim() !== "" && raw.length <= longest ? { ok: raw } : { bad };
}
