/** The figures of a measurement as a table of text, for the command line. */
import {
  countedSeat,
  type Estimate,
  type Measurement,
  type MeasurementResult,
  type VersionResult,
} from "@starboard/lab";
import { manifestOf } from "@starboard/registry/manifests";
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
  // In the reader's language where the game has a name of the side in it.
  const nameOf = ({ side, sideId }: VersionResult["seats"][number] & { readonly sideId?: string }): string | null =>
    (sideId === undefined ? undefined : manifestOf(plan.game)?.landing.side?.(sideId)) ?? side;
  const seats = version.seats.flatMap((played, seat) =>
    plan.compare && seat !== counted ? [] : [[words.seat(seat + 1, nameOf(played)), interval(played.share)]],
  );
  return [
    ...name,
    [words.matches, words.played(version.matches, version.drawn, version.unfinished)],
    ...seats,
    ...version.sides.map((played) => [nameOf(played), `${interval(played.share)} (${played.share.groups})`]),
    [words.length, version.length.join(" / ")],
    ...(version.ahead ? [[words.ahead, version.ahead.join(" / ")]] : []),
    [words.ended, version.endings.map(({ rule, matches }) => `${rule} ${matches}`).join(", ")],
    [words.decided, version.decisive.map(({ rule, share }) => `${rule} ${percent(share)}`).join(", ")],
  ] as [string, string][];
}
