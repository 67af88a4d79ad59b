/** The guides of all games, each with a learner who does what its lessons ask. */
import type { Learner } from "../guide-player.ts";
import { learner as fourThousand } from "./4000ad.ts";
import { learner as anaxis } from "./anaxis.ts";
import { learner as trekwar } from "./trekwar.ts";
import { learner as warpEmpires } from "./warp-empires.ts";

export const guides: readonly {
  readonly id: string;
  readonly load: () => Promise<unknown>;
  readonly learner: Learner;
}[] = [
  { id: "4000ad", load: () => import("@starboard/4000ad/guide").then((m) => m.guide), learner: fourThousand },
  { id: "trekwar", load: () => import("@starboard/trekwar/guide").then((m) => m.guide), learner: trekwar },
  { id: "anaxis", load: () => import("@starboard/anaxis/guide").then((m) => m.guide), learner: anaxis },
  {
    id: "warp-empires",
    load: () => import("@starboard/warp-empires/guide").then((m) => m.guide),
    learner: warpEmpires,
  },
];
