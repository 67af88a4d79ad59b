/** Whom a fact concerns beside the side that acts: whose cards or Sectors it takes away or looks at. */
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
