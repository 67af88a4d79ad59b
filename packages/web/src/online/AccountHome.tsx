import { Button } from "@starboard/ui";
import type { AccountInfo } from "@starboard/wire/account";
import { useState } from "react";
import * as en from "../messages/en.ts";
import { link } from "../router.ts";
import { useNow } from "../shell/now.ts";
import { showSuccess } from "../problems.ts";
import type { RunAccount } from "./Account.tsx";
import { AccountData } from "./AccountData.tsx";
import { Field, Form } from "./AccountForm.tsx";
import { accountApi } from "./account-api.ts";
import { browserName, gameName } from "./names.ts";

interface Props {
  readonly info: AccountInfo;
  readonly run: RunAccount;
}

/** The account page of a signed-in player. */
export function AccountHome({ info, run }: Props) {
  return (
    <>
      <div className="account-acts">
        <p>{en.account.as(info.login)}</p>
        <Button onClick={() => void run(() => accountApi.leave(), true)}>{en.account.out}</Button>
      </div>
      <Ratings info={info} run={run} />
      <Passkeys info={info} run={run} />
      <Password info={info} run={run} />
      <Sessions info={info} run={run} />
      <AccountData known={info.login} run={run} words={en.account} />
    </>
  );
}

function Ratings({ info, run }: Props) {
  return (
    <section className="account-form">
      <h2>{en.account.ratings}</h2>
      {info.ratings.length === 0 && <p className="panel-note">{en.account.noRatings}</p>}
      <ul className="account-list" aria-label={en.account.ratings}>
        {info.ratings.map(({ game, pace, players, rating, deviation, matches }) => (
          <li key={`${game} ${pace} ${players}`}>
            <b>
              {gameName({ game })} · {en.ladder.board(pace, players)}
            </b>
            <span>{en.account.rating(rating, deviation, matches)}</span>
          </li>
        ))}
      </ul>
      <label className="account-check">
        <input
          type="checkbox"
          checked={info.listed}
          onChange={(event) => void run(() => accountApi.setListed(event.target.checked))}
        />
        <span>
          {en.ladder.listed}
          <small>{en.ladder.listedText}</small>
        </span>
      </label>
      <label className="account-check">
        <input
          type="checkbox"
          checked={info.publicProfile}
          onChange={(event) => void run(() => accountApi.setProfile(event.target.checked))}
        />
        <span>
          {en.people.choose}
          <small>{en.people.chooseText}</small>
        </span>
      </label>
      <p>
        <a {...link({ at: "people", person: info.person })}>{en.people.mine}</a> ·{" "}
        <a {...link({ at: "ladder" })}>{en.ladder.title}</a>
      </p>
    </section>
  );
}

function Passkeys({ info, run }: Props) {
  const [label, setLabel] = useState("");
  const now = useNow();
  return (
    <Form
      title={en.account.passkeys}
      submit={() =>
        void run(() => accountApi.addPasskey(label.trim() || en.account.unnamed)).then((done) => done && setLabel(""))
      }
    >
      {info.passkeys.length === 0 && <p className="panel-note">{en.account.noPasskeys}</p>}
      <ul className="account-list" aria-label={en.account.passkeys}>
        {info.passkeys.map((key) => (
          <li key={key.id}>
            <span>
              <b>{key.label || en.account.unnamed}</b> <small>{en.account.since(en.ago(key.createdAt, now))}</small>
            </span>
            <Button look="quiet" onClick={() => void run(() => accountApi.dropPasskey(key.id))}>
              {en.account.dropPasskey(key.label || en.account.unnamed)}
            </Button>
          </li>
        ))}
      </ul>
      <Field label={en.account.label} value={label} onChange={setLabel} />
      <div className="account-acts">
        <Button type="submit" look="may">
          {en.account.addPasskey}
        </Button>
      </div>
    </Form>
  );
}

function Password({ info, run }: Props) {
  const [was, setWas] = useState("");
  const [next, setNext] = useState("");
  const save = async (): Promise<void> => {
    if (next === "") return;
    if (!(await run(() => accountApi.setPassword(next, info.password ? was : undefined)))) return;
    setWas("");
    setNext("");
    showSuccess({ code: "WEB_PASSWORD_SET" });
  };
  return (
    <Form title={en.account.password} submit={() => void save()}>
      <p className="panel-note">{info.password ? en.account.hasPassword : en.account.noPassword}</p>
      {/* Tells password managers which login the password belongs to. */}
      <input className="sr" type="text" autoComplete="username" value={info.login} readOnly hidden />
      {info.password && (
        <Field label={en.account.was} value={was} onChange={setWas} type="password" complete="current-password" />
      )}
      <Field
        label={en.account.next}
        hint={en.account.passwordHint}
        value={next}
        onChange={setNext}
        type="password"
        complete="new-password"
      />
      <div className="account-acts">
        <Button type="submit" look="may">
          {en.account.setPassword}
        </Button>
      </div>
    </Form>
  );
}

function Sessions({ info, run }: Props) {
  const now = useNow();
  return (
    <section className="account-form">
      <h2>{en.account.sessions}</h2>
      <ul className="account-list" aria-label={en.account.sessions}>
        {info.sessions.map(({ id, agent, seenAt, current }) => (
          <li key={id}>
            <span>
              <b>{browserName(agent) || en.account.unknown}</b>{" "}
              <small>{current ? en.account.here : en.account.seen(en.ago(seenAt, now))}</small>
            </span>
            {!current && (
              <Button
                look="quiet"
                label={en.account.end(browserName(agent) || en.account.unknown)}
                onClick={() => void run(() => accountApi.endSession(id))}
              >
                {en.account.endShort}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
