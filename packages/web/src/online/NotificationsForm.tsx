import { Button, Segments } from "@starboard/ui";
import type { ChannelInfo, NewChannel, NoticesInfo, NoticeWhen } from "@starboard/wire/notices";
import { useEffect, useState } from "react";
import * as en from "../messages/en.ts";
import { tellTrouble, troubleOf } from "../problems.ts";
import { Field, Form } from "./AccountForm.tsx";
import { call } from "./api.ts";
import { canPush, pushHere } from "./push.ts";

const WHENS = ["mail", "all", "never"] as const;

/** When and where somebody is told that it is their turn; nothing for a browser that is nobody yet. */
export function NoticesPanel() {
  const [info, setInfo] = useState<NoticesInfo | null>(null);
  useEffect(() => {
    let here = true;
    call<NoticesInfo>("GET", "notices").then(
      (found) => here && setInfo(found),
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, []);
  if (!info) return null;
  const run = async (act: () => Promise<NoticesInfo>): Promise<boolean> => {
    try {
      setInfo(await act());
      return true;
    } catch (error) {
      tellTrouble(troubleOf(error));
      return false;
    }
  };
  const add = (channel: NewChannel): Promise<boolean> => run(() => call<NoticesInfo>("POST", "notices", channel));
  return (
    <section className="account-form" aria-label={en.notices.title}>
      <h2>{en.notices.title}</h2>
      <Segments<NoticeWhen>
        label={en.notices.when}
        value={info.when}
        options={WHENS.map((value) => ({ value, name: en.notices.whens[value] }))}
        onChange={(when) => void run(() => call<NoticesInfo>("PUT", "notices", { when }))}
      />
      <p className="panel-note">{en.notices.help}</p>
      {info.channels.length === 0 && <p className="panel-note">{en.notices.none}</p>}
      <ul className="account-list" aria-label={en.notices.title}>
        {info.channels.map((one) => (
          <Place key={one.id} one={one} run={run} />
        ))}
      </ul>
      <div className="account-acts">
        <Button
          look="may"
          why={canPush() ? undefined : { fact: en.notices.noPush }}
          onClick={() => void run(async () => call<NoticesInfo>("POST", "notices", await pushHere(info.pushKey)))}
        >
          {en.notices.push}
        </Button>
      </div>
      {info.mail ? (
        <One
          label={en.notices.address}
          act={en.notices.addMail}
          type="email"
          add={(address) => add({ is: "mail", address })}
        />
      ) : (
        <p className="panel-note">{en.notices.noMail}</p>
      )}
      <One
        label={en.notices.webhook}
        act={en.notices.addWebhook}
        type="url"
        add={(url) => add({ is: "webhook", url })}
      />
    </section>
  );
}

type Run = (act: () => Promise<NoticesInfo>) => Promise<boolean>;

function Place({ one, run }: { readonly one: ChannelInfo; readonly run: Run }) {
  return (
    <li>
      <span>
        <b>{one.to}</b>{" "}
        <small>
          {en.notices.is[one.is]}
          {!one.confirmed && ` · ${en.notices.unconfirmed}`}
        </small>
        {one.secret !== undefined && (
          <details>
            <summary>{en.notices.secret}</summary>
            <code>{one.secret}</code>
          </details>
        )}
      </span>
      {!one.confirmed && (
        <One
          label={en.notices.code(one.to)}
          act={en.notices.confirm}
          type="text"
          add={(code) => run(() => call<NoticesInfo>("POST", `notices/${one.id}/confirm`, { code }))}
        />
      )}
      <Button look="quiet" onClick={() => void run(() => call<NoticesInfo>("DELETE", `notices/${one.id}`))}>
        {en.notices.drop(one.to)}
      </Button>
    </li>
  );
}

/** One field and what becomes of it. */
function One({
  label,
  act,
  type,
  add,
}: {
  readonly label: string;
  readonly act: string;
  readonly type: "text" | "email" | "url";
  readonly add: (value: string) => Promise<boolean>;
}) {
  const [value, setValue] = useState("");
  const submit = async (): Promise<void> => {
    if (value.trim() !== "" && (await add(value.trim()))) setValue("");
  };
  return (
    <Form title="" label={label} submit={() => void submit()}>
      <Field label={label} value={value} onChange={setValue} type={type} />
      <div className="account-acts">
        <Button type="submit">{act}</Button>
      </div>
    </Form>
  );
}
