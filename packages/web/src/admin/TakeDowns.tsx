import { Button, Dialog } from "@starboard/ui";
import { displayText } from "@starboard/wire/text";
import { useState } from "react";
import * as en from "../messages/en.ts";
import { Field, Form } from "../online/AccountForm.tsx";
import { call } from "../online/api.ts";
import { link, type Route } from "../router.ts";
import { useNow } from "../shell/now.ts";
import type { AdminHeaders } from "./admin-headers.ts";
import { Section } from "./Section.tsx";

export type Run = (act: (headers: AdminHeaders) => Promise<unknown>) => void;
/** A report about something that can be taken down. */
export interface Reported {
  readonly id: string;
  readonly name: string;
  readonly why: string;
  readonly at: number;
  /** Where it is seen, by whom it is if that is known, and the address that takes it down. */
  readonly to: Route;
  readonly by?: string;
  readonly takenDownAt: string;
}
interface Words {
  readonly title: string;
  readonly none: string;
  readonly takeDown: string;
  readonly takeDownNamed: (name: string) => string;
  readonly takeDownTitle: (name: string) => string;
  readonly takeDownText: string;
  readonly why: string;
}

/** Reports, with what an administrator can do about them. */
export function TakeDowns({
  reports,
  words,
  settledAt,
  run,
}: {
  readonly reports: readonly Reported[];
  readonly words: Words;
  /** Address of the reports, below which each of them is settled. */
  readonly settledAt: string;
  readonly run: Run;
}) {
  const now = useNow();
  const [taking, setTaking] = useState<Reported | null>(null);
  return (
    <Section title={words.title} {...(reports.length === 0 && { none: words.none })}>
      {reports.map((report) => (
        <li key={report.id}>
          <span>
            <a {...link(report.to)}>
              <bdi>{report.name}</bdi>
            </a>{" "}
            <small>
              {[
                ...(report.by === undefined ? [] : [report.by]),
                en.admin.reported(displayText(report.why), en.ago(report.at, now)),
              ].join(" · ")}
            </small>
          </span>
          <span className="account-acts">
            <Button look="quiet" label={words.takeDownNamed(report.name)} onClick={() => setTaking(report)}>
              {words.takeDown}
            </Button>
            <Button
              look="quiet"
              onClick={() =>
                run((headers) => call("DELETE", `${settledAt}/${encodeURIComponent(report.id)}`, undefined, headers))
              }
            >
              {en.admin.settle}
            </Button>
          </span>
        </li>
      ))}
      {taking && <TakeDown report={taking} words={words} run={run} onClose={() => setTaking(null)} />}
    </Section>
  );
}

/** Dialog that asks for the reason, which those whom it concerns read. */
function TakeDown({
  report,
  words,
  run,
  onClose,
}: {
  readonly report: Reported;
  readonly words: Words;
  readonly run: Run;
  readonly onClose: () => void;
}) {
  const [why, setWhy] = useState("");
  const submit = (): void => {
    onClose();
    run((headers) => call("PUT", report.takenDownAt, { why: why.trim() }, headers));
  };
  return (
    <Dialog title={words.takeDownTitle(report.name)} onClose={onClose}>
      <Form title="" label={words.takeDownTitle(report.name)} submit={submit}>
        <p>{words.takeDownText}</p>
        <Field label={words.why} value={why} onChange={setWhy} complete="off" />
        <div className="actions">
          <Button onClick={onClose}>{en.admin.keep}</Button>
          <Button type="submit" look="main">
            {words.takeDown}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
