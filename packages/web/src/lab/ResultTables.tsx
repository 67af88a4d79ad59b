import type { RuleId } from "@starboard/kernel";
import type { Measurement, MeasurementResult, Quartiles, VersionResult } from "@starboard/lab/measurement";
import { RuleChip } from "@starboard/ui";
import type { ReactNode } from "react";
import { sideName } from "../games.ts";
import * as en from "../messages/en.ts";
import { IntervalBar } from "./charts.tsx";

/** Shares by seat, and by side where seats do not always play the same. */
export function SeatTable({
  plan,
  result,
  buttons,
}: {
  readonly plan: Measurement;
  readonly result: MeasurementResult;
  readonly buttons: ReactNode;
}) {
  const [version] = result.versions;
  if (!version) return null;
  const even = 1 / version.seats.length;
  const rows = (entries: readonly { name: string; share: VersionResult["seats"][number]["share"] }[]) =>
    entries.map(({ name, share }) => (
      <tr key={name}>
        <th scope="row">{name}</th>
        <td className="lab-wide">
          <IntervalBar of={share} from={0} to={1} look="side" mark={even} />
        </td>
        <td className="n">
          <b>{en.lab.percent(share.mean)}</b> {en.lab.spread(share.half)}
        </td>
        <td className="n">{share.groups}</td>
      </tr>
    ));
  return (
    <section className="lab-card" aria-labelledby="lab-seats">
      <header>
        <h2 id="lab-seats">{en.lab.sides}</h2>
        {buttons}
      </header>
      <table className="lab-table">
        <thead>
          <tr>
            <th scope="col">{en.lab.head.side}</th>
            <th scope="col" className="lab-wide">
              {en.lab.head.interval}
            </th>
            <th scope="col">{en.lab.won}</th>
            <th scope="col">{en.lab.head.matches}</th>
          </tr>
        </thead>
        <tbody>
          {rows(
            version.seats.map((played, i) => ({
              name: played.side === null ? en.lab.seatName(i + 1) : en.lab.seatSide(i + 1, sideName(plan.game, played)),
              share: played.share,
            })),
          )}
          {rows(version.sides.map((played) => ({ name: sideName(plan.game, played), share: played.share })))}
        </tbody>
      </table>
    </section>
  );
}

/** A and B side by side. */
export function MeasureTable({
  plan,
  result: { versions, difference },
  buttons,
}: {
  readonly plan: Measurement;
  readonly result: MeasurementResult;
  readonly buttons: ReactNode;
}) {
  const seat = plan.compare?.seat ?? 0;
  const [a, b] = versions;
  if (!a || !b) return null;
  const shares = versions.map((version) => version.seats[seat]?.share ?? { mean: 0, half: 0 });
  const middle = (quartiles: Quartiles | null): string => (quartiles ? en.lab.range(quartiles[1], quartiles[1]) : "–");
  const rows: readonly (readonly [string, string, string])[] = [
    [en.lab.medianLength, middle(a.length), middle(b.length)],
    [en.lab.aheadFrom, middle(a.ahead), middle(b.ahead)],
    [en.lab.gain, a.gain === null ? "–" : en.lab.percent(a.gain), b.gain === null ? "–" : en.lab.percent(b.gain)],
    [en.lab.drawn, String(a.drawn), String(b.drawn)],
    [en.lab.unfinished, String(a.unfinished), String(b.unfinished)],
  ];
  return (
    <section className="lab-card" aria-labelledby="lab-measures">
      <header>
        <h2 id="lab-measures">{en.lab.measures}</h2>
        {buttons}
      </header>
      <table className="lab-table">
        <thead>
          <tr>
            <th scope="col">{en.lab.head.measure}</th>
            {plan.compare?.versions.map(({ name }, i) => (
              // oxlint-disable-next-line react/no-array-index-key -- a version is its place
              <th key={i} scope="col">
                {en.lab.letters[i]}, <bdi>{name}</bdi>
              </th>
            ))}
            <th scope="col" className="desk-only">
              {en.lab.head.difference}
            </th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{en.lab.won}</th>
            {shares.map(({ mean, half }, i) => (
              // oxlint-disable-next-line react/no-array-index-key -- a version is its place
              <td key={i} className="n">
                <IntervalBar
                  of={{ mean, half }}
                  from={0}
                  to={1}
                  look={i === 0 ? "a" : "b"}
                  mark={1 / plan.bots.length}
                />
                <b>{en.lab.percent(mean)}</b> {en.lab.spread(half)}
              </td>
            ))}
            <td className={difference?.better === null ? "desk-only" : "desk-only good"}>
              {difference?.better === null ? en.lab.notClear : en.lab.clear}
            </td>
          </tr>
          {rows.map(([name, ofA, ofB]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td className="n">{ofA}</td>
              <td className="n">{ofB}</td>
              <td className="desk-only">–</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** When matches were decided, with what, and how they ended. */
export function TurningPoints({ plan, version }: { readonly plan: Measurement; readonly version: VersionResult }) {
  const { ahead, swingAt, gain, decisive, endings } = version;
  return (
    <section className="lab-card" aria-labelledby="lab-turning">
      <header>
        <h2 id="lab-turning">{en.lab.turning}</h2>
        {plan.compare && <p>{en.lab.letters[1]}</p>}
      </header>
      <p>
        {ahead && en.lab.turningNote(ahead[0], ahead[2])}{" "}
        {swingAt && gain !== null && en.lab.swingNote(swingAt[1], gain)}
      </p>
      <div className="lab-pair even">
        <RuleShares
          title={en.lab.decisive}
          note={decisive.length === 0 ? en.lab.noDecisive : en.lab.decisiveNote}
          rules={decisive}
          of={version.matches - version.unfinished}
        />
        <RuleShares title={en.lab.endings} note="" rules={endings} of={version.matches - version.unfinished} />
      </div>
    </section>
  );
}

function RuleShares({
  title,
  note,
  rules,
  of,
}: {
  readonly title: string;
  readonly note: string;
  readonly rules: readonly { readonly rule: string; readonly matches: number }[];
  readonly of: number;
}) {
  return (
    <div>
      <h3>{title}</h3>
      {note !== "" && <p className="panel-note">{note}</p>}
      {rules.length > 0 && (
        <table className="lab-table">
          <thead>
            <tr>
              <th scope="col">{en.lab.head.rule}</th>
              <th scope="col">{en.lab.head.matches}</th>
              <th scope="col">{en.lab.head.share}</th>
            </tr>
          </thead>
          <tbody>
            {rules.map(({ rule, matches }) => (
              <tr key={rule}>
                <th scope="row">
                  <RuleChip rule={rule as RuleId} />
                </th>
                <td className="n">{matches}</td>
                <td className="n">{en.lab.percent(of === 0 ? 0 : matches / of)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
