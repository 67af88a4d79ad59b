import { Button, Dialog, Icon } from "@starboard/ui";
import type { MatchSummary } from "@starboard/wire";
import { useEffect, useRef, useState } from "react";
import { removeMatch } from "../local/index.ts";
import * as en from "../messages/en.ts";
import { PLAYABLE } from "../loaded-game.ts";
import { link } from "../router.ts";
import { recordName, recordText, saveText, watchFile } from "../shell/files.ts";
import { Loading } from "../shell/Loading.tsx";
import { showSuccess, showProblem, toProblem } from "../problems.ts";
import { sorted, useTables } from "./store.ts";
import { gameTitle, statusText, TableRow } from "./TableRow.tsx";
import "./tables.css";

/** All local matches; those waiting for a player first. */
export function Tables() {
  const { state, summaries, stuck, problem, refresh } = useTables();
  const { yours, waiting, over } = sorted(summaries);
  const [removing, setRemoving] = useState<{ readonly match: string; readonly name: string } | null>(null);
  const file = useRef<HTMLInputElement>(null);
  useEffect(() => void refresh(), [refresh]);
  const save = (match: string, game: string): void =>
    void recordText(match).then(
      (text) => saveText(text, recordName(game, match)),
      (error: unknown) => showProblem(toProblem(error)),
    );
  const remove = (match: string): void => {
    setRemoving(null);
    removeMatch(match)
      .then(() => showSuccess({ code: "WEB_REMOVED" }))
      .catch((error: unknown) => showProblem(toProblem(error)))
      .finally(() => void refresh());
  };
  const group = (title: string, list: readonly MatchSummary[], mine = false) =>
    list.length > 0 && (
      <section>
        <h2>{title}</h2>
        <ul className="tables">
          {list.map((summary) => (
            <li key={summary.match}>
              <TableRow summary={summary} mine={mine} />
              <Button
                look="quiet"
                label={`${en.tables.export}: ${gameTitle(summary)}, ${statusText(summary)}`}
                onClick={() => save(summary.match, summary.game)}
              >
                <Icon name="save" />
                {en.tables.export}
              </Button>
              <Button
                look="quiet"
                label={`${en.tables.remove}: ${gameTitle(summary)}, ${statusText(summary)}`}
                onClick={() => setRemoving({ match: summary.match, name: gameTitle(summary) })}
              >
                <Icon name="trash" />
                {en.tables.remove}
              </Button>
            </li>
          ))}
        </ul>
      </section>
    );
  if (state === "unread") return <Loading />;
  return (
    <main className="page" id="content">
      <div className="tables-head">
        <div>
          <h1>{en.tables.title}</h1>
          <p>{en.tables.lead}</p>
        </div>
        <div className="row">
          <Button onClick={() => file.current?.click()}>
            <Icon name="open" />
            {en.tables.import}
          </Button>
          {PLAYABLE[0] !== undefined && (
            <a className="btn may" {...link({ at: "new", game: PLAYABLE[0] })}>
              <Icon name="plus" />
              {en.landing.setUp}
            </a>
          )}
          <input
            ref={file}
            type="file"
            accept=".json,application/json"
            hidden
            aria-label={en.tables.import}
            onChange={(event) => {
              const chosen = event.target.files?.[0];
              event.target.value = "";
              if (chosen) void watchFile(chosen);
            }}
          />
        </div>
      </div>
      {problem && (
        <p className="bad" role="alert">
          {en.problem(problem.code, problem.about)} <code>{problem.code}</code>
        </p>
      )}
      {group(en.tables.yours, yours, true)}
      {group(en.tables.waiting, waiting)}
      {group(en.tables.over, over)}
      {stuck.length > 0 && (
        <section>
          <h2>{en.tables.stuck}</h2>
          <ul className="tables">
            {stuck.map(({ match, code, summary }) => (
              <li key={match}>
                <div className="tb">
                  <span className="th bad">
                    <Icon name="warn" />
                  </span>
                  <span>
                    <b>{summary ? gameTitle(summary) : match}</b>
                    <span>
                      {en.problem(code)} <code>{code}</code>
                    </span>
                  </span>
                </div>
                <Button look="quiet" onClick={() => save(match, summary?.game ?? "match")}>
                  <Icon name="save" />
                  {en.tables.export}
                </Button>
                <Button look="quiet" onClick={() => setRemoving({ match, name: summary ? gameTitle(summary) : match })}>
                  <Icon name="trash" />
                  {en.tables.remove}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {summaries.length + stuck.length === 0 && !problem && (
        <section className="empty">
          <h2>{en.tables.none}</h2>
          <p>{en.tables.noneText}</p>
          <a className="btn main" {...link({ at: "landing" })}>
            {en.tables.play}
          </a>
        </section>
      )}
      {removing && (
        <Dialog title={en.tables.removeTitle} onClose={() => setRemoving(null)}>
          <p>
            {removing.name}. {en.tables.removeText}
          </p>
          <div className="actions">
            <Button onClick={() => setRemoving(null)}>{en.tables.keep}</Button>
            <Button look="main" onClick={() => remove(removing.match)}>
              {en.tables.remove}
            </Button>
          </div>
        </Dialog>
      )}
    </main>
  );
}
