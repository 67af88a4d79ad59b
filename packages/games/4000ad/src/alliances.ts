/** Alliances in the Independents game: how they become known and how they end (AD-10.4). */
import type { Power } from "./acts.ts";
import { relate, reviewHome } from "./homes.ts";
import { type Ctx, seatsOf } from "./context.ts";
import { lapse, lapseGrants } from "./proposals.ts";

/** Makes a private alliance public. The first co-operating action reveals it (AD-10.4). */
export function makeKnown(ctx: Ctx, a: Power, b: Power): void {
  const t = ctx.state;
  if (t.relation[a * t.P + b] !== 1) return;
  relate(t, a, b, 2);
  ctx.disclose();
  if (ctx.wantsFacts) ctx.emit({ is: "allianceKnown", rule: "AD-10.4", a, b });
}

/**
 * Ends an alliance, either by a private message to the partner or by treachery, which all players see. Permissions,
 * loans and joint arrivals between the two end with it. Agreements about drawing do not (AD-10.4.2).
 */
export function endAlliance(ctx: Ctx, by: Power, partner: Power, treachery: boolean): void {
  const t = ctx.state;
  const between = (a: Power, b: Power): boolean => (a === by && b === partner) || (a === partner && b === by);
  // Other players who saw the conference see its end, whether or not they knew of the alliance.
  if (treachery) closeConferences(ctx, between);
  const before = t.relation[by * t.P + partner] as number;
  if (before === 0 || (before === 3 && !treachery)) return;
  // True if other players believe in the alliance. One that ended in private (3) ends visibly now.
  const known = before >= 2;
  relate(t, by, partner, known && !treachery ? 3 : 0);
  const to = known && treachery ? undefined : seatsOf(t, [by, partner]);
  ctx.disclose(to);
  if (ctx.wantsFacts) ctx.emit({ is: "allianceEnded", rule: "AD-10.4", a: by, b: partner, by, treachery }, to);
  t.permit[by * t.P + partner] = 0;
  t.permit[partner * t.P + by] = 0;
  lapseGrants(ctx, (g) => between(g.from, g.to));
  lapse(ctx, (p) => p.is === "jointArrival" && between(p.from, p.to[0] as Power));
  closeConferences(ctx, between);
  // Ships of one power at the other's home star are hostile from now on (AD-10.4.2).
  reviewHome(ctx, t.home[by] as number, partner, false);
  reviewHome(ctx, t.home[partner] as number, by, false);
}

/** Closes the conferences of all pairs of powers that match `which`. */
export function closeConferences(ctx: Ctx, which: (a: Power, b: Power) => boolean): void {
  const t = ctx.state;
  if (t.conferences.length === 0) return;
  const gone = t.conferences.filter((c) => which(c.a, c.b));
  t.conferences = t.conferences.filter((c) => !gone.includes(c));
  for (const c of gone) emitConference(ctx, c.a, c.b, false);
}

/** Emits the start or end of a conference to the seats that may know of it (AD-9.4.7). */
export function emitConference(ctx: Ctx, a: Power, b: Power, open: boolean): void {
  if (!ctx.wantsFacts) return;
  const fact = { is: "conference", rule: "AD-9.4.7", a, b, open } as const;
  if (ctx.state.options["ad.conference.visible"]) ctx.emit(fact);
  else ctx.emit(fact, seatsOf(ctx.state, [a, b]));
}
