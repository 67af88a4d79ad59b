/** The guides of all games, each with a learner who does what its lessons ask. */
import type { Learner } from "../guide-player.ts";
import { learner as fourThousand } from "./4000ad.ts";

export const guides: readonly {
  readonly id: string;
  readonly load: () => Promise<unknown>;
  readonly learner: Learner;
}[] = [{ id: "4000ad", load: () => import("@starboard/4000ad/guide").then((m) => m.guide), learner: fourThousand }];
