/**
 * What a board update costs in script, at the fullest board there can be (48 stars held, 8 warps under way):
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
