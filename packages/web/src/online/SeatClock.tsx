import type { Seat } from "@starboard/kernel";
import type { Clock, TableInfo } from "@starboard/wire/host";
import { useEffect, useState } from "react";
import * as en from "../messages/en.ts";
import { hostNow } from "./store.ts";

/** Whether a seat's person is there, and how much time the seat has left. */
export function SeatClock({ info, seat }: { readonly info: TableInfo; readonly seat: Seat }) {
  const there = info.seats[seat];
  const clock = info.card?.clock;
  return (
    <span className="online-beside">
      {there?.kind === "person" && (
        <i className={there.online ? "here" : "away"} title={there.online ? en.online.online : en.online.offline}>
          <span className="sr">{there.online ? en.online.online : en.online.offline}</span>
        </i>
      )}
      {clock && clock.rule.is !== "none" && <Left clock={clock} seat={seat} />}
    </span>
  );
}

function Left({ clock, seat }: { readonly clock: Clock; readonly seat: Seat }) {
  const runs = clock.running.includes(seat);
  const [now, setNow] = useState(hostNow);
  const left = Math.max(0, (clock.left[seat] ?? 0) - (runs ? Math.max(0, now - clock.since) : 0));
  const every = left > 120_000 ? 15_000 : 500;
  useEffect(() => {
    if (!runs) return undefined;
    const timer = setInterval(() => setNow(hostNow()), every);
    return () => clearInterval(timer);
  }, [runs, every]);
  const words = en.online.clock;
  const away = clock.vacation[seat]?.until;
  const state = clock.fallen.includes(seat)
    ? words.fallen
    : away !== null && away !== undefined && away > now
      ? words.away
      : clock.stopped === "pause"
        ? words.paused
        : null;
  return (
    <time
      className={`online-left n${runs ? " runs" : ""}${left < 30_000 && runs ? " short" : ""}`}
      aria-label={words.left}
    >
      {state ?? written(left)}
    </time>
  );
}

/** `3:07`, `1:02:45`, `2 d 5 h`. */
export function written(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const days = Math.floor(seconds / 86_400);
  const hours = Math.floor((seconds % 86_400) / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const two = (n: number): string => String(n).padStart(2, "0");
  if (days > 0) return `${days} d ${hours} h`;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
