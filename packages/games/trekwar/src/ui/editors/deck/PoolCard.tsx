import type { CardEntry } from "@starboard/trekwar";
import { Button, type EditorIssue, Icon, type Explanation, RuleChip } from "@starboard/ui";
import { Face } from "../../cards/Face.tsx";
import { en as table } from "../../messages.en.ts";
import { en } from "../messages.en.ts";

/** An available card: its face, the number of copies in the deck, and its issues. */
export function PoolCard({
  card,
  count,
  nameOf,
  issues,
  whyNotAdd,
  whyNotRemove,
  onAdd,
  onRemove,
}: {
  readonly card: CardEntry;
  readonly count: number;
  readonly nameOf: (id: string) => string;
  readonly issues: readonly EditorIssue[];
  readonly whyNotAdd: Explanation | undefined;
  readonly whyNotRemove: Explanation | undefined;
  readonly onAdd: () => void;
  readonly onRemove: () => void;
}) {
  return (
    <li className={`tw-pool-card${count > 0 ? " in" : ""}`}>
      <h3 className="sr">{table.cardLabel(card)}</h3>
      <Face card={card} now={null} nameOf={nameOf} />
      <div className="tw-step">
        <Button label={en.deck.remove(card.name)} look="quiet" why={whyNotRemove} onClick={onRemove}>
          <Icon name="minus" size={16} />
        </Button>
        <output>{en.deck.count(count, card.copies)}</output>
        <Button label={en.deck.add(card.name)} look="quiet" why={whyNotAdd} onClick={onAdd}>
          <Icon name="plus" size={16} />
        </Button>
      </div>
      {issues.map((issue) => (
        <p key={issue.text} className="bad" role="alert">
          {issue.text} {issue.rule && <RuleChip rule={issue.rule} />}
        </p>
      ))}
    </li>
  );
}
