import { readFileSync } from "node:fs";
import { join } from "node:path";
import { folderTests } from "@starboard/conformance/node";
import { expect, test } from "vitest";
import { entry } from "./entry.ts";

const folder = join(import.meta.dirname, "..");
const declared = readFileSync(join(folder, "src", "reasons.ts"), "utf8");
const codes = [...declared.matchAll(/^ {2}(TW_\w+):/gm)].map(([, code = ""]) => code);

test("the refusal codes are found", () => {
  expect(codes.length).toBeGreaterThan(30);
});

test.for(folderTests(folder, entry, codes))("$title", ({ run }) => {
  expect(run()).toEqual([]);
});
