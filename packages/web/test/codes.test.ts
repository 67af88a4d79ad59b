import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { problem } from "../src/messages/en/problems.ts";

// Every code a clerk may answer with is in the protocol's table; each must have a sentence of its own.

const protocol = readFileSync(new URL("../../../docs/protocol.md", import.meta.url), "utf8");
const codes = [
  ...new Set(
    protocol.match(
      /\b(?:WIRE|SERVICE|MATCH|FORK|IMPORT|FILE|BOT|HOST|ACCOUNT|NOTICE|ORDER|NOTE|TABLE|TOURNAMENT)_[A-Z_]+\b/g,
    ),
  ),
];

test.for(codes)("%s has words", (code) => {
  expect(problem(code)).not.toBe(problem("NO_SUCH_CODE"));
});

test("the protocol names codes at all", () => {
  expect(codes.length).toBeGreaterThan(20);
});
