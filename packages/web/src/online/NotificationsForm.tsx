import { Button, Segments } from "@starboard/ui";
import type { TargetInfo, NewTarget, NotificationSettings, NotifyFor } from "@starboard/wire/notifications";
import { useEffect, useState } from "react";
import * as en from "../messages/en.ts";
import { showProblem, toProblem } from "../problems.ts";
import { Field, Form } from "./AccountForm.tsx";
import { call } from "./api.ts";
import { canPush, pushHere } from "./push.ts";

const WHENS = ["correspondence", "all", "never"] as const;

/** Notification settings; renders nothing for a browser without an identity. */
export function NotificationsForm() {
  const [info, setInfo] = useState<NotificationSettings | null>(null);
  useEffect(() => {
    let here = true;
    call<NotificationSettings>("GET", "notifications").then(
      (found) => here && setInfo(found),
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, []);
  if (!info) return null;
  const run = async (act: () => Promise<NotificationSettings>): Promise<boolean> => {
    try {
      setInfo(await act());
      return true;
    } catch (error) {
      showProblem(toProblem(error));
      return false;
    }
  };
  const add = (channel: NewTarget): Promise<boolean> =>
    run(() => call<NotificationSettings>("POST", "notifications", channel));
  return (
    <section className="account-form" aria-label={en.notices.title}>
      <h2>{en.notices.title}</h2>
      <Segments<NotifyFor>
        label={en.notices.when}
        value={info.when}
        options={WHENS.map((value) => ({ value, name: en.notices.whens[value] }))}
        onChange={(when) => void run(() => call<NotificationSettings>("PUT", "notifications", { when }))}
      />
      <p className="panel-note">{en.notices.help}</p>
      {info.targets.length === 0 && <p className="panel-note">{en.notices.none}</p>}
      <ul className="account-list" aria-label={en.notices.title}>
        {info.targets.map((one) => (
          <Place key={one.id} one={one} run={run} />
        ))}
      </ul>
      <div className="account-acts">
        <Button
          look="may"
          why={canPush() ? undefined : { fact: en.notices.noPush }}
          onClick={() =>
            void run(async () => call<NotificationSettings>("POST", "notifications", await pushHere(info.pushKey)))
          }
        >
          {en.notices.push}
        </Button>
      </div>
      {info.email ? (
        <One
          label={en.notices.address}
          act={en.notices.addMail}
          type="email"
          add={(address) => add({ is: "email", address })}
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

type Run = (act: () => Promise<NotificationSettings>) => Promise<boolean>;

function Place({ one, run }: { readonly one: TargetInfo; readonly run: Run }) {
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
          add={(code) => run(() => call<NotificationSettings>("POST", `notifications/${one.id}/confirm`, { code }))}
        />
      )}
      <Button
        look="quiet"
        onClick={() => void run(() => call<NotificationSettings>("DELETE", `notifications/${one.id}`))}
      >
        {en.notices.drop(one.to)}
      </Button>
    </li>
  );
}

/** A field with a button that adds its value. */
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
