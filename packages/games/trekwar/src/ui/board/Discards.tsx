/** A dialog with the Discard Pile, as far as the table's option allows (TW-1.8). */
import { type CardId, SIDE_NAMES, type Side } from "@starboard/trekwar";
import { Dialog, RuleChip } from "@starboard/ui";
import { Face } from "../cards/Face.tsx";
import { en } from "../messages.en.ts";
import { entryOf, names, type Props } from "../model/view.ts";

export function Discards({
  props,
  side,
  onClose,
}: {
  readonly props: Props;
  readonly side: Side;
  readonly onClose: () => void;
}) {
  const { cards, spent, top } = props.view.sides[side].discard;
  const cardNames = names(props);
  const list: readonly CardId[] = cards ?? spent ?? (top === null ? [] : [top]);
  return (
    <Dialog title={en.browse.discards(SIDE_NAMES[side])} onClose={onClose} wide>
      <p className="tw-dialog-note">
        {cards ? en.browse.order : spent ? en.browse.sorted : en.browse.topOnly} <RuleChip rule="TW-1.8" />
      </p>
      <ul className="tw-leaves">
        {list.map((id) => (
          <li key={id} aria-label={en.cardLabel(entryOf(props.view, id))}>
            <Face card={entryOf(props.view, id)} now={props.view.ground} nameOf={cardNames.card} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
