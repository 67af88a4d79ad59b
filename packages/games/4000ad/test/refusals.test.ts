/** The codes of section I: all in the rules, all with the rule that stands there, all reachable. */
import { seat } from "@starboard/kernel";
import { readRules } from "@starboard/kit";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
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
  it("stand in the rules with their rule", () => {
    for (const { code, rule } of Object.values(NO)) expect(printed.get(code), code).toContain(rule);
  });

  it("are the only ones there, but for the options", () => {
    const known: readonly string[] = Object.values(NO).map(({ code }) => code);
    expect([...printed.keys()].filter((code) => !known.includes(code))).toEqual(["AD_E_OPTIONS"]);
  });

  /** Reached only between two questions: the step with a single answer is passed at once. */
  const SILENT = ["AD_E_NO_WARP", "AD_E_DEPARTED", "AD_E_RETREAT"];

  it("are met in a situation, or below", () => {
    const folder = join(import.meta.dirname, "..", "situations");
    const texts = readdirSync(folder).map((file) => readFileSync(join(folder, file), "utf8"));
    const met = new Set(texts.flatMap((text) => text.match(/AD_E_[A-Z_]+/g) ?? []));
    expect(
      Object.values(NO)
        .map(({ code }) => code)
        .filter((code) => !met.has(code))
        .sort(),
    ).toEqual([...SILENT].sort());
  });
});

describe("a departure that cannot be", () => {
  const at = (raw: object): State4000 => {
    const options = game.options.parse({ "ad.players": 4, "ad.version": "independents", "ad.combat": "fortunes" });
    if ("bad" in options) throw new Error("options");
    const read = game.notation.read({ round: 8, turn: "algol", step: "departure", ...raw }, options.ok);
    if ("bad" in read) throw new Error(JSON.stringify(read.bad));
    return read.ok;
  };
  const leave = { do: "depart", from: "algol", ships: 1, to: "hyperspace" } as const;
  const memo = { from: -1, loan: [] };
  const warps = { algol: ["hamal", "sol"].map((from) => ({ from, count: 2, ships: 1 })) };

  it("lacks a warp (AD-6.3.3.1)", () => {
    const t = at({ stars: { algol: { algol: 5 } }, warps });
    expect(game.steps.depart.kind === "decision" && game.steps.depart.forbids(t, memo, seat(0), leave)).toEqual(
      NO.NO_WARP,
    );
  });

  it("is the second of the turn (AD-6.3.3.1)", () => {
    const t = at({ stars: { algol: { algol: 5 } }, departed: ["algol"] });
    expect(game.steps.depart.kind === "decision" && game.steps.depart.forbids(t, memo, seat(0), leave)).toEqual(
      NO.DEPARTED,
    );
  });

  it("would be a retreat without a warp, or a second departure (AD-6.4.5)", () => {
    const { retreat } = game.steps;
    const run = { do: "retreat" } as const;
    const ask = (t: State4000, attacker: boolean) =>
      retreat.kind === "decision" && retreat.forbids(t, { star: 0, power: 0, attacker, others: [3] }, seat(0), run);
    expect(ask(at({ stars: { algol: { algol: 5 } }, warps }), false)).toMatchObject({
      code: "AD_E_RETREAT",
      about: { power: 0, warp: false },
    });
    const spent = at({ stars: { algol: { algol: 5 } }, departed: ["algol"] });
    expect(ask(spent, true)).toMatchObject({ code: "AD_E_RETREAT", about: { departed: true } });
    // A defender's departure is not what it spends.
    expect(ask(spent, false)).toBeUndefined();
  });
});
