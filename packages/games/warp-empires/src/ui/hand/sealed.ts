/** A secret set of battle cards while it is chosen (WE-9.12): its cards, its Force, and the act that commits it. */
import type { BattleView, CommitAct } from "@starboard/warp-empires";
import type { Sum } from "@starboard/kernel";
import { sideSum, UNLISTED } from "@starboard/warp-empires";
import { useEffect } from "react";
import type { Held } from "../model/board-store.ts";
import { knownState } from "../model/known-state.ts";
import type { Props, Tabletop } from "../model/table.ts";

/** True if the reader is choosing such a set now. */
export const isSealing = ({ asked }: Tabletop): boolean => asked?.step === "battleCards";

/**
 * The card that a card is used as in a battle: null for itself, the name of another card or of the faction's own use
 * for a stand-in; undefined for a card that cannot be used there.
 */
export function battleUse({ asked }: Tabletop, card: string): string | null | undefined {
  for (const { cards } of asked?.open ?? []) {
    const found = cards?.find((one) => one.card === card);
    if (found) return found.as ?? null;
  }
  return undefined;
}

/** The number of copies of a card in the set. */
export const inSet = (marked: readonly Held[], card: string): number =>
  marked.filter((held) => held.card === card).length;

/** Adds one more copy of a card to the set; if all copies are in it, removes them all. */
export const toggled = (marked: readonly Held[], one: Held, held: number): readonly Held[] =>
  inSet(marked, one.card) < held ? [...marked, one] : marked.filter(({ card }) => card !== one.card);

/** The reader's sum with a set of cards revealed. */
export function sumWith(table: Tabletop, battle: BattleView, cards: readonly Held[]): Sum | null {
  const side = table.me === null ? -1 : battle.sides.indexOf(table.me);
  if (table.me === null || side < 0) return null;
  const own = side as 0 | 1;
  const known = knownState(table.view, table.me);
  const fought = known.state.battle;
  if (!fought) return null;
  const played = cards.map(({ card, as }) => ({
    card: known.compiled.cardNo.get(card) ?? -1,
    as: as === null ? -1 : (known.compiled.cardNo.get(as) ?? UNLISTED),
  }));
  const laid: typeof fought.cards = [fought.cards[0], fought.cards[1]];
  laid[own] = [...laid[own], ...played];
  return sideSum(known.state, known.compiled, { ...fought, cards: laid }, own);
}

/** Returns the act that commits a set. */
export const commitOf = (marked: readonly Held[]): CommitAct => ({
  do: "commit",
  cards: marked.map(({ card, as }) => (as === null ? { card } : { card, as })),
});

/** The main button commits the set, even an empty one. */
export function useCommitment(props: Props, table: Tabletop, marked: readonly Held[]): void {
  const { propose, offers } = props;
  const sealing = isSealing(table);
  useEffect(() => {
    if (!sealing) return;
    propose("battleCards", commitOf(marked));
    return () => propose("battleCards", null);
    // An update such as the other side's set renews the offers of the step.
  }, [propose, sealing, marked, offers]);
}
