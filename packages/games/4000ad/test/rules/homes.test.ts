import { describe, expect, it } from "vitest";
import { Scene } from "./scene.ts";

const FOUR = { "ad.players": 4, "ad.version": "independents" };
const ALGOL = 0;
const REGULUS = 1;
const ANTARES = 2;
const PAVO = 3;
const stay = { do: "stay" };

describe("elimination and surrender (AD-10.2, AD-H.5)", () => {
  const fallen = (extra: object = {}) =>
    new Scene(
      { ...FOUR, ...extra },
      {
        round: 10,
        turn: "pavo",
        stars: {
          algol: { algol: 15 },
          regulus: { regulus: 12 },
          pavo: { antares: 10 },
          antares: { antares: 15 },
          mirach: { pavo: 3 },
          hamal: { pavo: 2 },
          markab: { regulus: 1 },
        },
        warps: { pavo: [{ from: "hamal", count: 2, ships: 4 }] },
        lost: { pavo: { to: "antares" } },
      },
    );

  it("forces fleets out within their count; ships go to the power at the star, or to the first that arrives", () => {
    const s = fallen().act(PAVO, "arrive", { do: "travelOn" }).act(PAVO, "depart", stay);
    expect(s.step).toBe("forced");
    expect(s.no(PAVO, "forced", { do: "emerge", star: "sol" })).toMatchObject({
      code: "AD_E_FORCED",
      about: { star: "sol", count: 3, need: 2, sector: "D-yellow" },
    });
    s.act(PAVO, "forced", { do: "emerge", star: "markab" });
    expect(s.ships("markab", REGULUS)).toBe(5);
    expect(s.derelict("mirach")).toBe(3);
    expect(s.derelict("hamal")).toBe(2);
    expect(s.table.alive).toEqual([1, 1, 1, 0]);
    expect(s.factsOf("eliminated")).toHaveLength(1);
    // Algol is 2 turns from Hamal: one ship takes the derelicts over.
    s.act(ALGOL, "depart", { do: "depart", from: "algol", ships: 1, to: "hyperspace" });
    for (const p of [REGULUS, ANTARES]) s.act(p, "depart", stay);
    s.act(ALGOL, "arrive", { do: "emerge", star: "hamal", mode: "occupy", warps: [ALGOL * 2] });
    expect(s.ships("hamal", ALGOL)).toBe(3);
  });

  it("lets a fleet come out anywhere with the option for it", () => {
    const s = fallen({ "ad.forcedArrival": "anywhere" })
      .act(PAVO, "arrive", { do: "travelOn" })
      .act(PAVO, "depart", stay);
    expect(s.no(PAVO, "forced", { do: "emerge", star: "hamal" })).toMatchObject({ code: "AD_E_SAME_STAR" });
    s.act(PAVO, "forced", { do: "emerge", star: "sol" });
    expect(s.derelict("sol")).toBe(4);
  });
});

/** Regulus holds Algol's home star; Algol's 14 ships from Hamal are about to reach Regulus. */
const pressed = (procyon: number, extra: object = {}, more: object = {}) =>
  new Scene(
    { ...FOUR, ...extra },
    {
      round: 12,
      turn: "algol",
      step: "arrivals",
      stars: {
        algol: { regulus: 9 },
        regulus: { regulus: 6 },
        procyon: { regulus: procyon },
        antares: { antares: 15 },
        pavo: { pavo: 15 },
      },
      warps: { algol: [{ from: "hamal", count: 3, ships: 14 }], ...more },
      lost: { algol: { to: "regulus" } },
    },
    // Ships that fought must stay, so the departure is skipped and the stand-off begins.
  ).act(ALGOL, "arrive", { do: "emerge", star: "regulus", mode: "attack", warps: [0] });

describe("stand-off and mutual withdrawal (AD-10.2.2, AD-H.6)", () => {
  it("1 to 4: the captor accepts, both withdraw, both possess their home stars again", () => {
    const s = pressed(11);
    expect(s.step).toBe("offer");
    s.act(ALGOL, "offer", { do: "offer" });
    expect(s.step).toBe("answerOffer");
    s.act(REGULUS, "answerOffer", { do: "accept" });
    expect(s.no(REGULUS, "depart", { do: "depart", from: "procyon", ships: 3, to: "hyperspace" })).toMatchObject({
      code: "AD_E_TREATY",
      about: { star: "algol", mustLeave: true },
    });
    expect(s.no(REGULUS, "depart", { do: "depart", from: "algol", ships: 8, to: "hyperspace" })?.code).toBe(
      "AD_E_TREATY",
    );
    s.act(REGULUS, "depart", { do: "depart", from: "algol", ships: 9, to: "hop", mode: "occupy" });
    expect(s.ships("capella", REGULUS)).toBe(9);
    expect(s.table.holder[ALGOL]).toBe(-1);
    expect(s.table.holder[REGULUS]).toBe(ALGOL);
    s.act(ANTARES, "depart", stay).act(PAVO, "depart", stay);
    s.act(ALGOL, "depart", { do: "depart", from: "regulus", ships: 14, to: "hyperspace" });
    expect(s.table.holder).toEqual([-1, -1, -1, -1]);
    expect(s.table.treaties).toEqual([]);
    expect(s.table.grace).toEqual(["none", "none", "none", "none"]);
  });

  it("5: declining and not retaking the home star eliminates the captor and restores the other", () => {
    const s = pressed(11).act(ALGOL, "offer", { do: "offer" }).act(REGULUS, "answerOffer", { do: "decline" });
    s.act(REGULUS, "depart", stay);
    expect(s.table.alive).toEqual([1, 0, 1, 1]);
    expect(s.table.holder[ALGOL]).toBe(-1);
    expect(s.derelict("algol")).toBe(9);
  });

  it("5: a captor that retakes its home star is safe, and the other has one last turn", () => {
    const s = pressed(15).act(ALGOL, "offer", { do: "offer" }).act(REGULUS, "answerOffer", { do: "decline" });
    s.act(REGULUS, "depart", { do: "depart", from: "procyon", ships: 15, to: "hop", mode: "attack" });
    expect(s.table.holder[REGULUS]).toBe(-1);
    expect(s.table.grace[ALGOL]).toBe("last");
    expect(s.table.alive).toEqual([1, 1, 1, 1]);
    s.act(ANTARES, "depart", stay).act(PAVO, "depart", stay);
    // Algol has no ships left to retake it, so its last turn is skipped.
    expect(s.table.alive).toEqual([0, 1, 1, 1]);
  });

  it("6: ships that cannot leave are removed, and possession returns all the same", () => {
    const s = pressed(
      11,
      {},
      {
        regulus: [
          { from: "procyon", count: 1, ships: 1 },
          { from: "procyon", count: 2, ships: 1 },
        ],
      },
    );
    s.act(ALGOL, "offer", { do: "offer" }).act(REGULUS, "answerOffer", { do: "accept" });
    s.act(REGULUS, "arrive", { do: "travelOn" }).act(REGULUS, "arrive", { do: "travelOn" });
    expect(s.factsOf("treatyForfeit")).toMatchObject([{ power: REGULUS, star: "algol", ships: 9 }]);
    expect(s.table.holder[ALGOL]).toBe(-1);
    expect(s.ships("algol", REGULUS)).toBe(0);
  });
});

describe("an open stand-off (AD-10.2.2, AD-H.6)", () => {
  it("an offer can be made later, until the captor departs; then it lapses", () => {
    const s = pressed(11).act(ALGOL, "offer", { do: "pass" });
    expect(s.step).toBe("depart");
    s.act(ALGOL, "withdrawal", { do: "withdrawal", from: ALGOL, to: REGULUS });
    expect(s.no(ALGOL, "withdrawal", { do: "withdrawal", from: ALGOL, to: REGULUS })).toMatchObject({
      code: "AD_E_NO_STANDOFF",
      about: { offered: true },
    });
    s.act(REGULUS, "depart", stay);
    expect(s.factsOf("withdrawalLapsed")).toHaveLength(1);
    expect(s.table.alive).toEqual([1, 0, 1, 1]);
  });

  it("with `bothFall` the fall of the captor does not give the home star back", () => {
    const s = pressed(11, { "ad.standoff": "bothFall" }).act(ALGOL, "offer", { do: "pass" });
    s.act(REGULUS, "depart", stay);
    expect(s.table.alive).toEqual([1, 0, 1, 1]);
    expect(s.table.holder[ALGOL]).toBe(REGULUS);
    expect(s.table.grace[ALGOL]).toBe("last");
    s.act(ANTARES, "depart", stay).act(PAVO, "depart", stay);
    s.act(ALGOL, "depart", stay);
    expect(s.table.alive).toEqual([0, 0, 1, 1]);
  });

  it("closes each home star to the other party until both have withdrawn", () => {
    const s = pressed(11, {}, { regulus: [{ from: "castor", count: 1, ships: 2 }] });
    s.act(ALGOL, "offer", { do: "offer" }).act(REGULUS, "answerOffer", { do: "accept" });
    expect(s.no(REGULUS, "arrive", { do: "emerge", star: "algol", mode: "join", warps: [REGULUS * 2] })).toMatchObject({
      code: "AD_E_TREATY",
      about: { star: "algol", mustLeave: false },
    });
  });

  it("is void when a third power takes one of the home stars, which starts a new grace turn (AD-J.26)", () => {
    const s = new Scene(FOUR, {
      round: 12,
      turn: "algol",
      step: "arrivals",
      stars: {
        algol: { antares: 9 },
        antares: { antares: 6 },
        regulus: { regulus: 15 },
        pavo: { pavo: 15 },
        shaula: { antares: 1 },
      },
      warps: {
        algol: [{ from: "thuban", count: 1, ships: 14 }],
        regulus: [{ from: "aldebaran", count: 1, ships: 12 }],
      },
      lost: { algol: { to: "antares" } },
    });
    s.act(ALGOL, "arrive", { do: "emerge", star: "antares", mode: "attack", warps: [0] });
    s.act(ALGOL, "offer", { do: "offer" });
    const offer = s.table.proposals[0]?.id;
    s.act(ANTARES, "answer", { do: "answer", proposal: offer, say: "accept" });
    expect(s.table.treaties).toHaveLength(1);
    s.act(REGULUS, "arrive", { do: "emerge", star: "algol", mode: "attack", warps: [REGULUS * 2] });
    expect(s.factsOf("treatyVoid")).toHaveLength(1);
    expect(s.table.treaties).toEqual([]);
    expect(s.table.holder[ALGOL]).toBe(REGULUS);
    expect(s.table.grace[ALGOL]).toBe("due");
    expect(s.table.lostAt[ALGOL]).toBe(s.table.turn);
    s.act(REGULUS, "depart", stay);
    expect(s.table.holder[ANTARES]).toBe(ALGOL);
    // Antares does not retake its home star and is out; Algol lives until the end of its new grace turn.
    s.act(ANTARES, "depart", stay);
    expect(s.table.alive).toEqual([1, 1, 0, 1]);
    s.act(PAVO, "depart", stay);
    expect(s.table.active).toBe(ALGOL);
  });
});
