/** Ion Trails: its rules and texts. */
export { editions } from "./editions/index.ts";
export { game } from "./game.ts";
export { glance } from "./glance.ts";
export type { TrailsShape } from "./shape.ts";
export { text } from "./text/index.ts";
