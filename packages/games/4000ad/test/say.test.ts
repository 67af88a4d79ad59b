import {
  isRefusal,
  type Offers,
  offers,
  type Played,
  play,
  question,
  type Refusal,
  seat,
  fastDraws,
  start,
} from "@starboard/kernel";
import type { Speaking } from "@starboard/kit";
import { describe, expect, it } from "vitest";
import type { Fact4000 } from "../src/facts.ts";
import { game } from "../src/game.ts";
import type { Options } from "../src/options.ts";
import { NO } from "../src/refusals.ts";
import { words } from "../src/say/index.ts";
import type { ReasonCode, Reasons } from "../src/say/reasons.ts";
import type { Shape4000 } from "../src/shape.ts";
import type { Proposal, Table4000, View4000 } from "../src/table.ts";

function options(raw: object): Options {
  const parsed = game.options.parse(raw);
  if ("bad" in parsed) throw new Error(JSON.stringify(parsed.bad));
  return parsed.ok;
}

const NAMES = ["Ann", "Ben", "Cem", "Dora"];
function speaking(t: Table4000, reader: number | null = 0): Speaking<View4000> {
  return {
    view: game.view(t, reader === null ? "public" : seat(reader)),
    seat: (by) => NAMES[by] ?? "nobody",
    reader: reader === null ? null : seat(reader),
  };
}

/** Sentences must say something and must not show the insides of the program. */
function sound(sentence: string, about: unknown): void {
  const told = `${sentence} (${JSON.stringify(about)})`;
  expect(sentence.trim(), told).not.toBe("");
  expect(sentence, told).not.toMatch(/undefined|null|NaN|\[object|at no star|power \d|_E_|  |\.\./);
}

const table = game.setup(options({}));
const proposal: Proposal = { id: 8, is: "ally", from: 0, to: [1], accepted: [], untilRound: 0 };
const fleet = [
  { power: 0, ships: 3 },
  { power: 1, ships: 1 },
];
const rule = "AD-6.1";

/** One fact of each kind; the type makes the list complete. */
const facts: { readonly [K in Fact4000["is"]]: Extract<Fact4000, { is: K }> } = {
  homeTossed: { is: "homeTossed", rule, power: 0, star: "rigel", level: "red" },
  neutralsPlaced: { is: "neutralsPlaced", rule, star: "sol", ships: 7 },
  startRolled: {
    is: "startRolled",
    rule,
    rolls: [
      { side: 0, roll: 3 },
      { side: 1, roll: 5 },
    ],
    first: 1,
  },
  roundBegan: { is: "roundBegan", rule, round: 3, production: true },
  turnBegan: { is: "turnBegan", rule, power: 2, round: 3 },
  produced: { is: "produced", rule, power: 2, ships: 1, population: 4, materials: 1 },
  placed: { is: "placed", rule, power: 2, star: "antares", ships: 1 },
  pushed: { is: "pushed", rule, warp: 3, power: 1, count: 4 },
  overshot: { is: "overshot", rule, warp: 3, power: 1, lost: fleet },
  travelsOn: { is: "travelsOn", rule, warp: 3, power: 1, count: 4 },
  emerged: { is: "emerged", rule, power: 0, star: "markab", warps: [0, 2], ships: fleet, mode: "attack" },
  recruitRolled: { is: "recruitRolled", rule, power: 0, star: "sol", roll: 3, arriving: 4, neutral: 5, joined: true },
  battle: {
    is: "battle",
    rule,
    star: "sol",
    attackers: fleet,
    defenders: [{ power: 2, ships: 2 }],
    neutral: 1,
    attackersWin: true,
  },
  diceRound: {
    is: "diceRound",
    rule,
    star: "sol",
    attack: [3, 3],
    defence: [1, 4],
    attackShips: 12,
    defenceShips: 7,
    lossAttack: 3,
    lossDefence: 6,
  },
  retreated: { is: "retreated", rule, power: 2, star: "sol", ships: 1, warp: 4 },
  battleEnded: { is: "battleEnded", rule, star: "sol", winner: "attackers" },
  derelictsTaken: { is: "derelictsTaken", rule, power: 0, star: "sol", ships: 2 },
  takenAlong: { is: "takenAlong", rule, power: 0, from: 1, star: "hamal", ships: 6 },
  departed: { is: "departed", rule, power: 0, star: "hamal", ships: fleet, warp: 0 },
  hopped: { is: "hopped", rule, power: 0, from: "hamal", star: "mirfak", ships: fleet, mode: "join" },
  stayed: { is: "stayed", rule, power: 3 },
  homeLost: { is: "homeLost", rule, power: 3, star: "pavo", holder: 0 },
  homeRegained: { is: "homeRegained", rule, power: 3, star: "pavo", how: "holderFell" },
  standOff: { is: "standOff", rule, power: 0, against: 1 },
  withdrawalOffered: { is: "withdrawalOffered", rule, power: 0, to: 1 },
  withdrawalAnswered: { is: "withdrawalAnswered", rule, power: 0, to: 1, accepted: false },
  withdrawalLapsed: { is: "withdrawalLapsed", rule, power: 0, to: 1 },
  treatyKept: { is: "treatyKept", rule, power: 0, star: "regulus" },
  treatyForfeit: { is: "treatyForfeit", rule, power: 1, star: "algol", ships: 9 },
  treatyVoid: { is: "treatyVoid", rule, x: 0, k: 1 },
  treatyEnded: { is: "treatyEnded", rule, x: 0, k: 1 },
  eliminated: { is: "eliminated", rule, power: 3 },
  surrendered: { is: "surrendered", rule, power: 3, star: "mirach", ships: 3, to: null },
  forcedOut: { is: "forcedOut", rule, power: 3, warp: 6, star: "markab", ships: fleet },
  proposed: { is: "proposed", rule, proposal },
  proposalClosed: { is: "proposalClosed", rule, proposal, how: "accepted", by: 1 },
  allied: { is: "allied", rule, a: 0, b: 1, known: false },
  allianceKnown: { is: "allianceKnown", rule, a: 0, b: 1 },
  allianceEnded: { is: "allianceEnded", rule, a: 0, b: 1, by: 1, treachery: true },
  permission: { is: "permission", rule, from: 0, to: 1, on: true },
  drawingAgreed: { is: "drawingAgreed", rule, star: "sol", mode: "alternate", starter: 1 },
  conference: { is: "conference", rule, a: 0, b: 1, open: true },
  conferenceClosing: { is: "conferenceClosing", rule, a: 0, b: 1, by: 1 },
  lent: { is: "lent", rule, from: 0, to: 1, star: "sol", ships: 4, drawing: "second" },
  grantLapsed: { is: "grantLapsed", rule, grant: "lend", from: 0, to: 1, star: "sol" },
  compensated: { is: "compensated", rule, power: 2, star: "antares", ships: 1 },
  fleetLost: { is: "fleetLost", rule, power: 3, warp: 7, ships: fleet },
  resigned: { is: "resigned", rule, power: 3 },
  conceded: { is: "conceded", rule, side: 1 },
  roundEnded: { is: "roundEnded", rule, round: 22, quiet: 11 },
  won: { is: "won", rule, sides: [0], how: "captured" },
  scored: {
    is: "scored",
    rule,
    sides: [
      { side: 0, stars: 1, ships: 20 },
      { side: 1, stars: 9, ships: 1 },
    ],
    why: "peace",
  },
};

const proposals: { readonly [K in Proposal["is"]]: Proposal } = {
  ally: proposal,
  jointArrival: { ...proposal, is: "jointArrival", star: "sol", warps: [0, 2], mode: "first" },
  drawing: { ...proposal, is: "drawing", star: "sol", mode: "alternate", starter: 1 },
  withdrawal: { ...proposal, is: "withdrawal" },
  peace: { ...proposal, is: "peace", to: [1, 2] },
  armistice: { ...proposal, is: "armistice", to: [1, 2, 3] },
  concede: { ...proposal, is: "concede" },
};

/** The values of every refusal; the type makes the list complete. */
const reasons: { readonly [C in ReasonCode]: Reasons[C] } = {
  AD_E_TURN: {},
  AD_E_PHASE: {},
  AD_E_ORDER: { warp: 0 },
  AD_E_ADVANCED: { warp: 2 },
  AD_E_NO_WARP: {},
  AD_E_DEPARTED: {},
  AD_E_NO_SHIPS: { star: "sol", ships: 5, have: 1 },
  AD_E_ZERO: { star: "sol" },
  AD_E_FROZEN: { star: "sol", ships: 5, have: 9, frozen: 6 },
  AD_E_DISTANCE: { star: "sol", sector: "A-yellow", count: 2, need: 3 },
  AD_E_SAME_STAR: { star: "sol" },
  AD_E_HOP: { star: "sol" },
  AD_E_EQUAL: { star: "sol", ships: 5, defenders: 5 },
  AD_E_WEAK: { star: "sol", ships: 4, defenders: 5 },
  AD_E_OFFLIMITS: { star: "pavo" },
  AD_E_ALLY: { star: "sol", power: 1 },
  AD_E_PERMISSION: { star: "regulus", power: 1 },
  AD_E_CONSENT: { star: "sol", power: 1 },
  AD_E_JOINT: { star: "sol", warp: 1 },
  AD_E_OWN_SHIP: { star: "sol" },
  AD_E_LOAN: { star: "sol", power: 1, ships: 5, allowed: 3 },
  AD_E_TRANSFER: { from: 0, to: 2 },
  AD_E_DRAW_ALONE: { star: "sol", power: 1 },
  AD_E_JOIN: { star: "sol", power: 2 },
  AD_E_TOGETHER: { star: "sol" },
  AD_E_BUILD_SITE: { star: "sol" },
  AD_E_BUILD_SUM: { ships: 5, left: 1 },
  AD_E_RETREAT: { power: 0, warp: true, departed: true },
  AD_E_FORCED: { star: "sol", sector: "D-yellow", count: 3, need: 2 },
  AD_E_NO_STANDOFF: { from: 0, to: 1, offered: false },
  AD_E_TREATY: { star: "regulus", mustLeave: true },
  AD_E_PROPOSAL: {},
  AD_E_OPTION: { option: "ad.secretAlliances" },
  AD_E_ELIMINATED: { power: 3 },
  AD_E_OVER: {},
  AD_E_STAR: { star: "nibiru" },
  AD_E_MODE: { star: "sol", mode: "join" },
  AD_E_COMMAND: { power: 2 },
  AD_E_PARTNER: { from: 0, to: 2 },
};

describe("the words of 4000 A.D.", () => {
  it("tell every kind of fact", () => {
    for (const fact of Object.values(facts)) sound(words.fact(fact, speaking(table)), fact);
  });

  it("tell every kind of offer, made and closed", () => {
    for (const p of Object.values(proposals)) {
      sound(words.fact({ ...facts.proposed, proposal: p }, speaking(table)), p);
      for (const how of ["accepted", "declined", "withdrawn", "lapsed"] as const)
        sound(words.fact({ ...facts.proposalClosed, proposal: p, how, by: null }, speaking(table)), p);
    }
  });

  it("say one and many rightly", () => {
    const { fact } = words;
    const at = speaking(table);
    expect(fact(facts.produced, at)).toBe("Antares builds 1 ship: population 4, materials 1.");
    expect(fact({ ...facts.produced, ships: 2 }, at)).toContain("2 ships");
    expect(fact(facts.overshot, at)).toContain("4 ships (3 of Algol and 1 of Regulus) are lost");
    expect(fact(facts.won, at)).toBe("Algol and Regulus win by taking the enemy's home stars.");
    expect(fact({ ...facts.roundEnded, quiet: 12 }, at)).toContain("12th");
    expect(fact({ ...facts.roundEnded, quiet: 22 }, at)).toContain("22nd");
  });

  it("tell a round of dice to the number", () => {
    expect(words.fact(facts.diceRound, speaking(table))).toBe(
      "Battle at Sol: the attackers' 12 ships roll 3 and 3, total 18; the defenders' 7 ships roll 1 and 4, total 12. The attackers lose 3, the defenders 6.",
    );
  });

  it("give a reason for every code, with its numbers", () => {
    for (const no of Object.values(NO)) {
      const refusal: Refusal = { ...no, about: reasons[no.code] };
      const sentence = words.refusal(refusal, speaking(table));
      sound(sentence, refusal);
      for (const value of Object.values(reasons[no.code]))
        if (typeof value === "number" && value > 3) expect(sentence).toContain(String(value));
    }
    for (const code of ["ACT_FORM", "NOT_OFFERED", "UNDO_SEALED", "UNDO_ANSWERED", "UNDO_NOTHING"])
      sound(words.refusal({ rule: "KRN-1", code: `KERNEL_${code}` }, speaking(table)), code);
  });

  it("know every option, every value and every preset", () => {
    for (const spec of [...game.options.specs, { id: "ad.map", control: { kind: "flag" as const } }]) {
      const option = words.option(spec.id);
      expect(option.name).not.toBe(spec.id);
      sound(option.name, spec.id);
      sound(option.help, spec.id);
      const { control } = spec;
      const values: unknown[] =
        control.kind === "choice"
          ? [...control.values]
          : control.kind === "number"
            ? [control.none, control.min, control.max]
            : control.kind === "flag"
              ? [true, false]
              : control.kind === "list"
                ? [[], control.of.slice(0, 2)]
                : [null];
      for (const value of values.filter((v) => v !== undefined)) {
        sound(option.value(value), [spec.id, value]);
        if (typeof value === "string") expect(option.value(value), spec.id).not.toBe(value);
      }
    }
    for (const { id } of game.options.presets) expect(words.preset(id).name).not.toBe(id);
  });

  it("prompt at every step, the asked and the waiting", () => {
    for (const step of [...Object.keys(game.steps), ...Object.keys(game.asides)]) {
      sound(words.prompt(step, [seat(0)], speaking(table)), step);
      sound(words.prompt(step, [seat(0)], speaking(table, 1)), step);
    }
    expect(words.prompt("offer", [seat(0)], speaking(table, 1))).toContain("Ann");
  });

  it("name the powers a seat commands", () => {
    expect(words.side(seat(1), speaking(table))).toBe("Antares and Pavo");
  });
});

describe("whole matches in words", () => {
  const tables: readonly [string, object][] = [
    ["alliances for two", { "ad.turnLimit": 30 }],
    [
      "independents for three with secret alliances",
      { "ad.players": 3, "ad.secretAlliances": true, "ad.turnLimit": 25 },
    ],
    [
      "the house rules",
      {
        "ad.players": 4,
        "ad.version": "independents",
        "ad.neutralDefence": "any",
        "ad.recruit": true,
        "ad.buildAt": "anyBoth",
        "ad.combat": "fortunes",
        "ad.turnLimit": 25,
      },
    ],
  ];
  it.each(tables)("never lose a word: %s", (_, raw) => {
    const draw = fastDraws(7);
    const pick = fastDraws(11);
    let played: Played<Shape4000> = start(game, options(raw), draw);
    for (let n = 0; n < 400 && played.table.flow.over === null; n++) {
      const t = played.table;
      for (const { fact, to } of played.facts)
        sound(words.fact(fact, speaking(t, to ? (to[0] as number) : null)), fact);
      const asked = question(game, t);
      if (!asked) break;
      const by = asked.waiting[0] ?? seat(0);
      sound(words.prompt(asked.frame.step, asked.waiting, speaking(t, by)), asked.frame);
      sound(words.prompt(asked.frame.step, asked.waiting, speaking(t, null)), asked.frame);
      const lists: Offers[] = offers(game, t, by);
      const legal: { step: string; act: (typeof lists)[number]["offers"][number]["act"] }[] = [];
      for (const { step, aside, offers: list } of lists) {
        // Every sixteenth, and all of a short list: the sentences differ in their numbers only.
        const every = list.length > 40 ? 16 : 1;
        list.forEach(({ act, refusal }, i) => {
          if (i % every === 0) {
            sound(words.act(step, act, speaking(t, by)), act);
            if (refusal) sound(words.refusal(refusal, speaking(t, by)), refusal);
          }
          if (!refusal && (!aside || n % 5 === 0) && !["resign", "concede", "peace"].includes(step))
            legal.push({ step, act });
        });
      }
      const choice = legal[(pick(legal.length, 1, "AD-6.1")[0] as number) - 1];
      if (!choice) break;
      const next = play(game, t, { by, ...choice }, draw);
      if (isRefusal(next)) throw new Error(JSON.stringify(next));
      played = next;
    }
    expect(played.table.round).toBeGreaterThan(2);
  });
});
