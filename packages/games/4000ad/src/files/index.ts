/** The files that players of 4000 A.D. make: star maps. */
import type { Seat } from "@starboard/kernel";
import type { BalanceMeasure, FileKind, GameFiles, MatchOptions } from "@starboard/kit";
import type { Power } from "../acts.ts";
import { readStarModule } from "../data/read.ts";
import type { StarModule } from "../data/stars.ts";
import { game } from "../game.ts";
import type { View4000 } from "../state.ts";
import { en } from "../text/en/files.ts";
import { powerName } from "../text/names.ts";
import { POWERS } from "../text/powers-separator.ts";
import { boardPicture, mapPicture, sideOf } from "./picture.ts";

const LONGEST_NAME = 60;
/** The set-ups that the game can choose, by number of home stars. */
const SETUPS = { duel: 2, mira: 3, standard: 4 } as const;

/** A map as its editor writes it. */
export interface MapFile extends StarModule {
  readonly name: string;
}

const setupsOf = ({ setups }: StarModule): readonly (keyof typeof SETUPS)[] =>
  (Object.keys(SETUPS) as (keyof typeof SETUPS)[]).filter((name) => setups[name]?.homes.length === SETUPS[name]);

/** The options of a match on the map: the smallest set-up that it has, otherwise home stars chosen by the game. */
function optionsOn(map: MapFile): MatchOptions {
  const [setup] = setupsOf(map);
  const base = { "ad.version": "independents", "ad.map": map };
  const chosen = { ...base, "ad.players": setup ? SETUPS[setup] : 2, "ad.homes": setup ?? "custom" };
  // A set-up can contradict other defaults; home stars chosen by the game never do.
  return "ok" in game.options.parse(chosen) ? chosen : { ...base, "ad.players": 2, "ad.homes": "custom" };
}

const starMap: FileKind<MapFile> = {
  id: "star-map",
  get title() {
    return en.map;
  },
  editor: "map",
  read(raw) {
    const read = readStarModule(raw);
    if ("bad" in read) return read;
    const { name } = raw as { readonly name?: unknown };
    return { ok: { ...read.ok, name: typeof name === "string" ? name.slice(0, LONGEST_NAME) : "" } };
  },
  nameOf: ({ name }) => name || en.unnamed,
  facts: (map) => [
    en.stars(map.stars.length),
    en.board(map.board.cols, map.board.rows, map.board.depths),
    en.players(setupsOf(map).map((setup) => SETUPS[setup])),
  ],
  picture: mapPicture,
  play: optionsOn,
  balance(map): BalanceMeasure | null {
    const options = optionsOn(map);
    return options["ad.players"] === 2 ? { options, of: "sides", seat: 0 } : null;
  },
};

const sideId = (view: View4000, seat: Seat): string =>
  view.board.seatOf.flatMap((by, power) => (by === seat ? [powerName(view, power as Power)] : [])).join(POWERS);

export const files: GameFiles = { kinds: [starMap], board: boardPicture, side: sideOf, sideId };
