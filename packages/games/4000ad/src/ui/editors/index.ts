/** The editors of 4000 A.D. Each is fetched when its page is opened. */
import type { Editor, EditorEntry } from "@starboard/ui";
import { en } from "./messages.en.ts";

export const editors: readonly EditorEntry[] = [
  {
    id: "map",
    get title() {
      return en.map.title;
    },
    get hint() {
      return en.map.hint;
    },
    optionIds: ["ad.map"],
    load: () => import("./map/editor.tsx").then(({ editor }) => editor as Editor),
  },
  {
    id: "sheets",
    get title() {
      return en.sheets.title;
    },
    get hint() {
      return en.sheets.hint;
    },
    load: () => import("./sheets.tsx").then(({ editor }) => editor),
  },
];
