import { isBase, matchSetupOf } from "@starboard/anaxis";
import type { Seat } from "@starboard/kernel";
import { en } from "./messages.en.ts";
import type { Props } from "./model.ts";
import { RACE_WORDS } from "./races.en.ts";

/** The line under the name of a seat: race, Cinema Points and ships left. */
export function SeatLine(props: Props & { readonly seat: Seat }) {
  const t = props.view.board;
  const ships = t.kind.filter(
    (_, s) => t.side[s] === (props.seat as number) && (t.status[s] as number) <= 1 && !isBase(t, s),
  ).length;
  // If the scenario fixes the race, the seat's name already contains it.
  const fixed = matchSetupOf(t.options).scenario.sides[props.seat as number as 0 | 1]?.fleet;
  const race = fixed ? undefined : RACE_WORDS[t.fleets[props.seat]?.race ?? ""]?.name;
  return (
    <p className="ax-seatline">
      {race && <span>{race}</span>}
      <b>{en.points(t.cp[props.seat] as number)}</b>
      {t.kind.length > 0 && <span>{en.afloat(ships)}</span>}
    </p>
  );
}
