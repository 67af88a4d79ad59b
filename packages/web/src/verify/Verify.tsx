import { Button, Icon, RuleChip } from "@starboard/ui";
import type { VerificationStep, RuleId } from "@starboard/kernel";
import { type DragEvent, useEffect, useState } from "react";
import * as en from "../messages/en.ts";
import { link, navigate } from "../router.ts";
import { loose, recordText, textOf } from "../shell/files.ts";
import { FileButton } from "../shell/FileButton.tsx";
import { Loading } from "../shell/Loading.tsx";
import { useNow } from "../shell/now.ts";
import { sorted, useTables } from "../tables/store.ts";
import { statusText, titleOf } from "../tables/summary-texts.ts";
import { useFetched } from "../shell/use-fetched.ts";
import type { Problem } from "../problems.ts";
import { savedEntropy } from "../online/entropy.ts";
import { prove } from "./prove.ts";
import type { Derived, VerificationReport } from "./verification-report.ts";
import "./verify.css";

/** The record to verify: a local match or a chosen file. */
interface Subject {
  readonly key: string;
  readonly text: () => Promise<string>;
}

/** The verification page, for a file or a local match. */
export function Verify({ match }: { readonly match?: string | undefined }) {
  const [file, setFile] = useState<Subject | null>(null);
  const subject = file ?? (match === undefined ? null : { key: match, text: () => recordText(match) });
  const drop = (event: DragEvent): void => {
    const dropped = event.dataTransfer.files[0];
    if (!dropped) return;
    // Keeps the page from opening the file as a replay.
    event.preventDefault();
    setFile(subjectOf(dropped));
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- files may be dropped anywhere; the button does the same by keyboard
    <main className="page narrow verify" id="content" onDrop={drop} onDragOver={(event) => event.preventDefault()}>
      <h1>{en.verify.title}</h1>
      <p>{en.verify.lead}</p>
      {subject ? (
        <Proving
          key={subject.key}
          subject={subject}
          match={file ? "file" : (match ?? "file")}
          onFile={(next) => setFile(subjectOf(next))}
          onAgain={() => {
            setFile(null);
            navigate({ at: "verify" });
          }}
        />
      ) : (
        <>
          <Chooser onFile={(next) => setFile(subjectOf(next))} />
          <Finished />
        </>
      )}
    </main>
  );
}

let handedIn = 0;
function subjectOf(file: File): Subject {
  handedIn += 1;
  return {
    key: `file ${handedIn}`,
    async text() {
      const text = await textOf(file);
      loose.set("file", text);
      return text;
    },
  };
}

function Proving({
  subject,
  match,
  onFile,
  onAgain,
}: {
  readonly subject: Subject;
  readonly match: string;
  readonly onFile: (file: File) => void;
  readonly onAgain: () => void;
}) {
  const { value: report, problem } = useFetched(subject.key, async () => prove(await subject.text()));
  if (!report && !problem) return <Loading text={en.verify.working} />;
  const wrong = problem ?? (report && "problem" in report ? report.problem : null);
  if (wrong) {
    return (
      <>
        <Refused problem={wrong} />
        <Chooser onFile={onFile} />
      </>
    );
  }
  return report && !("problem" in report) ? <Findings report={report} match={match} onAgain={onAgain} /> : null;
}

/** The finished local matches to choose from. */
function Finished() {
  const now = useNow();
  const refresh = useTables((s) => s.refresh);
  const finished = sorted(useTables((s) => s.summaries)).over;
  useEffect(() => void refresh(), [refresh]);
  if (finished.length === 0) return null;
  return (
    <section>
      <h2>{en.verify.mine}</h2>
      <ul className="tables">
        {finished.map((summary) => (
          <li key={summary.match}>
            <a className="tb" {...link({ at: "verify", match: summary.match })}>
              <span className="th">
                <Icon name="shield" />
              </span>
              <span>
                <b>{titleOf(summary)}</b>
                <span>{statusText(summary)}</span>
              </span>
              <time dateTime={new Date(summary.changedAt).toISOString()}>{en.ago(summary.changedAt, now)}</time>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Chooser({ onFile }: { readonly onFile: (file: File) => void }) {
  return (
    <div className="verify-drop">
      <Icon name="shield" size={40} />
      <FileButton look="main" label={en.verify.choose} onFile={onFile} />
      <span>{en.verify.drop}</span>
    </div>
  );
}

function Refused({ problem }: { readonly problem: Problem }) {
  return (
    <p className="verify-verdict bad" role="alert">
      <Icon name="warn" />
      <span>
        {en.problem(problem.code, problem.about)} <code>{problem.code}</code>
      </span>
    </p>
  );
}

function Findings({
  report,
  match,
  onAgain,
}: {
  readonly report: Exclude<VerificationReport, { problem: Problem }>;
  readonly match: string;
  readonly onAgain: () => void;
}) {
  return (
    <>
      <output className={`verify-verdict ${report.good ? "good" : "bad"}`}>
        <Icon name={report.good ? "shield" : "warn"} />
        <span>
          <b>{verdict(report)}</b>
          <small>
            {report.game} · {en.against(report.seats)}
          </small>
        </span>
      </output>
      <ul className="checks">
        {report.checks.map((check) => (
          <Line key={check.check} check={check} />
        ))}
      </ul>
      {report.digest !== null && (
        <p className="panel-note">
          {en.verify.digest} <code>{report.digest}</code>
        </p>
      )}
      <Source report={report} />
      {report.draws.length > 0 && <Draws draws={report.draws} />}
      <div className="row">
        <a className="btn may" {...link({ at: "replay", match })}>
          <Icon name="play" />
          {en.verify.watch}
        </a>
        <Button
          onClick={() => {
            onAgain();
            navigate({ at: "verify" });
          }}
        >
          {en.verify.another}
        </Button>
      </div>
    </>
  );
}

function verdict({ good, open, foreign, game }: Exclude<VerificationReport, { problem: Problem }>): string {
  if (!good) return en.verify.bad;
  if (foreign) return en.verify.foreign(game);
  return open ? en.verify.open : en.verify.good;
}

function Line({ check }: { readonly check: VerificationStep }) {
  const [name, meaning] = en.verify.checks[check.check] ?? [check.check, ""];
  return (
    <li className={check.state}>
      <Icon name={check.state === "ok" ? "check" : check.state === "open" ? "time" : "cross"} />
      <div>
        <b>
          {name}: {en.verify.states[check.state]}
        </b>
        <span className="n">{en.verify.count(check.check, check.count)}</span>
        {check.state === "open" && check.fault ? (
          <p>
            {en.problem(check.fault.code)} <code>{check.fault.code}</code>
          </p>
        ) : (
          <p>{meaning}</p>
        )}
        {check.state !== "open" && check.fault && (
          <p className="bad">
            {en.problem(check.fault.code, { ...check.fault })} {en.verify.at(check.fault.n)}{" "}
            <code>{check.fault.code}</code>{" "}
            {check.fault.refusal && (
              <>
                <code>{check.fault.refusal.code}</code> <RuleChip rule={check.fault.refusal.rule} />
              </>
            )}
          </p>
        )}
      </div>
    </li>
  );
}

/** The source of all draws: the secret and every seat's entropy. */
function Source({ report }: { readonly report: Exclude<VerificationReport, { problem: Problem }> }) {
  const { commitment, secret, entropy, seats } = report;
  const own = savedEntropy(commitment);
  return (
    <details className="draws">
      <summary>{en.verify.source}</summary>
      <dl className="verify-source">
        <dt>{en.verify.commitment}</dt>
        <dd>
          <code>{commitment}</code>
        </dd>
        <dt>{en.verify.secret}</dt>
        <dd>{secret === null ? en.verify.sealed : <code>{secret}</code>}</dd>
        {entropy.map((part, i) => (
          // oxlint-disable-next-line react/no-array-index-key -- a seat is its place at the table
          <div key={i}>
            <dt>{en.verify.chance(seats[i] ?? "")}</dt>
            <dd>
              {part === "" ? en.verify.noChance : <code>{part}</code>}
              {part !== "" && own.includes(part) && <b> {en.verify.ownChance}</b>}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** Rows shown of a long list of draws. */
const MOST = 500;

function Draws({ draws }: { readonly draws: readonly Derived[] }) {
  return (
    <details className="draws">
      <summary>
        {en.verify.dice} ({draws.length})
      </summary>
      <div className="book-table">
        <table className="ledger">
          <thead>
            <tr>
              {en.verify.diceHead.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {draws.slice(0, MOST).map((draw, i) => {
              const wrong = draw.derived !== null && draw.derived.join() !== draw.values.join();
              return (
                // oxlint-disable-next-line react/no-array-index-key -- a draw is its place in the record
                <tr key={i} className={wrong ? "bad" : undefined}>
                  <td className="n">{draw.n}</td>
                  <td>
                    <RuleChip rule={draw.rule as RuleId} />
                  </td>
                  <td className="n">D{draw.sides}</td>
                  <td className="n">{draw.values.join(" ")}</td>
                  <td className="n">{draw.derived === null ? "–" : draw.derived.join(" ")}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </details>
  );
}
