import { fileURLToPath } from "node:url";
import { isSample, reportOf } from "./sample.mjs";
import { targets } from "./targets.mjs";

const name = process.env["MUTATION_TARGET"] ?? "";
const target = targets[name];
if (!target) throw new Error(`MUTATION_TARGET is one of ${Object.keys(targets).join(", ")}`);
const reportName = reportOf(name);
const files = (process.env["MUTATION_FILES"] ?? "").split(",").filter((file) => file !== "");

export default {
  testRunner: "vitest",
  plugins: ["@stryker-mutator/vitest-runner", fileURLToPath(new URL("./sample-checker.mjs", import.meta.url))],
  checkers: isSample ? ["sample"] : [],
  vitest: { configFile: "mutation/vitest.config.mjs", related: false },
  mutate: files.length > 0 ? files : target.mutate,
  ignorePatterns: ["dist", "**/dist-types", "**/dist-types-ui", "bench", "e2e", "docs/pictures", "reports", "coverage"],
  // TypeScript 7 offers JavaScript no parser, and Vitest needs no tsconfig.json, so none is rewritten.
  tsconfigFile: "none.json",
  disableTypeChecks: false,
  // Endless loops are found by counting. The time limit only ends what hangs otherwise, also on a busy machine.
  timeoutMS: 60_000,
  coverageAnalysis: "perTest",
  // Code that runs only while a module loads belongs to no test: each of its mutants would need all of them.
  ignoreStatic: true,
  concurrency: 1,
  reporters: ["clear-text", "json", "html", "progress-append-only"],
  clearTextReporter: { allowColor: false, reportTests: false, logTests: false },
  jsonReporter: { fileName: `reports/mutation/${reportName}.json` },
  htmlReporter: { fileName: `reports/mutation/${reportName}.html` },
  incremental: true,
  incrementalFile: `reports/mutation/${reportName}.incremental.json`,
  tempDirName: `reports/mutation/.tmp-${reportName}`,
  // run.mjs compares the score with the least one: Stryker counts changes without tests that were not drawn.
  thresholds: { high: 95, low: target.least, break: null },
};
