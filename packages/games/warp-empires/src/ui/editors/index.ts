/** Warp Empires' editors. Each is fetched when its page is opened. */
import type { Maker, Workshop } from "@starboard/ui";
import { en } from "./messages.en.ts";

export const makers: readonly Maker[] = [
  { id: "map", ...en.makers.map, load: () => import("./map.tsx").then((m) => m.workshop as Workshop) },
  { id: "module", ...en.makers.module, load: () => import("./module.tsx").then((m) => m.workshop as Workshop) },
];
