/** The manifests of the games: what pages and commands know of a game without loading it. */
import { type GameManifest, withTranslations } from "@starboard/kit";
import { manifests as listed } from "./manifests.gen.ts";

/** The manifests in the order of the start page. What they load is in the language of the reader. */
export const manifests: readonly GameManifest[] = listed.map(withTranslations);

/** Returns the manifest of the game with the given id. */
export const manifestOf = (id: string): GameManifest | undefined => manifests.find((one) => one.id === id);
