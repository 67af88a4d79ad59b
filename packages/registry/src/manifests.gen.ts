/** The manifests of all games. Written by `npm run register` from `packages/games/games.txt`; change that list, not this. */
import { manifest as game4000ad } from "@starboard/4000ad/manifest";
import { manifest as trekwar } from "@starboard/trekwar/manifest";
import { manifest as anaxis } from "@starboard/anaxis/manifest";
import { manifest as warpEmpires } from "@starboard/warp-empires/manifest";
import type { GameManifest } from "@starboard/kit";

export const manifests: readonly GameManifest[] = [game4000ad, trekwar, anaxis, warpEmpires];
