import { type Effect, effectText, OP_NAMES, OPERATIONS, type Op, ruleOf } from "@starboard/trekwar";
import { type EditorIssue, Icon, RuleChip, Tool, IssueList } from "@starboard/ui";
import { en } from "../messages.en.ts";
import { type CardSet, type Draft, newEffect, nameIn } from "./draft.ts";
import { type Values, fieldsOf } from "@starboard/trekwar/fields";
import { Fields } from "./Fields.tsx";

const OPS = Object.keys(OPERATIONS) as Op[];
const opOf = (effect: Values): Op | undefined => OPS.find((op) => op === effect["op"]);

/** The effects of a card, each with its form and the resulting sentence. */
export function Effects({
  set,
  card,
  issues,
  onChange,
}: {
  readonly set: CardSet;
  readonly card: Draft;
  readonly issues: readonly EditorIssue[];
  readonly onChange: (effects: readonly Values[]) => void;
}) {
  const nameOf = nameIn(set);
  return (
    <div className="tw-effects">
      <h3>{en.card.effects}</h3>
      <IssueList issues={issues.filter(({ at }) => at === "effects")} />
      {card.effects.map((effect, i) => {
        const op = opOf(effect);
        const own = issues.flatMap((issue) => {
          const path = `effects.${i}`;
          if (issue.at === path || issue.at === `${path}.op`) return [{ ...issue, at: "" }];
          return issue.at.startsWith(`${path}.`) ? [{ ...issue, at: issue.at.slice(path.length + 1) }] : [];
        });
        const read = op && OPERATIONS[op].schema.safeParse(effect);
        return (
          // oxlint-disable-next-line react/no-array-index-key -- effects are identified by their place on the card
          <fieldset key={i} className="tw-effect">
            <legend>
              {en.card.effect(i + 1)}: {op ? OP_NAMES[op] : String(effect["op"])} {op && <RuleChip rule={ruleOf(op)} />}
            </legend>
            <div className="tw-effect-head">
              <p>{op && en.card.when[OPERATIONS[op].when]}</p>
              <Tool label={en.card.removeEffect(i + 1)} onClick={() => onChange(card.effects.toSpliced(i, 1))}>
                <Icon name="trash" />
              </Tool>
            </div>
            {op && (
              <Fields
                fields={fieldsOf(op)}
                values={effect}
                issues={own}
                nameOf={nameOf}
                onChange={(next) => onChange(card.effects.with(i, next))}
              />
            )}
            <IssueList issues={own.filter(({ at }) => at === "")} />
            {read?.success === true && (
              <p className="tw-says">
                <span>{en.card.says}:</span> {effectText(read.data as Effect, card.type, nameOf)}
              </p>
            )}
          </fieldset>
        );
      })}
      <select
        className="field"
        aria-label={en.card.addEffect}
        value=""
        onChange={(event) => {
          const op = OPS.find((known) => known === event.target.value);
          if (op) onChange([...card.effects, newEffect(op)]);
        }}
      >
        <option value="">{en.card.addEffect}</option>
        {OPS.map((op) => (
          <option key={op} value={op}>
            {OP_NAMES[op]}
          </option>
        ))}
      </select>
    </div>
  );
}
