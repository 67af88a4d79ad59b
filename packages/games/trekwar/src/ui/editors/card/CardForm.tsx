import {
  CARD_SYMBOLS,
  CARD_TYPES,
  KINDS,
  likelyBolts,
  LIMITS,
  RACES,
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
      <SelectLine
        name={fields.type}
        issues={at("type")}
        value={card.type}
        values={CARD_TYPES}
        textOf={(type) => en.values[type] ?? type}
        onChange={(type) => onChange(changeType(set, card, side, type))}
      />
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
          <SelectLine
            name={fields.race}
            issues={at("race")}
            value={card.race ?? ""}
            values={RACES}
            textOf={nameOfValue}
            onChange={(race) => onChange({ ...card, race })}
          />
          <SelectLine
            name={fields.kind}
            issues={at("kind")}
            value={card.kind ?? ""}
            values={KINDS}
            textOf={nameOfValue}
            onChange={(kind) => onChange({ ...card, kind })}
          />
        </div>
      )}
      <div className="tw-lines">
        {card.type !== "Event" && number("space", 0, LIMITS.maxForce)}
        {card.type !== "Event" && number("surface", 0, LIMITS.maxForce)}
        {number("bolts", 0, LIMITS.maxBoltsPerCard)}
        {number("copies", 1, 2)}
      </div>
      <SymbolFields
        symbols={card.symbols}
        issues={issues.filter((issue) => issue.at.startsWith("symbols"))}
        onChange={(symbols) => onChange({ ...card, symbols })}
      />
      <Effects set={set} card={card} issues={issues} onChange={(effects) => onChange({ ...card, effects })} />
    </>
  );
}

const nameOfValue = (value: string): string => en.values[value] ?? value;

/** A choice of one of several values. */
function SelectLine<V extends string>({
  name,
  issues,
  value,
  values,
  textOf = (one) => one,
  onChange,
}: {
  readonly name: string;
  readonly issues: readonly EditorIssue[];
  readonly value: V | "";
  readonly values: readonly V[];
  readonly textOf?: (value: V) => string;
  readonly onChange: (value: V) => void;
}) {
  return (
    <FormLine name={name} issues={issues}>
      {(id) => (
        <select id={id} className="field" value={value} onChange={(event) => onChange(event.target.value as V)}>
          {values.map((one) => (
            <option key={one} value={one}>
              {textOf(one)}
            </option>
          ))}
        </select>
      )}
    </FormLine>
  );
}

function SymbolFields({
  symbols,
  issues,
  onChange,
}: {
  readonly symbols: Draft["symbols"];
  readonly issues: readonly EditorIssue[];
  readonly onChange: (symbols: Draft["symbols"]) => void;
}) {
  return (
    <fieldset className="tw-checks">
      <legend>{en.card.fields.symbols}</legend>
      {CARD_SYMBOLS.map((symbol) => (
        <label key={symbol} title={SYMBOLS[symbol].help}>
          <input
            type="checkbox"
            checked={symbols.includes(symbol)}
            onChange={(event) =>
              onChange(CARD_SYMBOLS.filter((s) => (s === symbol ? event.target.checked : symbols.includes(s))))
            }
          />
          {SYMBOLS[symbol].name}
        </label>
      ))}
      <IssueList issues={issues} />
    </fieldset>
  );
}
