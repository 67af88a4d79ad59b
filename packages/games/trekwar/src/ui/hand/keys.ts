/** Chooses cards of the Hand by click or key. */
import type { CardId } from "@starboard/trekwar";
import { usePageKeys } from "@starboard/ui";
import { showZoom } from "../board/Zoom.tsx";
import { clearBoardStore, useBoardStore } from "../model/board-store.ts";
import { isExchange, targetsOf, toggleCard } from "../model/hand.ts";
import { askedOf, entryOf, ownSide, type Props } from "../model/view.ts";

/** Maximum number of cards of an exchange (TW-4.2). Another click replaces the first card. */
const EXCHANGE = 3;

/** Adds a card of the Hand to the choice, or removes it. */
export function choose(props: Props, id: CardId): void {
  const asked = askedOf(props);
  if (!asked) return;
  const { chosen, set } = useBoardStore.getState();
  const next = toggleCard(props, asked, chosen, id);
  const cards = isExchange(asked.step) && next.length > EXCHANGE ? next.slice(1) : next;
  const event = cards.find((other) => entryOf(props.view, other).type === "Event");
  const target = targetsOf(asked, isExchange(asked.step) ? undefined : event)[0] ?? null;
  const card = entryOf(props.view, id);
  // Preselects the Battleground in which the Unit is stronger.
  const ground =
    asked.step === "open" && cards[0] === id
      ? { ground: card.surface > card.space ? ("surface" as const) : ("space" as const) }
      : {};
  set({ chosen: cards, target, ...ground });
}

export const useHandKeys = (props: Props): void => usePageKeys((event) => answer(props, event.key));

function answer(props: Props, key: string): boolean {
  const asked = askedOf(props);
  const side = ownSide(props);
  const store = useBoardStore.getState();
  if (key === "z") {
    const focused = document.activeElement?.closest("[data-card]");
    const id = focused?.getAttribute("data-card");
    if (focused && id) showZoom(id, focused);
    return Boolean(id);
  }
  if (!asked || side === null) return false;
  if (/^[1-9]$/.test(key)) {
    const id = props.view.sides[side].hand.cards?.[Number(key) - 1];
    if (id === undefined) return false;
    choose(props, id);
    document.querySelector<HTMLElement>(`[data-card="${id}"]`)?.focus();
    return true;
  }
  if (key === "x") clearBoardStore();
  else if (key === "b" && asked.step === "open") store.set({ ground: store.ground === "space" ? "surface" : "space" });
  else if (key === "t") {
    const event = store.chosen.find((card) => entryOf(props.view, card).type === "Event");
    const targets = targetsOf(asked, event);
    if (targets.length === 0) return false;
    store.set({ target: targets[(targets.indexOf(store.target ?? "") + 1) % targets.length] ?? null });
  } else return false;
  return true;
}
