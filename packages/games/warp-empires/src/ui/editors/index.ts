/** The editors of Warp Empires. Each editor is loaded when its page is opened. */
import { withLabel } from "@starboard/kit";
import type { EditorEntry, Editor } from "@starboard/ui";
import { en } from "./messages.en.ts";

export const editors: readonly EditorEntry[] = [
  withLabel(en.makers.map, { id: "map", load: () => import("./map.tsx").then((m) => m.workshop as Editor) }),
  withLabel(en.makers.module, { id: "module", load: () => import("./module.tsx").then((m) => m.workshop as Editor) }),
];
