/** The endings of a scenario: conditions and winners. The first condition that holds decides. */
import type { Condition, ScenarioFile, ShipClass, Verdict } from "@starboard/anaxis";
import { Button, type EditorIssue, issuesAt, ChoiceLine, IssueList } from "@starboard/ui";
import { en } from "./messages.en.ts";
import { Check, NumberField } from "./parts.tsx";
import { shipOptions } from "./SideForm.tsx";

const words = en.scenario;
type When = Condition["when"];
type End = ScenarioFile["ends"][number];

function fresh(when: When, ship: string): Condition {
  if (when === "eliminated") return { when, side: 0 };
  if (when === "shipDestroyed") return { when, ship };
  return { when } as Condition;
}

const verdictKey = (winner: Verdict): string => String(winner);
const verdictOf = (key: string): Verdict => (key === "score" ? "score" : key === "null" ? null : key === "0" ? 0 : 1);

export function Endings({
  ends,
  own,
  based,
  issues,
  onChange,
}: {
  readonly ends: ScenarioFile["ends"];
  readonly own: readonly ShipClass[];
  /** True if a side has a research base, whose hull an ending may depend on. */
  readonly based: boolean;
  readonly issues: readonly EditorIssue[];
  readonly onChange: (ends: ScenarioFile["ends"]) => void;
}) {
  const ships = shipOptions(own);
  const replace = (i: number, some: Partial<End>): void =>
    onChange(ends.map((end, n) => (n === i ? { ...end, ...some } : end)));
  const earlier = (i: number): void =>
    onChange(ends.map((end, n) => (n === i ? (ends[i - 1] ?? end) : n === i - 1 ? (ends[i] ?? end) : end)));
  return (
    <fieldset className="wide">
      <legend>{words.ends}</legend>
      {ends.map(({ if: condition, winner }, i) => (
        // oxlint-disable-next-line react/no-array-index-key -- endings have no identity beyond their place in the list
        <div key={i} className="axm-row">
          <ChoiceLine
            name={words.when}
            value={condition.when}
            options={Object.entries(words.conditions) as [When, string][]}
            onChange={(when) => replace(i, { if: fresh(when, ships[0]?.[0] ?? "") })}
          />
          {condition.when === "eliminated" && (
            <ChoiceLine
              name={words.whose}
              value={String(condition.side)}
              options={[
                ["0", words.side(1)],
                ["1", words.side(2)],
              ]}
              onChange={(side) => replace(i, { if: { ...condition, side: side === "0" ? 0 : 1 } })}
            />
          )}
          {condition.when === "shipDestroyed" && (
            <ChoiceLine
              name={words.ship}
              value={condition.ship}
              options={ships}
              onChange={(ship) => replace(i, { if: { ...condition, ship } })}
            />
          )}
          {(condition.when === "eliminated" || condition.when === "turnLimit") && based && (
            <BaseAtMost
              condition={condition}
              issues={issuesAt(issues, `ends.${i}.if.baseAtMost`)}
              onChange={(next) => replace(i, { if: next })}
            />
          )}
          {condition.when === "carrierLeavesElsewhere" && (
            <ChoiceLine
              name={words.unlessDestroyed}
              value={condition.unlessDestroyed ?? ""}
              options={[["", words.noShip], ...ships]}
              onChange={(ship) =>
                replace(i, { if: { when: condition.when, ...(ship !== "" && { unlessDestroyed: ship }) } })
              }
            />
          )}
          <ChoiceLine
            name={words.winner}
            value={verdictKey(winner)}
            options={[
              ["0", words.wins(1)],
              ["1", words.wins(2)],
              ["null", words.draw],
              ["score", words.score],
            ]}
            onChange={(key) => replace(i, { winner: verdictOf(key) })}
          />
          <IssueList issues={issuesAt(issues, `ends.${i}.if`)} />
          {i > 0 && (
            <Button look="quiet" onClick={() => earlier(i)}>
              {words.earlier}
            </Button>
          )}
          <Button look="quiet" onClick={() => onChange(ends.filter((_, n) => n !== i))}>
            {words.remove}
          </Button>
        </div>
      ))}
      <IssueList issues={issues.filter((issue) => issue.at === "ends")} />
      <span>
        <Button look="may" onClick={() => onChange([...ends, { if: { when: "turnLimit" }, winner: null }])}>
          {words.addEnd}
        </Button>
      </span>
    </fieldset>
  );
}

type Weighed = Extract<Condition, { when: "eliminated" | "turnLimit" }>;

/** The field for the greatest hull of the base that an ending allows. */
function BaseAtMost({
  condition,
  issues,
  onChange,
}: {
  readonly condition: Weighed;
  readonly issues: readonly EditorIssue[];
  readonly onChange: (condition: Weighed) => void;
}) {
  const { baseAtMost, ...plain } = condition;
  return (
    <>
      <Check
        name={words.baseWorn}
        on={baseAtMost !== undefined}
        onChange={(on) => onChange(on ? { ...plain, baseAtMost: WORN } : plain)}
      />
      {baseAtMost !== undefined && (
        <NumberField
          name={words.baseAtMost}
          value={baseAtMost}
          issues={issues}
          onChange={(n) => onChange({ ...plain, baseAtMost: n })}
        />
      )}
    </>
  );
}
/** Default for the hull of a damaged base (AX-10.4). */
const WORN = 5;
