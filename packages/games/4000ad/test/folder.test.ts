import { join } from "node:path";
import { folderTests } from "@starboard/conformance/node";
import { expect, test } from "vitest";
import { NO } from "../src/refusals.ts";
import { entry } from "./title.ts";

const codes = Object.values(NO).map(({ code }) => code);

test.for(folderTests(join(import.meta.dirname, ".."), entry, codes))("$title", ({ run }) => {
  expect(run()).toEqual([]);
});
