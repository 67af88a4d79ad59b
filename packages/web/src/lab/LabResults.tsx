import {
  type Measurement,
  measurementCsv,
  measurementJson,
  type MeasurementResult,
  resultOf,
  versionsOf,
} from "@starboard/lab/measurement";
import { Button, Icon } from "@starboard/ui";
import { useMemo } from "react";
import { sideName } from "../games.ts";
import * as en from "../messages/en.ts";
import { saveText } from "../shell/files.ts";
import { IntervalBar, LengthChart, ShareChart } from "./charts.tsx";
import { type LabRun, pauseLab, resumeLab, startLab, stopLab } from "./lab-job.ts";
import { MatchRows } from "./MatchRows.tsx";
import { MeasureTable, SeatTable, TurningPoints } from "./ResultTables.tsx";
import "./results.css";

/** The figures of a run: progress, headline, charts, tables, matches. */
export function LabResults({ run }: { readonly run: LabRun }) {
  const { plan, matches } = run;
  const result = useMemo(() => resultOf(plan, matches), [plan, matches]);
  const isOver = run.is === "done";
  const counted = plan.compare?.seat ?? 0;
  const name = (version: number): string =>
    plan.compare ? (en.lab.letters[version] ?? "") : seatSideName(plan, result, 0, counted);
  const last = result.versions.at(-1);
  return (
    <div className="lab-results">
      <Progress run={run} />
      {matches.length > 0 && last && (
        <>
          <Headline plan={plan} result={result} isOver={isOver} />
          <div className="lab-pair">
            <section className="lab-card" aria-labelledby="lab-share">
              <header>
                <h2 id="lab-share">{en.lab.share(result.versions.map((_, i) => name(i)))}</h2>
                <p>{en.lab.shareNote}</p>
              </header>
              <ShareChart
                course={result.course}
                all={plan.matches}
                even={1 / plan.bots.length}
                of={result.versions.map((_, i) => name(i))}
              />
            </section>
            <section className="lab-card" aria-labelledby="lab-length">
              <header>
                <h2 id="lab-length">{en.lab.length}</h2>
                <p>{en.lab.lengthNote(plan.compare ? name(1) : null)}</p>
              </header>
              <LengthChart lengths={last.lengths} />
              <p className="panel-note">
                {en.lab.middleHalf(last.length[0], last.length[2])}{" "}
                {plan.compare &&
                  result.versions[0] &&
                  en.lab.ofOther("A", result.versions[0].length[0], result.versions[0].length[2])}
              </p>
            </section>
          </div>
          {plan.compare ? (
            <MeasureTable plan={plan} result={result} buttons={<Downloads run={run} />} />
          ) : (
            <SeatTable plan={plan} result={result} buttons={<Downloads run={run} />} />
          )}
          <TurningPoints plan={plan} version={last} />
          <MatchRows run={run} />
        </>
      )}
    </div>
  );
}

/** What a seat of a version plays. */
function seatSideName({ game }: Measurement, { versions }: MeasurementResult, version: number, seat: number): string {
  const played = versions[version]?.seats[seat];
  return played === undefined || played.side === null ? en.lab.seatName(seat + 1) : sideName(game, played);
}

function Progress({ run }: { readonly run: LabRun }) {
  const { plan, matches, is, errors, workers, leftMs, problem } = run;
  const versions = versionsOf(plan);
  const all = plan.matches * versions;
  const isActive = is === "running" || is === "paused";
  const about = [
    ...(is === "running" ? (leftMs === null ? [] : [en.lab.left(leftMs)]) : [en.lab[is === "failed" ? "stopped" : is]]),
    ...(workers > 0 ? [en.lab.workers(workers)] : []),
    en.lab.failed(errors),
  ];
  return (
    <section className="lab-progress" aria-label={en.lab.progress}>
      <h2 className="n">{en.lab.playedOf(Math.floor(matches.length / versions), plan.matches, versions > 1)}</h2>
      <p className="n">{about.join(" · ")}</p>
      <div className="row">
        {is === "running" && (
          <Button onClick={pauseLab}>
            <Icon name="pause" size={16} /> {en.lab.pause}
          </Button>
        )}
        {is === "paused" && (
          <Button onClick={resumeLab}>
            <Icon name="play" size={16} /> {en.lab.resume}
          </Button>
        )}
        {isActive && (
          <Button onClick={stopLab}>
            <Icon name="cross" size={16} /> {en.lab.stop}
          </Button>
        )}
        {!isActive && matches.length < all && (
          <Button onClick={() => startLab(plan, run)}>
            <Icon name="play" size={16} /> {en.lab.goOn}
          </Button>
        )}
      </div>
      <progress max={all} value={matches.length} aria-label={en.lab.progress} />
      {problem && (
        <p className="bad" role="alert">
          {en.problem(problem.code, problem.about)} <code>{problem.code}</code>
        </p>
      )}
    </section>
  );
}

/** The ends of the axis of a difference. */
const reach = (most: number): number => [0.1, 0.2, 0.5].find((end) => end >= most) ?? 1;

function Headline({
  plan,
  result,
  isOver,
}: {
  readonly plan: Measurement;
  readonly result: MeasurementResult;
  readonly isOver: boolean;
}) {
  const { versions, difference } = result;
  const seat = plan.compare?.seat ?? 0;
  const label = isOver ? en.lab.result : en.lab.sofar;
  if (!plan.compare || !difference) return <SidesHeadline plan={plan} result={result} label={label} />;
  const [a = 0, b = 0] = versions.map((version) => version.seats[seat]?.share.mean ?? 0);
  const { difference: d, better, chance, expectedHalf } = difference;
  const end = reach(Math.abs(d.mean) + d.half);
  return (
    <section className="lab-card lab-headline" aria-live="off">
      <div>
        <p className="lab-label">{label}</p>
        <p className="lab-says">
          {better === 1
            ? en.lab.better("B", "A", b, a)
            : better === 0
              ? en.lab.better("A", "B", a, b)
              : isOver
                ? en.lab.noDifference(a, b)
                : en.lab.undecided(a, b)}
        </p>
        <p>
          {en.lab.difference(d.mean, d.half)} {en.lab.chance(chance)}{" "}
          {!isOver && en.lab.narrow(plan.matches, expectedHalf)}
        </p>
        {!isOver && <p className="panel-note">{en.lab.peeking}</p>}
      </div>
      <figure aria-label={en.lab.minusLabel(d.mean, d.half)}>
        <figcaption>{en.lab.minus}</figcaption>
        <IntervalBar of={d} from={-end} to={end} look={better === null ? "open" : "clear"} mark={0} />
        <p className="n" aria-hidden="true">
          <span>{en.lab.signed(-end)}</span>
          <span>0</span>
          <span>{en.lab.signed(end)}</span>
        </p>
      </figure>
    </section>
  );
}

function SidesHeadline({
  plan,
  result,
  label,
}: {
  readonly plan: Measurement;
  readonly result: MeasurementResult;
  readonly label: string;
}) {
  const [version] = result.versions;
  if (!version) return null;
  const even = 1 / plan.bots.length;
  const entries = [
    ...version.seats.map(({ share }, seat) => ({ name: seatSideName(plan, result, 0, seat), share })),
    ...version.sides.map((played) => ({ name: sideName(plan.game, played), share: played.share })),
  ];
  const ahead = entries
    .filter(({ share }) => share.mean - share.half > even)
    .toSorted((x, y) => y.share.mean - y.share.half - (x.share.mean - x.share.half))[0];
  return (
    <section className="lab-card lab-headline">
      <div>
        <p className="lab-label">{label}</p>
        <p className="lab-says">{ahead ? en.lab.favourite(ahead.name, ahead.share.mean) : en.lab.even}</p>
        <p>{en.lab.evenNote(even)}</p>
      </div>
    </section>
  );
}

function Downloads({ run: { plan, matches, id } }: { readonly run: LabRun }) {
  const name = `starboard-lab-${plan.game}-${id.slice(0, 6)}`;
  return (
    <div className="row">
      <Button
        look="quiet"
        label={en.lab.csvLabel}
        onClick={() => saveText(measurementCsv(plan, matches), `${name}.csv`, "text/csv")}
      >
        <Icon name="save" size={16} /> {en.lab.csv}
      </Button>
      <Button
        look="quiet"
        label={en.lab.jsonLabel}
        onClick={() => saveText(measurementJson(plan, matches), `${name}.json`)}
      >
        <Icon name="save" size={16} /> {en.lab.json}
      </Button>
    </div>
  );
}
