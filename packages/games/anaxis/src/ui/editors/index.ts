/** Anaxis's editors. Each is fetched when its page is opened. */
import type { EditorEntry, Editor } from "@starboard/ui";
import { en } from "./messages.en.ts";

export const editors: readonly EditorEntry[] = [
  { id: "ship", ...en.makers.ship, load: () => import("./ship.tsx").then((m) => m.workshop as Editor) },
  { id: "fleet", ...en.makers.fleet, load: () => import("./fleet.tsx").then((m) => m.workshop as Editor) },
  { id: "scenario", ...en.makers.scenario, load: () => import("./scenario.tsx").then((m) => m.workshop as Editor) },
];
