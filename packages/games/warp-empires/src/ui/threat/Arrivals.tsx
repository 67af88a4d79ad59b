/** The list of stacks that can arrive at a territory, in the card beside it. */
import { Emblem, RuleChip } from "@starboard/ui";
import { type ReactElement, useMemo } from "react";
import { peopleOf } from "../model/spoken.ts";
import type { Props, Tabletop } from "../model/table.ts";
import { placeName } from "../model/world.ts";
import { type Arrival, arrivalsAt } from "./arrivals.ts";
import { threatText as text } from "./text.en.ts";

/** Most rows; the most dangerous stacks come first. */
const MOST = 4;

export function Arrivals({
  props,
  table,
  at,
}: {
  readonly props: Props;
  readonly table: Tabletop;
  readonly at: number;
}): ReactElement | null {
  const arrivals = useMemo(() => arrivalsAt(table, at), [table, at]);
  const isReaders = arrivals.some(({ battle }) => battle !== null);
  const [first] = arrivals;
  if (!first) return null;
  return (
    <section className="we-arrivals">
      <h4>
        {isReaders ? text.attack : text.arrive} <RuleChip rule="WE-5.3" />
      </h4>
      <ul>
        {arrivals.slice(0, MOST).map((arrival) => (
          <Row key={`${arrival.seat} ${arrival.from}`} props={props} table={table} arrival={arrival} />
        ))}
      </ul>
      {arrivals.length > MOST && <p>{text.more(arrivals.length - MOST)}</p>}
      {isReaders && (
        <p>
          {text.note} <RuleChip rule="WE-9.6" />
        </p>
      )}
    </section>
  );
}

function Row({
  props,
  table,
  arrival: { seat, from, units, moves, battle },
}: {
  readonly props: Props;
  readonly table: Tabletop;
  readonly arrival: Arrival;
}): ReactElement {
  const percent = battle && Math.round(battle.chance * 100);
  return (
    <li className={battle && battle.chance >= 0.5 ? "danger" : undefined}>
      <Emblem side={table.side(seat)} size={16} />
      <span>
        <b>{peopleOf(props, table, seat)}</b>{" "}
        {text.from(placeName(table.world, table.world.board.territories[from]?.id ?? ""), units)}, {text.moves(moves)}
        {battle && <small>{text.sums(battle.theirs, battle.unseen, battle.yours)}</small>}
      </span>
      {percent !== null && (
        <em className="n" title={text.chanceLabel(percent)}>
          {text.chance(percent)}
        </em>
      )}
    </li>
  );
}
