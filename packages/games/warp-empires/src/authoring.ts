/** The functions that editors and the command line use to make modules and maps. */
export { PROVING_GROUND } from "./data/proving-ground.ts";
export {
  type Fairness,
  type FairnessLine,
  fairnessOf,
  type Generated,
  generated,
  type MapFile,
  type ReadMap,
  readMap,
} from "./map/index.ts";
export type { Board, Point } from "./map/board.ts";
export { mapFileOf } from "./map/write.ts";
export { mapForm } from "./map/form.ts";
export { moduleForm } from "./module/form.ts";
export { BUILT_IN_MODULES, builtIn, hashOf, type ModuleFile, readModule, resolve } from "./module/index.ts";
export type { Resolved } from "./module/resolved.ts";
export { publishedForms } from "./module/published.ts";
export { fairnessText, inputErrorText } from "./text/en/files.ts";
export { type RedrawnBorders, redrawBorders } from "./map/redraw-borders.ts";
