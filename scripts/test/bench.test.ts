/** Tests that the bench starts: Node, without a browser or a bundler, loads every module that measures our own code. */
import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const bench = join(import.meta.dirname, "../../bench/src");
/** Modules that need no package of a peer. */
const OWN = ["ours", "anaxis", "warp", "waiting", "open-matches", "changes", "report", "live/hosts", "live/stages"];

const load = (code: string): Promise<{ stdout: string }> =>
  promisify(execFile)(process.execPath, ["--input-type=module", "-e", code]);

test("the modules of the bench load", async () => {
  const code = OWN.map((name) => `await import(${JSON.stringify(join(bench, `${name}.ts`))});`).join("\n");
  const { stdout } = await load(`${code} console.log("loaded"); process.exit();`);
  expect(stdout.trim()).toBe("loaded");
});

test("a module that needs a bundler does not load", async () => {
  const screen = join(bench, "../../packages/ui/src/index.ts");
  await expect(load(`await import(${JSON.stringify(screen)});`)).rejects.toThrow("ERR_UNKNOWN_FILE_EXTENSION");
});
