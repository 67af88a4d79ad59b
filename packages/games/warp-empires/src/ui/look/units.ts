/** Silhouettes of units in a 24 × 24 box with the bow up. */
export { unitPath, type UnitTraits } from "@starboard/warp-empires/drawing";
