/**
 * The named sums of the game, for situations and for panels that show a calculation:
 *
 * - `distance` `{from, to}`: turns between two stars.
 * - `production` `{power}`: ships the power would build in a production of this round. Its terms are the symbols
 *   drawn and what their pairs make.
 * - `defenders` `{star}`: ships that would fight an attacker.
 * - `stars`, `ships` `{side}`: the score of a side (AD-10.3).
 * - `winning` `{attackers, defenders}`: probability in thousandths that the attackers win under the combat options.
 * - `recruiting` `{arriving, neutral}`: probability in thousandths that a neutral force joins.
 *
 * Stars are ids. Powers are numbers or names of home stars.
 */
import type { Game, Invalid, Result, Sum } from "@starboard/kernel";
import { isPlainJson } from "@starboard/kernel";
import { mapOf, starIndex } from "./data/map.ts";
import { powerName } from "./notation/defaults.ts";
import { classicOdds, fortunesOdds, recruitChance } from "./calc/battle.ts";
import { defendersSum } from "./calc/defenders.ts";
import { journeySum } from "./calc/distance.ts";
import { production } from "./calc/production.ts";
import { score } from "./calc/score.ts";
import type { Shape4000 } from "./shape.ts";
import type { State4000 } from "./state.ts";

type Sums = NonNullable<Game<Shape4000>["sums"]>;

/** Maximum number of ships for which odds are calculated. */
const MAX_SHIPS = 500;
const THOUSANDTHS = 1000;

/** Reads untrusted arguments. Every error is reported at its field. */
class Arguments {
  readonly bad: Invalid[] = [];
  private readonly t: State4000;
  private readonly args: Readonly<Record<string, unknown>>;

  constructor(t: State4000, args: unknown) {
    this.t = t;
    this.args = isPlainJson(args) && typeof args === "object" && args !== null ? (args as Record<string, unknown>) : {};
  }

  private fault(code: string, at: string): number {
    this.bad.push({ code, at });
    return 0;
  }
  star(at: string): number {
    const id = this.args[at];
    const s = typeof id === "string" ? starIndex(mapOf(this.t.options), id) : -1;
    return s < 0 ? this.fault("AD_SUM_STAR", at) : s;
  }
  power(at: string): number {
    const who = this.args[at];
    for (let p = 0; p < this.t.P; p++) if (who === p || who === powerName(this.t, p)) return p;
    return this.fault("AD_SUM_POWER", at);
  }
  count(at: string, max: number): number {
    const n = this.args[at];
    return typeof n === "number" && Number.isInteger(n) && n >= 0 && n <= max ? n : this.fault("AD_SUM_COUNT", at);
  }
}

/** Defines a sum. `read` may get invalid arguments; its result is used only if no error was reported. */
const sum =
  (read: (t: State4000, a: Arguments) => Sum): Sums[string] =>
  (t, args): Result<Sum> => {
    const a = new Arguments(t, args);
    const total = read(t, a);
    return a.bad.length > 0 ? { bad: a.bad } : { ok: total };
  };

const ofSide = (what: "stars" | "ships"): Sums[string] =>
  sum((t, a) => {
    const side = a.count("side", 3);
    const found = score(t).find((s) => s.side === side);
    if (!found) return { total: 0, terms: [] };
    const terms = found.terms.filter((term) => (term.what === "star") === (what === "stars"));
    return { total: found[what], terms };
  });

export const sums: Sums = {
  distance: sum((t, a) => journeySum(mapOf(t.options), a.star("from"), a.star("to"))),
  production: sum((t, a) => {
    const made = production(t, a.power("power"));
    return { total: made.ships, terms: made.terms };
  }),
  defenders: sum((t, a) => defendersSum(t, a.star("star"))),
  stars: ofSide("stars"),
  ships: ofSide("ships"),
  winning: sum((t, a) => {
    const attackers = a.count("attackers", MAX_SHIPS);
    const defenders = a.count("defenders", MAX_SHIPS);
    const dice = t.options["ad.combat"] === "fortunes";
    const odds = dice
      ? fortunesOdds(attackers, defenders, t.options["ad.fortunes.survivor"] === "last")
      : classicOdds(attackers, defenders);
    const total = Math.round(odds.attackers * THOUSANDTHS);
    return { total, terms: [{ rule: dice ? "AD-6.4.5" : "AD-6.4.1", what: "winning", value: total }] };
  }),
  recruiting: sum((_t, a) => {
    const total = Math.round(
      recruitChance(a.count("arriving", MAX_SHIPS), a.count("neutral", MAX_SHIPS)) * THOUSANDTHS,
    );
    return { total, terms: [{ rule: "AD-6.5.2", what: "recruiting", value: total }] };
  }),
};
