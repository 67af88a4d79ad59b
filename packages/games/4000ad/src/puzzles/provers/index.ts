/** The provers of 4000 A.D., one for each family. */
import type { PuzzleProver } from "@starboard/kit";
import { holdHome } from "./hold-home.ts";

export const provers: readonly PuzzleProver[] = [holdHome] as unknown as readonly PuzzleProver[];
