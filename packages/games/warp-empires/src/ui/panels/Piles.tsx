/** Deck, discard pile and unit pile, and what the reader knows of other hands. */
import type { ReactElement } from "react";
import { en } from "../messages.en.ts";
import { peopleOf } from "../model/spoken.ts";
import { type Props, tableOf } from "../model/table.ts";
import { cardName, type World } from "../model/world.ts";

export function Piles(props: Props): ReactElement {
  const table = tableOf(props);
  const { view, world, mine } = table;
  return (
    <div className="panel we-panel">
      {view.pools.map((pool, i) => (
        // oxlint-disable-next-line react/no-array-index-key -- pools are identified by their index
        <section key={i}>
          <p>
            {en.panels.deck(pool.deck)}, {en.panels.pile(pool.pile)}
          </p>
          <h3>{en.panels.discard}</h3>
          <CardList world={world} cards={pool.discard} />
        </section>
      ))}
      {view.seats.map((seat) => (
        <section key={seat.seat}>
          {seat.seat !== table.me && Object.keys(seat.hand.known).length > 0 && (
            <>
              <h3>{en.panels.known(peopleOf(props, table, seat.seat))}</h3>
              <CardList world={world} cards={seat.hand.known} />
            </>
          )}
          {mine?.knownBy?.[seat.seat] &&
            Object.keys(mine.knownBy[seat.seat] ?? {}).length > 0 &&
            seat.seat !== table.me && (
              <>
                <h3>{en.panels.knownBy(peopleOf(props, table, seat.seat))}</h3>
                <CardList world={world} cards={mine.knownBy[seat.seat] ?? {}} />
              </>
            )}
        </section>
      ))}
    </div>
  );
}

function CardList({
  world,
  cards,
}: {
  readonly world: World;
  readonly cards: Readonly<Record<string, number>>;
}): ReactElement {
  const list = Object.entries(cards).filter(([, n]) => n > 0);
  if (list.length === 0) return <p>{en.panels.none}</p>;
  return <p>{list.map(([id, n]) => (n > 1 ? `${cardName(world, id)} ×${n}` : cardName(world, id))).join(", ")}</p>;
}
