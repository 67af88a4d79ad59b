/** All contenders measured by rate, by name. */
import { game as game4000 } from "@starboard/4000ad";
import { game as gameWarp } from "@starboard/warp-empires";
import { BATTLES, type Battle, turns, turnsByPlay } from "./anaxis.ts";
import type { Work } from "./measure.ts";
import {
  byPlay,
  cloneCost,
  inPlace,
  offersCost,
  optionsFor,
  optionsOf,
  type Moment,
  playCost,
  rulesTrekWar,
  search4000,
  searchTrekWar,
  VERSIONS,
  type VersionName,
  viewCost,
} from "./ours.ts";
import { peerReducer } from "./peer.ts";
import { ticTacToe } from "./tictactoe.ts";

const versions = Object.keys(VERSIONS) as VersionName[];

export const PEER = "tic-tac-toe, boardgame.io reducer";
export const SAME = "tic-tac-toe, our offers and play";
export const SAME_IN_PLACE = "tic-tac-toe, our engine in place";
export const rules4000 = versions.flatMap((version) => [
  `4000 A.D. ${version}, in place`,
  `4000 A.D. ${version}, offers and play`,
]);
const battles = Object.keys(BATTLES) as Battle[];
export const rulesAnaxis = battles.flatMap((battle) => [
  `Anaxis ${battle}, in place`,
  `Anaxis ${battle}, offers and play`,
]);
export const rulesOfTrekWar = (["in place", "offers and play"] as const).map((way) => `TrekWar, ${way}`);
const EMPIRES = [2, 4, 6] as const;
const empires = (players: number) => optionsOf(gameWarp, { players });
export const rulesWarp = EMPIRES.flatMap((players) => [
  `Warp Empires, ${players} players, in place`,
  `Warp Empires, ${players} players, offers and play`,
]);
export const costs = ["clone", "view", "offers", "play"] as const;
const MOMENTS: readonly Moment[] = ["opening", "middle"];
const SEARCHED = ["Alliances, 2 players", "Independents, 4 players"] as const;
const searchWorks: Readonly<Record<string, () => Work>> = Object.fromEntries(
  MOMENTS.flatMap((when) => [
    ...SEARCHED.map((version) => [`bot, ${version}, ${when}`, () => search4000(version, when)] as const),
    [`bot, TrekWar, ${when}`, () => searchTrekWar(when)] as const,
  ]),
);
export const searches = Object.keys(searchWorks).toSorted();

export const contenders: Readonly<Record<string, () => Work | Promise<Work>>> = {
  [PEER]: peerReducer,
  [SAME]: () => byPlay(ticTacToe, {}),
  [SAME_IN_PLACE]: () => inPlace(ticTacToe, {}),
  ...Object.fromEntries(
    versions.flatMap((version) => [
      [`4000 A.D. ${version}, in place`, () => inPlace(game4000, optionsFor(version))],
      [`4000 A.D. ${version}, offers and play`, () => byPlay(game4000, optionsFor(version))],
    ]),
  ),
  ...Object.fromEntries(
    battles.flatMap((battle) => [
      [`Anaxis ${battle}, in place`, () => turns(battle)],
      [`Anaxis ${battle}, offers and play`, () => turnsByPlay(battle)],
    ]),
  ),
  ...Object.fromEntries(
    EMPIRES.flatMap((players) => [
      [`Warp Empires, ${players} players, in place`, () => inPlace(gameWarp, empires(players))],
      [`Warp Empires, ${players} players, offers and play`, () => byPlay(gameWarp, empires(players))],
    ]),
  ),
  clone: cloneCost,
  view: viewCost,
  offers: offersCost,
  play: playCost,
  "TrekWar, in place": rulesTrekWar["in place"],
  "TrekWar, offers and play": rulesTrekWar["offers and play"],
  ...searchWorks,
};
