import {
  CARD_SYMBOLS,
  CARD_TYPES,
  type CardType,
  KINDS,
  type Kind,
  likelyBolts,
  LIMITS,
  RACES,
  type Race,
  STANDARD_CARDS,
  SYMBOLS,
} from "@starboard/trekwar";
import { type EditorIssue, Segments, FormLine, NumberInput, IssueList } from "@starboard/ui";
import type { ReactNode } from "react";
import { en } from "../messages.en.ts";
import type { CardSet, Draft } from "./draft.ts";
import { faceOf, changeType } from "./draft.ts";
import { Effects } from "./Effects.tsx";

/** The form of one card. `issues` are those of this card, with paths relative to it. */
export function CardForm({
  set,
  card,
  issues,
  onChange,
}: {
  readonly set: CardSet;
  readonly card: Draft;
  readonly issues: readonly EditorIssue[];
  readonly onChange: (card: Draft) => void;
}) {
  const { fields } = en.card;
  const at = (field: keyof Draft): readonly EditorIssue[] => issues.filter((issue) => issue.at === field);
  const side = card.id.startsWith("D") ? "D" : "F";
  const replaced = STANDARD_CARDS.find(({ id }) => id === card.id);
  // An invalid card cannot be compared with the standard cards.
  const likely = issues.length === 0 ? { help: en.card.likely(likelyBolts(faceOf(card))) } : {};
  const number = (field: "space" | "surface" | "bolts" | "copies", least: number, most: number): ReactNode => (
    <FormLine name={fields[field]} issues={at(field)} {...(field === "bolts" && likely)}>
      {(id) => (
        <NumberInput
          id={id}
          value={card[field]}
          least={least}
          most={most}
          onChange={(value) => onChange({ ...card, [field]: value })}
        />
      )}
    </FormLine>
  );
  return (
    <>
      <IssueList issues={issues.filter((issue) => issue.at === "")} />
      <FormLine name={fields.name} issues={at("name")}>
        {(id) => (
          <input
            id={id}
            className="field"
            value={card.name}
            maxLength={40}
            onChange={(event) => onChange({ ...card, name: event.target.value })}
          />
        )}
      </FormLine>
      <Segments
        label={en.side}
        value={side}
        options={[
          { value: "F", name: en.sideName(0) },
          { value: "D", name: en.sideName(1) },
        ]}
        onChange={(next) => onChange(changeType(set, card, next, card.type))}
      />
      <FormLine name={fields.type} issues={at("type")}>
        {(id) => (
          <select
            id={id}
            className="field"
            value={card.type}
            onChange={(event) => onChange(changeType(set, card, side, event.target.value as CardType))}
          >
            {CARD_TYPES.map((type) => (
              <option key={type} value={type}>
                {en.values[type]}
              </option>
            ))}
          </select>
        )}
      </FormLine>
      <FormLine name={fields.id} issues={at("id")} help={replaced ? en.card.replaces(replaced.name) : en.card.idHelp}>
        {(id) => (
          <input
            id={id}
            className="field n"
            value={card.id}
            maxLength={4}
            onChange={(event) => onChange({ ...card, id: event.target.value.toUpperCase() })}
          />
        )}
      </FormLine>
      {card.type === "Unit" && (
        <div className="tw-lines">
          <FormLine name={fields.race} issues={at("race")}>
            {(id) => (
              <select
                id={id}
                className="field"
                value={card.race ?? ""}
                onChange={(event) => onChange({ ...card, race: event.target.value as Race })}
              >
                {RACES.map((race) => (
                  <option key={race}>{race}</option>
                ))}
              </select>
            )}
          </FormLine>
          <FormLine name={fields.kind} issues={at("kind")}>
            {(id) => (
              <select
                id={id}
                className="field"
                value={card.kind ?? ""}
                onChange={(event) => onChange({ ...card, kind: event.target.value as Kind })}
              >
                {KINDS.map((kind) => (
                  <option key={kind}>{kind}</option>
                ))}
              </select>
            )}
          </FormLine>
        </div>
      )}
      <div className="tw-lines">
        {card.type !== "Event" && number("space", 0, LIMITS.maxForce)}
        {card.type !== "Event" && number("surface", 0, LIMITS.maxForce)}
        {number("bolts", 0, LIMITS.maxBoltsPerCard)}
        {number("copies", 1, 2)}
      </div>
      <fieldset className="tw-checks">
        <legend>{fields.symbols}</legend>
        {CARD_SYMBOLS.map((symbol) => (
          <label key={symbol} title={SYMBOLS[symbol].help}>
            <input
              type="checkbox"
              checked={card.symbols.includes(symbol)}
              onChange={(event) =>
                onChange({
                  ...card,
                  symbols: CARD_SYMBOLS.filter((s) => (s === symbol ? event.target.checked : card.symbols.includes(s))),
                })
              }
            />
            {SYMBOLS[symbol].name}
          </label>
        ))}
        <IssueList issues={issues.filter((issue) => issue.at.startsWith("symbols"))} />
      </fieldset>
      <Effects set={set} card={card} issues={issues} onChange={(effects) => onChange({ ...card, effects })} />
    </>
  );
}
