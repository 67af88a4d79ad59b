/**
 * A reporter of Vitest that writes how long each test file took and which tests passed only when they were run again, as
 * JSON, into the file that TEST_TIMES names.
 */
import { writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";

const root = join(import.meta.dirname, "..");

/**
 * @typedef {{
 *   files: { file: string, seconds: number }[],
 *   again: { file: string, test: string, error: string }[],
 * }} TestTimes `error` is the first line of the first failure
 */

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
          const error = test.result().errors?.[0]?.message.split("\n")[0] ?? "";
          times.again.push({ file, test: test.name, error });
        }
    }
    writeFileSync(target, JSON.stringify(times));
  }
}
