/** The form of a deployment zone: its kind and its distances in hexes. */
import type { Zone } from "@starboard/anaxis";
import type { EditorIssue } from "@starboard/ui";
import { en } from "./messages.en.ts";
import { issuesAt, ChoiceLine, IssueList } from "@starboard/ui";
import { NumberField } from "./parts.tsx";

const words = en.scenario;
type Kind = Zone["kind"];

/** Defaults of each kind of zone. */
const FRESH: { readonly [K in Kind]: Extract<Zone, { kind: K }> } = {
  edge: { kind: "edge", edge: "north", within: 4 },
  goal: { kind: "goal", min: 20, max: 22, centreWithin: 5 },
  apart: { kind: "apart", fromEnemy: 20 },
  base: { kind: "base", within: 5 },
  rectangle: { kind: "rectangle", col: [10, 20], row: [10, 20] },
};
/** Distance fields of each kind of zone. */
const DISTANCES: { readonly [K in Kind]: readonly ("within" | "min" | "max" | "centreWithin" | "fromEnemy")[] } = {
  edge: ["within"],
  goal: ["min", "max", "centreWithin"],
  apart: ["fromEnemy"],
  base: ["within"],
  rectangle: [],
};
const CORNERS = [
  ["col", 0, "firstCol"],
  ["col", 1, "lastCol"],
  ["row", 0, "firstRow"],
  ["row", 1, "lastRow"],
] as const;

export function ZoneForm({
  zone,
  path,
  issues,
  onChange,
}: {
  readonly zone: Zone;
  readonly path: string;
  readonly issues: readonly EditorIssue[];
  readonly onChange: (zone: Zone) => void;
}) {
  const values: { readonly [key: string]: unknown } = { ...zone };
  return (
    <>
      <ChoiceLine
        name={words.zone}
        value={zone.kind}
        options={Object.entries(words.zones) as [Kind, string][]}
        onChange={(kind) => onChange(FRESH[kind])}
      />
      {zone.kind === "edge" && (
        <ChoiceLine
          name={words.whichEdge}
          value={zone.edge}
          options={Object.entries(words.edge) as [typeof zone.edge, string][]}
          onChange={(edge) => onChange({ kind: "edge", edge, within: zone.within })}
        />
      )}
      {zone.kind === "edge" && zone.edge === "choose" && (
        <ChoiceLine
          name={words.notGoalOf}
          value={String(zone.notGoalOf ?? "")}
          options={[
            ["", words.anyEdge],
            ["0", words.side(1)],
            ["1", words.side(2)],
          ]}
          onChange={(side) => {
            const { notGoalOf: _, ...plain } = zone;
            onChange(side === "" ? plain : { ...plain, notGoalOf: side === "0" ? 0 : 1 });
          }}
        />
      )}
      {DISTANCES[zone.kind].map((key) => (
        <NumberField
          key={key}
          name={words[key]}
          value={Number(values[key] ?? 0)}
          issues={issuesAt(issues, `${path}.${key}`)}
          onChange={(n) => onChange({ ...zone, [key]: n })}
        />
      ))}
      <IssueList issues={issues.filter((issue) => issue.at === path)} />
      {zone.kind === "rectangle" &&
        CORNERS.map(([key, i, name]) => (
          <NumberField
            key={name}
            name={words[name]}
            value={zone[key][i]}
            issues={issuesAt(issues, `${path}.${key}.${i}`)}
            onChange={(n) => onChange({ ...zone, [key]: i === 0 ? [n, zone[key][1]] : [zone[key][0], n] })}
          />
        ))}
    </>
  );
}
