/** The location of each side's cards as far as the viewer knows, computed from the open deck list. */
import { type CardId, compareIds, helpfulCards, SIDE_NAMES, type Side } from "@starboard/trekwar";
import { RuleChip } from "@starboard/ui";
import { badgeOf, SideEmblem } from "../cards/Face.tsx";
import { TypeGlyph } from "../cards/glyphs.tsx";
import { useZoom } from "../board/Zoom.tsx";
import { en } from "../messages.en.ts";
import { entryOf, ownSide, type Props } from "../model/view.ts";

export function Cards(props: Props) {
  const own = ownSide(props);
  const order: readonly Side[] = own === 0 ? [1, 0] : [0, 1];
  return (
    <div className="tw-panel">
      {order.map((side) => (
        <Count key={side} props={props} side={side} />
      ))}
    </div>
  );
}

function Count({ props, side }: { readonly props: Props; readonly side: Side }) {
  const { hand, unseen, discard, units, maneuvers, commands, events } = props.view.sides[side];
  const own = ownSide(props) === side;
  const helps = own ? new Set(helpfulCards(props.view, side)) : new Set<CardId>();
  const table = [...units.map((u) => u.card), ...maneuvers, ...commands, ...events];
  const spent = discard.cards ?? discard.spent ?? [];
  return (
    <section className={`s${badgeOf(side)}`}>
      <h3>
        <SideEmblem side={side} /> {en.counts.title(SIDE_NAMES[side])} <RuleChip rule="TW-13.6" />
      </h3>
      {!own && hand.known.sure.length > 0 && <List props={props} title={en.counts.hand} cards={hand.known.sure} />}
      {!own && hand.known.atLeast > 0 && (
        <List props={props} title={en.counts.among(hand.known.atLeast)} cards={hand.known.among} />
      )}
      {unseen ? (
        <>
          <List
            props={props}
            title={own ? en.counts.unseenOwn(unseen.length) : en.counts.unseen(unseen.length)}
            cards={unseen}
            marked={helps}
          />
          {!own && <p className="tw-small">{en.counts.ofHand(hand.count - hand.known.sure.length)}</p>}
        </>
      ) : (
        <p className="tw-small">{en.counts.closed}</p>
      )}
      {table.length > 0 && <List props={props} title={en.counts.played(table.length)} cards={table} />}
      {spent.length > 0 && <List props={props} title={en.counts.spent(spent.length)} cards={spent} folded />}
    </section>
  );
}

function List({
  props,
  title,
  cards,
  marked,
  folded = false,
}: {
  readonly props: Props;
  readonly title: string;
  readonly cards: readonly CardId[];
  readonly marked?: ReadonlySet<CardId>;
  readonly folded?: boolean;
}) {
  return (
    <details className="tw-count" open={!folded}>
      <summary>{title}</summary>
      <ul>
        {cards.toSorted(compareIds).map((id, i) => (
          <Row key={`${id} ${i}`} props={props} id={id} marked={marked?.has(id) ?? false} />
        ))}
      </ul>
    </details>
  );
}

function Row({ props, id, marked }: { readonly props: Props; readonly id: CardId; readonly marked: boolean }) {
  const card = entryOf(props.view, id);
  const zoom = useZoom(id);
  return (
    <li className={marked ? "marked" : undefined}>
      <button type="button" aria-label={`${en.cardLabel(card)}${marked ? `, ${en.counts.helps}` : ""}`} {...zoom}>
        <TypeGlyph type={card.type} />
        <span>{card.name}</span>
        {card.type !== "Event" && (
          <b className="n">
            {card.space}/{card.surface}
          </b>
        )}
      </button>
    </li>
  );
}
