import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { problem } from "../src/messages/en/problems.ts";

// The protocol lists every error code of the match service; each needs a sentence.

const protocol = readFileSync(new URL("../../../docs/protocol.md", import.meta.url), "utf8");
const codes = [
  ...new Set(
    protocol.match(
      /\b(?:WIRE|SERVICE|MATCH|FORK|IMPORT|FILE|BOT|HOST|ACCOUNT|NOTICE|ORDER|NOTE|TABLE|TOURNAMENT)_[A-Z_]+\b/g,
    ),
  ),
];

test.for(codes)("%s has a sentence", (code) => {
  expect(problem(code)).not.toBe(problem("NO_SUCH_CODE"));
});

test("the protocol lists error codes", () => {
  expect(codes.length).toBeGreaterThan(20);
});
