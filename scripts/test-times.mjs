/**
 * A reporter of Vitest that writes how long each test file took and which tests passed only when they were run again, as
 * JSON, into the file that TEST_TIMES names.
 */
import { writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { stripVTControlCharacters } from "node:util";

const root = join(import.meta.dirname, "..");

/**
 * @typedef {{
 *   files: { file: string, seconds: number }[],
 *   again: { file: string, test: string, error: string }[],
 * }} TestTimes `error` describes the first failure and names the line of the test
 */

/** Length of a described failure, in characters. */
const LONGEST = 400;

/**
 * Describes a failure in one line: a journey's message alone says that a click took too long, and not which.
 * @param {import("vitest").TestError | undefined} error
 * @param {string} file the test file, whose line is named
 * @returns {string}
 */
export function described(error, file) {
  if (!error) return "";
  const line = error.stacks?.find((frame) => frame.file === file)?.line;
  const text = stripVTControlCharacters(error.message).replaceAll(/\s+/g, " ").trim();
  return `${line === undefined ? "" : `line ${line}: `}${text.slice(0, LONGEST)}`;
}

export default class {
  /** @param {readonly import("vitest/node").TestModule[]} modules */
  onTestRunEnd(modules) {
    const target = process.env["TEST_TIMES"];
    if (target === undefined) throw new Error("TEST_TIMES must name the file to write.");
    /** @type {TestTimes} */
    const times = { files: [], again: [] };
    for (const module of modules) {
      const file = relative(root, module.moduleId).split(sep).join("/");
      const { prepareDuration, collectDuration, setupDuration, duration } = module.diagnostic();
      times.files.push({ file, seconds: (prepareDuration + collectDuration + setupDuration + duration) / 1000 });
      for (const test of module.children.allTests())
        if (test.diagnostic()?.flaky) {
          times.again.push({ file, test: test.name, error: described(test.result().errors?.[0], module.moduleId) });
        }
    }
    writeFileSync(target, JSON.stringify(times));
  }
}
