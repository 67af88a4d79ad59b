/**
 * Measures the script time of a board update on the fullest possible board (48 held stars, 8 fleets in hyperspace):
 * node packages/games/4000ad/test/stage/measure.ts
 */
import { measureUpdates } from "../../../../ui/test/stage/updates.ts";

await measureUpdates(import.meta.dirname, "scene=fullest", ".ad", [
  "only=board",
  "only=board&lens=threat",
  "only=board&lens=emergence&warp=4",
  "only=board&sight=space",
  "only=board&sight=space&lens=threat",
  "",
]);
