/** Reads the files, numbers and options that are given on the command line. Bad input throws a CliError. */
import { en as errors } from "./errors.en.ts";
import { readFileSync, statSync } from "node:fs";
import {
  type Invalid,
  type MatchRecord,
  type OptionSpec,
  parseRecord,
  type Result,
  type RuleId,
} from "@starboard/kernel";
import { entryOfEdition, readerFormat, type GameEntry } from "@starboard/kit";
import { OPTIONS_FORMAT, parseFile } from "@starboard/wire";
import { type CommandContext, entryOf, CliError } from "./context.ts";

export function readTextFile(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    const say =
      code === "ENOENT"
        ? errors.noFile(file)
        : code === "EISDIR"
          ? errors.isFolder(file)
          : errors.unreadable(file, code);
    throw new CliError("CLI_FILE", say);
  }
}

/** Returns the path; throws a CliError if there is no such file or folder. */
export function existing(path: string): string {
  try {
    statSync(path);
    return path;
  } catch {
    throw new CliError("CLI_FILE", errors.noFile(path));
  }
}

/** Errors as lines: code, field, details and rule. */
export const problems = (bad: readonly Invalid[]): string =>
  bad
    .map(({ code, at, about, rule }) =>
      [code, at, about ? JSON.stringify(about) : "", rule ?? ""].filter((part) => part !== "").join(" "),
    )
    .join("\n");

export function readRecordFile(file: string): MatchRecord {
  const read = parseRecord(readTextFile(file));
  if ("bad" in read)
    throw new CliError(read.bad[0]?.code ?? "RECORD_FIELD", `${errors.noRecord(file)}\n${problems(read.bad)}`);
  return read.ok;
}

/** Returns the game of a record as it was in its edition; throws a CliError if one of them is not available. */
export function entryOfRecord(context: CommandContext, record: MatchRecord): GameEntry {
  const [id, edition] = record.game.split("@");
  const entry = entryOf(context, id);
  const found = entryOfEdition(entry, Number(edition));
  if (!found) throw new CliError("RECORD_EDITION", `${errors.playedUnder(record.game)} ${editionsText(entry)}`);
  return found;
}

/** Says which editions of a game this program plays. */
function editionsText({ game, editions }: GameEntry): string {
  const newest = String(game.edition);
  const baseline = String(editions?.baseline ?? game.edition);
  return baseline === newest ? errors.edition(newest) : errors.editions(baseline, newest);
}

/** Error text for an `--at` beyond the end of a record. */
export const actsExceeded = (at: number, acts: number): string => errors.atBeyond(at, acts);

/** Parses a whole number of at least `least`; returns `otherwise` if none is given. */
export function number(name: string, text: string | undefined, otherwise: number, least = 0): number {
  if (text === undefined) return otherwise;
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value < least) throw new CliError("CLI_NUMBER", errors.number(name, least, text));
  return value;
}

/**
 * Reads options given as JSON, as the id of a preset, or as a `.json` file with bare options or a shared options file.
 */
export function readOptions(entry: GameEntry, text: string | undefined): object {
  const { options } = entry.game;
  const preset = options.presets.find(({ id }: { id: string }) => id === text);
  if (text === undefined || preset) return checkedOptions(entry, preset?.set ?? {});
  const file = text.endsWith(".json") ? readTextFile(text) : undefined;
  let raw: unknown;
  try {
    raw = JSON.parse(file ?? text);
  } catch {
    const ids = readerFormat.anyOf(options.presets.map(({ id }: { id: string }) => id));
    throw file === undefined
      ? new CliError("CLI_OPTIONS", errors.options(ids))
      : new CliError("FILE_JSON", errors.noJson(text));
  }
  if ((raw as { format?: unknown } | null)?.format !== OPTIONS_FORMAT) return checkedOptions(entry, raw);
  const shared = parseFile(file ?? text);
  if ("bad" in shared) throw new CliError(shared.bad[0]?.code ?? "FILE_FIELD", `${text}\n${problems(shared.bad)}`);
  return checkedOptions(entry, shared.ok.is === "options" ? shared.ok.file.options : {});
}

/** Returns the options with every default filled in; throws a CliError if they are not valid. */
export function checkedOptions(entry: GameEntry, raw: unknown): object {
  const parsed = entry.game.options.parse(raw) as Result<object>;
  if ("bad" in parsed)
    throw new CliError(
      parsed.bad[0]?.code ?? "CLI_OPTIONS",
      `${errors.badOptions}\n${optionErrors(entry, parsed.bad)}`,
    );
  return parsed.ok;
}

/** Describes each option error in the words of the game, with its path, rule and code. */
function optionErrors({ game, text }: GameEntry, bad: readonly Invalid[]): string {
  const defaults = game.options.parse({}) as Result<object>;
  if ("bad" in defaults) return problems(bad);
  const view = (game.view as (state: object, by: "public") => object)(game.setup(defaults.ok) as object, "public");
  const textContext = { view: view as never, seat: (by: number) => String(by + 1), viewerSeat: null };
  return bad
    .map((error) => {
      const { code, at, about = {} } = error;
      const spec = (game.options.specs as readonly OptionSpec[]).find(({ id }) => at === id || at.startsWith(`${id}.`));
      const rule = (error.rule ?? (typeof about["rule"] === "string" ? about["rule"] : spec?.rule)) as
        | RuleId
        | undefined;
      if (rule === undefined) return problems([error]);
      const sentence = text.refusal({ rule, code, about }, textContext);
      return sentence === code ? problems([error]) : `${at === "" ? "" : `${at}: `}${sentence} ${rule} ${code}`;
    })
    .join("\n");
}
