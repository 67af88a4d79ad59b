/** Alliances among independents: becoming known, ending (AD-10.4). */
import type { Power } from "./acts.ts";
import { relate, reviewHome } from "./homes.ts";
import { type Ctx, seatsOf } from "./context.ts";
import { lapse, lapseGrants } from "./proposals.ts";

/** The first co-operating action shows a private alliance to everybody (AD-10.4). */
export function makeKnown(ctx: Ctx, a: Power, b: Power): void {
  const t = ctx.state;
  if (t.relation[a * t.P + b] !== 1) return;
  relate(t, a, b, 2);
  ctx.disclose();
  if (ctx.wantsFacts) ctx.emit({ is: "allianceKnown", rule: "AD-10.4", a, b });
}

/**
 * Ends an alliance: by a word to the partner, which others do not hear, or by treachery, which ends it before their eyes.
 * Permissions, loans and joint arrivals between the two end with it; agreements about drawing do not (AD-10.4.2).
 */
export function endAlliance(ctx: Ctx, by: Power, partner: Power, treachery: boolean): void {
  const t = ctx.state;
  const between = (a: Power, b: Power): boolean => (a === by && b === partner) || (a === partner && b === by);
  // Others who saw them talk see that they stop, whether or not they knew what about.
  if (treachery) closeConferences(ctx, between);
  const before = t.relation[by * t.P + partner] as number;
  if (before === 0 || (before === 3 && !treachery)) return;
  // Believed in by everybody; one that has ended in private is seen to end now.
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
  // Ships of the one alone at the other's home star are hostile from now on (AD-10.4.2).
  reviewHome(ctx, t.home[by] as number, partner, false);
  reviewHome(ctx, t.home[partner] as number, by, false);
}

/** Closes the private channels between powers that answer to a description. */
export function closeConferences(ctx: Ctx, which: (a: Power, b: Power) => boolean): void {
  const t = ctx.state;
  if (t.conferences.length === 0) return;
  const gone = t.conferences.filter((c) => which(c.a, c.b));
  t.conferences = t.conferences.filter((c) => !gone.includes(c));
  for (const c of gone) tellConference(ctx, c.a, c.b, false);
}

/** Tells of a conference to those who may know that it takes place (AD-9.4.7). */
export function tellConference(ctx: Ctx, a: Power, b: Power, open: boolean): void {
  if (!ctx.wantsFacts) return;
  const fact = { is: "conference", rule: "AD-9.4.7", a, b, open } as const;
  if (ctx.state.options["ad.conference.visible"]) ctx.emit(fact);
  else ctx.emit(fact, seatsOf(ctx.state, [a, b]));
}
