/** The round and a small map of a view: each territory in the colour of its marker or of its largest stack. */
import { fitDots, type Glance } from "@starboard/kit";
import { compiledModuleOf } from "./match-setup.ts";
import type { ViewWE } from "./state.ts";
import { glanceTurn } from "./text/en/glance.ts";

/** Number of side colours. */
const SIDE_COLOURS = 6;

export function glance(view: ViewWE): Glance {
  const { board, module } = compiledModuleOf(view.options);
  /** The colour of a seat's faction as on the map; with more factions than colours, the seat's. */
  const colourOf = (seat: number): number => {
    const faction = module.factions.findIndex(({ id }) => id === view.seats[seat]?.faction);
    return faction < 0 || module.factions.length > SIDE_COLOURS ? (seat % SIDE_COLOURS) + 1 : faction + 1;
  };
  const dots = board.territories.map(({ label: [x, y] }, at) => {
    const territory = view.territories[at];
    const largest = territory?.stacks.toSorted((a, b) => b.count - a.count)[0];
    const owner = territory?.marker ?? largest?.seat ?? null;
    return { x, y, radius: 4 + Math.min(4, largest?.count ?? 0), colour: owner === null ? 0 : colourOf(owner) };
  });
  return { turn: glanceTurn(view.round), dots: fitDots(dots) };
}
