/** The editors of TrekWar. Each is loaded when its page is opened. */
import { withLabel } from "@starboard/kit";
import type { EditorEntry } from "@starboard/ui";
import { en } from "./messages.en.ts";

export const editors: readonly EditorEntry[] = [
  withLabel(en.editors.deck, {
    id: "deck",

    optionIds: ["federationDeck", "dominionDeck"],
    load: () => import("./deck/editor.tsx").then((m) => m.editor),
  }),
  withLabel(en.editors.cards, {
    id: "cards",

    optionIds: ["ownCards"],
    load: () => import("./card/editor.tsx").then((m) => m.editor),
  }),
  withLabel(en.editors.sheets, { id: "sheets", load: () => import("./sheets/editor.tsx").then((m) => m.editor) }),
];
