import { join } from "node:path";
import { folderTests } from "@starboard/conformance/node";
import { expect, test } from "vitest";
import { RULE_OF } from "../src/refusals.ts";
import { entry } from "./title.ts";

test.for(folderTests(join(import.meta.dirname, ".."), entry, Object.keys(RULE_OF)))("$title", ({ run }) => {
  expect(run()).toEqual([]);
});
