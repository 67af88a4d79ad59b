/** The editors of Warp Empires. Each editor is loaded when its page is opened. */
import type { EditorEntry, Editor } from "@starboard/ui";
import { en } from "./messages.en.ts";

export const editors: readonly EditorEntry[] = [
  { id: "map", ...en.makers.map, load: () => import("./map.tsx").then((m) => m.workshop as Editor) },
  { id: "module", ...en.makers.module, load: () => import("./module.tsx").then((m) => m.workshop as Editor) },
];
