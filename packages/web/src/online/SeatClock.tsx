import { Icon, RuleChip } from "@starboard/ui";
import type { Seat } from "@starboard/kernel";
import type { Clock, ActiveLimit, TableInfo } from "@starboard/wire/host";
import { useEffect, useState } from "react";
import * as en from "../messages/en.ts";
import { type ClockDisplay, clockDisplay, redrawInterval, formatDuration } from "./clocks.ts";
import { clockWords } from "./names.ts";
import { isDisconnected } from "./connection-status.ts";
import { hostNow, useOnline } from "./store.ts";

/** Presence and clock of a seat. */
export function SeatClock({ info, seat }: { readonly info: TableInfo; readonly seat: Seat }) {
  const there = info.seats[seat];
  const up = useOnline((s) => s.up);
  const isLost = isDisconnected(info, seat, up);
  const isOnline = there?.online === true && !isLost;
  return (
    <span className="online-beside">
      {there?.kind === "person" && (up || isLost) && (
        <i className={isOnline ? "here" : "away"} title={isOnline ? en.online.online : en.online.offline}>
          <span className="sr">{isOnline ? en.online.online : en.online.offline}</span>
        </i>
      )}
      {isLost && <em className="online-off">{en.online.lostHere}</em>}
      {there?.kind === "vacant" && info.state === "playing" && <em>{en.online.free}</em>}
      <Left clock={info.summary?.clock} seat={seat} />
    </span>
  );
}

/** The host's time, updated as often as the display needs; static if no clock runs. */
function useHostNow(runs: boolean, leftAt: (now: number) => number): number {
  const [now, setNow] = useState(hostNow);
  const every = redrawInterval(leftAt(now));
  useEffect(() => {
    if (!runs) return undefined;
    const timer = setInterval(() => setNow(hostNow()), every);
    return () => clearInterval(timer);
  }, [runs, every]);
  return now;
}

/** A seat's clock in short form, with details in its tip. Renders nothing without a clock. */
export function Left({
  clock,
  seat,
  name,
}: {
  readonly clock: Clock | undefined;
  readonly seat: Seat;
  readonly name?: string;
}) {
  // The last update may be newer than the last tick.
  const faceAt = (now: number): ClockDisplay | null => clockDisplay(clock, seat, Math.max(now, clock?.since ?? 0));
  const face = faceAt(useHostNow(clock?.running.includes(seat) === true, (now) => faceAt(now)?.left ?? 0));
  if (!clock || !face) return null;
  return (
    <time
      className={`online-left n ${face.is}${face.short ? " short" : ""}`}
      aria-label={en.online.clock.left}
      title={describeClock(clock, face)}
    >
      {name !== undefined && (
        <>
          <b>{name}</b>{" "}
        </>
      )}
      {shortText(face)}
    </time>
  );
}

function shortText({ is, left, until }: ClockDisplay): string {
  const { clock } = en.online;
  if (is === "flagged") return clock.flagged;
  if (is === "away") return clock.awayUntil(en.day(until ?? 0));
  if (is === "paused") return `${clock.paused} · ${formatDuration(left)}`;
  return is === "stopped" ? `${clock.stopped} · ${formatDuration(left)}` : formatDuration(left);
}

/** Time control, timeout rule and remaining vacation. */
function describeClock({ rule, onTimeout }: Clock, { is, vacation }: ClockDisplay): string {
  const { clock } = en.online;
  return [
    ...(is === "stopped" ? [clock.stoppedText] : is === "paused" ? [clock.pausedText] : []),
    `${clock.label}: ${clockWords(rule)}`,
    `${clock.onTimeout}: ${clock[onTimeout]}`,
    ...(vacation === null ? [] : [clock.vacationLeft(vacation)]),
  ].join(". ");
}

/** The relevant clocks for the top bar: players to act, and time limits of the rules. */
export function ClockStrip({ info, limits }: { readonly info: TableInfo; readonly limits: readonly ActiveLimit[] }) {
  const clock = info.summary?.clock;
  const asked = info.summary?.over
    ? []
    : (info.summary?.asked ?? []).filter((seat) => info.summary?.seats[seat]?.kind === "person");
  const kept = clock !== undefined && clock.rule.is !== "none" && asked.length > 0;
  if (!kept && limits.length === 0) return null;
  const shown = asked.slice(0, 2);
  return (
    <span className="online-strip" role="timer" aria-label={en.online.clock.strip}>
      {kept && (
        <>
          <Icon name="time" size={15} />
          {shown.map((seat) => (
            <Left key={seat} clock={clock} seat={seat} name={info.summary?.seats[seat]?.name ?? ""} />
          ))}
        </>
      )}
      {limits.map((limit) => (
        <Ends key={`${limit.rule} ${limit.until}`} limit={limit} />
      ))}
    </span>
  );
}

/** A time limit of the rules. */
function Ends({ limit }: { readonly limit: ActiveLimit }) {
  const leftAt = (now: number): number => Math.max(0, limit.until - now);
  const left = leftAt(useHostNow(true, leftAt));
  return (
    <span className={`online-left n running${left < 30_000 ? " short" : ""}`} title={en.online.clock.limitText}>
      {en.online.clock.limit(formatDuration(left))} <RuleChip rule={limit.rule} />
    </span>
  );
}
