/** Other species (AD-1.1): their names replace the names of powers, their ships replace the emblems, and nothing else changes. */
import { seededDraws, start, seat } from "@starboard/kernel";
import { describe, expect, test } from "vitest";
import { mapOf } from "../src/data/map.ts";
import { game } from "../src/game.ts";
import { text } from "../src/text/index.ts";
import { SPECIES } from "../src/text/names.ts";
import type { Fact4000 } from "../src/facts.ts";
import { badge } from "../src/ui/phase.ts";
import { powerLooks } from "../src/ui/model/powers.ts";
import { facts } from "./samples.ts";

function begun(raw: object) {
  const read = game.options.parse({ "ad.players": 4, "ad.version": "independents", ...raw });
  if ("bad" in read) throw new Error(JSON.stringify(read.bad));
  const { state } = start(game, read.ok, seededDraws(3));
  return { table: state, view: game.view(state, "public") };
}
const human = begun({});
const alien = begun({ "ad.aliens": true });
const contextOf = (view: typeof human.view) => ({ view, seat: (by: number) => `P${by}`, viewerSeat: null });
const HOMES = human.table.home.map((s) => mapOf(human.table.options).stars[s]?.name ?? "");

describe("aliens", () => {
  test("the log calls each power by its species, and stars by their names", () => {
    const turn = (power: number): Fact4000 => ({ is: "turnBegan", rule: "AD-6.1", power, round: 1 }) as Fact4000;
    for (const [power, home] of HOMES.entries()) {
      expect(text.fact(turn(power), contextOf(human.view))).toContain(home);
      const sentence = text.fact(turn(power), contextOf(alien.view));
      expect(sentence).toContain(SPECIES[power]);
      expect(sentence).not.toContain(home);
    }
    const departed = { ...facts.departed, power: 0, star: "algol", ships: [{ power: 0, ships: 3 }] };
    expect(text.fact(departed, contextOf(alien.view))).toBe(`${SPECIES[0]} sends 3 ships from Algol into hyperspace.`);
  });

  test("seats, prompts and the text board use the species too", () => {
    expect(alien.table.seatOf.map((by) => text.side(by, contextOf(alien.view)))).toEqual([...SPECIES]);
    const board = text.board?.(contextOf(alien.view));
    for (const name of SPECIES) expect(board).toContain(name);
  });

  test("each power has a ship of its species in its emblem and its seat's badge, and keeps its colour", () => {
    const looks = (of: typeof human) => powerLooks(of.view);
    expect(looks(alien).map(({ name }) => name)).toEqual([...SPECIES]);
    expect(new Set(looks(alien).map(({ emblem }) => emblem)).size).toBe(4);
    for (const [p, look] of looks(human).entries()) {
      const other = looks(alien)[p];
      expect(other?.colour).toBe(look.colour);
      expect(other?.emblem).not.toBe(look.emblem);
      expect(badge(alien.view, seat(p))).toMatchObject({ colour: look.colour, figure: other?.emblem });
      expect(badge(human.view, seat(p))).not.toHaveProperty("figure");
    }
  });

  test("nothing else changes: the states differ only in the option", () => {
    const { options: _, ...plain } = human.table;
    const { options: __, ...other } = alien.table;
    expect(other).toEqual(plain);
  });
});
