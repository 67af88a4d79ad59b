import { Icon } from "@starboard/ui";
import type { MatchSummary } from "@starboard/wire";
import { useRef } from "react";
import * as en from "../messages/en.ts";
import { PLAYABLE } from "../loaded-game.ts";
import { link, navigate } from "../router.ts";
import { useSettings } from "../settings/store.ts";
import { watchFile } from "../shell/files.ts";
import { TableRow } from "../tables/TableRow.tsx";
import { sorted, useTables } from "../tables/store.ts";

/** The right side of the start page: the player's tables, then ways to start. */
export function Side() {
  const summaries = useTables((s) => s.summaries);
  const { yours, waiting, over } = sorted(summaries);
  const guided = useSettings((s) => s.guided);
  const fresh = PLAYABLE.filter((id) => !guided.includes(id));
  const file = useRef<HTMLInputElement>(null);
  return (
    <aside className="side" aria-label={en.landing.side.label}>
      <Group title={en.landing.side.yours} summaries={yours} most={3} mine />
      <Group title={en.landing.side.waiting} summaries={waiting} most={2} />
      <Group title={en.landing.side.over} summaries={over} most={2} />
      {summaries.length === 0 && fresh.length === 0 && <p className="side-empty">{en.landing.side.empty}</p>}
      {fresh.length > 0 && (
        <section>
          <h2>{en.landing.side.firstTime}</h2>
          {fresh.map((id) => (
            <a key={id} className="tb slim" {...link({ at: "guide", game: id })}>
              <span className="th">
                <Icon name="book" />
              </span>
              <span>
                <b>{en.landing.side.guided}</b>
                <span>{en.landing.side.guidedHint(en.landing.games[id]?.title ?? id)}</span>
              </span>
            </a>
          ))}
        </section>
      )}
      <div className="side-foot">
        <section className="invite">
          <h2>{en.landing.side.friends}</h2>
          <p>{en.landing.side.friendsText}</p>
          <div className="invite-games">
            {PLAYABLE.map((id) => (
              <a key={id} className="btn may" {...link({ at: "new", game: id })}>
                <Icon name="plus" size={15} />
                {PLAYABLE.length === 1 ? en.landing.setUp : en.landing.games[id]?.title}
              </a>
            ))}
          </div>
        </section>
        <section className="invite">
          <h2>{en.landing.side.watch}</h2>
          <p>{en.landing.side.watchText}</p>
          <button type="button" className="btn" onClick={() => file.current?.click()}>
            <Icon name="open" />
            {en.landing.side.choose}
          </button>
          <input
            ref={file}
            type="file"
            accept=".json,application/json"
            hidden
            aria-label={en.landing.side.choose}
            onChange={(event) => {
              const chosen = event.target.files?.[0];
              event.target.value = "";
              if (chosen) void watchFile(chosen);
            }}
          />
        </section>
      </div>
    </aside>
  );
}

function Group({
  title,
  summaries,
  most,
  mine,
}: {
  readonly title: string;
  readonly summaries: readonly MatchSummary[];
  readonly most: number;
  readonly mine?: boolean;
}) {
  if (summaries.length === 0) return null;
  return (
    <section>
      <h2>
        {title} <span>{en.landing.side.count(summaries.length)}</span>
      </h2>
      {summaries.slice(0, most).map((summary) => (
        <TableRow key={summary.match} summary={summary} mine={mine === true} />
      ))}
      {summaries.length > most && (
        <button type="button" className="more" onClick={() => navigate({ at: "tables" })}>
          {en.landing.side.all}
        </button>
      )}
    </section>
  );
}
