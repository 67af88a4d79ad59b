/** The figures of a measurement as a table of text, for the command line. */
import type { Estimate } from "../stats.ts";
import type { Measurement } from "./plan.ts";
import { countedSeat, type MeasurementResult, type VersionResult } from "./result.ts";

const percent = (x: number): string => `${(100 * x).toFixed(1)}%`;
const interval = ({ mean, half }: Estimate): string => `${percent(mean)} ± ${percent(half)}`;

/** Formats the figures as lines of two columns. */
export function measurementTable(plan: Measurement, { versions, difference }: MeasurementResult): string {
  const rows: (readonly [string, string])[] = [];
  for (const [i, version] of versions.entries()) rows.push(...versionRows(plan, i, version));
  if (difference && plan.compare) {
    const { difference: d, better, chance } = difference;
    rows.push(
      ["B minus A", `${interval(d)} (${d.groups} pairs)`],
      ["chance that B is better", percent(chance)],
      ["verdict", better === null ? "not decided yet" : `${"AB".charAt(better)} is better`],
    );
  }
  const wide = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, value]) => `${name.padEnd(wide)}  ${value}`).join("\n");
}

function versionRows(plan: Measurement, i: number, version: VersionResult): [string, string][] {
  const name = plan.compare ? [["version", `${"AB".charAt(i)}: ${plan.compare.versions[i]?.name ?? ""}`]] : [];
  const counted = countedSeat(plan);
  const seats = version.seats.flatMap(({ side, share }, seat) =>
    plan.compare && seat !== counted ? [] : [[`seat ${seat + 1}${side === null ? "" : `, ${side}`}`, interval(share)]],
  );
  return [
    ...name,
    ["matches", `${version.matches}, drawn ${version.drawn}, unfinished ${version.unfinished}`],
    ...seats,
    ...version.sides.map(({ side, share }) => [side, `${interval(share)} (${share.groups})`]),
    ["length 25/50/75%", version.length.join(" / ")],
    ...(version.ahead ? [["ahead for good from", version.ahead.join(" / ")]] : []),
    ["ended by", version.endings.map(({ rule, matches }) => `${rule} ${matches}`).join(", ")],
    ["decided with", version.decisive.map(({ rule, share }) => `${rule} ${percent(share)}`).join(", ")],
  ] as [string, string][];
}
