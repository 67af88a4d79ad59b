/** The tests in a game's folder: situations, perft tables and golden records; and the rules that nothing cites. */
import { existsSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { filesUnder, SPECS } from "./files.ts";
import { goldenFault, readSituationFile, runPerft, runSituation, uncited } from "@starboard/conformance";
import type { RuleId } from "@starboard/kernel";
import type { GameEntry } from "@starboard/kit";

export { filesUnder, SPECS };
export {
  type BehaviourChange,
  behaviourChanges,
  editionReports,
  goldenRecords,
  readBehaviour,
  storeBehaviour,
} from "./release-check.ts";

/** Finds a game by its id. */
export type FindGameEntry = (id: string) => GameEntry | undefined;

/** One test from a file. */
export interface FileTest {
  readonly file: string;
  readonly title: string;
  /** Plays it and returns what is wrong, one line each; nothing if it passes. */
  readonly run: () => readonly string[];
}

/** Files of an optional folder; empty if it does not exist. */
const filesIn = (folder: string, ending: string): string[] => (existsSync(folder) ? filesUnder(folder, ending) : []);

/** The title that a test in a file names. */
function titleOf(test: unknown): string {
  const title = typeof test === "object" && test !== null && "title" in test ? test.title : undefined;
  return typeof title === "string" ? title : "(no title)";
}

/** Every situation at or below a path. */
export function situationTests(path: string, find: FindGameEntry): FileTest[] {
  return filesUnder(path, ".json").flatMap((file) => {
    const read = readSituationFile(readFileSync(file, "utf8"));
    if ("bad" in read) return [{ file, title: basename(file), run: () => read.bad.map(({ code }) => code) }];
    return read.ok.map((raw) => ({
      file,
      title: titleOf(raw),
      run: () => runSituation(raw, find).unmet.map(({ at, part, message }) => `${at}: ${part}: ${message}`),
    }));
  });
}

/** Every situation at or below a path as written, for the fuzzers. Unreadable files are skipped. */
export const situationsIn = (path: string): unknown[] =>
  filesIn(path, ".json").flatMap((file) => {
    const read = readSituationFile(readFileSync(file, "utf8"));
    return "ok" in read ? read.ok : [];
  });

/** Every perft table at or below a path. */
export function perftTests(path: string, find: FindGameEntry): FileTest[] {
  return filesIn(path, ".json").map((file) => {
    const table = parsed(file);
    const run = (): readonly string[] => {
      const { passed, message } = runPerft(table, find);
      return passed ? [] : [message, "If the rules have changed: starboard perft --game GAME --depth N counts again."];
    };
    return { file, title: titleOf(table), run };
  });
}

/** Every golden record at or below a path: it is replayed, verified, and compared with its transcript if there is one. */
export function goldenTests(path: string, entry: GameEntry): FileTest[] {
  const records = filesIn(path, ".json").filter((file) => basename(file) !== SPECS);
  return records.map((file) => {
    const beside = file.replace(/\.json$/, ".txt");
    const txt = existsSync(beside) ? readFileSync(beside, "utf8") : undefined;
    const run = (): readonly string[] => {
      const fault = goldenFault(entry, { json: readFileSync(file, "utf8"), txt });
      const advice = `If the rules have changed: starboard golden ${path} writes the records again, unless they belong to an edition.`;
      return fault === undefined ? [] : [fault, advice];
    };
    return { file, title: basename(file), run };
  });
}

/** The rules of a game that no test, situation or record of its folder cites. */
export function uncitedRules(folder: string, rules: string): RuleId[] {
  const tests = ["test", "src/test"].flatMap((name) => filesIn(join(folder, name), ".ts"));
  const data = ["situations", "perft"].flatMap((name) => filesIn(join(folder, name), ".json"));
  return uncited(
    rules,
    [...tests, ...data].map((file) => readFileSync(file, "utf8")),
  );
}

/**
 * The refusal codes that no situation of a game's folder expects, so nothing shows that `whyNot` returns them. Includes
 * codes that only a skipped question could return (KRN-STEP-5).
 */
export function unexpectedRefusals(folder: string, codes: Iterable<string>): string[] {
  const left = new Set(codes);
  const look = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    if ("act" in value && "code" in value) left.delete(String(value.code));
    for (const inner of Object.values(value)) look(inner);
  };
  situationsIn(join(folder, "situations")).forEach(look);
  return [...left];
}

/**
 * All tests of a game's folder: situations, perft tables and golden records, at least one of each; every rule is cited;
 * every refusal code of the game is given in a situation.
 */
export function folderTests(folder: string, entry: GameEntry, refusalCodes: readonly string[]): FileTest[] {
  const find: FindGameEntry = (id) => (id === entry.game.id ? entry : undefined);
  const kinds: readonly (readonly [kind: string, tests: readonly FileTest[]])[] = [
    ["situations", situationTests(join(folder, "situations"), find)],
    ["perft", perftTests(join(folder, "perft"), find)],
    ["records", goldenTests(join(folder, "records"), entry)],
  ];
  const uncitedTest = { file: folder, title: "every rule is cited", run: () => uncitedRules(folder, entry.rules) };
  // A code that only a skipped step can give would never be shown.
  const codesTest = {
    file: folder,
    title: "every refusal code is given in a situation",
    run: () => unexpectedRefusals(folder, refusalCodes),
  };
  return [
    ...kinds.flatMap(([kind, tests]) => [
      { file: join(folder, kind), title: `${kind} exist`, run: () => (tests.length > 0 ? [] : [`no ${kind}`]) },
      ...tests.map((one) => ({ ...one, title: `${kind}: ${one.title}` })),
    ]),
    uncitedTest,
    codesTest,
  ];
}

function parsed(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return null;
  }
}
