import { type AsideMove, createBotEngine } from "@starboard/bots";
import { PERSONALITIES, type Personality, seat, seededUint32 } from "@starboard/kernel";
import { describe, expect, test } from "vitest";
import { bot, botWith, WEIGHTS } from "../../src/bot/index.ts";
import { mannerOf } from "../../src/bot/deals/manner.ts";
import { isSilenced, remember, trustIn } from "../../src/bot/deals/memory.ts";
import type { Fact4000 } from "../../src/facts.ts";
import { game } from "../../src/game.ts";
import type { Shape4000 } from "../../src/shape.ts";
import type { Proposal, State4000 } from "../../src/state.ts";
import { swapHidden } from "../swap-hidden.ts";
import { position } from "./positions.ts";

const THREE = { "ad.players": 3, "ad.version": "independents", "ad.secretAlliances": true };
const FOUR = { ...THREE, "ad.players": 4 };

const asideOf = (
  t: State4000,
  by: number,
  personality: Personality | undefined,
  past: readonly Fact4000[] = [],
): AsideMove | null =>
  createBotEngine([bot as never]).chooseAside<Shape4000>({
    game,
    view: game.view(t, seat(by)),
    seat: seat(by),
    seed: 1,
    past,
    ...(personality && { personality }),
  });
/** What it does, in short, and the key of the reason. */
const brief = (move: AsideMove | null): readonly unknown[] =>
  move
    ? [move.step, (move.act as { say?: string; to?: number }).say ?? (move.act as { to?: number }).to, move.reason?.key]
    : [];

const offer = (t: State4000, from: number, to: number): State4000 => {
  const proposal: Proposal = { id: 5, is: "ally", from, to: [to], accepted: [], untilRound: 0 };
  t.proposals.push(proposal);
  return t;
};
const allies = (t: State4000, a: number, b: number): State4000 => {
  t.relation[a * t.P + b] = 1;
  t.relation[b * t.P + a] = 1;
  return t;
};
const began = (round: number): Fact4000 => ({ is: "roundBegan", rule: "AD-6.2.2", round, production: false });
const closed = (from: number, to: number, how: "declined" | "accepted" | "lapsed"): Fact4000 => ({
  is: "proposalClosed",
  rule: "AD-10.4",
  proposal: { id: 5, is: "ally", from, to: [to], accepted: [], untilRound: 0 },
  how,
  by: to,
});
const betrayal = (by: number, partner: number): Fact4000 => ({
  is: "allianceEnded",
  rule: "AD-10.4",
  a: Math.min(by, partner),
  b: Math.max(by, partner),
  by,
  treachery: true,
});

/** Three powers of about the same strength; power 0 is to play. */
const even = (): State4000 => position({ options: THREE, ships: [{ regulus: 16 }, { antares: 16 }, { mira: 16 }] }).t;
/** Mira is far ahead of both others. */
const mirasLead = (): State4000 =>
  position({ options: THREE, ships: [{ regulus: 14 }, { antares: 14 }, { mira: 40, hamal: 9, sol: 5, sirius: 4 }] }).t;

describe("answers", () => {
  test.for(PERSONALITIES)(
    "%s: an alliance of equals is accepted, with a power about to win it is not",
    (personality) => {
      expect(brief(asideOf(offer(even(), 1, 0), 0, personality))).toEqual(["answer", "accept", "bothSafer"]);
      expect(brief(asideOf(offer(mirasLead(), 2, 0), 0, personality))).toEqual(["answer", "decline", "leads"]);
      expect(brief(asideOf(offer(mirasLead(), 1, 0), 0, personality))).toEqual(["answer", "accept", "against"]);
    },
  );
  test("what was just refused is refused at once, longer each time, and heard again later", () => {
    const t = offer(even(), 1, 0);
    const past = [began(3), closed(1, 0, "declined"), began(5)];
    expect(brief(asideOf(t, 0, "bold", past))).toEqual(["answer", "decline", "again"]);
    expect(brief(asideOf({ ...t, round: 12 }, 0, "bold", past))).toEqual(["answer", "accept", "bothSafer"]);
    const twice = [began(2), closed(1, 0, "declined"), began(3), closed(1, 0, "declined")];
    expect(brief(asideOf({ ...t, round: 12 }, 0, "bold", twice))).toEqual(["answer", "decline", "again"]);
  });
  test("who has broken its word is not believed until that is forgiven, and nothing is proposed to it", () => {
    const past = [began(4), betrayal(1, 0)];
    const answer = (history: readonly Fact4000[]) => brief(asideOf(offer(even(), 1, 0), 0, "merchant", history));
    expect(answer(past)).toEqual(["answer", "decline", "betrayed"]);
    expect((asideOf(even(), 0, "merchant", past)?.act as { to?: number } | undefined)?.to).toBe(2);
    // Once is forgiven after many rounds, three times are not.
    expect(answer([...past, began(14)])).toEqual(["answer", "decline", "betrayed"]);
    expect(answer([...past, began(34)])).toEqual(["answer", "accept", "bothSafer"]);
    const thrice = [...past, betrayal(1, 0), betrayal(1, 0), began(34)];
    expect(answer(thrice)).toEqual(["answer", "decline", "betrayed"]);
    expect(answer(past.slice(0, 1))).toEqual(["answer", "accept", "bothSafer"]);
  });
  test("of two powers neither wins with the other, and a bot without a personality knows it, too", () => {
    const t = even();
    expect(brief(asideOf(offer(structuredClone(t), 1, 0), 0, undefined))).toEqual(["answer", "accept", "bothSafer"]);
    t.alive = t.alive.with(2, 0);
    expect(brief(asideOf(offer(structuredClone(t), 1, 0), 0, "bold"))).toEqual(["answer", "decline", "lastRival"]);
    expect(brief(asideOf(offer(t, 1, 0), 0, undefined))).toEqual(["answer", "decline", "lastRival"]);
  });
  test("peace is judged by the share of the victory against the chance of playing on", () => {
    const ask = (t: State4000): State4000 => {
      t.proposals.push({ id: 5, is: "peace", from: 1, to: [0], accepted: [], untilRound: 9 });
      return t;
    };
    const ahead = position({ ships: [{ algol: 5, sol: 1, mira: 1 }, { antares: 9 }] }).t;
    const behind = position({ ships: [{ algol: 9 }, { antares: 5, sol: 1, spica: 1 }] }).t;
    expect(brief(asideOf(ask(ahead), 0, "careful"))).toEqual(["answer", "accept", "scoreNow"]);
    expect(brief(asideOf(ask(behind), 0, "careful"))).toEqual(["answer", "decline", "playOn"]);
  });
});

describe("initiative", () => {
  test("a bot with a personality proposes in its own turn, with a reason; one without proposes nothing", () => {
    const found = asideOf(even(), 0, "careful");
    expect(found?.step).toBe("ally");
    expect(found?.reason).toMatchObject({ key: "bothSafer", told: true });
    expect(asideOf(even(), 0, undefined)).toBeNull();
    expect(asideOf(even(), 1, "careful")).toBeNull();
  });
  test("one proposal a round, none while one is open, none to those who refused, and few in all", () => {
    const first = asideOf(even(), 0, "careful")?.act as unknown as { to: number };
    const t = even();
    const proposed: Fact4000 = {
      is: "proposed",
      rule: "AD-10.4",
      proposal: { id: 5, is: "ally", from: 0, to: [first.to], accepted: [], untilRound: 0 },
    };
    expect(asideOf(t, 0, "careful", [began(t.round), proposed])).toBeNull();
    const refused = [began(t.round - 1), closed(0, first.to, "declined"), began(t.round)];
    const other = asideOf(t, 0, "careful", refused)?.act as unknown as { to: number } | undefined;
    expect(other?.to).not.toBe(first.to);
    const both = [...refused.slice(0, 2), closed(0, 3 - first.to, "lapsed"), began(t.round)];
    expect(asideOf(t, 0, "careful", both)).toBeNull();
    // Even where the past is unknown, the position itself says how much has been said.
    t.spoken.push({ channel: 8, made: 2 + Math.floor(t.round / 2) });
    expect(asideOf(t, 0, "careful")).toBeNull();
  });
  test("an alliance with a power about to win ends, and the reason stays untold until the match is over", () => {
    const found = asideOf(allies(mirasLead(), 0, 2), 0, "careful");
    expect(brief(found)).toEqual(["endAlliance", 2, "aboutToWin"]);
    expect(found?.reason?.told).toBe(false);
  });
  test("a partner that only grows is let go", () => {
    const { t } = position({ options: THREE, ships: [{ regulus: 14 }, { antares: 15 }, { mira: 18 }], round: 14 });
    allies(t, 0, 2);
    const allied: Fact4000 = { is: "allied", rule: "AD-10.4", a: 0, b: 2, known: false };
    expect(brief(asideOf(t, 0, "bold", [began(2), allied, began(14)]))).toEqual(["endAlliance", 2, "freeRider"]);
    expect(brief(asideOf(t, 0, "bold", [began(12), allied, began(14)]))[0]).not.toBe("endAlliance");
  });
  test("a partner that broke its word with another is let go before it does it again", () => {
    const allied: Fact4000 = { is: "allied", rule: "AD-10.4", a: 0, b: 1, known: false };
    const past = [began(2), allied, began(6)];
    expect(brief(asideOf(allies(even(), 0, 1), 0, "treacherous", past))[0]).not.toBe("endAlliance");
    for (const personality of ["treacherous", undefined] as const)
      expect(brief(asideOf(allies(even(), 0, 1), 0, personality, [...past, betrayal(1, 2)]))).toEqual([
        "endAlliance",
        1,
        "brokeItsWord",
      ]);
  });
  test("a bot without a personality ends an alliance in its own turn before it attacks, and answers from memory", () => {
    expect(brief(asideOf(allies(mirasLead(), 0, 2), 0, undefined))).toEqual(["endAlliance", 2, "aboutToWin"]);
    expect(asideOf(allies(mirasLead(), 0, 2), 1, undefined)).toBeNull();
    const betrayed = asideOf(offer(even(), 1, 0), 0, undefined, [began(4), betrayal(1, 0)]);
    expect(brief(betrayed)).toEqual(["answer", "decline", "betrayed"]);
  });
  test("where sides are fixed, a bot without a personality answers by the score and ends nothing", () => {
    const { t } = position({ ships: [{ algol: 5, sol: 1, mira: 1 }, { antares: 9 }] });
    t.proposals.push({ id: 5, is: "peace", from: 1, to: [0], accepted: [], untilRound: 9 });
    expect(brief(asideOf(t, 0, undefined))).toEqual(["answer", "accept", undefined]);
  });
  test.for(PERSONALITIES)("%s: an undefended home star of a partner is temptation enough", (personality) => {
    // Regulus is empty, and the fleet from Algol is due there this turn.
    const { t } = position({
      options: FOUR,
      ships: [{ algol: 16 }, { capella: 1 }, { antares: 14 }, { pavo: 14 }],
      warps: [[0, "algol", 2, 9]],
    });
    allies(t, 0, 1);
    const found = asideOf(t, 0, personality);
    expect(brief(found)).toEqual(["endAlliance", 1, "prey"]);
  });
  test("two fleets that win only together are offered and accepted", () => {
    // Kochab lies four turns from Regulus and from Mira; both fleets are due there in the next round.
    const target = "kochab";
    const { t } = position({
      options: THREE,
      ships: [{ regulus: 12 }, { antares: 12, [target]: 7 }, { mira: 12 }],
      warps: [
        [0, "regulus", 2, 5],
        [2, "mira", 2, 5],
      ],
    });
    allies(t, 0, 2);
    const found = asideOf(t, 0, "merchant");
    expect(found?.step).toBe("jointArrival");
    expect(found?.reason).toMatchObject({ key: "jointWins", about: { star: target, power: 2 } });
    t.proposals.push({
      id: 7,
      is: "jointArrival",
      from: 0,
      to: [2],
      accepted: [],
      star: target,
      warps: [0, 4],
      untilRound: 7,
    });
    expect(brief(asideOf(t, 2, "merchant"))).toEqual(["answer", "accept", "jointWins"]);
  });
  test("ships are lent to an ally that then takes a home star", () => {
    const { t } = position({
      options: FOUR,
      ships: [{ algol: 14, hamal: 8 }, { regulus: 14, hamal: 9 }, { antares: 14 }, { pavo: 13 }],
      warps: [
        [0, "algol", 1, 1],
        [0, "algol", 1, 1],
      ],
    });
    allies(t, 0, 1);
    const found = asideOf(t, 0, "merchant");
    expect(found?.step).toBe("lend");
    expect(found?.reason?.key).toBe("lends");
    expect(found?.act).toMatchObject({ from: 0, to: 1, star: "hamal", ships: 7 });
  });
});

describe("a bot without a personality", () => {
  test("sees the danger from a partner, whom nothing binds; one that relies on alliances does not", () => {
    // Many ships stand at Regulus, and few at Algol.
    const threatened = (): State4000 =>
      position({
        options: FOUR,
        ships: [{ algol: 9 }, { regulus: 22 }, { antares: 12 }, { pavo: 12 }],
      }).t;
    const chance = (t: State4000, spec: typeof bot): number => {
      const worth = new Float64Array(t.P);
      spec.evaluate(t, worth);
      return worth[0] as number;
    };
    const relying = botWith({ ...WEIGHTS, wary: false }) as typeof bot;
    expect(chance(allies(threatened(), 0, 1), bot)).toBeCloseTo(chance(threatened(), bot), 9);
    expect(chance(allies(threatened(), 0, 1), relying)).toBeGreaterThan(chance(threatened(), relying) + 0.001);
  });
});

describe("a loyal bot", () => {
  const { t } = position({
    options: FOUR,
    ships: [{ algol: 16 }, { regulus: 14, mirfak: 1 }, { antares: 14 }, { pavo: 14 }],
    warps: [[0, "algol", 1, 9]],
  });
  allies(t, 0, 1);
  const legal = ["travelOn", "emerge"] as const;
  test("does not weigh an attack on its partner; a treacherous one does", () => {
    const acts = [
      { do: legal[0] },
      { do: legal[1], star: "mirfak", mode: "attack", warps: [0] },
      { do: legal[1], star: "hamal", mode: "occupy", warps: [0] },
    ];
    const weighed = (personality: Personality): readonly unknown[] =>
      bot.style?.(personality)?.policyPrior(t, "arrive", seat(0), acts).acts ?? [];
    expect(weighed("bold")).not.toContain(acts[1]);
    expect(weighed("bold")).toHaveLength(2);
    expect(weighed("treacherous")).toContain(acts[1]);
    // A bot without a personality keeps its word, too.
    expect(bot.policyPrior(t, "arrive", seat(0), acts).acts).not.toContain(acts[1]);
  });
});

describe("memory", () => {
  const t = even();
  const of = (past: readonly Fact4000[]) => remember(t, [0], past, mannerOf("careful"));
  const battle = (a: number, d: number, ships: number): Fact4000 => ({
    is: "battle",
    rule: "AD-6.4.1",
    star: "sol",
    attackers: [{ power: a, ships }],
    defenders: [{ power: d, ships: 1 }],
    neutral: 0,
    attackersWin: true,
  });
  test("grudges fade with the rounds", () => {
    const fresh = trustIn(of([began(5), battle(1, 0, 9)]), mannerOf("careful"), 3, 0, 1);
    const faded = trustIn(of([began(5), battle(1, 0, 9), began(25)]), mannerOf("careful"), 3, 0, 1);
    const none = trustIn(of([]), mannerOf("careful"), 3, 0, 1);
    expect(fresh).toBeLessThan(faded);
    expect(faded).toBeLessThan(none);
    expect(trustIn(of([began(5), battle(1, 2, 9)]), mannerOf("careful"), 3, 0, 1)).toBe(none);
  });
  test("treachery towards others counts less than towards oneself, shared battles count for a partner", () => {
    const trust = (past: readonly Fact4000[]): number => trustIn(of(past), mannerOf("careful"), 3, 0, 1);
    expect(trust([began(5), betrayal(1, 2)])).toBeGreaterThan(trust([began(5), betrayal(1, 0)]));
    const together: Fact4000 = {
      ...(battle(1, 2, 4) as Extract<Fact4000, { is: "battle" }>),
      attackers: [
        { power: 0, ships: 3 },
        { power: 1, ships: 3 },
      ],
    };
    expect(trust([began(5), together])).toBeGreaterThan(trust([]));
  });
  test("an accepted proposal ends the silence", () => {
    expect(isSilenced(of([began(5), closed(1, 0, "declined")]), "ally", 1, 0, 8)).toBe(true);
    expect(isSilenced(of([began(5), closed(1, 0, "declined"), closed(1, 0, "accepted")]), "ally", 1, 0, 8)).toBe(false);
  });
});

describe("hidden agreements of others", () => {
  test("change neither proposals nor answers, of any personality or of none", () => {
    const word = seededUint32(4);
    const below = (n: number): number => word() % n;
    let flipped = 0;
    for (let i = 0; i < 60; i++) {
      const { t } = position({
        options: FOUR,
        ships: [
          { algol: 9 + below(12), hamal: below(6) },
          { regulus: 9 + below(12), sol: below(4) },
          { antares: 9 + below(12), spica: below(4) },
          { pavo: 9 + below(12), altair: below(3) },
        ],
        round: 3 + below(30),
      });
      const [a, b] = [1 + below(3), 1 + below(3)];
      if (a !== b) allies(t, a, b);
      if (below(2) === 0) allies(t, 0, 1 + below(3));
      if (below(2) === 0) offer(t, 1 + below(3), 0);
      if (below(3) === 0 && a !== b)
        t.proposals.push({ id: 9, is: "ally", from: a, to: [b], accepted: [], untilRound: 0 });
      if (below(3) === 0)
        t.grants.push({
          is: "lend",
          from: a,
          to: b,
          star: "sol",
          ships: 2,
          warps: [],
          drawing: null,
          untilRound: 0,
          turns: 1,
        });
      const other = swapHidden(t, seat(0), below);
      if (JSON.stringify(other) !== JSON.stringify(t)) flipped++;
      for (const personality of [...PERSONALITIES, undefined])
        expect(asideOf(other, 0, personality)).toEqual(asideOf(t, 0, personality));
    }
    expect(flipped).toBeGreaterThan(20);
  });
  test.for(["merchant", undefined] as const)("do not show in what a bot says of an alliance: %s", (personality) => {
    // Power 0 is allied with 3 in private. What it tells 1 must be what it would tell without.
    const ships = [{ algol: 15 }, { regulus: 15 }, { antares: 15 }, { pavo: 15 }];
    const plain = asideOf(offer(position({ options: FOUR, ships }).t, 1, 0), 0, personality);
    const secret = asideOf(offer(allies(position({ options: FOUR, ships }).t, 0, 3), 1, 0), 0, personality);
    expect(plain?.reason?.told).toBe(true);
    expect(secret).toEqual(plain);
  });
});
