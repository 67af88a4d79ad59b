/** The value of a card in hand, in points of Force, by what it can be played for. */
import type { Play } from "../compiled/cards.ts";
import type { CompiledModule } from "../compiled/index.ts";
import type { Effect } from "../module/resolved.ts";
import { factionOf } from "../calc/stacks.ts";
import type { StateWE } from "../state.ts";

/** Force added in a battle matters rarely, but then it decides the battle. */
const IN_BATTLE = 0.22;
/** The usual number of ships for cards that count them. */
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

/** Value by faction × card: that of the card's best use. */
export function cardWorths(compiled: CompiledModule): Float64Array {
  let found = worths.get(compiled);
  if (!found) {
    found = new Float64Array(compiled.factions.length * compiled.C);
    for (const { no } of compiled.factions)
      for (const plays of compiled.plays[no]?.values() ?? [])
        for (const play of plays) {
          const i = no * compiled.C + play.card;
          const worth = play.effects.reduce((sum, e) => sum + worthOfEffect(e, play), 0);
          if (worth > (found[i] as number)) found[i] = worth;
        }
    worths.set(compiled, found);
  }
  return found;
}

/** The value of one card of that id in the hand of a seat. */
export const cardWorth = (t: StateWE, compiled: CompiledModule, s: number, id: string): number =>
  cardWorths(compiled)[factionOf(t, compiled, s) * compiled.C + (compiled.cardNo.get(id) ?? 0)] ?? 0;

export function handWorth(t: StateWE, compiled: CompiledModule, s: number): number {
  const worth = cardWorths(compiled);
  const faction = factionOf(t, compiled, s) * compiled.C;
  let sum = 0;
  for (let c = 0; c < compiled.C; c++) {
    const n = t.hand[s * compiled.C + c] as number;
    if (n > 0) sum += n * (worth[faction + c] as number);
  }
  return sum;
}
