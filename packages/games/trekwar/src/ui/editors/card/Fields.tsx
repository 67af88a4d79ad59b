/** A form for a list of fields. Groups and alternatives are nested forms. */
import { cardPool } from "@starboard/trekwar";
import { Button, type EditorIssue, Icon, Tool, FormLine, NumberInput, IssueList } from "@starboard/ui";
import { en } from "../messages.en.ts";
import { blankValues, type Field, type Values, withValue } from "@starboard/trekwar/fields";

interface Props {
  readonly fields: readonly Field[];
  readonly values: Values;
  readonly issues: readonly EditorIssue[];
  readonly nameOf: (id: string) => string;
  readonly onChange: (values: Values) => void;
}

export function Fields({ fields, values, issues, nameOf, onChange }: Props) {
  return (
    <div className="tw-fields">
      {fields.map((field) => (
        <One
          key={field.name}
          field={field}
          value={values[field.name]}
          issues={issues.filter(({ at }) => at === field.name || at.startsWith(`${field.name}.`))}
          nameOf={nameOf}
          onChange={(value) => onChange(withValue(values, field, value))}
        />
      ))}
    </div>
  );
}

const nameOfField = (field: Field): string => en.fields[field.name] ?? field.name;
const nameOfValue = (value: string): string => en.values[value] ?? value;
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const valuesOf = (value: unknown): Values => (typeof value === "object" && value !== null ? (value as Values) : {});
/** Returns the issues of a part, with field paths relative to the part. */
const within = (issues: readonly EditorIssue[], path: string): EditorIssue[] =>
  issues.flatMap((issue) =>
    issue.at.startsWith(`${path}.`) ? [{ ...issue, at: issue.at.slice(path.length + 1) }] : [],
  );

function One({
  field,
  value,
  issues,
  nameOf,
  onChange,
}: {
  readonly field: Field;
  readonly value: unknown;
  readonly issues: readonly EditorIssue[];
  readonly nameOf: (id: string) => string;
  readonly onChange: (value: unknown) => void;
}) {
  const name = nameOfField(field);
  switch (field.is) {
    case "number":
      return (
        <FormLine name={name} issues={issues}>
          {(id) => (
            <NumberInput
              id={id}
              value={typeof value === "number" ? value : field.least}
              least={field.least}
              most={field.most}
              onChange={onChange}
            />
          )}
        </FormLine>
      );
    case "choice":
      return (
        <FormLine name={name} issues={issues}>
          {(id) => (
            <select
              id={id}
              className="field"
              value={typeof value === "string" ? value : ""}
              onChange={(event) => onChange(event.target.value === "" ? undefined : event.target.value)}
            >
              {field.optional && <option value="">{en.card.any}</option>}
              {field.values.map((one) => (
                <option key={one} value={one}>
                  {nameOfValue(one)}
                </option>
              ))}
            </select>
          )}
        </FormLine>
      );
    case "flag":
      return (
        <div className="tw-checks">
          <label>
            <input type="checkbox" checked={value === true} onChange={(event) => onChange(event.target.checked)} />
            {name}
          </label>
          <IssueList issues={issues} />
        </div>
      );
    case "some": {
      const had = listOf(value);
      return (
        <fieldset className="tw-checks">
          <legend>{name}</legend>
          {field.values.map((one) => (
            <label key={one}>
              <input
                type="checkbox"
                checked={had.includes(one)}
                onChange={(event) =>
                  onChange(field.values.filter((each) => (each === one ? event.target.checked : had.includes(each))))
                }
              />
              {nameOfValue(one)}
            </label>
          ))}
          <IssueList issues={issues} />
        </fieldset>
      );
    }
    case "cards":
      return (
        <CardsField name={name} had={listOf(value).map(String)} issues={issues} nameOf={nameOf} onChange={onChange} />
      );
    case "group":
      return (
        <fieldset className="tw-part">
          <legend>{name}</legend>
          <Fields
            fields={field.fields}
            values={valuesOf(value)}
            issues={within(issues, field.name)}
            nameOf={nameOf}
            onChange={onChange}
          />
          <IssueList issues={issues.filter(({ at }) => at === field.name)} />
        </fieldset>
      );
    case "parts":
      return (
        <Parts field={field} had={listOf(value).map(valuesOf)} issues={issues} nameOf={nameOf} onChange={onChange} />
      );
  }
}

function CardsField({
  name,
  had,
  issues,
  nameOf,
  onChange,
}: {
  readonly name: string;
  readonly had: readonly string[];
  readonly issues: readonly EditorIssue[];
  readonly nameOf: (id: string) => string;
  readonly onChange: (ids: readonly string[]) => void;
}) {
  return (
    <FormLine name={name} issues={issues}>
      {(id) => (
        <div className="tw-chosen">
          {had.map((card) => (
            <Button
              key={card}
              look="quiet"
              label={en.deck.remove(nameOf(card))}
              onClick={() => onChange(had.filter((one) => one !== card))}
            >
              {nameOf(card)} <Icon name="cross" size={13} />
            </Button>
          ))}
          <select
            id={id}
            className="field"
            value=""
            onChange={(event) => event.target.value !== "" && onChange([...had, event.target.value])}
          >
            <option value="">{en.card.choose}</option>
            {cardPool(null)
              .filter((card) => !had.includes(card.id))
              .map((card) => (
                <option key={card.id} value={card.id}>
                  {card.id} {card.name}
                </option>
              ))}
          </select>
        </div>
      )}
    </FormLine>
  );
}

function Parts({
  field,
  had,
  issues,
  nameOf,
  onChange,
}: {
  readonly field: Field & { readonly is: "parts" };
  readonly had: readonly Values[];
  readonly issues: readonly EditorIssue[];
  readonly nameOf: (id: string) => string;
  readonly onChange: (parts: readonly Values[]) => void;
}) {
  return (
    <div className="tw-parts">
      {had.map((part, i) => (
        // oxlint-disable-next-line react/no-array-index-key -- alternatives are identified by their place in the list
        <fieldset key={i} className="tw-part">
          <legend>{en.card.part(i + 1)}</legend>
          <Tool label={en.card.removePart(i + 1)} onClick={() => onChange(had.toSpliced(i, 1))}>
            <Icon name="trash" />
          </Tool>
          <Fields
            fields={field.fields}
            values={part}
            issues={within(issues, `${field.name}.${i}`)}
            nameOf={nameOf}
            onChange={(next) => onChange(had.with(i, next))}
          />
        </fieldset>
      ))}
      {had.length < field.most && (
        <Button look="quiet" onClick={() => onChange([...had, blankValues(field.fields)])}>
          {en.card.addPart}
        </Button>
      )}
      <IssueList issues={issues.filter(({ at }) => at === field.name)} />
    </div>
  );
}
