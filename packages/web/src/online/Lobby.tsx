import { Icon } from "@starboard/ui";
import type { TableInfo } from "@starboard/wire/host";
import { useEffect, useState } from "react";
import * as en from "../messages/en.ts";
import { GAMES, gameTitle } from "../games.ts";
import { link } from "../router.ts";
import { type Problem, toProblem } from "../problems.ts";
import { NameForm } from "./NameForm.tsx";
import { refreshMyTables, useLobby, useOnline } from "./store.ts";
import { TableList } from "./TableList.tsx";
import { isTurn } from "./turn-count.ts";
import "./online.css";
import "../shell/invite.css";

/** The lobby: the player's own tables and open tables. */
export function Lobby() {
  const lobby = useLobby();
  const isAway = useOnline((s) => s.isAway);
  const me = useOnline((s) => s.me);
  const mine = useOnline((s) => s.mine);
  const [problem, setProblem] = useState<Problem | null>(null);
  useEffect(() => {
    let here = true;
    refreshMyTables().catch((error: unknown) => here && setProblem(toProblem(error)));
    return () => {
      here = false;
    };
    // Loads the tables for the current identity; later changes arrive over the socket.
  }, [me?.person]);
  const others = (lobby ?? []).filter(({ you }) => you.seats.length === 0);
  const open = others.filter(({ state }) => state === "lobby");
  const live = others.filter(({ state, terms }) => state === "playing" && terms.spectators.allowed);
  return (
    <main className="page" id="content">
      <div className="tables-head">
        <div>
          <h1>{en.online.title}</h1>
          <p>{en.online.lead}</p>
        </div>
        <div>
          <NameForm key={me?.name ?? ""} name={me?.name ?? ""} />
          <a {...link({ at: "account" })}>{me?.kind === "account" ? en.account.title : en.account.signIn}</a>
        </div>
      </div>
      {problem && mine === null && (
        <p className="bad" role="alert">
          {en.problem(problem.code, problem.about)} <code>{problem.code}</code>
        </p>
      )}
      {isAway && (!problem || mine !== null) && <p className="panel-note">{en.online.away}</p>}
      {me?.kind === "account" && me.person !== null && (
        <p className="row">
          <a className="btn" {...link({ at: "people", person: me.person })}>
            {en.people.mine}
          </a>
        </p>
      )}
      <Mine tables={mine} />
      <section>
        <h2>{en.online.open}</h2>
        <TableList tables={open} none={lobby === null ? unknownText(isAway) : en.online.noneOpen} />
      </section>
      {live.length > 0 && (
        <section>
          <h2>{en.online.live}</h2>
          <TableList tables={live} none="" />
        </section>
      )}
      <section className="invite">
        <h2>{en.online.openOne}</h2>
        <div className="invite-games">
          {GAMES.map((id) => (
            <a key={id} className="btn may" {...link({ at: "new", game: id, online: true })}>
              <Icon name="plus" size={15} />
              {gameTitle(id)}
            </a>
          ))}
        </div>
      </section>
    </main>
  );
}

/** What stands for a list that the host has not sent. */
const unknownText = (isAway: boolean): string => (isAway ? en.online.notLoaded : en.shell.loading);

/** The player's tables, null until they are loaded: those to act at first, finished ones collapsed. */
function Mine({ tables }: { readonly tables: readonly TableInfo[] | null }) {
  const isAway = useOnline((s) => s.isAway);
  const none = tables === null ? unknownText(isAway) : en.online.noneMine;
  const latest = (tables ?? []).toSorted((a, b) => b.changedAt - a.changedAt);
  const turn = latest.filter(isTurn);
  const others = latest.filter((info) => !isTurn(info) && info.state !== "over");
  const over = latest.filter(({ state }) => state === "over");
  return (
    <>
      {turn.length > 0 && (
        <section>
          <h2>{en.online.turns(turn.length)}</h2>
          <TableList tables={turn} none="" />
        </section>
      )}
      <section>
        <h2>{en.online.mine}</h2>
        <TableList tables={others} none={turn.length > 0 ? en.online.noneElse : none} />
      </section>
      {over.length > 0 && (
        <details className="online-over">
          <summary>{en.online.overs(over.length)}</summary>
          <TableList tables={over} none="" />
        </details>
      )}
    </>
  );
}
