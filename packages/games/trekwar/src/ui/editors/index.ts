/** The editors of TrekWar. Each is loaded when its page is opened. */
import type { EditorEntry } from "@starboard/ui";
import { en } from "./messages.en.ts";

export const editors: readonly EditorEntry[] = [
  {
    id: "deck",
    ...en.editors.deck,
    optionIds: ["federationDeck", "dominionDeck"],
    load: () => import("./deck/editor.tsx").then((m) => m.editor),
  },
  {
    id: "cards",
    ...en.editors.cards,
    optionIds: ["ownCards"],
    load: () => import("./card/editor.tsx").then((m) => m.editor),
  },
  { id: "sheets", ...en.editors.sheets, load: () => import("./sheets/editor.tsx").then((m) => m.editor) },
];
