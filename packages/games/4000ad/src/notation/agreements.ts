/** Reads the agreements and proposals of a position. */
import { relate } from "../homes.ts";
import { channelOf } from "../proposals.ts";
import type { Proposal, State4000 } from "../state.ts";
import type { Position } from "./form.ts";
import type { Names } from "./names.ts";

export function readAgreements(t: State4000, w: Position, names: Names): void {
  (w.relations ?? []).forEach((r, i) => {
    const [a, b] = [names.power(r.between[0], `relations.${i}`), names.power(r.between[1], `relations.${i}`)];
    if (a >= 0 && b >= 0 && a !== b) relate(t, a, b, r.is);
  });
  (w.permits ?? []).forEach((pair, i) => {
    const [owner, guest] = names.list(pair, `permits.${i}`);
    if (owner !== undefined && guest !== undefined) t.permit[owner * t.P + guest] = 1;
  });
  t.drawings = (w.drawings ?? []).map((d, i) => ({
    star: Math.max(0, names.star(d.star, `drawings.${i}.star`)),
    mode: d.mode,
    starter: names.power(d.starter, `drawings.${i}.starter`),
    among: names.list(d.among, `drawings.${i}.among`),
    from: d.from ?? t.round,
    known: d.known ?? 0,
  }));
  t.spoken = (w.spoken ?? []).map((s) => ({ ...s }));
  (w.proposals ?? []).forEach((p, i) => {
    t.proposals.push(readProposal(t, p, `proposals.${i}`, names));
  });
  t.grants = (w.grants ?? []).map((g, i) => {
    names.star(g.star, `grants.${i}.star`);
    return {
      is: g.is,
      from: names.power(g.from, `grants.${i}.from`),
      to: names.power(g.to, `grants.${i}.to`),
      star: g.star,
      ships: g.ships ?? 0,
      warps: g.warps ?? [],
      drawing: g.drawing ?? null,
      untilRound: g.untilRound ?? 0,
      turns: g.turns ?? 0,
    };
  });
  t.treaties = (w.treaties ?? []).map((d, i) => ({
    x: names.power(d.x, `treaties.${i}.x`),
    k: names.power(d.k, `treaties.${i}.k`),
    bound: d.bound.map((b, j) => ({
      power: names.power(b.power, `treaties.${i}.bound.${j}.power`),
      star: Math.max(0, names.star(b.star, `treaties.${i}.bound.${j}.star`)),
      from: b.from ?? t.turn,
    })),
  }));
  t.conferences = (w.conferences ?? []).map((c, i) => ({
    a: names.power(c.a, `conferences.${i}.a`),
    b: names.power(c.b, `conferences.${i}.b`),
    closing: c.closing === undefined ? -1 : names.power(c.closing, `conferences.${i}.closing`),
  }));
}

/** Reads a proposal. Without an id it gets the next one of its audience. */
function readProposal(t: State4000, p: NonNullable<Position["proposals"]>[number], at: string, names: Names): Proposal {
  const from = names.power(p.from, `${at}.from`);
  const to = names.list(p.to, `${at}.to`);
  if (p.star !== undefined) names.star(p.star, `${at}.star`);
  return {
    id: p.id ?? nextNumber(t, channelOf(p.is, Math.max(0, from), to)),
    is: p.is,
    from,
    to,
    accepted: names.list(p.accepted, `${at}.accepted`),
    ...(p.star === undefined ? {} : { star: p.star }),
    ...(p.warps === undefined ? {} : { warps: p.warps }),
    ...(p.mode === undefined ? {} : { mode: p.mode }),
    ...(p.starter === undefined ? {} : { starter: names.power(p.starter, `${at}.starter`) }),
    untilRound: p.untilRound ?? 0,
  };
}

function nextNumber(t: State4000, channel: number): number {
  const entry = t.spoken.find((s) => s.channel === channel);
  if (entry) return entry.made++ * 64 + channel;
  t.spoken.push({ channel, made: 1 });
  t.spoken.sort((a, b) => a.channel - b.channel);
  return channel;
}
