/** The figures of a measurement as a table of text, for the command line. */
import {
  countedSeat,
  type Estimate,
  type Measurement,
  type MeasurementResult,
  type VersionResult,
} from "@starboard/lab";
import { en as words } from "./measurement.en.ts";

const percent = (share: number): string => words.share(share);
const interval = (estimate: Estimate): string => words.interval(estimate);

/** Formats the figures as lines of two columns. */
export function measurementTable(plan: Measurement, { versions, difference }: MeasurementResult): string {
  const rows: (readonly [string, string])[] = [];
  for (const [i, version] of versions.entries()) rows.push(...versionRows(plan, i, version));
  if (difference && plan.compare) {
    const { difference: d, better, chance } = difference;
    rows.push(
      [words.minus, `${interval(d)} ${words.pairs(d.groups)}`],
      [words.chance, percent(chance)],
      [words.verdict, better === null ? words.open : words.better("AB".charAt(better))],
    );
  }
  const wide = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, value]) => `${name.padEnd(wide)}  ${value}`).join("\n");
}

function versionRows(plan: Measurement, i: number, version: VersionResult): [string, string][] {
  const name = plan.compare ? [[words.version, `${"AB".charAt(i)}: ${plan.compare.versions[i]?.name ?? ""}`]] : [];
  const counted = countedSeat(plan);
  const seats = version.seats.flatMap(({ side, share }, seat) =>
    plan.compare && seat !== counted ? [] : [[words.seat(seat + 1, side), interval(share)]],
  );
  return [
    ...name,
    [words.matches, words.played(version.matches, version.drawn, version.unfinished)],
    ...seats,
    ...version.sides.map(({ side, share }) => [side, `${interval(share)} (${share.groups})`]),
    [words.length, version.length.join(" / ")],
    ...(version.ahead ? [[words.ahead, version.ahead.join(" / ")]] : []),
    [words.ended, version.endings.map(({ rule, matches }) => `${rule} ${matches}`).join(", ")],
    [words.decided, version.decisive.map(({ rule, share }) => `${rule} ${percent(share)}`).join(", ")],
  ] as [string, string][];
}
