import { Icon } from "@starboard/ui";
import { useEffect, useState } from "react";
import * as en from "../messages/en.ts";
import { GAMES } from "../games.ts";
import { link } from "../router.ts";
import { watchFile } from "../shell/files.ts";
import { FileButton } from "../shell/FileButton.tsx";
import { refreshTurns, useTurns } from "../online/turn-count.ts";
import { Loading } from "../shell/Loading.tsx";
import { MatchGroup } from "./MatchGroup.tsx";
import { type Removal, RemoveDialog } from "./RemoveDialog.tsx";
import { useTables } from "./store.ts";
import { UnreadableMatches } from "./UnreadableMatches.tsx";
import { useMatchItems } from "./use-match-items.ts";
import "./tables.css";

/** All matches of this player, on this device and online; those waiting for the player first. */
export function Tables() {
  const { state, unreadable, problem, refresh } = useTables();
  const items = useMatchItems();
  const isAway = useTurns((s) => s.isAway);
  const running = items.filter((item) => item.state !== "over");
  const [removal, setRemoval] = useState<Removal | null>(null);
  useEffect(() => {
    void refresh();
    void refreshTurns();
  }, [refresh]);
  if (state === "unread") return <Loading />;
  const groups = [
    { title: en.tables.yours, items: running.filter(({ isYourTurn }) => isYourTurn) },
    { title: en.tables.waiting, items: running.filter(({ isYourTurn }) => !isYourTurn) },
    { title: en.tables.over, items: items.filter((item) => item.state === "over") },
  ];
  return (
    <main className="page" id="content">
      <div className="tables-head">
        <div>
          <h1>{en.tables.title}</h1>
          <p>{en.tables.lead}</p>
        </div>
        <div className="row">
          <FileButton label={en.tables.import} icon={<Icon name="open" />} onFile={(file) => void watchFile(file)} />
          <a className="btn" {...link({ at: "verify" })}>
            <Icon name="shield" />
            {en.verify.title}
          </a>
          {GAMES[0] !== undefined && (
            <a className="btn may" {...link({ at: "new", game: GAMES[0] })}>
              <Icon name="plus" />
              {en.landing.setUp}
            </a>
          )}
        </div>
      </div>
      {problem && (
        <p className="bad" role="alert">
          {en.problem(problem.code, problem.about)} <code>{problem.code}</code>
        </p>
      )}
      {isAway && <p className="panel-note">{en.tables.onlineAway}</p>}
      {groups.map((group) => (
        <MatchGroup key={group.title} title={group.title} items={group.items} onRemove={setRemoval} />
      ))}
      <UnreadableMatches matches={unreadable} onRemove={setRemoval} />
      {items.length + unreadable.length === 0 && !problem && (
        <section className="empty">
          <h2>{isAway ? en.tables.noneHere : en.tables.none}</h2>
          <p>{en.tables.noneText}</p>
          <a className="btn main" {...link({ at: "landing" })}>
            {en.tables.play}
          </a>
        </section>
      )}
      {removal && <RemoveDialog removal={removal} onRemoved={() => void refresh()} onClose={() => setRemoval(null)} />}
    </main>
  );
}
