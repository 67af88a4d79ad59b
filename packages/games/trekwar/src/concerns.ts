/** Names the sides that a fact concerns besides the acting side: it takes or reveals their cards or Sectors. */
import { concernsByField } from "@starboard/kit";
import type { FactTW } from "./facts.ts";
import type { StateTW } from "./state.ts";

export const concerns = concernsByField<StateTW, FactTW>({
  discarded: ["side"],
  ignored: ["side"],
  willIgnore: ["side"],
  handSeen: ["of"],
  peeked: ["of"],
  searchBarred: ["side"],
  cannotDraw: ["side"],
  sectorTaken: ["from"],
  fightEnded: ["winner"],
});
