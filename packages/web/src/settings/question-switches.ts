/** Which questions the page may answer for the player: switches for a game, and for one table. */
import type { AutoAnswer } from "@starboard/ui";
import { create } from "zustand";
import type { Preferences } from "./preferences.ts";
import { readSwitches, type Switches } from "./switches.ts";

/** Name of an answer in the preferences. */
export const answerKey = (game: string, id: string): string => `${game}/${id}`;

/** The switch at a table; without one, the player's switch for the game; without that, the game's default. */
export const isAnswerOn = (game: string, answer: AutoAnswer, { questions }: Preferences, table: Switches): boolean =>
  table[answer.id] ?? questions[answerKey(game, answer.id)] ?? answer.isOnByDefault;

const storageKey = (match: string): string => `starboard.questions.${match}`;

/** Storage may be blocked; switches then last as long as the page. */
function stored(match: string): Switches {
  try {
    return readSwitches(JSON.parse(localStorage.getItem(storageKey(match)) ?? "null"));
  } catch {
    return {};
  }
}

interface TableSwitches {
  readonly byMatch: Readonly<Record<string, Switches>>;
  readonly of: (match: string) => Switches;
  readonly set: (match: string, switches: Switches) => void;
}

/** The switches of each table, stored in this browser. */
export const useTableSwitches = create<TableSwitches>()((set, get) => ({
  byMatch: {},
  of: (match) => get().byMatch[match] ?? stored(match),
  set(match, switches) {
    set({ byMatch: { ...get().byMatch, [match]: switches } });
    try {
      if (Object.keys(switches).length === 0) localStorage.removeItem(storageKey(match));
      else localStorage.setItem(storageKey(match), JSON.stringify(switches));
    } catch {
      // Storage is blocked or full: the switches last as long as the page.
    }
  },
}));
