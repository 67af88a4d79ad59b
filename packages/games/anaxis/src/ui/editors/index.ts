/** The editors of Anaxis. Each is loaded when its page is opened. */
import type { EditorEntry, Editor } from "@starboard/ui";
import { en } from "./messages.en.ts";

export const editors: readonly EditorEntry[] = [
  { id: "ship", ...en.editors.ship, load: () => import("./ship.tsx").then((m) => m.editor as Editor) },
  { id: "fleet", ...en.editors.fleet, load: () => import("./fleet.tsx").then((m) => m.editor as Editor) },
  { id: "scenario", ...en.editors.scenario, load: () => import("./scenario.tsx").then((m) => m.editor as Editor) },
];
