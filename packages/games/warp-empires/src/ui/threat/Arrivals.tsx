/** The list of stacks that can arrive at a territory, in the card beside it. */
import { Emblem, RuleChip } from "@starboard/ui";
import { type ReactElement, useMemo } from "react";
import { peopleOf } from "../model/spoken.ts";
import type { Props, Tabletop } from "../model/table.ts";
import { placeName } from "../model/world.ts";
import { type Arrival, arrivalsAt } from "./arrivals.ts";
import { threatText as text } from "./text.en.ts";

/** Most rows, on a desktop and in a small window; the most dangerous stacks come first. */
const MOST = { wide: 3, compact: 2 };

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
  const isReaders = table.me !== null && arrivals.some(({ battle }) => battle !== null);
  const most = props.compact ? MOST.compact : MOST.wide;
  const [first] = arrivals;
  if (!first) return null;
  return (
    <section className="we-arrivals">
      <h2>
        {isReaders ? text.attack : text.arrive} <RuleChip rule="WE-5.3" />
      </h2>
      <ul>
        {arrivals.slice(0, most).map((arrival) => (
          <Row key={`${arrival.seat} ${arrival.from}`} props={props} table={table} arrival={arrival} />
        ))}
      </ul>
      {arrivals.length > most && <p>{text.more(arrivals.length - most)}</p>}
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
  const chance = battle && text.chance(Math.round(battle.chance * 100));
  const { world } = table;
  return (
    <li className={battle && battle.chance >= 0.5 ? "danger" : undefined}>
      <Emblem side={table.side(seat)} size={16} />
      <span>
        <i className="sr">{peopleOf(props, table, seat)}, </i>
        {text.from(placeName(world, world.board.territories[from]?.id ?? ""), units, moves)}
        {battle && <small>{text.sums(battle.theirs, battle.unseen, battle.defence, battle.unseenDefenders)}</small>}
      </span>
      {chance !== null && (
        <em className="n" title={text.chanceLabel(chance)}>
          {chance}
        </em>
      )}
    </li>
  );
}
