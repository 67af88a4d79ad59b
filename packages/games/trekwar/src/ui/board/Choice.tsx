/** The choice that a card's effect offers: the cards to choose from, at reading size over the table. */
import { cardIndexOf, cardAt, type CardId, type Choice as Memo } from "@starboard/trekwar";
import { Icon, RuleChip } from "@starboard/ui";
import { Face } from "../cards/Face.tsx";
import { en } from "../messages.en.ts";
import { useBoardStore } from "../model/board-store.ts";
import { askedOf, entryOf, names, type Props } from "../model/view.ts";

export function Choice({ props }: { readonly props: Props }) {
  const { chosen, set } = useBoardStore();
  const asked = askedOf(props);
  if (asked?.step !== "choose") return null;
  const lists = asked.offers.flatMap(({ act }) => (act.do === "choose" ? [act.cards] : []));
  const from = [...new Set(lists.flat())];
  const least = Math.min(...lists.map((list) => list.length));
  const most = Math.max(...lists.map((list) => list.length));
  const cardNames = names(props);
  const memo = props.view.flow.stack.at(-1)?.memo as Partial<Memo> | undefined;
  const source = memo?.card === undefined ? null : cardAt(cardIndexOf(props.view.options), memo.card).entry;
  const toggle = (id: CardId): void => {
    const cards = chosen.filter((card) => from.includes(card));
    if (cards.includes(id)) set({ chosen: cards.filter((card) => card !== id) });
    else set({ chosen: [...(cards.length >= most ? cards.slice(1) : cards), id] });
  };
  return (
    <section className="tw-choice" aria-label={en.choice.title}>
      <header>
        <b>{source?.name ?? en.choice.title}</b>
        <span>{least === most ? en.choice.exactly(most) : en.choice.upTo(most)}</span>
        <RuleChip rule="TW-F.4" />
      </header>
      <ul>
        {from.map((id) => {
          const on = chosen.includes(id);
          return (
            <li key={id}>
              <button
                type="button"
                className={`tw-hand-card can${on ? " sel" : ""}`}
                aria-pressed={on}
                data-decision=""
                aria-label={en.cardLabel(entryOf(props.view, id))}
                onClick={() => toggle(id)}
              >
                <Face card={entryOf(props.view, id)} now={props.view.ground} nameOf={cardNames.card}>
                  {on && (
                    <i className="tw-tick">
                      <Icon name="check" />
                    </i>
                  )}
                </Face>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
