/** Loaders of each game's board and panels. Only pages import this, not workers. */
import type { GameScreen } from "@starboard/ui";

/** The screen of a game whose types are not known here. */
export type AnyScreen = GameScreen<unknown>;

const SCREENS: Readonly<Record<string, () => Promise<unknown>>> = {
  "4000ad": () => import("@starboard/4000ad/ui").then((m) => m.screen),
  trekwar: () => import("@starboard/trekwar/ui").then((m) => m.screen),
  anaxis: () => import("@starboard/anaxis/ui").then((m) => m.screen),
  "warp-empires": () => import("@starboard/warp-empires/ui").then((m) => m.screen),
  sample: () => import("./generic/sample-screen.ts").then((m) => m.sampleScreen),
};

export const loadScreen = async (id: string): Promise<AnyScreen | undefined> =>
  (Object.hasOwn(SCREENS, id) ? await SCREENS[id]?.() : undefined) as AnyScreen | undefined;
