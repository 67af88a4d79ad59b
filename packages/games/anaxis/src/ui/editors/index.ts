/** The editors of Anaxis. Each is loaded when its page is opened. */
import { withLabel } from "@starboard/kit";
import type { EditorEntry, Editor } from "@starboard/ui";
import { en } from "./messages.en.ts";

export const editors: readonly EditorEntry[] = [
  withLabel(en.editors.ship, { id: "ship", load: () => import("./ship.tsx").then((m) => m.editor as Editor) }),
  withLabel(en.editors.fleet, { id: "fleet", load: () => import("./fleet.tsx").then((m) => m.editor as Editor) }),
  withLabel(en.editors.scenario, {
    id: "scenario",
    load: () => import("./scenario.tsx").then((m) => m.editor as Editor),
  }),
];
