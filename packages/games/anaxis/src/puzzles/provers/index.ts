/** The provers of Anaxis' puzzles, by family. */
import type { PuzzleProver } from "@starboard/kit";
import { beforeItFires, likeliestKill } from "./kills.ts";
import { mostDamage } from "./most-damage.ts";

export const provers = [likeliestKill, beforeItFires, mostDamage] as unknown as readonly PuzzleProver[];
