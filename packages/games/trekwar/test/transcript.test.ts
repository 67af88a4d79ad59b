/** Fights written as transcripts (TW-N.2): the sheet's example, and the reader for further ones. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { playTranscript, readTranscript } from "../src/index.ts";
import { optionsOf } from "./states.ts";

const sheet = readFileSync(new URL("../situations/fights/sheet.txt", import.meta.url), "utf8");

function errors(text: string) {
  const lines = readTranscript(text);
  if ("bad" in lines) return lines.bad;
  return playTranscript(lines.ok, optionsOf()).errors;
}

test("the two Fights of the sheet replay to the last Hand and total (TW-H.1)", () => {
  expect(errors(sheet)).toEqual([]);
});

// A change to any kind of claim is detected. A transcript that cannot fail proves nothing.
test.for([
  ["hand D DU03 DU06 DU07 DU08 DU09 DU05", "hand D DU03 DU06 DU07 DU08 DU09 DU10"],
  ["decks 20 19\nhand", "decks 19 19\nhand"],
  ["legal F: FU02", "legal F: none"],
  ["legal D: none", "legal D: DU11"],
  ["= 8 vs 3", "= 9 vs 3"],
  ["= 9 vs 8", "= 9 vs 7"],
  ["+ FU16 FU08 FM02", "+ FU16 FU08 FM03"],
  ["owner C F", "owner C D"],
  ["refused TW_CARD_LIMIT", "refused TW_NO_MATCH"],
  ["D deploy DU10 =", "D deploy DU09 ="],
  ["- FU04 FM01", "- FU04 FU12"],
])("a transcript with %o changed to %o has a fault", ([from, to]) => {
  expect(sheet).toContain(from);
  expect(errors(sheet.replace(from as string, to as string))).not.toEqual([]);
});

test("unreadable lines are reported by number", () => {
  expect(errors("opener D\nX deploy FU01\n\ndecks many\nF dance FU01")).toEqual(
    [2, 4, 5].map((n) => expect.objectContaining({ code: "TW_TRANSCRIPT", at: String(n) })),
  );
});

test("a search in a transcript: its choice, and the draws after it", () => {
  const text = `
    opener D
    deal D DU03 DU02 DU06 DU07 DU08 DU09
    deal F FU01 FU03 FU05 FU06 FU07 FU08
    D exchange
    F exchange
    D open DU03 space
    D choose DU13
    hand D DU02 DU06 DU07 DU08 DU09 DU13
    F deploy FU05 = 4 vs 2 + FU09
    D deploy DU13 = 4 vs 4
    hand D DU02 DU06 DU07 DU08 DU09
    decks 23 23
    F surrender`;
  expect(errors(text)).toEqual([]);
  expect(errors(text.replace("choose DU13", "choose DU15"))).not.toEqual([]);
});
