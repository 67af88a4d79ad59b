import { Button, Dialog } from "@starboard/frame";
import type { AdminInfo, AdminPlayer, AdminReport, AdminTable } from "@starboard/wire/admin";
import { type ReactNode, useState } from "react";
import * as en from "../messages/en.ts";
import { Field, Form } from "../online/AccountForm.tsx";
import { call } from "../online/api.ts";
import { gameName } from "../online/names.ts";
import { link } from "../router.ts";
import { useNow } from "../shell/now.ts";
import { tellTrouble, troubleOf } from "../trouble.ts";
import "../online/account.css";

interface Shown {
  readonly info: AdminInfo;
  readonly tables: readonly AdminTable[];
  readonly players: readonly AdminPlayer[];
  readonly reports: readonly AdminReport[];
}
type Run = (act: (headers: Record<string, string>) => Promise<unknown>) => void;

/** The page for whoever runs the host: its secret opens it, and is forgotten with the page. */
export function Admin() {
  const [token, setToken] = useState("");
  const [shown, setShown] = useState<Shown | null>(null);
  const headers = { "x-starboard-admin": token };
  const load = async (): Promise<void> => {
    const get = <T,>(path: string): Promise<T> => call<T>("GET", `admin${path}`, undefined, headers);
    const [info, tables, players, reports] = await Promise.all([
      get<AdminInfo>(""),
      get<readonly AdminTable[]>("/tables"),
      get<readonly AdminPlayer[]>("/players"),
      get<readonly AdminReport[]>("/reports"),
    ]);
    setShown({ info, tables, players, reports });
  };
  const run: Run = (act) =>
    void act(headers)
      .then(load)
      .catch((error: unknown) => tellTrouble(troubleOf(error)));
  return (
    <main className="page narrow account" id="content">
      <div className="account-acts">
        <h1>{en.admin.title}</h1>
        {shown && <Button onClick={() => run(() => Promise.resolve())}>{en.admin.again}</Button>}
      </div>
      {shown ? (
        <>
          <Storage info={shown.info} />
          <Reports reports={shown.reports} run={run} />
          <Players players={shown.players} run={run} />
          <Tables tables={shown.tables} />
        </>
      ) : (
        <Form title="" label={en.admin.token} submit={() => token !== "" && run(() => Promise.resolve())}>
          <Field
            label={en.admin.token}
            hint={en.admin.tokenHint}
            value={token}
            onChange={setToken}
            type="password"
            complete="off"
          />
          <div className="account-acts">
            <Button type="submit" look="main">
              {en.admin.enter}
            </Button>
          </div>
        </Form>
      )}
    </main>
  );
}

function Part({
  title,
  none,
  children,
}: {
  readonly title: string;
  readonly none?: string;
  readonly children: ReactNode;
}) {
  return (
    <section className="account-form">
      <h2>{title}</h2>
      {none !== undefined && <p className="panel-note">{none}</p>}
      <ul className="account-list" aria-label={title}>
        {children}
      </ul>
    </section>
  );
}

function Storage({ info }: { readonly info: AdminInfo }) {
  const { storage, tables, version, node, up } = info;
  const counts = { ...tables, matches: storage.matches, entries: storage.entries, lines: storage.lines };
  const named = Object.entries(en.admin.counts) as [keyof typeof counts, string][];
  return (
    <>
      <p>{en.admin.about(version, node, Math.round(up / 3600))}</p>
      <Part
        title={en.admin.storage}
        none={en.admin.stored(storage.kind, storage.format, (storage.bytes / 1e6).toFixed(1))}
      >
        {named.map(([key, name]) => (
          <li key={key}>
            <span>{name}</span>
            <b>{counts[key]}</b>
          </li>
        ))}
      </Part>
    </>
  );
}

function Reports({ reports, run }: { readonly reports: readonly AdminReport[]; readonly run: Run }) {
  const now = useNow();
  return (
    <Part title={en.admin.reports} {...(reports.length === 0 && { none: en.admin.noReports })}>
      {reports.map(({ id, name, text, why, at, table }) => (
        <li key={id}>
          <span>
            <b>{name}</b>: {text} <small>{en.admin.reported(why, en.ago(at, now))}</small>{" "}
            <a {...link({ at: "online", table })}>{en.admin.toTable}</a>
          </span>
          <Button
            look="quiet"
            onClick={() => run((headers) => call("DELETE", `admin/reports/${id}`, undefined, headers))}
          >
            {en.admin.settle}
          </Button>
        </li>
      ))}
    </Part>
  );
}

function Players({ players, run }: { readonly players: readonly AdminPlayer[]; readonly run: Run }) {
  const now = useNow();
  const [shutting, setShutting] = useState<AdminPlayer | null>(null);
  return (
    <>
      <Part title={en.admin.players} {...(players.length === 0 && { none: en.admin.empty })}>
        {players.map((player) => {
          const { person, name, login, kind, createdAt, banned } = player;
          return (
            <li key={person}>
              <span>
                <b>{name}</b>{" "}
                <small>
                  {[
                    ...(login === null ? [] : [login]),
                    en.admin.kinds[kind],
                    en.ago(createdAt, now),
                    ...(banned === null ? [] : [en.admin.banned(banned)]),
                  ].join(" · ")}
                </small>
              </span>
              {banned === null ? (
                <Button look="quiet" onClick={() => setShutting(player)}>
                  {en.admin.ban(name)}
                </Button>
              ) : (
                <Button
                  look="quiet"
                  onClick={() => run((headers) => call("DELETE", `admin/bans/${person}`, undefined, headers))}
                >
                  {en.admin.unban(name)}
                </Button>
              )}
            </li>
          );
        })}
      </Part>
      {shutting && <ShutOut player={shutting} run={run} onClose={() => setShutting(null)} />}
    </>
  );
}

/** Asks why before anybody is shut out: they are told. */
function ShutOut({
  player,
  run,
  onClose,
}: {
  readonly player: AdminPlayer;
  readonly run: Run;
  readonly onClose: () => void;
}) {
  const [why, setWhy] = useState("");
  const shut = (): void => {
    onClose();
    run((headers) => call("PUT", `admin/bans/${player.person}`, { why: why.trim() }, headers));
  };
  return (
    <Dialog title={en.admin.banTitle(player.name)} onClose={onClose}>
      <Form title="" label={en.admin.banTitle(player.name)} submit={shut}>
        <p>{en.admin.banText}</p>
        <Field label={en.admin.why} value={why} onChange={setWhy} complete="off" />
        <div className="actions">
          <Button onClick={onClose}>{en.admin.keep}</Button>
          <Button type="submit" look="main">
            {en.admin.banGo}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}

function Tables({ tables }: { readonly tables: readonly AdminTable[] }) {
  const now = useNow();
  return (
    <Part title={en.admin.tables} {...(tables.length === 0 && { none: en.admin.empty })}>
      {tables.map(({ table, game, title, state, seats, changedAt }) => (
        <li key={table}>
          <a {...link({ at: "online", table })}>{title || gameName({ game })}</a>
          <small>
            {[
              state === "lobby"
                ? en.online.state.lobby(seats.filter((one) => one === "").length)
                : en.online.state[state === "over" ? "over" : "playing"],
              seats.map((one) => one || "…").join(", "),
              en.ago(changedAt, now),
            ].join(" · ")}
          </small>
        </li>
      ))}
    </Part>
  );
}
