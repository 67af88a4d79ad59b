import { CARD_TYPES, type CardEntry, type Side } from "@starboard/trekwar";
import { type EditorIssue, Icon, type Explanation, RuleChip, useWhy } from "@starboard/ui";
import { badgeOf } from "../../cards/Face.tsx";
import { Bolts, TypeGlyph } from "../../cards/glyphs.tsx";
import { en } from "../messages.en.ts";
import { countIn, type Deck } from "./deck.ts";

/** The cards of the deck by type. A click removes one copy. Cards outside the pool are listed last. */
export function List({
  deck,
  pool,
  issues,
  lock,
  side,
  onRemove,
}: {
  readonly deck: Deck;
  readonly pool: readonly CardEntry[];
  readonly issues: readonly EditorIssue[];
  readonly lock: Explanation | undefined;
  readonly side: Side;
  readonly onRemove: (card: CardEntry) => void;
}) {
  const known = pool.filter((card) => deck.cards.includes(card.id));
  const unknown = [...new Set(deck.cards)].filter((id) => !pool.some((card) => card.id === id));
  return (
    <div className={`tw-list s${badgeOf(side)}`}>
      {CARD_TYPES.map((type) => {
        const some = known.filter((card) => card.type === type);
        const n = some.reduce((sum, card) => sum + countIn(deck, card.id), 0);
        return (
          <div key={type}>
            <h3>
              <TypeGlyph type={type} /> {en.deck.types[type]} <b>{n}</b>
            </h3>
            <ul>
              {some.map((card) => (
                <Row
                  key={card.id}
                  card={card}
                  count={countIn(deck, card.id)}
                  issues={issues.filter((issue) => issue.at === `card.${card.id}`)}
                  lock={lock}
                  onRemove={() => onRemove(card)}
                />
              ))}
            </ul>
          </div>
        );
      })}
      {unknown.map((id) => (
        <UnknownCard key={id} issues={issues.filter((issue) => issue.at === `card.${id}`)} />
      ))}
    </div>
  );
}

function Row({
  card,
  count,
  issues,
  lock,
  onRemove,
}: {
  readonly card: CardEntry;
  readonly count: number;
  readonly issues: readonly EditorIssue[];
  readonly lock: Explanation | undefined;
  readonly onRemove: () => void;
}) {
  const tip = useWhy(lock);
  return (
    <li>
      <button
        type="button"
        className={`tw-entry${issues.length > 0 ? " wrong" : ""}`}
        aria-label={`${en.deck.remove(card.name)}, ${en.deck.count(count, card.copies)}`}
        aria-disabled={lock ? true : undefined}
        {...tip}
        onClick={() => !lock && onRemove()}
      >
        <b>{count}</b>
        <span>{card.name}</span>
        {card.type !== "Event" && (
          <i>
            {card.space}/{card.surface}
          </i>
        )}
        <Bolts count={card.bolts} />
        {!lock && <Icon name="cross" size={13} />}
      </button>
    </li>
  );
}

const UnknownCard = ({ issues }: { readonly issues: readonly EditorIssue[] }) => (
  <>
    {issues.map((issue) => (
      <p key={issue.text} className="bad" role="alert">
        {issue.text} {issue.rule && <RuleChip rule={issue.rule} />}
      </p>
    ))}
  </>
);
