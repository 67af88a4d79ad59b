/** What follows from the schema of a game's state: `clone` and the position notation. */
export { clonerOf, copierOf, memoCopier, seatForm } from "./copy.ts";
export { type PositionForm, positionNotation, stepsOf, type WrittenPosition } from "./position.ts";
