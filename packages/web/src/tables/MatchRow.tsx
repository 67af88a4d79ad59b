import { GLANCE_FRAME, type Glance } from "@starboard/kit";
import { Icon } from "@starboard/ui";
import type { ReactNode } from "react";
import { gameTitle } from "../games.ts";
import * as en from "../messages/en.ts";
import { link } from "../router.ts";
import { useNow } from "../shell/now.ts";
import { useGlance } from "./glances.ts";
import type { MatchItem } from "./match-items.ts";
import "./tables.css";

/** The title of a match in lists: the table's own, or the game's. */
export const titleOfItem = ({ title, gameId }: MatchItem): string => title || gameTitle(gameId);

/** Whose turn it is, or how the match ended. */
export function statusOfItem(item: MatchItem): string {
  const { state, isYourTurn, waitsFor, winners, vacantCount } = item;
  if (state === "over") return winners.length === 0 ? en.tables.drawn : en.tables.won(en.against(winners));
  if (isYourTurn) return en.tables.yourTurn;
  if (state === "lobby") return vacantCount > 0 ? en.online.state.lobby(vacantCount) : en.tables.waitsToStart;
  return waitsFor.length === 0 ? en.tables.running : en.tables.waitsFor(en.against(waitsFor));
}

/** A glance with something to draw; null before there is anything on the board. */
export const pictureOf = (glance: Glance): Glance | null => (glance.dots.length > 0 ? glance : null);

/** The small picture of a match. */
export function GlancePicture({ glance }: { readonly glance: Glance }) {
  return (
    <svg viewBox={`0 0 ${GLANCE_FRAME.width} ${GLANCE_FRAME.height}`} aria-hidden="true">
      {glance.dots.map(({ x, y, radius, colour }, i) => (
        // oxlint-disable-next-line react/no-array-index-key -- a dot is its place in the picture
        <circle key={i} cx={x} cy={y} r={radius} fill={colour === 0 ? "var(--ink-3)" : `var(--side-${colour})`} />
      ))}
    </svg>
  );
}

/** A match in a list: picture, players, turn and whose turn it is. Links to the match, or to its replay. */
export function MatchRow({ item, children }: { readonly item: MatchItem; readonly children?: ReactNode }) {
  const glance = useGlance(item);
  const picture = glance && pictureOf(glance);
  const now = useNow();
  const { gameId, title, names, state, isYourTurn, kind } = item;
  const about = [
    ...(title ? [gameTitle(gameId)] : []),
    en.against(names.filter(Boolean)),
    ...(glance ? [glance.turn] : []),
    statusOfItem(item),
    ...(kind === "online" ? [en.tables.online] : []),
  ];
  return (
    <a className={`tb${isYourTurn ? " mine" : ""}`} {...link(item.to)}>
      <span className={picture ? "th picture" : "th"}>
        {picture ? <GlancePicture glance={picture} /> : <Icon name={state === "over" ? "time" : "table"} />}
      </span>
      <span>
        <b>{titleOfItem(item)}</b>
        <span title={about.join(" · ")}>{about.join(" · ")}</span>
      </span>
      <span className="online-when">
        {children}
        <time dateTime={new Date(item.changedAt).toISOString()}>{en.ago(item.changedAt, now)}</time>
      </span>
    </a>
  );
}
