/** Invariants of the state. The conformance suite checks them after every act. */
import type { Invariant, RuleId } from "@starboard/kernel";
import { mapOf } from "./data/map.ts";
import { isAlliances } from "./powers.ts";
import type { Shape4000 } from "./shape.ts";
import type { State4000 } from "./state.ts";

type Test = (t: State4000, before: State4000 | null) => string | undefined;
const invariant = (name: string, rule: RuleId, violation: Test): Invariant<Shape4000> => ({ name, rule, violation });

const isCount = (n: unknown): boolean => typeof n === "number" && Number.isInteger(n) && n >= 0;
const inBattle = (t: State4000): boolean => t.flow.stack.some((f) => f.step === "fight");

/**
 * Returns the power whose fleets are being forced out of hyperspace, or -1. Until all are out, they may be at stars
 * where they cannot stay (AD-10.2).
 */
const falling = (t: State4000): number => (t.flow.stack[0]?.step === "endTurn" ? t.active : -1);

/** Counts the ships of powers (including unplaced and derelict ones) and neutral ships. */
function countShips(t: State4000): { readonly ships: number; readonly neutral: number } {
  const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);
  return { ships: sum(t.ships) + sum(t.warpShips) + sum(t.derelict) + sum(t.unplaced), neutral: sum(t.neutral) };
}

/** Returns the maximum production of a round: one ship for each pair of symbols on the map. */
function mostBuilt(t: State4000): number {
  const map = mapOf(t.options);
  const sum = (list: Uint8Array): number => list.reduce((a, b) => a + b, 0);
  return Math.min(sum(map.population), sum(map.materials));
}

export const invariants: readonly Invariant<Shape4000>[] = [
  invariant("every number of ships is a whole number, never less than 0", "AD-5.1", (t) => {
    for (const [name, list] of Object.entries({
      ships: t.ships,
      frozen: t.frozen,
      since: t.since,
      neutral: t.neutral,
      derelict: t.derelict,
      warpShips: t.warpShips,
      unplaced: t.unplaced,
    })) {
      const i = list.findIndex((n) => !isCount(n));
      if (i >= 0) return `${name}[${i}] is ${list[i]}`;
    }
    return undefined;
  }),

  invariant("lists keep their lengths", "AD-5.2", (t) => {
    const { P, S } = t;
    const want: readonly (readonly [string, number, number])[] = [
      ["ships", t.ships.length, S * P],
      ["frozen", t.frozen.length, S * P],
      ["since", t.since.length, S * P],
      ["neutral", t.neutral.length, S],
      ["derelict", t.derelict.length, S],
      ["warpFrom", t.warpFrom.length, P * 2],
      ["warpCount", t.warpCount.length, P * 2],
      ["warpMoved", t.warpMoved.length, P * 2],
      ["warpShips", t.warpShips.length, P * P * 2],
      ["relation", t.relation.length, P * P],
      ["permit", t.permit.length, P * P],
      ["order", t.order.length, P],
    ];
    const wrong = want.find(([, is, should]) => is !== should);
    return wrong && `${wrong[0]} has ${wrong[1]} entries, not ${wrong[2]}`;
  }),

  invariant("ships come from production alone, neutral ships from the set-up alone", "AD-6.2.3.1", (t, before) => {
    if (!before || before.round === 0) return undefined;
    const was = countShips(before);
    const is = countShips(t);
    if (is.neutral > was.neutral) return `neutral ships grew from ${was.neutral} to ${is.neutral}`;
    // Neutral ships that join only change their owner. Any further increase is new ships.
    const grown = is.ships + is.neutral - was.ships - was.neutral;
    if (grown <= 0) return undefined;
    const rounds = t.producedIn.filter((r, p) => r !== before.producedIn[p]).length;
    const placing = before.unplaced.some((n) => n > 0) ? 1 : 0;
    return rounds + placing > 0 && grown <= mostBuilt(t) * Math.max(1, rounds)
      ? undefined
      : `${grown} ships came from nowhere`;
  }),

  invariant("a warp in use carries ships from a star, within the board", "AD-7.2.e", (t) => {
    const map = mapOf(t.options);
    for (let w = 0; w < t.P * 2; w++) {
      const from = t.warpFrom[w] as number;
      const aboard = t.warpShips.slice(w * t.P, w * t.P + t.P).reduce((a, b) => a + b, 0);
      const count = t.warpCount[w] as number;
      if (from < 0) {
        if (aboard > 0 || count !== 0) return `warp ${w} is free with ${aboard} ships on space ${count}`;
        continue;
      }
      if (from >= t.S) return `warp ${w} left from nowhere`;
      if (aboard === 0) return `warp ${w} is empty and in use`;
      if (count < 1 || count > (map.reach[from] as number)) return `warp ${w} stands on space ${count}`;
    }
    return undefined;
  }),

  invariant("the power that steers a fleet has a ship in it", "AD-9.4.5.1", (t) => {
    for (let w = 0; w < t.P * 2; w++)
      if ((t.warpFrom[w] as number) >= 0 && (t.warpShips[w * t.P + (w >> 1)] as number) === 0)
        return `warp ${w} carries only ships of others`;
    return undefined;
  }),

  invariant("presence, freezes and ships agree", "AD-9.4.2", (t) => {
    for (let i = 0; i < t.ships.length; i++) {
      const ships = t.ships[i] as number;
      const since = t.since[i] as number;
      if (ships > 0 !== since > 0) return `star ${Math.floor(i / t.P)}: ${ships} ships since ${since}`;
      if (since > t.turn + 1) return `star ${Math.floor(i / t.P)}: present since the future`;
      if ((t.frozen[i] as number) > ships) return `star ${Math.floor(i / t.P)}: more frozen than there`;
    }
    return undefined;
  }),

  invariant("enemies never share a star outside a battle", "AD-6.4.1", (t) => {
    if (inBattle(t)) return undefined;
    const alliances = isAlliances(t);
    // Former allies may share a star in Independents (AD-10.4.2). Without alliances no powers may.
    if (!alliances && t.options["ad.secretAlliances"]) return undefined;
    for (let s = 0; s < t.S; s++) {
      let side = -1;
      for (let p = 0; p < t.P; p++) {
        if ((t.ships[s * t.P + p] as number) === 0 || p === falling(t)) continue;
        if (side >= 0 && side !== t.side[p]) return `star ${s} is held by two sides`;
        side = t.side[p] as number;
      }
      if (side >= 0 && (t.neutral[s] as number) > 0) return `star ${s} is held by a side and a neutral force`;
    }
    return undefined;
  }),

  invariant("derelicts wait for the first arrival, beside new ships at most", "AD-10.2.b", (t) => {
    if (inBattle(t)) return undefined;
    const map = mapOf(t.options);
    for (let s = 0; s < t.S; s++) {
      if ((t.derelict[s] as number) === 0) continue;
      // Ships built there have not arrived, so derelicts stay without an owner.
      const site = map.population[s] === 1 && map.materials[s] === 1;
      for (let p = 0; p < t.P; p++)
        if ((t.ships[s * t.P + p] as number) > 0 && !site && p !== falling(t))
          return `star ${s} has derelicts beside ships of power ${p}`;
    }
    return undefined;
  }),

  invariant(
    "a home star is lost exactly while hostile ships or nobody's claim stand against its owner",
    "AD-8.a",
    (t) => {
      if (t.round === 0 || inBattle(t)) return undefined;
      for (let p = 0; p < t.P; p++) {
        const holder = t.holder[p] as number;
        if (t.alive[p] !== 1 && !isAlliances(t)) {
          if (holder >= 0) return `power ${p} is out and still has a holder`;
          continue;
        }
        const base = (t.home[p] as number) * t.P;
        const own = (t.ships[base + p] as number) > 0;
        const foe = t.side.findIndex(
          (side, q) => side !== t.side[p] && q !== falling(t) && (t.ships[base + q] as number) > 0,
        );
        if (isAlliances(t)) {
          if (holder < 0 && foe >= 0) return `power ${p} possesses a home star held by power ${foe}`;
          if (holder >= 0 && own) return `power ${p} stands at its home star and has lost it`;
        } else if (!t.options["ad.secretAlliances"]) {
          if (holder < 0 && foe >= 0) return `power ${p} possesses a home star held by power ${foe}`;
          if (holder >= 0 && own) return `power ${p} stands at its home star and has lost it`;
        }
        if (holder < 0 && t.grace[p] !== "none") return `power ${p} is in grace without a loss`;
        if (holder >= 0 && !isAlliances(t) && t.grace[p] === "none")
          return `power ${p} has lost its home star without grace`;
      }
      return undefined;
    },
  ),

  invariant("the eliminated have nothing left", "AD-10.2", (t) => {
    for (let p = 0; p < t.P; p++) {
      if (t.alive[p] === 1) continue;
      for (let i = p; i < t.ships.length; i += t.P)
        if ((t.ships[i] as number) > 0) return `power ${p} has ships at a star`;
      for (let i = p; i < t.warpShips.length; i += t.P)
        if ((t.warpShips[i] as number) > 0) return `power ${p} has ships in hyperspace`;
      if (t.proposals.some((q) => q.from === p || q.to.includes(p))) return `power ${p} still negotiates`;
      if (t.treaties.some((d) => d.x === p || d.k === p)) return `power ${p} still has a treaty`;
    }
    return undefined;
  }),

  invariant("every open proposal has a number of its own", "AD-E.4", (t) => {
    const numbers = t.proposals.map(({ id }) => id);
    return new Set(numbers).size === numbers.length ? undefined : `proposals ${numbers.join(", ")}`;
  }),

  invariant("relations are mutual", "AD-10.4", (t) => {
    for (let a = 0; a < t.P; a++)
      for (let b = 0; b < t.P; b++)
        if (t.relation[a * t.P + b] !== t.relation[b * t.P + a]) return `${a} and ${b} disagree about their alliance`;
    return undefined;
  }),

  invariant("turns are counted, and nobody's elimination is undone", "AD-6.1", (t, before) => {
    if (!before) return undefined;
    if (t.turn < before.turn || t.round < before.round) return "time ran backwards";
    const risen = t.alive.findIndex((alive, p) => alive === 1 && before.alive[p] === 0);
    return risen < 0 ? undefined : `power ${risen} is back`;
  }),
];
