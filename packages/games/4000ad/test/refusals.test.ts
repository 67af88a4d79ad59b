/** Checks the refusal codes of section I: each is printed in the rules with its rule. */
import { seat } from "@starboard/kernel";
import { readRules } from "@starboard/kit";
import { describe, expect, it } from "vitest";
import { game } from "../src/game.ts";
import { NO } from "../src/refusals.ts";
import { rules } from "../src/rules.gen.ts";
import type { State4000 } from "../src/state.ts";

const printed = new Map(
  [...(readRules(rules).get("AD-I")?.text ?? "").matchAll(/^\| `(AD_E_[A-Z_]+)` \| .* \| (.*) \|$/gm)].map(
    ([, code = "", cited = ""]) => [code, cited.split(", ")],
  ),
);

describe("the codes of section I (AD-I)", () => {
  it("are printed in the rules with their rule", () => {
    for (const { code, rule } of Object.values(NO)) expect(printed.get(code), code).toContain(rule);
  });

  it("are the only ones printed there, except the code for options", () => {
    const known: readonly string[] = Object.values(NO).map(({ code }) => code);
    expect([...printed.keys()].filter((code) => !known.includes(code))).toEqual(["AD_E_OPTIONS"]);
  });
});

describe("an impossible departure", () => {
  const at = (raw: object): State4000 => {
    const options = game.options.parse({ "ad.players": 4, "ad.version": "independents", "ad.combat": "fortunes" });
    if ("bad" in options) throw new Error("options");
    const read = game.notation.read({ round: 8, turn: "algol", step: "departure", ...raw }, options.ok);
    if ("bad" in read) throw new Error(JSON.stringify(read.bad));
    return read.ok;
  };
  const memo = { from: -1, loan: [] };
  const warps = { algol: ["hamal", "sol"].map((from) => ({ from, count: 2, ships: 1 })) };
  const actsOf = (t: State4000): string[] => {
    const { depart } = game.steps;
    const acts: string[] = [];
    if (depart.kind === "decision") depart.candidates(t, memo, seat(0), (act) => acts.push(act.do));
    return acts;
  };

  it("is not offered without a free warp (AD-6.3.3.1)", () => {
    expect(actsOf(at({ stars: { algol: { algol: 5 } }, warps }))).toEqual(["stay"]);
  });

  it("is not offered a second time in a turn (AD-6.3.3.1)", () => {
    expect(actsOf(at({ stars: { algol: { algol: 5 } }, departed: ["algol"] }))).toEqual(["stay"]);
  });

  it("is not offered as a retreat without a warp, or as a second departure (AD-6.4.5)", () => {
    const { retreat } = game.steps;
    const retreatActs = (t: State4000, attacker: boolean): string[] => {
      const acts: string[] = [];
      if (retreat.kind === "decision")
        retreat.candidates(t, { star: 0, power: 0, attacker, others: [3] }, seat(0), (act) => acts.push(act.do));
      return acts;
    };
    expect(retreatActs(at({ stars: { algol: { algol: 5 } }, warps }), false)).toEqual(["fightOn"]);
    const spent = at({ stars: { algol: { algol: 5 } }, departed: ["algol"] });
    expect(retreatActs(spent, true)).toEqual(["fightOn"]);
    // A defender's retreat does not use the departure of the turn.
    expect(retreatActs(spent, false)).toEqual(["fightOn", "retreat"]);
  });
});
