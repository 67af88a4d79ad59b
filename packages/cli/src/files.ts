/** Files and numbers as people give them. */
import { readFileSync, statSync } from "node:fs";
import { type Invalid, type MatchRecord, parseRecord, type Result } from "@starboard/kernel";
import type { Title } from "@starboard/kit";
import { type Desk, titleOf, Trouble } from "./desk.ts";

export function readText(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    const why = code === "ENOENT" ? "is not there" : code === "EISDIR" ? "is a folder" : `cannot be read (${code})`;
    throw new Trouble("CLI_FILE", `${file} ${why}.`);
  }
}

export function existing(path: string): string {
  try {
    statSync(path);
    return path;
  } catch {
    throw new Trouble("CLI_FILE", `${path} is not there.`);
  }
}

const problems = (bad: readonly Invalid[]): string =>
  bad
    .map(({ code, at, about }) =>
      [code, at, about ? JSON.stringify(about) : ""].filter((part) => part !== "").join(" "),
    )
    .join("\n");

export function readRecordFile(file: string): MatchRecord {
  const read = parseRecord(readText(file));
  if ("bad" in read)
    throw new Trouble(read.bad[0]?.code ?? "RECORD_FIELD", `${file} is not a record.\n${problems(read.bad)}`);
  return read.ok;
}

/** The title a record was played with, or trouble. */
export function titleOfRecord(desk: Desk, record: MatchRecord): Title {
  const [id, edition] = record.game.split("@");
  const title = titleOf(desk, id);
  if (title.game.edition !== Number(edition))
    throw new Trouble(
      "RECORD_EDITION",
      `It was played by ${record.game}; this copy has edition ${String(title.game.edition)}.`,
    );
  return title;
}

/** A whole number from the command line. */
export function number(name: string, text: string | undefined, otherwise: number, least = 0): number {
  if (text === undefined) return otherwise;
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value < least)
    throw new Trouble("CLI_NUMBER", `--${name} is "${text}"; a whole number from ${least} is needed.`);
  return value;
}

/** Options given as JSON, or as a preset's name. */
export function readOptions(title: Title, text: string | undefined): object {
  const { options } = title.game;
  const preset = options.presets.find(({ id }: { id: string }) => id === text);
  let raw: unknown = preset?.set ?? {};
  if (text !== undefined && !preset) {
    try {
      raw = JSON.parse(text);
    } catch {
      const ids = options.presets.map(({ id }: { id: string }) => id).join(", ");
      throw new Trouble("CLI_OPTIONS", `--options takes JSON or one of: ${ids}.`);
    }
  }
  return checkedOptions(title, raw);
}

/** Options with every value filled in, or trouble. */
export function checkedOptions(title: Title, raw: unknown): object {
  const parsed = title.game.options.parse(raw) as Result<object>;
  if ("bad" in parsed)
    throw new Trouble(parsed.bad[0]?.code ?? "CLI_OPTIONS", `The options do not go together.\n${problems(parsed.bad)}`);
  return parsed.ok;
}
