/** The editors of 4000 A.D. Each is fetched when its page is opened. */
import type { EditorEntry } from "@starboard/ui";
import { en } from "./messages.en.ts";

export const editors: readonly EditorEntry[] = [
  {
    id: "sheets",
    title: en.sheets.title,
    hint: en.sheets.hint,
    load: () => import("./sheets.tsx").then(({ editor }) => editor),
  },
];
