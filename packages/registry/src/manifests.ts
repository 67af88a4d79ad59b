/** The manifests of the games: what pages and commands know of a game without loading it. */
import type { GameManifest } from "@starboard/kit";
import { manifests } from "./manifests.gen.ts";

export { manifests };

/** Returns the manifest of the game with the given id. */
export const manifestOf = (id: string): GameManifest | undefined => manifests.find((one) => one.id === id);
