import { Button, Icon } from "@starboard/frame";
import type { TableInfo } from "@starboard/wire/host";
import { useEffect, useState } from "react";
import * as en from "../messages/en.ts";
import { PLAYABLE } from "../registry.ts";
import { link } from "../router.ts";
import { useNow } from "../shell/now.ts";
import { tellTrouble, type Trouble, troubleOf } from "../trouble.ts";
import { api } from "./api.ts";
import { gameName } from "./names.ts";
import { asSomebody, useLobby, useOnline } from "./store.ts";
import "./online.css";
import "../tables/tables.css";

/** The host's tables: one's own, and those that wait for players. */
export function Lobby() {
  const lobby = useLobby();
  const up = useOnline((s) => s.up);
  const me = useOnline((s) => s.me);
  const [mine, setMine] = useState<readonly TableInfo[] | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  useEffect(() => {
    let here = true;
    api.tables("mine").then(
      ({ tables }) => here && setMine(tables),
      (error: unknown) => here && setTrouble(troubleOf(error)),
    );
    return () => {
      here = false;
    };
    // Also when a table changes that one sits at: the lobby tells of it.
  }, [lobby, me]);
  const open = (lobby ?? []).filter(({ you }) => you.seats.length === 0);
  return (
    <main className="page" id="content">
      <div className="tables-head">
        <div>
          <h1>{en.online.title}</h1>
          <p>{en.online.lead}</p>
        </div>
        <div>
          <MyName key={me?.name ?? ""} name={me?.name ?? ""} />
          <a {...link({ at: "account" })}>{me?.kind === "account" ? en.account.title : en.account.signIn}</a>
        </div>
      </div>
      {trouble && (
        <p className="bad" role="alert">
          {en.trouble(trouble.code, trouble.about)} <code>{trouble.code}</code>
        </p>
      )}
      {!up && !trouble && <p className="panel-note">{en.online.away}</p>}
      <section>
        <h2>{en.online.mine}</h2>
        <List tables={mine ?? []} none={en.online.noneMine} />
      </section>
      <section>
        <h2>{en.online.open}</h2>
        <List tables={open} none={en.online.noneOpen} />
      </section>
      <section className="invite">
        <h2>{en.online.openOne}</h2>
        <div className="invite-games">
          {PLAYABLE.map((id) => (
            <a key={id} className="btn may" {...link({ at: "new", game: id, online: true })}>
              <Icon name="plus" size={15} />
              {en.landing.games[id]?.title}
            </a>
          ))}
        </div>
      </section>
    </main>
  );
}

function MyName({ name }: { readonly name: string }) {
  const [wish, setWish] = useState(name);
  const save = (): void =>
    void asSomebody(() => api.rename(wish.trim())).then(
      (me) => useOnline.setState({ me }),
      (error: unknown) => tellTrouble(troubleOf(error)),
    );
  return (
    <form
      className="online-name"
      onSubmit={(event) => {
        event.preventDefault();
        if (wish.trim() !== "") save();
      }}
    >
      <label>
        <span>{en.online.you.label}</span>
        <input className="field" value={wish} maxLength={40} onChange={(event) => setWish(event.target.value)} />
      </label>
      {wish.trim() !== name && wish.trim() !== "" && (
        <Button look="may" onClick={save}>
          {en.online.you.save}
        </Button>
      )}
    </form>
  );
}

function List({ tables, none }: { readonly tables: readonly TableInfo[]; readonly none: string }) {
  const now = useNow();
  if (tables.length === 0) return <p className="panel-note">{none}</p>;
  return (
    <ul className="tables">
      {tables.map((info) => {
        const free = info.seats.filter(({ kind }) => kind === "vacant").length;
        const turn = info.card && !info.card.over && info.card.asked.some((seat) => info.you.seats.includes(seat));
        return (
          <li key={info.table}>
            <a className={`tb${turn ? " mine" : ""}`} {...link({ at: "online", table: info.table })}>
              <span className="th">
                <Icon name={info.state === "over" ? "time" : "table"} />
              </span>
              <span>
                <b>{info.terms.title || gameName(info)}</b>
                <span>
                  {[
                    ...(info.terms.title ? [gameName(info)] : []),
                    info.seats.map(({ name }) => name || "…").join(", "),
                    info.state === "lobby" ? en.online.state.lobby(free) : en.online.state[info.state],
                    ...(turn ? [en.online.yourTurn] : []),
                  ].join(" · ")}
                </span>
              </span>
              <time dateTime={new Date(info.changedAt).toISOString()}>{en.ago(info.changedAt, now)}</time>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
