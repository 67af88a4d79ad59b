/** The table in a few lines, in English, for terminals and for whoever listens. */
import { seat } from "@starboard/kernel";
import type { TextContext } from "@starboard/kit";
import { type Card, RAIDER } from "../../acts.ts";
import type { SampleView } from "../../view.ts";

const name = (card: Card): string => (card === RAIDER ? "raider" : `${card}`);

export function boardText(context: TextContext<SampleView>): string {
  const { view } = context;
  const captains = view.left.map((left, i) => {
    const prizes = view.cargo[i] ?? [];
    const hauled = prizes.length === 0 ? "nothing hauled in" : `hauled in ${prizes.join(", ")}`;
    const calls = view.home[i] === 1 ? ", calls for home" : "";
    return `${context.seat(seat(i))}: ${left === 1 ? "left the run" : `${view.handSizes[i] ?? 0} cards, ${hauled}${calls}`}`;
  });
  const hand = view.hand && view.hand.length > 0 ? [`Your cards: ${view.hand.map(name).join(", ")}`] : [];
  const wrecks = view.wrecks.length > 0 ? [`In sight: ${view.wrecks.join(" and ")}`] : [];
  return [
    `Round ${view.round} of ${view.options["sample.rounds"]}, ${view.deckSize} cards in the deck`,
    ...wrecks,
    ...captains,
    ...hand,
  ].join("\n");
}
