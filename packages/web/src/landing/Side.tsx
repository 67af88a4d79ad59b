import { dailyTurn, dayNumber } from "@starboard/kit";
import { Icon } from "@starboard/ui";
import { useState } from "react";
import { startedGuides } from "../guide/guide-storage.ts";
import * as en from "../messages/en.ts";
import { GAMES, gameTitle, hasGuide, manifestOf } from "../games.ts";
import { link, navigate } from "../router.ts";
import { useSettings } from "../settings/store.ts";
import { watchFile } from "../shell/files.ts";
import { LanguageChoice } from "../shell/LanguageChoice.tsx";
import { FileButton } from "../shell/FileButton.tsx";
import { useNow } from "../shell/now.ts";
import type { MatchItem } from "../tables/match-items.ts";
import { MatchRow } from "../tables/MatchRow.tsx";
import { useMatchItems } from "../tables/use-match-items.ts";
import "../shell/invite.css";

/** The right side of the start page: the player's tables, then ways to start. */
export function Side() {
  const items = useMatchItems();
  const running = items.filter(({ state }) => state !== "over");
  const yours = running.filter(({ isYourTurn }) => isYourTurn);
  const waiting = running.filter(({ isYourTurn }) => !isYourTurn);
  const over = items.filter(({ state }) => state === "over");
  const guided = useSettings((s) => s.guided);
  const [started] = useState(startedGuides);
  const daily = dailyTurn(
    GAMES.filter((id) => manifestOf(id)?.puzzles),
    dayNumber(useNow()),
  )?.game;
  const guides = GAMES.filter(hasGuide).filter((id) => started.has(id) || !guided.includes(id));
  return (
    <aside className="side" aria-label={en.landing.side.label}>
      <Group title={en.landing.side.yours} items={yours} most={3} />
      <Group title={en.landing.side.waiting} items={waiting} most={2} />
      <Group title={en.landing.side.over} items={over} most={2} />
      {items.length === 0 && guides.length === 0 && <p className="side-empty">{en.landing.side.empty}</p>}
      {guides.length > 0 && (
        <section>
          <h2>{en.landing.side.firstTime}</h2>
          {guides.map((id) => (
            <a key={id} className="tb slim" {...link({ at: "guide", game: id })}>
              <span className="th">
                <Icon name="book" />
              </span>
              <span>
                <b>{en.landing.side.guided}</b>
                <span>{en.landing.side.guidedHint(gameTitle(id), started.get(id))}</span>
              </span>
            </a>
          ))}
        </section>
      )}
      {daily !== undefined && (
        <section>
          <h2>{en.puzzles.title}</h2>
          <a className="tb slim" {...link({ at: "puzzles" })}>
            <span className="th">
              <Icon name="target" />
            </span>
            <span>
              <b>{en.puzzles.daily.ofGame(gameTitle(daily))}</b>
              <span>{en.puzzles.daily.hint}</span>
            </span>
          </a>
        </section>
      )}
      <div className="side-foot">
        <section className="invite">
          <h2>{en.landing.side.friends}</h2>
          <p>{en.landing.side.friendsText}</p>
          <div className="invite-games">
            {GAMES.map((id) => (
              <a key={id} className="btn may" {...link({ at: "new", game: id })}>
                <Icon name="plus" size={15} />
                {GAMES.length === 1 ? en.landing.setUp : gameTitle(id)}
              </a>
            ))}
          </div>
        </section>
        <section className="invite">
          <h2>{en.landing.side.watch}</h2>
          <p>{en.landing.side.watchText}</p>
          <FileButton
            label={en.landing.side.choose}
            icon={<Icon name="open" />}
            onFile={(file) => void watchFile(file)}
          />
        </section>
        <section className="side-languages" aria-label={en.shell.language.label}>
          <LanguageChoice className="btn quiet" />
        </section>
      </div>
    </aside>
  );
}

function Group({
  title,
  items,
  most,
}: {
  readonly title: string;
  readonly items: readonly MatchItem[];
  readonly most: number;
}) {
  if (items.length === 0) return null;
  return (
    <section>
      <h2>
        {title} <span>{en.landing.side.count(items.length)}</span>
      </h2>
      {items.slice(0, most).map((item) => (
        <MatchRow key={item.match} item={item} />
      ))}
      {items.length > most && (
        <button type="button" className="more" onClick={() => navigate({ at: "tables" })}>
          {en.landing.side.all}
        </button>
      )}
    </section>
  );
}
