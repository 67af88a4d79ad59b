/**
 * What a bot remembers of the other players: attacks, kept and broken promises, and what was asked and refused. It follows
 * from the facts that its seat has seen and from nothing else, so it is the same whenever a match is continued.
 */
import type { Fact4000 } from "../../facts.ts";
import type { Proposal, State4000 } from "../../state.ts";
import type { Manner } from "./manner.ts";

type Kind = Proposal["is"];

export interface Memory {
  /** Grudge of power `b` against power `a`: attacks by `a`, older ones less, at `a × P + b`. */
  readonly grudges: Float64Array;
  /** Per power: alliances it has broken by an attack, as all players saw, and as the partner of the remembering seat. */
  readonly broken: Float64Array;
  readonly brokenWithMe: Float64Array;
  /** Battles fought together and ships lent, at `a × P + b`, symmetric. */
  readonly served: Float64Array;
  /** Round of the last attack on another power, per power; 0 if none. */
  readonly attacked: Int32Array;
  /** Round since which two powers are allied, at `a × P + b`; 0 if not known. */
  readonly alliedSince: Int32Array;
  /** Round in which an alliance was ended, at `ender × P + partner`; 0 if never. */
  readonly ended: Int32Array;
  /** Round of the last proposal of a kind, and of its last refusal, by `kind from to`. */
  readonly asked: ReadonlyMap<string, number>;
  readonly refused: ReadonlyMap<string, number>;
  /** How often it was refused in a row, by the same name. */
  readonly refusals: ReadonlyMap<string, number>;
  /** Round of the last proposal by a power to anybody. */
  readonly spoke: Int32Array;
}

const name = (kind: Kind, from: number, to: number): string => `${kind} ${from} ${to}`;

/** Rounds in which a proposal that was refused once is not made or heard again; after each further refusal twice as many. */
const SILENCE = 6;
const MOST_DOUBLINGS = 3;

/** Whether such a proposal was refused, or left unanswered, so recently that it is not made or heard again. */
export function isSilenced(m: Memory, kind: Kind, from: number, to: number, round: number): boolean {
  const key = name(kind, from, to);
  const times = m.refusals.get(key) ?? 0;
  return times > 0 && round - (m.refused.get(key) ?? 0) < SILENCE * 2 ** Math.min(MOST_DOUBLINGS, times - 1);
}
export const askedAt = (m: Memory, kind: Kind, from: number, to: number): number =>
  m.asked.get(name(kind, from, to)) ?? LONG_AGO;
const LONG_AGO = -1000;

/** Share of a broken promise that is left after a round: a partner that was attacked does not ally again soon. */
const FORGIVENESS = 0.985;
/** What a broken alliance leaves of the trust of the partner, and of the others who saw it. */
const LEFT_OF_TRUST = 0.35;
const LEFT_OF_OTHERS_TRUST = 0.45;
/** Ships in an attack that count as a whole grudge. */
const WHOLE_ATTACK = 6;

/** Returns the memory of a seat that plays the powers `mine`. */
export function remember(t: State4000, mine: readonly number[], past: readonly Fact4000[], manner: Manner): Memory {
  const { P } = t;
  const asked = new Map<string, number>();
  const refused = new Map<string, number>();
  const refusals = new Map<string, number>();
  const m = {
    grudges: new Float64Array(P * P),
    broken: new Float64Array(P),
    brokenWithMe: new Float64Array(P),
    served: new Float64Array(P * P),
    attacked: new Int32Array(P),
    alliedSince: new Int32Array(P * P),
    ended: new Int32Array(P * P),
    asked,
    refused,
    refusals,
    spoke: new Int32Array(P),
  };
  const both = (list: Int32Array | Float64Array, a: number, b: number, value: number): void => {
    list[a * P + b] = value;
    list[b * P + a] = value;
  };
  let round = 0;
  for (const fact of past) {
    switch (fact.is) {
      case "roundBegan": {
        const faded = manner.grudge ** Math.max(0, fact.round - round);
        for (let i = 0; i < P * P; i++) m.grudges[i] = (m.grudges[i] as number) * faded;
        const forgiven = FORGIVENESS ** Math.max(0, fact.round - round);
        for (let p = 0; p < P; p++) {
          m.broken[p] = (m.broken[p] as number) * forgiven;
          m.brokenWithMe[p] = (m.brokenWithMe[p] as number) * forgiven;
        }
        ({ round } = fact);
        break;
      }
      case "battle":
        rememberBattle(m, P, round, fact);
        break;
      case "homeLost":
        m.grudges[fact.holder * P + fact.power] = (m.grudges[fact.holder * P + fact.power] as number) + 1;
        m.attacked[fact.holder] = round;
        break;
      case "takenAlong":
        both(m.served, fact.power, fact.from, (m.served[fact.power * P + fact.from] as number) + 1);
        break;
      case "proposed":
        m.spoke[fact.proposal.from] = round;
        for (const to of fact.proposal.to) asked.set(name(fact.proposal.is, fact.proposal.from, to), round);
        break;
      case "proposalClosed":
        for (const to of fact.proposal.to) {
          const key = name(fact.proposal.is, fact.proposal.from, to);
          if (fact.how === "declined" || fact.how === "lapsed") {
            refused.set(key, round);
            refusals.set(key, (refusals.get(key) ?? 0) + 1);
          } else if (fact.how === "accepted") refusals.delete(key);
        }
        break;
      case "allied":
      case "allianceKnown":
        if (m.alliedSince[fact.a * P + fact.b] === 0) both(m.alliedSince, fact.a, fact.b, Math.max(1, round));
        break;
      case "allianceEnded": {
        const partner = fact.by === fact.a ? fact.b : fact.a;
        both(m.alliedSince, fact.a, fact.b, 0);
        m.ended[fact.by * P + partner] = Math.max(1, round);
        if (fact.treachery) {
          m.broken[fact.by] = (m.broken[fact.by] as number) + 1;
          if (mine.includes(partner)) m.brokenWithMe[fact.by] = (m.brokenWithMe[fact.by] as number) + 1;
        }
        break;
      }
      default:
        break;
    }
  }
  return m;
}

function rememberBattle(
  m: Pick<Memory, "grudges" | "served" | "attacked">,
  P: number,
  round: number,
  { attackers, defenders }: Extract<Fact4000, { is: "battle" }>,
): void {
  for (const a of attackers) {
    for (const d of defenders) {
      if (a.power === d.power) continue;
      const at = a.power * P + d.power;
      m.grudges[at] = (m.grudges[at] as number) + Math.min(1, a.ships / WHOLE_ATTACK);
      m.attacked[a.power] = round;
    }
    for (const b of attackers)
      if (a.power !== b.power && defenders.length > 0)
        m.served[a.power * P + b.power] = (m.served[a.power * P + b.power] as number) + 1;
  }
}

/** Returns how far power `p` believes that power `q` keeps a deal, 0.05 to 0.95. */
export function trustIn(m: Memory, manner: Manner, P: number, p: number, q: number): number {
  const { broken, brokenWithMe, grudges, served } = m;
  const mine = brokenWithMe[q] as number;
  const others = (broken[q] as number) - mine;
  const belief =
    (manner.trust * LEFT_OF_TRUST ** mine * LEFT_OF_OTHERS_TRUST ** others) /
      (1 + 0.5 * (grudges[q * P + p] as number)) +
    0.08 * Math.min(4, served[q * P + p] as number);
  return Math.max(0.05, Math.min(0.95, belief));
}
