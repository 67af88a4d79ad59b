import { Button, Dialog } from "@starboard/ui";
import type { LibraryReport } from "@starboard/wire/library";
import { displayText } from "@starboard/wire/text";
import { useState } from "react";
import * as en from "../messages/en.ts";
import { Field, Form } from "../online/AccountForm.tsx";
import { call } from "../online/api.ts";
import { link } from "../router.ts";
import { useNow } from "../shell/now.ts";
import type { AdminHeaders } from "./admin-headers.ts";
import { Section } from "./Section.tsx";

type Run = (act: (headers: AdminHeaders) => Promise<unknown>) => void;
const words = en.admin.library;

/** Reports about items of the library, with what an administrator can do about them. */
export function AdminLibrary({ reports, run }: { readonly reports: readonly LibraryReport[]; readonly run: Run }) {
  const now = useNow();
  const [taking, setTaking] = useState<LibraryReport | null>(null);
  return (
    <Section title={words.title} {...(reports.length === 0 && { none: words.none })}>
      {reports.map((report) => (
        <li key={report.id}>
          <span>
            <a {...link({ at: "libraryItem", item: report.item })}>
              <bdi>{report.name}</bdi>
            </a>{" "}
            <small>
              {words.by(report.maker.name)} · {en.admin.reported(displayText(report.why), en.ago(report.at, now))}
            </small>
          </span>
          <span className="account-acts">
            <Button look="quiet" label={words.takeDownNamed(report.name)} onClick={() => setTaking(report)}>
              {words.takeDown}
            </Button>
            <Button
              look="quiet"
              onClick={() =>
                run((headers) =>
                  call("DELETE", `admin/library/reports/${encodeURIComponent(report.id)}`, undefined, headers),
                )
              }
            >
              {en.admin.settle}
            </Button>
          </span>
        </li>
      ))}
      {taking && <TakeDown report={taking} run={run} onClose={() => setTaking(null)} />}
    </Section>
  );
}

/** Dialog that asks for the reason, which the maker reads. */
function TakeDown({
  report,
  run,
  onClose,
}: {
  readonly report: LibraryReport;
  readonly run: Run;
  readonly onClose: () => void;
}) {
  const [why, setWhy] = useState("");
  const submit = (): void => {
    onClose();
    run((headers) => call("PUT", `admin/library/items/${report.item}/taken-down`, { why: why.trim() }, headers));
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
