import { isRefusal, play, scriptedDraws, seat } from "@starboard/kernel";
import { describe, expect, it } from "vitest";
import { mapOf, starIndex } from "../../src/data/map.ts";
import { game } from "../../src/game.ts";
import type { Drawing } from "../../src/state.ts";
import { options, Scene } from "./scene.ts";

const SECRET = { "ad.players": 4, "ad.version": "independents", "ad.secretAlliances": true };
const ALGOL = 0;
const REGULUS = 1;
const ANTARES = 2;
const PAVO = 3;
const POWERS = 4;
const stay = { do: "stay" };
const map = mapOf(options(SECRET));

describe("production shows drawing by agreement (AD-10.4, AD-6.2.3)", () => {
  /** The last turn before a production round. Two stars are shared by pairs of powers that are allied in secret. */
  function shared(): Scene {
    const s = new Scene(SECRET, {
      round: 6,
      turn: "pavo",
      step: "departure",
      stars: {
        algol: { algol: 7 },
        regulus: { regulus: 7 },
        antares: { antares: 15 },
        pavo: { pavo: 15 },
        sol: { algol: 1, regulus: 1 },
        procyon: { antares: 1, pavo: 1 },
      },
    });
    ally(s, ALGOL, REGULUS);
    ally(s, ANTARES, PAVO);
    s.table.drawings = [drawing("sol", [ALGOL, REGULUS]), drawing("procyon", [ANTARES, PAVO])];
    return s;
  }
  function ally({ table: t }: Scene, a: number, b: number): void {
    t.relation[a * POWERS + b] = t.relation[b * POWERS + a] = 1;
  }
  const known = ({ table: t }: Scene, a: number, b: number): boolean =>
    t.relation[a * POWERS + b] === 2 && t.relation[b * POWERS + a] === 2;
  const drawing = (star: string, among: readonly number[]): Drawing => ({
    star: starIndex(map, star),
    mode: "first",
    starter: among[0] as number,
    among: [...among],
    from: 5,
    known: 0,
  });

  it("to all players, for the stars of the power that produces", () => {
    const s = shared();
    s.act(PAVO, "depart", stay);
    expect(s.table.round).toBe(7);
    expect(s.factsOf("produced")).toMatchObject([{ power: ALGOL }]);
    expect(s.factsOf("allianceKnown")).toEqual([{ is: "allianceKnown", rule: "AD-10.4", a: ALGOL, b: REGULUS }]);
    expect(known(s, ALGOL, REGULUS)).toBe(true);
    expect(s.table.drawings.map((one) => one.known)).toEqual([1, 0]);
    // The other pair is shown when one of the two produces.
    expect(known(s, ANTARES, PAVO)).toBe(false);
    s.act(ALGOL, "depart", stay).act(REGULUS, "depart", stay);
    expect(known(s, ANTARES, PAVO)).toBe(true);
    expect(s.table.drawings.map((one) => one.known)).toEqual([1, 1]);
  });

  it("not where the producing power has no ships or is not among those who agreed", () => {
    const absent = shared();
    absent.table.ships[starIndex(map, "sol") * POWERS + ALGOL] = 0;
    absent.act(PAVO, "depart", stay);
    expect(absent.factsOf("allianceKnown")).toEqual([]);
    const others = shared();
    others.table.drawings = [drawing("sol", [ANTARES, PAVO])];
    others.act(PAVO, "depart", stay);
    expect(others.factsOf("allianceKnown")).toEqual([]);
    expect(others.table.drawings[0]?.known).toBe(0);
    const none = shared();
    none.table.drawings = [];
    none.act(PAVO, "depart", stay);
    expect(none.factsOf("allianceKnown")).toEqual([]);
  });

  it("so the act before it cannot be taken back; where nothing is secret it can (KRN-UNDO-2)", () => {
    const irreversible = (s: Scene): boolean => {
      const played = play(game, s.table, { by: seat(PAVO), step: "depart", act: stay }, scriptedDraws([]).draw);
      if (isRefusal(played)) throw new Error(played.code);
      return played.irreversible;
    };
    expect(irreversible(shared())).toBe(true);
    const stars = { algol: { algol: 7 }, regulus: { regulus: 7 }, antares: { antares: 15 }, pavo: { pavo: 15 } };
    const position = { round: 6, turn: "pavo", step: "departure", stars };
    expect(irreversible(new Scene(SECRET, position))).toBe(true);
    const open = new Scene({ "ad.players": 4, "ad.version": "independents" }, position);
    expect(irreversible(open)).toBe(false);
  });
});

describe("placing new ships (AD-6.2.3.2)", () => {
  const building = { "ad.players": 4, "ad.version": "independents", "ad.buildAt": "anyBoth" };
  const placed = (): Scene =>
    new Scene(building, {
      round: 7,
      turn: "algol",
      stars: {
        algol: { algol: 7 },
        regulus: { regulus: 7 },
        antares: { antares: 15 },
        pavo: { pavo: 15 },
        hamal: { algol: 2 },
        procyon: { algol: 2 },
        sol: { algol: 2 },
      },
    });

  it("is refused with the star, the number and what is left", () => {
    const s = placed();
    expect(s.step).toBe("place");
    const left = s.table.unplaced[ALGOL] as number;
    expect(left).toBeGreaterThan(1);
    const refused = (star: string, ships: number) => s.no(0, "place", { do: "place", star, ships })?.about;
    expect(refused("nowhere", 1)).toEqual({ star: "nowhere" });
    expect(refused("regulus", 1)).toEqual({ star: "regulus" });
    for (const ships of [0, left + 1]) expect(refused("algol", ships)).toEqual({ ships, left });
    expect(s.no(0, "place", { do: "place", star: "algol", ships: left })).toBeUndefined();
  });

  it("goes on until no ship is left", () => {
    const s = placed();
    const left = s.table.unplaced[ALGOL] as number;
    const before = s.ships("algol", ALGOL);
    s.act(0, "place", { do: "place", star: "algol", ships: left - 1 });
    expect(s.step).toBe("place");
    expect(s.table.unplaced[ALGOL]).toBe(1);
    s.act(0, "place", { do: "place", star: "algol", ships: 1 });
    expect(s.step).not.toBe("place");
    expect(s.ships("algol", ALGOL)).toBe(before + left);
  });
});
