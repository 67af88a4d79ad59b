/** The provers of TrekWar, one for each family. */
import type { PuzzleProver } from "@starboard/kit";
import { fewestAnswers, noAnswer } from "./no-answer.ts";

export const provers = [noAnswer, fewestAnswers] as unknown as readonly PuzzleProver[];
