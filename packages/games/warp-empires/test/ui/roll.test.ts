/** The result of each face of a die by the rules (WE-8.1, WE-8.4). */
import { noDraws, type Seat, start } from "@starboard/kernel";
import { game } from "@starboard/warp-empires";
import { expect, test } from "vitest";
import type { Tabletop } from "../../src/ui/model/table.ts";
import { worldOf } from "../../src/ui/model/world.ts";
import { effectOf, oddsOf } from "../../src/ui/work/Roll.tsx";

/** The faces that succeed and those that lock the seat out, for Ferengi (+1) who parley with a minor race. */
function faces(options: object): { readonly good: number[]; readonly bad: number[] } {
  const parsed = game.options.parse({ map: "proving-ground", ...options });
  if (!("ok" in parsed)) throw new Error(JSON.stringify(parsed.bad));
  const position = {
    phase: "diplomacy",
    seats: [{ faction: "ferengi", hand: { diplomacy: 1 } }, { faction: "borg" }],
    territories: { f3: { features: { resources: "rich", minorRace: "modern" }, stacks: { 0: ["warship"] } } },
  };
  const read = game.notation.read(position, parsed.ok);
  if (!("ok" in read)) throw new Error(JSON.stringify(read.bad));
  const { state } = start({ ...game, setup: () => read.ok }, parsed.ok, noDraws);
  const view = game.view(state, 0 as Seat);
  const odds = oddsOf({ asked: { step: "parley" }, view, world: worldOf(view.options), me: 0 } as unknown as Tabletop);
  if (!odds) throw new Error("no roll is asked");
  const all = [1, 2, 3, 4, 5, 6];
  const that = (kind: string): number[] => all.filter((face) => effectOf(odds, face) === kind);
  return { good: that("good"), bad: that("bad") };
}

test("a low total or, by option, a low die locks the seat out, and the faces show which", () => {
  expect(faces({})).toEqual({ good: [5, 6], bad: [1] });
  expect(faces({ "diplomacy.lockRoll": "natural" })).toEqual({ good: [5, 6], bad: [1, 2] });
});
