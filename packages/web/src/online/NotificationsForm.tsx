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
    <section className="account-form" aria-label={en.notifications.title}>
      <h2>{en.notifications.title}</h2>
      <Segments<NotifyFor>
        label={en.notifications.when}
        value={info.when}
        options={WHENS.map((value) => ({ value, name: en.notifications.whens[value] }))}
        onChange={(when) => void run(() => call<NotificationSettings>("PUT", "notifications", { when }))}
      />
      <label className="online-check">
        <input
          type="checkbox"
          checked={info.daily}
          disabled={info.when === "never"}
          onChange={({ target }) =>
            void run(() =>
              call<NotificationSettings>("PUT", "notifications", { when: info.when, daily: target.checked }),
            )
          }
        />
        {en.notifications.daily}
      </label>
      <p className="panel-note">{en.notifications.help}</p>
      {info.targets.length === 0 && <p className="panel-note">{en.notifications.none}</p>}
      <ul className="account-list" aria-label={en.notifications.title}>
        {info.targets.map((one) => (
          <Place key={one.id} one={one} run={run} />
        ))}
      </ul>
      <div className="account-acts">
        <Button
          look="may"
          why={canPush() ? undefined : { fact: en.notifications.noPush }}
          onClick={() =>
            void run(async () => call<NotificationSettings>("POST", "notifications", await pushHere(info.pushKey)))
          }
        >
          {en.notifications.push}
        </Button>
      </div>
      {info.email ? (
        <One
          label={en.notifications.address}
          act={en.notifications.addMail}
          type="email"
          add={(address) => add({ is: "email", address })}
        />
      ) : (
        <p className="panel-note">{en.notifications.noMail}</p>
      )}
      <One
        label={en.notifications.webhook}
        act={en.notifications.addWebhook}
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
          {en.notifications.is[one.is]}
          {!one.confirmed && ` · ${en.notifications.unconfirmed}`}
        </small>
        {one.secret !== undefined && (
          <details>
            <summary>{en.notifications.secret}</summary>
            <code>{one.secret}</code>
          </details>
        )}
      </span>
      {!one.confirmed && (
        <One
          label={en.notifications.code(one.to)}
          act={en.notifications.confirm}
          type="text"
          add={(code) => run(() => call<NotificationSettings>("POST", `notifications/${one.id}/confirm`, { code }))}
        />
      )}
      <Button
        look="quiet"
        onClick={() => void run(() => call<NotificationSettings>("DELETE", `notifications/${one.id}`))}
      >
        {en.notifications.drop(one.to)}
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
