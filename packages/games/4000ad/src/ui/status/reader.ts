/** The star field in words: stars and fleets, what can attack a star, and where the ships of a seat are. */
import { sectorName, type Shape4000 } from "@starboard/4000ad";
import type { BoardReader } from "@starboard/ui";
import { threatLines } from "../card/threat-lines.ts";
import { en as messages } from "../messages.en.ts";
import { powersOf, type Props, readBoardData } from "../model/board-data.ts";
import { starDescriptions, warpDescriptions } from "../model/descriptions.ts";
import { readPlace, starPlace } from "./places.ts";
import { en as orderWords } from "./order-words.en.ts";
import { en } from "./reader.en.ts";

/** Nothing is chosen on the board: the words are those of the position alone. */
const NOTHING_CHOSEN = { sending: null, star: null, target: null, warp: null };

export const reader: BoardReader<Shape4000> = {
  notationWords: () => ({ ...orderWords.values, ...orderWords.acts }),
  describe(place, props) {
    const data = readBoardData(props);
    const found = readPlace(data.map, place);
    if (!found) return "";
    const words =
      "star" in found
        ? starDescriptions(data, NOTHING_CHOSEN)[found.star]
        : warpDescriptions(data, NOTHING_CHOSEN)[found.warp];
    return words?.label ?? "";
  },
  pieces(seat, props) {
    const { map, scene, names } = readBoardData(props);
    const mine = powersOf(props.view, seat);
    const stars = scene.stars.flatMap((here, s) => {
      const ships = here.forces.reduce((sum, force) => sum + (mine.includes(force.power) ? force.ships : 0), 0);
      if (ships === 0) return [];
      return [{ place: starPlace(map, s), name: en.ships(names[s] ?? "", sectorName(map, s), messages.ships(ships)) }];
    });
    const fleets = scene.warps.flatMap((warp) =>
      warp.from === null || !mine.includes(warp.power)
        ? []
        : [
            {
              place: `warp:${warp.warp}`,
              name: en.fleet(
                messages.ships(warp.aboard.reduce((sum, one) => sum + one.ships, 0)),
                names[warp.from] ?? "",
                warp.count,
              ),
            },
          ],
    );
    return [...stars, ...fleets];
  },
  threats(place, props: Props) {
    const data = readBoardData(props);
    const found = readPlace(data.map, place);
    if (!found || !("star" in found)) return [];
    return threatLines(props.view, props.viewer, data, found.star).map(
      ({ threat, parts, defenders, outcome, verdict }) =>
        en.threat(
          messages.lens.round(threat.round),
          messages.versus(threat.ships, defenders),
          parts,
          verdict === "chance" ? en.chance(outcome) : outcome,
        ),
    );
  },
};
