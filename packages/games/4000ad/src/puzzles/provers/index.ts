/** The provers of 4000 A.D., one for each family. */
import type { PuzzleProver } from "@starboard/kit";
import { holdHome } from "./hold-home.ts";
import { retakeHome } from "./retake-home.ts";
import { safeStar } from "./safe-star.ts";
import { spareShips } from "./spare-ships.ts";
import { strike } from "./strike.ts";

export const provers = [holdHome, retakeHome, strike, safeStar, spareShips] as unknown as readonly PuzzleProver[];
