/** The aside that opens and closes a conference of two allies, and its time limit (AD-9.4.7). */
import type { Seat, TimeLimit } from "@starboard/kernel";
import { asideActs, type Power } from "../acts.ts";
import { closeConferences, emitConference } from "../alliances.ts";
import { seatsOf } from "../context.ts";
import { isAlliances } from "../powers.ts";
import { NO } from "../refusals.ts";
import type { Conference, State4000 } from "../state.ts";
import { type AsideOf, barsAllies, barsOption, partnerships } from "./common.ts";

const running = (t: State4000, a: Power, b: Power): Conference | undefined =>
  t.conferences.find((c) => (c.a === a && c.b === b) || (c.a === b && c.b === a));

const mayCall = (t: State4000, a: Power, b: Power): boolean => t.active === a || t.active === b;
const inUse = (t: State4000): boolean =>
  t.options["ad.conference.mode"] === "called" && (isAlliances(t) || t.options["ad.secretAlliances"]);

export const conference: AsideOf<"conference"> = {
  rule: "AD-9.4.7",
  schema: asideActs.conference,
  candidates(t, _m, by, offer) {
    if (!inUse(t)) return;
    for (const { from, to } of partnerships(t, by)) {
      const now = running(t, from, to);
      if (now || mayCall(t, from, to)) offer({ do: "conference", from, to, open: now === undefined });
    }
  },
  forbids(t, _m, by, { from, to, open }) {
    const no = barsOption(inUse(t), "ad.conference.mode") ?? barsAllies(t, by, from, to);
    if (no) return no;
    const now = running(t, from, to);
    if (open) {
      if (now) return NO.PROPOSAL;
      // A conference can only be called in the turn of one of the two allies.
      return mayCall(t, from, to) ? undefined : NO.TURN;
    }
    return now && now.closing !== from ? undefined : NO.PROPOSAL;
  },
  resolve(ctx, _by, { from, to, open }) {
    const t = ctx.state;
    const now = running(t, from, to);
    ctx.disclose(t.options["ad.conference.visible"] ? undefined : seatsOf(t, [from, to]));
    if (open) {
      t.conferences.push({ a: from, b: to, closing: -1 });
      emitConference(ctx, from, to, true);
    } else if (now && now.closing < 0) {
      // It closes when the other ally asks too.
      now.closing = from;
      if (ctx.wantsFacts)
        ctx.emit({ is: "conferenceClosing", rule: "AD-9.4.7", a: now.a, b: now.b, by: from }, seatsOf(t, [from, to]));
    } else closeConferences(ctx, (a, b) => now?.a === a && now.b === b);
  },
};

/**
 * Returns the time limits of open conferences, if the options set one. A conference that is hidden from other players
 * does not stop the clocks, because a stopped clock would reveal it.
 */
export function conferenceLimits(t: State4000): TimeLimit[] {
  const minutes = t.options["ad.conference.minutes"];
  if (minutes === 0 || !inUse(t)) return [];
  const visible = t.options["ad.conference.visible"];
  return t.conferences.map(({ a, b, closing }) => ({
    id: `conference ${a} ${b}`,
    rule: "AD-9.4.7",
    ms: minutes * 60_000,
    moves: [
      { from: a, to: b },
      { from: b, to: a },
    ]
      .filter(({ from }) => from !== closing)
      .map(({ from, to }) => ({
        by: t.seatOf[from] as Seat,
        step: "conference",
        act: { do: "conference", from, to, open: false } as { do: string },
      })),
    stopsClocks: visible,
    ...(!visible && { to: seatsOf(t, [a, b]) }),
  }));
}

/**
 * Seats with which a seat may chat in private: its allies, always or only during a conference, by option (AD-9.4.7).
 */
export function privateChatSeats(t: State4000, by: Seat): Seat[] {
  const always = t.options["ad.conference.mode"] === "open";
  const pairs = partnerships(t, by).filter(({ from, to }) => always || running(t, from, to) !== undefined);
  return [...new Set(pairs.map(({ to }) => t.seatOf[to] as Seat))];
}
