/** The state as a few lines of English text, for terminals and screen readers. */
import { seat } from "@starboard/kernel";
import { formatFor, type TextContext } from "@starboard/kit";
import { type Card, RAIDER } from "../../acts.ts";
import type { SampleView } from "../../view.ts";

const { count, list } = formatFor("en");

const name = (card: Card): string => (card === RAIDER ? "raider" : `${card}`);

export function boardText(context: TextContext<SampleView>): string {
  const { view } = context;
  const captains = view.left.map((left, i) => {
    const prizes = view.cargo[i] ?? [];
    const hauled = prizes.length === 0 ? "no prizes" : `prizes ${list(prizes.map(String))}`;
    const calls = view.home[i] === 1 ? ", has called for home" : "";
    return `${context.seat(seat(i))}: ${left === 1 ? "left the run" : `${count(view.handSizes[i] ?? 0, "card", "cards")}, ${hauled}${calls}`}`;
  });
  const hand = view.hand && view.hand.length > 0 ? [`Your cards: ${list(view.hand.map(name))}`] : [];
  const wrecks = view.wrecks.length > 0 ? [`Wrecks in sight: ${list(view.wrecks.map(String))}`] : [];
  return [
    `Round ${view.round} of ${view.options["sample.rounds"]}, ${count(view.deckSize, "card", "cards")} in the deck`,
    ...wrecks,
    ...captains,
    ...hand,
  ].join("\n");
}
