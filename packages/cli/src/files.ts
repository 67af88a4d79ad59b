/** Files and numbers as people give them. */
import { readFileSync, statSync } from "node:fs";
import {
  type Invalid,
  type MatchRecord,
  type OptionSpec,
  parseRecord,
  type Result,
  type RuleId,
} from "@starboard/kernel";
import type { GameEntry } from "@starboard/kit";
import { OPTIONS_FORMAT, parseFile } from "@starboard/wire";
import { type CommandContext, entryOf, CliError } from "./context.ts";

export function readTextFile(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    const why = code === "ENOENT" ? "is not there" : code === "EISDIR" ? "is a folder" : `cannot be read (${code})`;
    throw new CliError("CLI_FILE", `${file} ${why}.`);
  }
}

export function existing(path: string): string {
  try {
    statSync(path);
    return path;
  } catch {
    throw new CliError("CLI_FILE", `${path} is not there.`);
  }
}

const problems = (bad: readonly Invalid[]): string =>
  bad
    .map(({ code, at, about, rule }) =>
      [code, at, about ? JSON.stringify(about) : "", rule ?? ""].filter((part) => part !== "").join(" "),
    )
    .join("\n");

export function readRecordFile(file: string): MatchRecord {
  const read = parseRecord(readTextFile(file));
  if ("bad" in read)
    throw new CliError(read.bad[0]?.code ?? "RECORD_FIELD", `${file} is not a record.\n${problems(read.bad)}`);
  return read.ok;
}

/** The title a record was played with, or trouble. */
export function entryOfRecord(context: CommandContext, record: MatchRecord): GameEntry {
  const [id, edition] = record.game.split("@");
  const entry = entryOf(context, id);
  if (entry.game.edition !== Number(edition))
    throw new CliError(
      "RECORD_EDITION",
      `It was played by ${record.game}; this copy has edition ${String(entry.game.edition)}.`,
    );
  return entry;
}

/** A whole number from the command line. */
export function number(name: string, text: string | undefined, otherwise: number, least = 0): number {
  if (text === undefined) return otherwise;
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value < least)
    throw new CliError("CLI_NUMBER", `--${name} is "${text}"; a whole number from ${least} is needed.`);
  return value;
}

/** Options given as JSON, as a preset's name, or as a file that holds either the bare options or a table's. */
export function readOptions(entry: GameEntry, text: string | undefined): object {
  const { options } = entry.game;
  const preset = options.presets.find(({ id }: { id: string }) => id === text);
  if (text === undefined || preset) return checkedOptions(entry, preset?.set ?? {});
  const file = text.endsWith(".json") ? readTextFile(text) : undefined;
  let raw: unknown;
  try {
    raw = JSON.parse(file ?? text);
  } catch {
    const ids = options.presets.map(({ id }: { id: string }) => id).join(", ");
    throw file === undefined
      ? new CliError("CLI_OPTIONS", `--options takes JSON, a .json file or one of: ${ids}.`)
      : new CliError("FILE_JSON", `${text} is not JSON.`);
  }
  if ((raw as { format?: unknown } | null)?.format !== OPTIONS_FORMAT) return checkedOptions(entry, raw);
  const shared = parseFile(file ?? text);
  if ("bad" in shared) throw new CliError(shared.bad[0]?.code ?? "FILE_FIELD", `${text}\n${problems(shared.bad)}`);
  return checkedOptions(entry, shared.ok.is === "options" ? shared.ok.file.options : {});
}

/** Options with every value filled in, or trouble. */
export function checkedOptions(entry: GameEntry, raw: unknown): object {
  const parsed = entry.game.options.parse(raw) as Result<object>;
  if ("bad" in parsed)
    throw new CliError(
      parsed.bad[0]?.code ?? "CLI_OPTIONS",
      `The options do not go together.\n${told(entry, parsed.bad)}`,
    );
  return parsed.ok;
}

/** What is wrong with options, in the game's own sentences, each with its place, rule and code. */
function told({ game, text }: GameEntry, bad: readonly Invalid[]): string {
  const usual = game.options.parse({}) as Result<object>;
  if ("bad" in usual) return problems(bad);
  const view = (game.view as (table: object, by: "public") => object)(game.setup(usual.ok) as object, "public");
  const speaking = { view: view as never, seat: (by: number) => String(by + 1), viewerSeat: null };
  return bad
    .map((one) => {
      const { code, at, about = {} } = one;
      const spec = (game.options.specs as readonly OptionSpec[]).find(({ id }) => at === id || at.startsWith(`${id}.`));
      const rule = (one.rule ?? (typeof about["rule"] === "string" ? about["rule"] : spec?.rule)) as RuleId | undefined;
      if (rule === undefined) return problems([one]);
      const said = text.refusal({ rule, code, about }, speaking);
      return said === code ? problems([one]) : `${at === "" ? "" : `${at}: `}${said} ${rule} ${code}`;
    })
    .join("\n");
}
