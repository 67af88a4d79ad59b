/** TrekWar's editors. Each is fetched when its page is opened. */
import type { EditorEntry } from "@starboard/ui";
import { en } from "./messages.en.ts";

export const makers: readonly EditorEntry[] = [
  {
    id: "deck",
    ...en.makers.deck,
    optionIds: ["federationDeck", "dominionDeck"],
    load: () => import("./deck/workshop.tsx").then((m) => m.workshop),
  },
  {
    id: "cards",
    ...en.makers.cards,
    optionIds: ["ownCards"],
    load: () => import("./card/workshop.tsx").then((m) => m.workshop),
  },
  { id: "sheets", ...en.makers.sheets, load: () => import("./sheets/workshop.tsx").then((m) => m.workshop) },
];
