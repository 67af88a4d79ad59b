/** What follows from the schema of a game's state: `clone` and the position notation. */
export { clonerOf, copierOf, memoCopier, seatForm } from "./copy.ts";
export { type Position, type PositionForm, positionNotation, stepsOf } from "./position.ts";
