/** TrekWar's editors. Each is fetched when its page is opened. */
import type { Maker } from "@starboard/ui";
import { en } from "./messages.en.ts";

export const makers: readonly Maker[] = [
  {
    id: "deck",
    ...en.makers.deck,
    makes: ["federationDeck", "dominionDeck"],
    load: () => import("./deck/workshop.tsx").then((m) => m.workshop),
  },
  {
    id: "cards",
    ...en.makers.cards,
    makes: ["ownCards"],
    load: () => import("./card/workshop.tsx").then((m) => m.workshop),
  },
  { id: "sheets", ...en.makers.sheets, load: () => import("./sheets/workshop.tsx").then((m) => m.workshop) },
];
