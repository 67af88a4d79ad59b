/** The card editor: the custom cards, the form of one, and its preview. */
import { STANDARD_CARDS } from "@starboard/trekwar";
import { Button, Icon, type EditorProps } from "@starboard/ui";
import { badgeOf, Face, sideOfCard } from "../../cards/Face.tsx";
import { TypeGlyph } from "../../cards/glyphs.tsx";
import { en } from "../messages.en.ts";
import { CardForm } from "./CardForm.tsx";
import {
  type CardSet,
  duplicateCard,
  faceOf,
  nameIn,
  withDraft,
  withNewCard,
  withoutAt,
  withStandard,
} from "./draft.ts";

export function CardsBody({ draft: set, issues, change }: EditorProps<CardSet>) {
  const card = set.cards[set.at];
  const nameOf = nameIn(set);
  return (
    <div className="tw-make tw-editor">
      <section className="tw-own-list" aria-labelledby="tw-own-list">
        <h2 id="tw-own-list">{en.card.list}</h2>
        <div className="tw-own-acts">
          <Button look="may" onClick={() => change(withNewCard(set))}>
            <Icon name="plus" size={16} /> {en.card.fresh}
          </Button>
          <select
            className="field"
            aria-label={en.card.copy}
            value=""
            onChange={(event) => change(withStandard(set, event.target.value))}
          >
            <option value="">{en.card.copy}</option>
            {STANDARD_CARDS.map(({ id, name }) => (
              <option key={id} value={id}>
                {id} {name}
              </option>
            ))}
          </select>
        </div>
        {set.cards.length === 0 && <p>{en.card.none}</p>}
        <ul>
          {set.cards.map((one, i) => (
            // oxlint-disable-next-line react/no-array-index-key -- drafts are identified by their place, because two may have the same identifier while the player types
            <li key={i}>
              <button
                type="button"
                className={`tw-entry s${badgeOf(sideOfCard(one.id))}${issues.some(({ at }) => at.startsWith(`${i}.`)) ? " wrong" : ""}`}
                aria-current={i === set.at ? "true" : undefined}
                onClick={() => change({ ...set, at: i })}
              >
                <TypeGlyph type={one.type} />
                <span>{one.name}</span>
                <i>{one.id}</i>
              </button>
            </li>
          ))}
        </ul>
      </section>
      {card && (
        <>
          <section className="tw-form" aria-labelledby="tw-form">
            <h2 id="tw-form">{en.card.form}</h2>
            <CardForm
              key={set.at}
              set={set}
              card={card}
              issues={issues.flatMap((issue) =>
                issue.at === `${set.at}`
                  ? [{ ...issue, at: "" }]
                  : issue.at.startsWith(`${set.at}.`)
                    ? [{ ...issue, at: issue.at.slice(`${set.at}.`.length) }]
                    : [],
              )}
              onChange={(next) => change(withDraft(set, next))}
            />
          </section>
          <section className="tw-face" aria-labelledby="tw-face">
            <h2 id="tw-face">{en.card.face}</h2>
            <Face card={faceOf(card)} now={null} nameOf={nameOf} />
            <div className="tw-own-acts">
              <Button look="quiet" onClick={() => change(duplicateCard(set))}>
                {en.card.duplicate}
              </Button>
              <Button look="quiet" onClick={() => change(withoutAt(set))}>
                <Icon name="trash" size={16} /> {en.card.remove}
              </Button>
            </div>
          </section>
        </>
      )}
    </div>
  );
}
