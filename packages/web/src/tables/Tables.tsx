import { Button, Dialog, Icon } from "@starboard/ui";
import { useEffect, useRef, useState } from "react";
import { removeMatch } from "../local/index.ts";
import * as en from "../messages/en.ts";
import { GAMES, hasBot } from "../games.ts";
import { link } from "../router.ts";
import { removeReview } from "../review/review-database.ts";
import { recordName, recordText, saveText, watchFile } from "../shell/files.ts";
import { Clocks } from "../online/Lobby.tsx";
import { refreshTurns } from "../online/turn-count.ts";
import { Loading } from "../shell/Loading.tsx";
import { showSuccess, showProblem, toProblem } from "../problems.ts";
import type { MatchItem } from "./match-items.ts";
import { MatchRow, statusOfItem, titleOfItem } from "./MatchRow.tsx";
import { useTables } from "./store.ts";
import { titleOf } from "./summary-texts.ts";
import { useMatchItems } from "./use-match-items.ts";
import "./tables.css";

/** All matches of this player, on this device and online; those waiting for the player first. */
export function Tables() {
  const { state, unreadable, problem, refresh } = useTables();
  const items = useMatchItems();
  const running = items.filter((item) => item.state !== "over");
  const [removing, setRemoving] = useState<{ readonly match: string; readonly name: string } | null>(null);
  const file = useRef<HTMLInputElement>(null);
  useEffect(() => {
    void refresh();
    void refreshTurns();
  }, [refresh]);
  const save = (match: string, game: string): void =>
    void recordText(match).then(
      (text) => saveText(text, recordName(game, match)),
      (error: unknown) => showProblem(toProblem(error)),
    );
  const remove = (match: string): void => {
    setRemoving(null);
    removeMatch(match)
      .then(() => removeReview(match))
      .then(() => showSuccess({ code: "WEB_REMOVED" }))
      .catch((error: unknown) => showProblem(toProblem(error)))
      .finally(() => void refresh());
  };
  const group = (title: string, list: readonly MatchItem[]) =>
    list.length > 0 && (
      <section>
        <h2>{title}</h2>
        <ul className="tables">
          {list.map((item) => (
            <li key={item.match}>
              <MatchRow item={item}>{"table" in item.source && <Clocks info={item.source.table} />}</MatchRow>
              {"table" in item.source && item.state === "over" && hasBot(item.gameId) && (
                <ReviewLink match={item.match} label={`${titleOfItem(item)}, ${statusOfItem(item)}`} />
              )}
              {"summary" in item.source && (
                <Stored
                  label={`${titleOfItem(item)}, ${statusOfItem(item)}`}
                  review={item.state === "over" && hasBot(item.gameId) ? item.match : null}
                  onSave={() => "summary" in item.source && save(item.match, item.source.summary.game)}
                  onRemove={() => setRemoving({ match: item.match, name: titleOfItem(item) })}
                />
              )}
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
          {GAMES[0] !== undefined && (
            <a className="btn may" {...link({ at: "new", game: GAMES[0] })}>
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
      {group(
        en.tables.yours,
        running.filter(({ isYourTurn }) => isYourTurn),
      )}
      {group(
        en.tables.waiting,
        running.filter(({ isYourTurn }) => !isYourTurn),
      )}
      {group(
        en.tables.over,
        items.filter((item) => item.state === "over"),
      )}
      {unreadable.length > 0 && (
        <section>
          <h2>{en.tables.unreadable}</h2>
          <ul className="tables">
            {unreadable.map(({ match, code, summary }) => (
              <li key={match}>
                <div className="tb">
                  <span className="th bad">
                    <Icon name="warn" />
                  </span>
                  <span>
                    <b>{summary ? titleOf(summary) : match}</b>
                    <span>
                      {en.problem(code)} <code>{code}</code>
                    </span>
                  </span>
                </div>
                <Button look="quiet" onClick={() => save(match, summary?.game ?? "match")}>
                  <Icon name="save" />
                  {en.tables.export}
                </Button>
                <Button look="quiet" onClick={() => setRemoving({ match, name: summary ? titleOf(summary) : match })}>
                  <Icon name="trash" />
                  {en.tables.remove}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {items.length + unreadable.length === 0 && !problem && (
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

/** Opens the review of a finished match. */
function ReviewLink({ match, label }: { readonly match: string; readonly label: string }) {
  return (
    <a className="btn quiet" aria-label={`${en.review.open}: ${label}`} {...link({ at: "review", match })}>
      <Icon name="chart" />
      {en.review.open}
    </a>
  );
}

/** Buttons of a match that is stored on this device. */
function Stored({
  label,
  review,
  onSave,
  onRemove,
}: {
  readonly label: string;
  /** The match, if it can be reviewed. */
  readonly review: string | null;
  readonly onSave: () => void;
  readonly onRemove: () => void;
}) {
  return (
    <>
      {review !== null && <ReviewLink match={review} label={label} />}
      <Button look="quiet" label={`${en.tables.export}: ${label}`} onClick={onSave}>
        <Icon name="save" />
        {en.tables.export}
      </Button>
      <Button look="quiet" label={`${en.tables.remove}: ${label}`} onClick={onRemove}>
        <Icon name="trash" />
        {en.tables.remove}
      </Button>
    </>
  );
}
