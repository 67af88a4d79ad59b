/** What the kinds of the library read: their own output, and no damaged file with an exception. */
import { canonicalJson } from "@starboard/kernel";
import fc from "fast-check";
import { expect, test } from "vitest";
import { LIBRARY_GAMES, libraryGame } from "../src/library/kinds.ts";
import { fleetOf } from "./library-guests.ts";

test("every kind of every game reads back what it has read, and never throws on what it has not", async () => {
  for (const id of LIBRARY_GAMES)
    for (const kind of (await libraryGame(id))?.kinds ?? []) {
      fc.assert(
        fc.property(fc.jsonValue({ maxDepth: 3 }), (raw) => {
          const read = kind.read(raw);
          if ("bad" in read) expect(read.bad[0]?.code).toMatch(/^[A-Z_]+$/);
        }),
        { numRuns: 60, seed: 3 },
      );
    }
  const fleet = (await libraryGame("anaxis"))?.kinds.find(({ id }) => id === "fleet");
  const read = fleet?.read(fleetOf("A"));
  if (!fleet || !read || "bad" in read) throw new Error("the fleet was not read");
  expect(fleet.read(JSON.parse(canonicalJson(read.ok)))).toEqual(read);
});
