/** The pictures of TrekWar, independent of screen or paper. */
export { flavour } from "./flavour.en.ts";
export { type Look, type Picture, seeded, type Stroke } from "./pen.ts";
export { pictureOf } from "./pictures.ts";
export { BOLT, GROUND_SIGNS, SYMBOL_SIGNS, TYPE_SIGNS } from "./signs.ts";
