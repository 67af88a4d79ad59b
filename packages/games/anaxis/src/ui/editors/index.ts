/** Anaxis's editors. Each is fetched when its page is opened. */
import type { Maker, Workshop } from "@starboard/ui";
import { en } from "./messages.en.ts";

export const makers: readonly Maker[] = [
  { id: "ship", ...en.makers.ship, load: () => import("./ship.tsx").then((m) => m.workshop as Workshop) },
  { id: "fleet", ...en.makers.fleet, load: () => import("./fleet.tsx").then((m) => m.workshop as Workshop) },
  { id: "scenario", ...en.makers.scenario, load: () => import("./scenario.tsx").then((m) => m.workshop as Workshop) },
];
