/** The value of a card in hand, in points of Force, by what it can be played for. */
import type { Play } from "../compiled/cards.ts";
import type { CompiledModule } from "../compiled/index.ts";
import type { Effect } from "../module/resolved.ts";
import { factionOf } from "../calc/stacks.ts";
import type { StateWE } from "../state.ts";

/** Force added in a battle counts only now and then, and then turns it. */
const IN_BATTLE = 0.22;
/** Ships that cards counting them usually find. */
const SHIPS = 4;

function worthOfEffect(e: Effect, play: Play): number {
  switch (e.op) {
    case "moveGroups":
      // Move cards are scarce for all seats. One that responds to another player's move is rarely of use.
      return play.mode.window === "ownMove" ? 2.4 + 0.8 * (e.max - 1) : 1.2;
    case "force":
      return IN_BATTLE * ((e.per ? e.amount * SHIPS : e.amount) + play.factionForce);
    case "income":
      return e.per ? 1.2 : 0.35 * Math.abs(e.amount);
    case "drawCards":
      return 0.8 * e.count;
    case "removeControl":
    case "placeControl":
      return 2.5;
    case "transferTreasury":
      return 0.3 * e.amount;
    case "discardCards":
    case "takeCards":
      return 0.7 * e.count;
    case "endBattle":
    case "forbidAttack":
      return 1.4;
    case "negateMove":
    case "extraCasualty":
    case "saveCasualty":
    case "rollBonus":
      return 1;
    case "negateCard":
      return 0.5;
    default:
      return 0.2;
  }
}

const worths = new WeakMap<CompiledModule, Float64Array>();

/** By faction × card: the best use of every card. */
export function cardWorths(b: CompiledModule): Float64Array {
  let found = worths.get(b);
  if (!found) {
    found = new Float64Array(b.factions.length * b.C);
    for (const { no } of b.factions)
      for (const plays of b.plays[no]?.values() ?? [])
        for (const play of plays) {
          const i = no * b.C + play.card;
          const worth = play.effects.reduce((sum, e) => sum + worthOfEffect(e, play), 0);
          if (worth > (found[i] as number)) found[i] = worth;
        }
    worths.set(b, found);
  }
  return found;
}

/** A card of that id in the hand of a seat. */
export const cardWorth = (t: StateWE, b: CompiledModule, s: number, id: string): number =>
  cardWorths(b)[factionOf(t, b, s) * b.C + (b.cardNo.get(id) ?? 0)] ?? 0;

export function handWorth(t: StateWE, b: CompiledModule, s: number): number {
  const worth = cardWorths(b);
  const faction = factionOf(t, b, s) * b.C;
  let sum = 0;
  for (let c = 0; c < b.C; c++) {
    const n = t.hand[s * b.C + c] as number;
    if (n > 0) sum += n * (worth[faction + c] as number);
  }
  return sum;
}
