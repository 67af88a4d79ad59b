/** The bot specs of all games that have bots. Written by `npm run register` from `packages/games/games.txt`; change that list, not this. */
import { bot as game4000ad } from "@starboard/4000ad/bot";
import { bot as trekwar } from "@starboard/trekwar/bot";
import { bot as anaxis } from "@starboard/anaxis/bot";
import { bot as warpEmpires } from "@starboard/warp-empires/bot";

export const bots: readonly unknown[] = [game4000ad, trekwar, anaxis, warpEmpires];
