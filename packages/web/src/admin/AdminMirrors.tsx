import { Button } from "@starboard/ui";
import type { MirrorInfo } from "@starboard/wire/mirrors";
import { displayText } from "@starboard/wire/text";
import { useState } from "react";
import * as en from "../messages/en.ts";
import { Field, Form } from "../online/AccountForm.tsx";
import { call } from "../online/api.ts";
import { showProblem, toProblem } from "../problems.ts";
import { useNow } from "../shell/now.ts";
import { useFetched } from "../shell/use-fetched.ts";
import type { AdminHeaders } from "./admin-headers.ts";
import { Section } from "./Section.tsx";

const words = en.admin.mirrors;
const path = "admin/library/mirrors";

/** The hosts whose libraries this one follows: what was found there, how to add one and how to end it. */
export function AdminMirrors({ headers }: { readonly headers: AdminHeaders }) {
  const [changes, setChanges] = useState(0);
  const { value } = useFetched(`mirrors ${changes}`, () =>
    call<readonly MirrorInfo[]>("GET", path, undefined, headers),
  );
  const now = useNow();
  const [url, setUrl] = useState("");
  const [key, setKey] = useState("");
  const run = (act: Promise<unknown>): void =>
    void act.then(
      () => setChanges((n) => n + 1),
      (error: unknown) => showProblem(toProblem(error)),
    );
  const add = (): void => {
    const body = { url: url.trim(), ...(key.trim() !== "" && { key: key.trim().toLowerCase() }) };
    run(call("POST", path, body, headers).then(() => setUrl("")));
  };
  return (
    <Section title={words.title} {...((value ?? []).length === 0 && { none: words.none })}>
      {(value ?? []).map((mirror) => (
        <li key={mirror.id}>
          <span>
            <bdi>{displayText(mirror.url)}</bdi> <small>{stateOf(mirror, now)}</small>
            {mirror.key !== null && (
              <small>
                {" "}
                <code>{words.key(mirror.key.slice(0, 16))}</code>
              </small>
            )}
          </span>
          <span className="account-acts">
            <Button
              look="quiet"
              label={words.lookAt(mirror.url)}
              onClick={() => run(call("POST", `${path}/${mirror.id}/look`, undefined, headers))}
            >
              {words.look}
            </Button>
            <Button
              look="quiet"
              label={words.removeNamed(mirror.url)}
              onClick={() => run(call("DELETE", `${path}/${mirror.id}`, undefined, headers))}
            >
              {words.remove}
            </Button>
          </span>
        </li>
      ))}
      <li>
        <Form title="" label={words.add} submit={add}>
          <Field label={words.url} hint={words.urlHint} value={url} onChange={setUrl} complete="off" />
          <Field label={words.keyField} hint={words.keyHint} value={key} onChange={setKey} complete="off" />
          <div className="actions">
            <Button type="submit" look="may">
              {words.add}
            </Button>
          </div>
        </Form>
      </li>
    </Section>
  );
}

function stateOf({ at, code, items, refused, refusedCode }: MirrorInfo, now: number): string {
  if (at === null) return words.waiting;
  const seen = en.ago(at, now);
  if (code !== null) return words.failed(seen, code);
  return [words.found(items, seen), ...(refused > 0 ? [words.refused(refused, refusedCode ?? "")] : [])].join(" ");
}
