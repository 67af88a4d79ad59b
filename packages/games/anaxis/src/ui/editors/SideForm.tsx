/** The form of one side of a scenario: race, ships, Cinema Points, zone, special rules. */
import { RACE_IDS, type ScenarioSide, SHIPS, type ShipClass } from "@starboard/anaxis";
import { Button, type EditorIssue, issuesAt, ChoiceLine, IssueList } from "@starboard/ui";
import { RACE_WORDS } from "../races.en.ts";
import { en } from "./messages.en.ts";
import { Check, NumberField } from "./parts.tsx";
import { ZoneForm } from "./ZoneForm.tsx";

const words = en.scenario;
/** Defaults that a side gets when a switch is turned on. */
const BASE = { hull: 60, armour: 4, within: 10 } as const;
const POINTS = 40;

export const shipOptions = (
  own: readonly ShipClass[],
  race: ScenarioSide["race"] = "any",
): (readonly [string, string])[] =>
  [...own, ...SHIPS]
    .filter((ship) => (typeof race === "object" ? ship.race !== race.except : race === "any" || ship.race === race))
    .map(({ id, name }) => [id, name] as const);

const EXCEPT = "except:";
const raceName = (id: string): string => RACE_WORDS[id]?.name ?? id;
const races = (): readonly (readonly [string, string])[] => [
  ["any", words.any],
  ...RACE_IDS.map((id) => [id, raceName(id)] as const),
  ...RACE_IDS.map((id) => [`${EXCEPT}${id}`, words.except(raceName(id))] as const),
];

export function SideForm({
  index,
  side,
  own,
  issues,
  onChange,
}: {
  readonly index: 0 | 1;
  readonly side: ScenarioSide;
  readonly own: readonly ShipClass[];
  readonly issues: readonly EditorIssue[];
  readonly onChange: (side: ScenarioSide) => void;
}) {
  const path = `sides.${index}`;
  const set = (some: Partial<ScenarioSide>): void => onChange({ ...side, ...some });
  const race = typeof side.race === "string" ? side.race : `${EXCEPT}${side.race.except}`;
  const first = shipOptions(own, side.race)[0]?.[0] ?? "";
  return (
    <fieldset>
      <legend>{words.side(index + 1)}</legend>
      <ChoiceLine
        name={words.race}
        value={race}
        options={races()}
        issues={issuesAt(issues, `${path}.race`)}
        onChange={(next) => set({ race: next.startsWith(EXCEPT) ? { except: next.slice(EXCEPT.length) } : next })}
      />
      <ChoiceLine
        name={words.force}
        value={side.fleet ? "listed" : "bought"}
        options={[
          ["listed", words.listed],
          ["bought", words.bought],
        ]}
        onChange={(how) =>
          set(how === "listed" ? { fleet: [{ ship: first, count: 1 }], points: 0 } : { fleet: null, points: POINTS })
        }
      />
      {!side.fleet && (
        <NumberField
          name={words.points}
          value={side.points}
          issues={issuesAt(issues, `${path}.points`)}
          onChange={(points) => set({ points })}
        />
      )}
      <NumberField
        name={words.cp}
        value={side.cp}
        issues={issuesAt(issues, `${path}.cp`)}
        onChange={(cp) => set({ cp })}
      />
      <ChoiceLine
        name={words.edges}
        value={side.edges}
        options={[
          ["exit", words.exit],
          ["closed", words.closed],
        ]}
        onChange={(edges) => set({ edges })}
      />
      <ZoneForm zone={side.zone} path={`${path}.zone`} issues={issues} onChange={(zone) => set({ zone })} />
      <Check name={words.carrier} on={side.carrier} onChange={(carrier) => set({ carrier })} />
      <IssueList issues={issues.filter((issue) => issue.at === `${path}.carrier` || issue.at === `${path}.base`)} />
      <Check name={words.base} on={side.base !== null} onChange={(on) => set({ base: on ? BASE : null })} />
      {side.base &&
        (
          [
            ["hull", words.baseHull],
            ["armour", words.baseArmour],
            ["within", words.baseWithin],
          ] as const
        ).map(([key, name]) => (
          <NumberField
            key={key}
            name={name}
            value={side.base?.[key] ?? 0}
            issues={issuesAt(issues, `${path}.base.${key}`)}
            onChange={(n) => side.base && set({ base: { ...side.base, [key]: n } })}
          />
        ))}
      {side.fleet && <Force side={side} path={path} own={own} issues={issues} set={set} />}
    </fieldset>
  );
}

function Force({
  side,
  path,
  own,
  issues,
  set,
}: {
  readonly side: ScenarioSide;
  readonly path: string;
  readonly own: readonly ShipClass[];
  readonly issues: readonly EditorIssue[];
  readonly set: (some: Partial<ScenarioSide>) => void;
}) {
  const fleet = side.fleet ?? [];
  const options = shipOptions(own, side.race);
  /** Includes ships that are already listed, so that invalid entries stay visible. */
  const all = shipOptions(own);
  const listed = (ship: string): typeof options =>
    options.some(([id]) => id === ship) ? options : [...all.filter(([id]) => id === ship), ...options];
  const replace = (i: number, some: Partial<(typeof fleet)[number]>): void =>
    set({ fleet: fleet.map((entry, n) => (n === i ? { ...entry, ...some } : entry)) });
  return (
    <div className="axm-force">
      {fleet.map((entry, i) => (
        // oxlint-disable-next-line react/no-array-index-key -- entries have no identity beyond their place in the list
        <div key={i} className="axm-row">
          <ChoiceLine
            name={words.ship}
            value={entry.ship}
            options={listed(entry.ship)}
            issues={issuesAt(issues, `${path}.fleet.${i}.ship`)}
            onChange={(ship) => replace(i, { ship })}
          />
          <NumberField
            name={words.count}
            value={entry.count}
            issues={issuesAt(issues, `${path}.fleet.${i}.count`)}
            onChange={(count) => replace(i, { count })}
          />
          <Check
            name={words.ownZone}
            on={entry.zone !== undefined}
            onChange={(on) => {
              const { zone: _, ...plain } = entry;
              set({ fleet: fleet.map((one, n) => (n === i ? (on ? { ...plain, zone: side.zone } : plain) : one)) });
            }}
          />
          {entry.zone && (
            <ZoneForm
              zone={entry.zone}
              path={`${path}.fleet.${i}.zone`}
              issues={issues}
              onChange={(zone) => replace(i, { zone })}
            />
          )}
          <Button look="quiet" onClick={() => set({ fleet: fleet.filter((_, n) => n !== i) })}>
            {words.remove}
          </Button>
        </div>
      ))}
      <IssueList issues={issues.filter((issue) => issue.at === `${path}.fleet`)} />
      <Button look="may" onClick={() => set({ fleet: [...fleet, { ship: options[0]?.[0] ?? "", count: 1 }] })}>
        {words.addShip}
      </Button>
    </div>
  );
}
