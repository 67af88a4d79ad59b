/**
 * Measures the script time of a board update on the largest map (80 territories, six players):
 * node packages/games/warp-empires/test/stage/measure.ts
 */
import { measureUpdates } from "../../../../ui/test/stage/updates.ts";

await measureUpdates(import.meta.dirname, "scene=move&players=6", "[data-land]", [
  "only=board",
  "only=board&compact=1",
  "",
]);
