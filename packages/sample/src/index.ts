/** Salvage Run: its rules and texts. */
export { editions } from "./editions/index.ts";
export { game } from "./game.ts";
export { glance } from "./glance.ts";
export type { SampleShape } from "./shape.ts";
export { text } from "./text/index.ts";
