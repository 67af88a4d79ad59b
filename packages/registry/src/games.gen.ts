/** Rules and texts of all games. Written by `npm run register` from `packages/games/games.txt`; change that list, not this. */
import * as game4000ad from "@starboard/4000ad";
import { rules as game4000adRules } from "@starboard/4000ad/rules";
import * as trekwar from "@starboard/trekwar";
import { rules as trekwarRules } from "@starboard/trekwar/rules";
import * as anaxis from "@starboard/anaxis";
import { rules as anaxisRules } from "@starboard/anaxis/rules";
import * as warpEmpires from "@starboard/warp-empires";
import { rules as warpEmpiresRules } from "@starboard/warp-empires/rules";
import type { GameModule } from "@starboard/kit";

export const games: readonly { readonly module: GameModule; readonly rules: string }[] = [
  { module: game4000ad, rules: game4000adRules },
  { module: trekwar, rules: trekwarRules },
  { module: anaxis, rules: anaxisRules },
  { module: warpEmpires, rules: warpEmpiresRules },
];
