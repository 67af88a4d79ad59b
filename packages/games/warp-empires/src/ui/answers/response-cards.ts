/** The response cards about which the player wants to be asked ("Only these cards"), stored in this browser. */
import type { CardWindow, OrderWindow } from "@starboard/warp-empires";
import { create } from "zustand";
import type { World } from "../model/world.ts";

const STORAGE_KEY = "starboard.warp-empires.unasked-cards";

/** The card windows that each kind of question covers. */
const WINDOWS: Readonly<Record<OrderWindow, readonly CardWindow[]>> = {
  move: ["answerMove", "answerMoveOrEnd"],
  moveEnd: ["answerMoveOrEnd"],
  card: ["answerCard"],
  attack: ["answerAttack"],
  raid: ["foeRevenue"],
};

interface ResponseCards {
  /** Ids of the cards that the player has unticked. */
  readonly unticked: readonly string[];
  readonly toggle: (card: string) => void;
}

/** Storage may be blocked; the list then lasts as long as the page. */
function stored(): readonly string[] {
  try {
    const raw: unknown = JSON.parse(globalThis.localStorage?.getItem(STORAGE_KEY) ?? "[]");
    return Array.isArray(raw) ? raw.filter((id) => typeof id === "string") : [];
  } catch {
    return [];
  }
}

export const useResponseCards = create<ResponseCards>()((set, get) => ({
  unticked: stored(),
  toggle(card) {
    const { unticked } = get();
    const next = unticked.includes(card) ? unticked.filter((id) => id !== card) : [...unticked, card];
    set({ unticked: next });
    try {
      globalThis.localStorage?.setItem(STORAGE_KEY, JSON.stringify(next));
    } catch {
      // Storage is blocked or full: the list lasts as long as the page.
    }
  },
}));

/** The cards of a module that can answer in a window, by id. */
export const cardsOfWindow = (world: World, window: OrderWindow): readonly string[] =>
  world.module.cards
    .filter(({ modes }) => modes.some((mode) => WINDOWS[window].includes(mode.window)))
    .map(({ id }) => id);

/** All cards of a module that can answer another player, by id. */
export const responseCards = (world: World): readonly string[] => {
  const windows = Object.values(WINDOWS).flat();
  return world.module.cards
    .filter(({ modes }) => modes.some((mode) => windows.includes(mode.window)))
    .map(({ id }) => id);
};
