/** What the provers of TrekWar share: a Turn or an opening whose result follows from open cards. */
import { type AnyGame, Engine, NeedsDraw, noDraws } from "@starboard/kernel";
import { TooManyTurns, type TurnNode, type TurnRules, turnsFrom } from "@starboard/kit";
import { cardIndexOf } from "../../card-index.ts";
import { cardAt } from "../../card.ts";
import { enemyOf, type Side } from "../../data/board.ts";
import { seatOf } from "../../shape.ts";
import type { StateTW } from "../../state.ts";
import { hasEffect, unseenOf } from "./enemy-hand.ts";

/** Effects that depend on cards which the seat does not know. */
const UNKNOWN = ["discardRandom", "discardChosen", "peekHand", "search"];

/** The side that is asked for its Turn or for the opening, if everything about it is known; null otherwise. */
export function actingSide(t: StateTW): Side | null {
  const step = t.flow.stack.at(-1)?.step;
  const isOpening = step === "open";
  if (t.flow.over !== null || !(isOpening || step === "initial") || t.flow.stack.length !== 1) return null;
  if (t.options.deckEnd === "immediate" || t.options.deckLists === "closed") return null;
  const side = isOpening ? t.attacker : t.active;
  // Its own unseen effects, and Events of the enemy that fetch cards, would need more than one look.
  if (hasEffect(t, t.hand[side], UNKNOWN) || hasEffect(t, unseenOf(t, enemyOf(side)), ["search"])) return null;
  return side;
}

/** Whether the side's Deployment or opening is made. */
export function isMade(t: StateTW, side: Side): boolean {
  const step = t.flow.stack.at(-1)?.step;
  return t.flow.over !== null || t.loser >= 0 || t.active !== side || step === "openDraw" || step === "lastDraw";
}

/** Everything the side can do; undefined if a draw decides or it is too much to try. */
export function turnsOf(game: AnyGame, t: StateTW, rules: TurnRules<StateTW>): TurnNode<StateTW>[] | undefined {
  try {
    return turnsFrom(game, t, seatOf(t.flow.stack.at(-1)?.step === "open" ? t.attacker : t.active), rules);
  } catch (error) {
    if (error instanceof TooManyTurns || error instanceof NeedsDraw) return undefined;
    throw error;
  }
}

/** The state at the enemy's Turn, without drawing. */
export function atEnemyTurn(game: AnyGame, t: StateTW, side: Side): StateTW {
  const step = t.flow.stack.at(-1)?.step;
  if (step !== "openDraw" && step !== "lastDraw") return t;
  const after = game.clone(t as never) as StateTW;
  new Engine(game as never, noDraws).act(after as never, seatOf(side), { do: "end" });
  return after;
}

/** The state after the enemy has surrendered. */
export function afterSurrender(game: AnyGame, t: StateTW): StateTW | null {
  try {
    const after = game.clone(t as never) as StateTW;
    new Engine(game as never, noDraws).act(after as never, seatOf(after.active), { do: "surrender" });
    return after;
  } catch (error) {
    if (error instanceof NeedsDraw) return null;
    throw error;
  }
}

/** The names of cards by identifier. */
export function nameOf(t: StateTW, id: string): string {
  const index = cardIndexOf(t.options);
  return cardAt(index, index.numbers.get(id) as number).entry.name;
}
