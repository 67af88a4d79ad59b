/** Fortunes of War: battle in rounds of dice, with retreat between them (AD-6.4.5). */
import type { Automatic, Decision, Seat } from "@starboard/kernel";
import { type Power, retreatAct, type RetreatAct } from "../acts.ts";
import { mapOf, starId } from "../data/map.ts";
import { afterBattle } from "../arrival-effects.ts";
import type { Ctx } from "../context.ts";
import { clockwiseFrom, freeWarp, hasPlayed } from "../powers.ts";
import { lossesOf } from "../calc/battle.ts";
import { take } from "../ships.ts";
import type { Battle, RetreatMemo, Shape4000 } from "../shape.ts";
import type { State4000 } from "../state.ts";

/** Returns the ships of one side at the star. */
function strength(t: State4000, s: number, powers: readonly Power[]): number {
  let n = 0;
  for (const p of powers) n += t.ships[s * t.P + p] as number;
  return n;
}

/** Plays one round of dice. Returns true if a side has no ships left. */
function rollRound(ctx: Ctx, b: Battle): boolean {
  const t = ctx.state;
  const s = b.star;
  const attackShips = strength(t, s, b.attackers);
  const defenceShips = strength(t, s, b.defenders) + (t.neutral[s] as number);
  const attack = ctx.draw(6, 2, "AD-6.4.5") as readonly [number, number];
  const defence = ctx.draw(6, 2, "AD-6.4.5") as readonly [number, number];
  const [lossAttack, lossDefence] = lossesOf(
    attackShips,
    defenceShips,
    attack[0] + attack[1],
    defence[0] + defence[1],
    t.options["ad.fortunes.survivor"] === "last",
  );
  if (ctx.wantsFacts)
    ctx.emit({
      is: "diceRound",
      rule: "AD-6.4.5",
      star: starId(mapOf(t.options), s),
      attack,
      defence,
      attackShips,
      defenceShips,
      lossAttack,
      lossDefence,
    });
  removeLosses(t, b, b.attackers, lossAttack, false);
  removeLosses(t, b, b.defenders, lossDefence, true);
  return lossAttack === attackShips || lossDefence === defenceShips;
}

/**
 * Removes losses ship by ship from the largest contingent. Ties: neutral first, then clockwise from the active power.
 */
function removeLosses(t: State4000, b: Battle, side: readonly Power[], losses: number, neutrals: boolean): void {
  for (let i = 0; i < losses; i++) {
    let most = neutrals ? (t.neutral[b.star] as number) : 0;
    let from: Power = -1;
    for (const p of clockwiseFrom(t, b.active)) {
      if (!side.includes(p)) continue;
      const n = t.ships[b.star * t.P + p] as number;
      if (n > most) {
        most = n;
        from = p;
      }
    }
    if (from < 0) t.neutral[b.star] = most - 1;
    else take(t, b.star, from, 1);
  }
}

export const fight: Automatic<Shape4000, Battle> = {
  kind: "automatic",
  rule: "AD-6.4.5",
  run(ctx, b) {
    const t = ctx.state;
    for (;;) {
      const defence = strength(t, b.star, b.defenders) + (t.neutral[b.star] as number);
      const attack = strength(t, b.star, b.attackers);
      if (defence === 0 || attack === 0) {
        end(ctx, b, attack > 0 ? "attackers" : defence > 0 ? "defenders" : "nobody");
        return;
      }
      if (rollRound(ctx, b) || !t.options["ad.fortunes.retreat"]) continue;
      askRetreats(ctx, b);
      return;
    }
  },
};

function end(ctx: Ctx, b: Battle, winner: "attackers" | "defenders" | "nobody"): void {
  if (ctx.wantsFacts)
    ctx.emit({ is: "battleEnded", rule: "AD-6.4.5", star: starId(mapOf(ctx.state.options), b.star), winner });
  ctx.done();
  afterBattle(ctx, b);
}

/** Asks all defending powers, then all attacking ones, clockwise from the active power. Neutral ships never retreat. */
function askRetreats(ctx: Ctx, b: Battle): void {
  const t = ctx.state;
  for (const attacker of [false, true]) {
    const side = attacker ? b.attackers : b.defenders;
    const others = attacker ? b.defenders : b.attackers;
    for (const power of clockwiseFrom(t, b.active))
      if (side.includes(power) && (t.ships[b.star * t.P + power] as number) > 0)
        ctx.ask("retreat", { star: b.star, power, attacker, others: others.slice() });
  }
}

/** The decision DP-RETREAT. */
export const retreat: Decision<Shape4000, RetreatAct, RetreatMemo> = {
  kind: "decision",
  rule: "AD-6.4.5",
  schema: retreatAct,
  asks: (t, m) => t.seatOf[m.power] as Seat,
  moot: (t, m) =>
    (t.ships[m.star * t.P + m.power] as number) === 0 ||
    strength(t, m.star, m.others) + (m.attacker ? (t.neutral[m.star] as number) : 0) === 0,
  candidates(t, m, _by, offer) {
    offer({ do: "fightOn" });
    if (barrier(t, m) === null) offer({ do: "retreat" });
  },
  // A refusal could never be shown: where retreat is barred, the step has one answer and is not asked.
  forbids: () => undefined,
  resolve(ctx, m, _by, act) {
    ctx.done();
    if (act.do === "retreat") flee(ctx, m);
    else if (ctx.wantsFacts) {
      const star = starId(mapOf(ctx.state.options), m.star);
      // The reason is part of the fact, because a step with one legal act is not asked.
      ctx.emit({ is: "foughtOn", rule: "AD-6.4.5", power: m.power, star, why: barrier(ctx.state, m) ?? "choice" });
    }
  },
};

/** Returns what bars a retreat: an attacker's departure of this turn is used, or no warp is free. */
function barrier(t: State4000, m: RetreatMemo): "departed" | "noWarp" | null {
  if (m.attacker && t.departed[m.power] === 1) return "departed";
  return freeWarp(t, m.power) < 0 ? "noWarp" : null;
}

function flee(ctx: Ctx, m: RetreatMemo): void {
  const t = ctx.state;
  const w = freeWarp(t, m.power);
  const ships = t.ships[m.star * t.P + m.power] as number;
  take(t, m.star, m.power, ships);
  t.warpFrom[w] = m.star;
  t.warpCount[w] = 1;
  // An attacker uses its departure of this turn. A defender's warp moves on in its next own turn.
  t.warpMoved[w] = m.attacker || hasPlayed(t, m.power) ? t.round : t.round - 1;
  t.warpShips[w * t.P + m.power] = ships;
  if (m.attacker) t.departed[m.power] = 1;
  if (ctx.wantsFacts)
    ctx.emit({
      is: "retreated",
      rule: "AD-6.4.5",
      power: m.power,
      star: starId(mapOf(t.options), m.star),
      ships,
      warp: w,
    });
}
