import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readSituationFile, runSituation } from "@starboard/conformance";
import { gameEntries } from "@starboard/registry";
import { describe, expect, test } from "vitest";
import { entry as sample } from "../../sample/test/entry.ts";

// Runs every example of docs/situations.md as printed on the page.

const page = readFileSync(join(import.meta.dirname, "../../../docs/situations.md"), "utf8");
const blocks = [...page.matchAll(/^```json\n([\s\S]*?)^```$/gm)].map((found) => found[1] ?? "");
const find = (id: string) => [...gameEntries, sample].find(({ game }) => game.id === id);
const examples = blocks.flatMap((block) => {
  const read = readSituationFile(block);
  return "ok" in read ? read.ok : [{ title: `(not JSON) ${block.slice(0, 60)}` }];
}) as { game?: string; title: string; expect?: object; play?: readonly { expect?: object }[] }[];

test("the page has examples of every kind for the sample and for every game", () => {
  const kinds = (game: string): Set<string> =>
    new Set(
      examples
        .filter((one) => one.game === game)
        .flatMap((one) => [one.expect, ...(one.play ?? []).map((step) => step.expect)])
        .flatMap((expected) => Object.keys(expected ?? {})),
    );
  for (const game of ["sample", "4000ad", "trekwar"])
    for (const kind of ["position", "offers", "refusals", "facts", "sums", "outcome"])
      expect([...kinds(game)], game).toContain(kind);
  for (const kind of ["table", "without", "views", "question", "silent", "heard"])
    expect([...kinds("sample")]).toContain(kind);
});

describe("the examples pass as printed", () => {
  test.for(examples)("$title", (example) => {
    expect(runSituation(example, find).unmet).toEqual([]);
  });
});
