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
import type { Title } from "@starboard/kit";
import { OPTIONS_FORMAT, parseFile } from "@starboard/wire";
import { type Desk, titleOf, Trouble } from "./context.ts";

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
    .map(({ code, at, about, rule }) =>
      [code, at, about ? JSON.stringify(about) : "", rule ?? ""].filter((part) => part !== "").join(" "),
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

/** Options given as JSON, as a preset's name, or as a file that holds either the bare options or a table's. */
export function readOptions(title: Title, text: string | undefined): object {
  const { options } = title.game;
  const preset = options.presets.find(({ id }: { id: string }) => id === text);
  if (text === undefined || preset) return checkedOptions(title, preset?.set ?? {});
  const file = text.endsWith(".json") ? readText(text) : undefined;
  let raw: unknown;
  try {
    raw = JSON.parse(file ?? text);
  } catch {
    const ids = options.presets.map(({ id }: { id: string }) => id).join(", ");
    throw file === undefined
      ? new Trouble("CLI_OPTIONS", `--options takes JSON, a .json file or one of: ${ids}.`)
      : new Trouble("FILE_JSON", `${text} is not JSON.`);
  }
  if ((raw as { format?: unknown } | null)?.format !== OPTIONS_FORMAT) return checkedOptions(title, raw);
  const shared = parseFile(file ?? text);
  if ("bad" in shared) throw new Trouble(shared.bad[0]?.code ?? "FILE_FIELD", `${text}\n${problems(shared.bad)}`);
  return checkedOptions(title, shared.ok.is === "options" ? shared.ok.file.options : {});
}

/** Options with every value filled in, or trouble. */
export function checkedOptions(title: Title, raw: unknown): object {
  const parsed = title.game.options.parse(raw) as Result<object>;
  if ("bad" in parsed)
    throw new Trouble(
      parsed.bad[0]?.code ?? "CLI_OPTIONS",
      `The options do not go together.\n${told(title, parsed.bad)}`,
    );
  return parsed.ok;
}

/** What is wrong with options, in the game's own sentences, each with its place, rule and code. */
function told({ game, words }: Title, bad: readonly Invalid[]): string {
  const usual = game.options.parse({}) as Result<object>;
  if ("bad" in usual) return problems(bad);
  const view = (game.view as (table: object, by: "public") => object)(game.setup(usual.ok) as object, "public");
  const speaking = { view: view as never, seat: (by: number) => String(by + 1), reader: null };
  return bad
    .map((one) => {
      const { code, at, about = {} } = one;
      const spec = (game.options.specs as readonly OptionSpec[]).find(({ id }) => at === id || at.startsWith(`${id}.`));
      const rule = (one.rule ?? (typeof about["rule"] === "string" ? about["rule"] : spec?.rule)) as RuleId | undefined;
      if (rule === undefined) return problems([one]);
      const said = words.refusal({ rule, code, about }, speaking);
      return said === code ? problems([one]) : `${at === "" ? "" : `${at}: `}${said} ${rule} ${code}`;
    })
    .join("\n");
}
