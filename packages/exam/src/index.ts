/** What every game must pass, as plain functions for tests and for the command line. */
export { allSeats, answersAt, asidesAt } from "./moves.ts";
export { again, type Book, type Choice, openBook, type Page, someGame, type SomeGame } from "./book.ts";
export { Coverage, watched } from "./coverage.ts";
export { CHECKS, citableRules, exam, type ExamReport, optionSets, type Sitting } from "./exam.ts";
export { anything, answersOnly, curious, type Policy } from "./policy.ts";
export { type Random, random } from "./random.ts";
export type { Check, Scene, Secrets } from "./scene.ts";
export { type Failure, walk, type WalkOrder } from "./walk.ts";
