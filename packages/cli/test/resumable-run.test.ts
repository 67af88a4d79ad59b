import { appendFileSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { resumeRun } from "../src/arena/resumable-run.ts";

const folder = mkdtempSync(join(tmpdir(), "starboard-kept-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("appends results at once and drops an incomplete last line", () => {
  const path = join(folder, "deep/run.jsonl");
  const first = resumeRun<number>(path, { run: 1 });
  expect(first.known).toEqual([]);
  first.add(7);
  first.add(8);
  appendFileSync(path, "9");
  const next = resumeRun<number>(path, { run: 1 });
  expect(next.known).toEqual([7, 8]);
  next.add(10);
  expect(readFileSync(path, "utf8")).toBe('{"run":1}\n7\n8\n10\n');
});

test("rejects the file of another run and leaves it unchanged", () => {
  const path = join(folder, "other.jsonl");
  resumeRun<number>(path, { run: 1 }).add(7);
  expect(() => resumeRun<number>(path, { run: 2 })).toThrow("another run");
  expect(readFileSync(path, "utf8")).toBe('{"run":1}\n7\n');
});
