import { describe, expect, it } from "vitest";
import { Scene } from "./scene.ts";

const TEAMS = { "ad.players": 4, "ad.firstPlayer": "fixed" };
const SECRET = { "ad.players": 4, "ad.version": "independents", "ad.secretAlliances": true };
const ALGOL = 0;
const REGULUS = 1;
const ANTARES = 2;
const PAVO = 3;
const stay = { do: "stay" };
const homes = { antares: { antares: 15 }, pavo: { pavo: 15 } };

describe("joint arrival (AD-9.3, AD-H.4.2)", () => {
  const due = (extra: object = TEAMS) =>
    new Scene(extra, {
      round: 7,
      turn: "algol",
      step: "arrivals",
      stars: { ...homes, algol: { algol: 7 }, regulus: { regulus: 7 }, sol: { pavo: 12 } },
      warps: {
        algol: [{ from: "algol", count: 2, ships: 8 }],
        regulus: [{ from: "regulus", count: 2, ships: 8 }],
      },
    });
  const together = { do: "emerge", star: "sol", mode: "attack", warps: [0, 2] };

  it("needs the ally's consent between two players", () => {
    const s = due();
    expect(s.no(0, "arrive", together)).toMatchObject({ code: "AD_E_CONSENT", about: { power: REGULUS } });
    s.act(1, "jointArrival", {
      do: "jointArrival",
      from: REGULUS,
      to: ALGOL,
      star: "sol",
      warps: [0, 2],
      drawing: "alternate",
    });
    const id = s.table.proposals[0]?.id;
    s.act(0, "answer", { do: "answer", proposal: id, say: "accept" });
    s.act(0, "arrive", together);
    expect(s.ships("sol", ALGOL)).toBe(8);
    expect(s.ships("sol", REGULUS)).toBe(8);
    expect(s.table.grants).toEqual([]);
    // The clause settles the drawing: alternating, the proposer first.
    expect(s.table.drawings).toMatchObject([{ mode: "alternate", starter: REGULUS, among: [REGULUS, ALGOL] }]);
    s.act(0, "depart", stay);
    // The partner's warp has been pushed already; its ships at Sol are frozen until its own turn ends.
    expect(s.step).toBe("depart");
    expect(s.no(1, "depart", { do: "depart", from: "sol", ships: 1, to: "hyperspace" })).toMatchObject({
      code: "AD_E_FROZEN",
    });
    expect(s.no(1, "depart", { do: "muster", from: "regulus" })).toBeUndefined();
    s.act(1, "depart", stay);
    expect(s.table.frozen.every((n) => n === 0)).toBe(true);
  });

  it("needs no consent if one seat commands both powers; the power whose turn it is draws the star", () => {
    const s = due({ "ad.players": 2, "ad.firstPlayer": "fixed" });
    s.act(0, "arrive", together);
    expect(s.table.drawings).toMatchObject([{ mode: "first", starter: ALGOL, known: 1 }]);
  });

  it("refuses warps that are not due, and equal sums (AD-J.17, AD-H.4.3)", () => {
    const s = due();
    expect(s.no(0, "arrive", { ...together, star: "alpha-centauri", mode: "occupy", warps: [0, 3] })).toMatchObject({
      code: "AD_E_JOINT",
    });
    expect(s.no(0, "arrive", { ...together, warps: [2] })?.code).toBe("AD_E_ORDER");
  });
});

describe("ships on loan (AD-9.4.5)", () => {
  it("lends ships for one departure (AD-9.4.5, AD-H.4.4)", () => {
    const s = new Scene(TEAMS, {
      round: 6,
      turn: "algol",
      step: "departure",
      stars: { ...homes, algol: { algol: 7 }, regulus: { regulus: 7 }, hamal: { regulus: 9, algol: 3 } },
    });
    const taking = { do: "takeAlong", from: "hamal", power: REGULUS, ships: 6 };
    expect(s.no(0, "depart", taking)).toMatchObject({ code: "AD_E_LOAN", about: { allowed: 0 } });
    s.act(1, "lend", { do: "lend", from: REGULUS, to: ALGOL, star: "hamal", ships: 6 });
    expect(s.no(0, "depart", { ...taking, ships: 7 })).toMatchObject({ code: "AD_E_LOAN", about: { allowed: 6 } });
    s.act(0, "depart", taking);
    const loan = [{ power: REGULUS, ships: 6 }];
    expect(s.no(0, "depart", { do: "depart", from: "hamal", ships: 0, loan, to: "hyperspace" })?.code).toBe(
      "AD_E_OWN_SHIP",
    );
    expect(s.no(0, "depart", { do: "depart", from: "hamal", ships: 3, to: "hyperspace" })?.code).toBe("AD_E_LOAN");
    s.act(0, "depart", { do: "depart", from: "hamal", ships: 3, loan, to: "hyperspace" });
    expect(s.table.warpShips.slice(0, 4)).toEqual([3, 6, 0, 0]);
    expect(s.ships("hamal", REGULUS)).toBe(3);
    expect(s.table.grants).toEqual([]);
  });

  const borrowing = (extra: object = TEAMS) =>
    new Scene(extra, {
      round: 6,
      turn: "algol",
      step: "departure",
      stars: {
        ...homes,
        algol: { algol: 7, regulus: 2 },
        regulus: { regulus: 7 },
        hamal: { regulus: 9, algol: 3 },
      },
    });
  const lend = { do: "lend", from: REGULUS, to: ALGOL, star: "hamal", ships: 6 };
  const take = { do: "takeAlong", from: "hamal", power: REGULUS, ships: 6 };

  it("lends at one star, to one ally, and lets the loan go with that ally only (AD-9.4.5)", () => {
    const s = borrowing().act(1, "lend", lend);
    // The loan is for Hamal, not for the lender's ships at another star.
    expect(s.no(0, "depart", { ...take, from: "algol", ships: 1 })).toMatchObject({
      code: "AD_E_LOAN",
      about: { power: REGULUS, star: "algol", ships: 1, allowed: 0 },
    });
    expect(s.no(0, "depart", { ...take, power: PAVO, ships: 1 })).toMatchObject({ code: "AD_E_LOAN" });
    expect(s.no(0, "depart", { ...take, power: ALGOL, ships: 1 })).toMatchObject({ code: "AD_E_LOAN" });
    expect(s.no(0, "depart", { ...take, ships: 0 })).toMatchObject({ code: "AD_E_LOAN" });
    // A permission to come to the home star is a grant too, and lends nothing.
    const other = borrowing().act(1, "permitHome", { do: "permitHome", from: REGULUS, to: ALGOL, on: true });
    expect(other.no(0, "depart", { ...take, ships: 1 })).toMatchObject({ about: { allowed: 0 } });
  });

  it("departs with exactly the ships taken along, and with each ally's once (AD-H.4.4)", () => {
    const s = borrowing().act(1, "lend", lend).act(0, "depart", take);
    const go = { do: "depart", from: "hamal", ships: 1, to: "hyperspace" };
    for (const [loan, about] of [
      [[{ power: REGULUS, ships: 5 }], { power: REGULUS, ships: 5 }],
      [[{ power: PAVO, ships: 6 }], { power: PAVO, ships: 6 }],
      [undefined, { power: REGULUS, ships: 6 }],
      [
        [
          { power: REGULUS, ships: 6 },
          { power: PAVO, ships: 1 },
        ],
        { power: REGULUS, ships: 6 },
      ],
    ] as const)
      expect(s.no(0, "depart", { ...go, ...(loan && { loan }) })).toMatchObject({ code: "AD_E_LOAN", about });
    expect(s.no(0, "depart", { ...take, ships: 1 })).toMatchObject({ code: "AD_E_LOAN" });
    s.act(0, "depart", { ...go, loan: [{ power: REGULUS, ships: 6 }] });
    expect([s.ships("hamal", ALGOL), s.ships("hamal", REGULUS)]).toEqual([2, 3]);
  });

  it("takes ships of a second power of the same player along without a loan, all that are there", () => {
    const s = borrowing({ "ad.players": 2, "ad.firstPlayer": "fixed" });
    expect(s.no(0, "depart", { ...take, ships: 10 })).toMatchObject({ about: { allowed: 9 } });
    s.act(0, "depart", { ...take, ships: 9 });
    s.act(0, "depart", {
      do: "depart",
      from: "hamal",
      ships: 3,
      loan: [{ power: REGULUS, ships: 9 }],
      to: "hyperspace",
    });
    expect([s.ships("hamal", ALGOL), s.ships("hamal", REGULUS)]).toEqual([0, 0]);
    expect(s.table.warpShips.slice(0, 2)).toEqual([3, 9]);
  });
});

describe("allied stars (AD-9.4)", () => {
  it("opens an ally's home star by permission only, other stars freely", () => {
    const s = new Scene(TEAMS, {
      round: 6,
      turn: "algol",
      step: "arrivals",
      stars: { ...homes, algol: { algol: 7 }, regulus: { regulus: 7 }, procyon: { regulus: 2 } },
      warps: { algol: [{ from: "algol", count: 2, ships: 8 }] },
    });
    const home = { do: "emerge", star: "regulus", mode: "join", warps: [0] };
    expect(s.no(0, "arrive", home)).toMatchObject({
      code: "AD_E_PERMISSION",
      about: { star: "regulus", power: REGULUS },
    });
    expect(s.no(0, "arrive", { ...home, star: "procyon" })).toBeUndefined();
    expect(s.no(0, "arrive", { ...home, mode: "attack" })).toMatchObject({ code: "AD_E_ALLY" });
    s.act(1, "permitHome", { do: "permitHome", from: REGULUS, to: ALGOL, on: true });
    expect(s.no(0, "arrive", home)).toBeUndefined();
  });

  it("changes who draws a shared star by consent, from the next production on (AD-9.4.2, AD-H.1.6)", () => {
    const s = new Scene(TEAMS, {
      round: 7,
      turn: "algol",
      stars: { ...homes, algol: { algol: 7 }, regulus: { regulus: 7 }, sol: { algol: 1, regulus: 1 } },
    });
    expect(s.factsOf("produced")).toMatchObject([
      { power: ALGOL, ships: 2 },
      { power: REGULUS, ships: 1 },
    ]);
    s.act(0, "drawing", { do: "drawing", from: ALGOL, star: "sol", mode: "alternate", starter: REGULUS });
    s.act(1, "answer", { do: "answer", proposal: s.table.proposals[0]?.id, say: "accept" });
    const built: (readonly [number, number])[] = [];
    for (let i = 0; i < 40 && s.table.round < 12; i++) {
      s.act(s.table.seatOf[s.table.active] as number, "depart", stay);
      for (const f of s.factsOf("produced") as unknown as { power: number; ships: number }[])
        if (f.power < 2) built.push([f.power, f.ships]);
    }
    // Round 9: Regulus draws Sol; round 11: Algol.
    expect(built).toEqual([
      [ALGOL, 1],
      [REGULUS, 2],
      [ALGOL, 2],
      [REGULUS, 1],
    ]);
  });
});

describe("alliances among independents (AD-10.4)", () => {
  const allies = (between: [string, string][], is = 1) => between.map((pair) => ({ between: pair, is }));

  it("lets a third power attack a star that its ally shares with its enemy, which ends their alliance (AD-J.27)", () => {
    const s = new Scene(SECRET, {
      round: 6,
      turn: "antares",
      step: "arrivals",
      stars: {
        algol: { algol: 1 },
        regulus: { regulus: 1 },
        antares: { antares: 1 },
        pavo: { pavo: 1 },
        sol: { algol: 2, regulus: 3 },
      },
      warps: { antares: [{ from: "arcturus", count: 2, ships: 6 }] },
      relations: [...allies([["algol", "regulus"]], 2), ...allies([["algol", "antares"]])],
    });
    const at = { do: "emerge", star: "sol", warps: [ANTARES * 2] };
    expect(s.no(ANTARES, "arrive", { ...at, mode: "join" })).toMatchObject({
      code: "AD_E_JOIN",
      about: { power: REGULUS },
    });
    s.act(ANTARES, "arrive", { ...at, mode: "attack" });
    expect(s.ships("sol", ANTARES)).toBe(6);
    expect(s.ships("sol", ALGOL)).toBe(0);
    expect(s.factsOf("allianceEnded")).toMatchObject([{ treachery: true }]);
  });

  it("forbids an attack where both powers have ships, before and after the alliance (AD-10.4.2)", () => {
    const s = new Scene(SECRET, {
      round: 6,
      turn: "algol",
      step: "arrivals",
      stars: {
        algol: { algol: 1 },
        regulus: { regulus: 1 },
        antares: { antares: 1 },
        pavo: { pavo: 1 },
        sol: { algol: 2, regulus: 3 },
      },
      warps: { algol: [{ from: "algol", count: 2, ships: 9 }] },
    });
    const at = { do: "emerge", star: "sol", warps: [0] };
    expect(s.no(ALGOL, "arrive", { ...at, mode: "attack" })?.code).toBe("AD_E_TOGETHER");
    s.act(ALGOL, "arrive", { ...at, mode: "join" });
    expect(s.ships("sol", ALGOL)).toBe(11);
    expect(s.ships("sol", REGULUS)).toBe(3);
  });

  it("loses a home star held by a former ally alone (AD-10.4.2), with the next own turn as grace (AD-10.2.d)", () => {
    const s = new Scene(SECRET, {
      round: 6,
      turn: "algol",
      step: "departure",
      stars: {
        algol: { regulus: 4 },
        capella: { algol: 5 },
        regulus: { regulus: 1 },
        antares: { antares: 1 },
        pavo: { pavo: 1 },
      },
      relations: allies([["algol", "regulus"]], 2),
    });
    expect(s.table.holder[ALGOL]).toBe(-1);
    s.act(REGULUS, "endAlliance", { do: "endAlliance", from: REGULUS, to: ALGOL });
    expect(s.factsOf("homeLost")).toMatchObject([{ power: ALGOL, holder: REGULUS }]);
    s.act(ALGOL, "depart", stay);
    expect(s.table.alive[ALGOL]).toBe(1);
    for (const p of [REGULUS, ANTARES, PAVO]) s.act(p, "depart", stay);
    s.act(ALGOL, "depart", { do: "depart", from: "capella", ships: 5, to: "hop", mode: "attack" });
    expect(s.table.holder[ALGOL]).toBe(-1);
    expect(s.table.grace[ALGOL]).toBe("none");
  });

  it("hides proposals from other seats, and refuses their answers as if there were none", () => {
    const s = new Scene(SECRET, { round: 2, turn: "algol", step: "departure" });
    s.act(ALGOL, "ally", { do: "ally", from: ALGOL, to: REGULUS });
    const id = s.table.proposals[0]?.id;
    expect(s.no(PAVO, "answer", { do: "answer", proposal: id, say: "accept" })).toEqual(
      s.no(PAVO, "answer", { do: "answer", proposal: 999_999, say: "accept" }),
    );
    s.act(REGULUS, "answer", { do: "answer", proposal: id, say: "accept" });
    expect(s.table.relation[ALGOL * 4 + REGULUS]).toBe(1);
  });
});
