/** The provers of Warp Empires' puzzles, by family. */
import type { PuzzleProver } from "@starboard/kit";
import { fewestLosses } from "./fewest-losses.ts";
import { bestBuilding, mostForce } from "./purchases.ts";
import { strongestGroup } from "./strongest-group.ts";

export const provers = [mostForce, bestBuilding, fewestLosses, strongestGroup] as unknown as readonly PuzzleProver[];
