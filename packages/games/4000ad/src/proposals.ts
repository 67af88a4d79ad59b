/** Proposals between players: opening, closing and lapsing (rules.md, section E.4). */
import type { RuleId } from "@starboard/kernel";
import type { Power } from "./acts.ts";
import { type Ctx, seatsOf } from "./context.ts";
import type { Grant, Proposal, State4000 } from "./state.ts";

/** The rule of each kind of proposal. */
export const proposalRule: { readonly [kind in Proposal["is"]]: RuleId } = {
  ally: "AD-10.4",
  jointArrival: "AD-9.3",
  drawing: "AD-9.4.2",
  withdrawal: "AD-10.2.2",
  peace: "AD-10.3",
  armistice: "AD-9.a",
  concede: "AD-9.4.9",
};

/** Proposals that all players see (section F). The others are visible only to their parties. */
const OPEN: readonly Proposal["is"][] = ["withdrawal", "peace", "armistice", "concede"];
export const isOpen = (p: Proposal): boolean => OPEN.includes(p.is);

/** Whether a seat may know of a proposal. */
export const isParty = (t: State4000, p: Proposal, seat: number): boolean =>
  t.seatOf[p.from] === seat || p.to.some((q) => t.seatOf[q] === seat);

/**
 * Returns the audience of a proposal as a number, `recipients × 4 + from`. All powers in it see all its proposals, so
 * ids reveal nothing. Public proposals have their own audience.
 */
export const channelOf = (is: Proposal["is"], from: Power, to: readonly Power[]): number =>
  (OPEN.includes(is) ? ALL_PLAYERS : to.reduce((mask, q) => mask | (1 << q), 0)) * 4 + from;
const ALL_PLAYERS = 15;
/** Whether an audience includes a power. */
export const inChannel = (channel: number, p: Power): boolean => channel % 4 === p || ((channel >> 2) & (1 << p)) !== 0;
/** Whether an audience includes all players and spectators. */
export const isOpenChannel = (channel: number): boolean => channel >> 2 === ALL_PLAYERS;

type Draft = Omit<Proposal, "id" | "accepted">;

/** Opens a proposal. */
export function propose(ctx: Ctx, draft: Draft): Proposal {
  const t = ctx.state;
  const channel = channelOf(draft.is, draft.from, draft.to);
  let entry = t.spoken.find((s) => s.channel === channel);
  if (!entry) {
    entry = { channel, made: 0 };
    t.spoken.push(entry);
    t.spoken.sort((a, b) => a.channel - b.channel);
  }
  const proposal: Proposal = { id: entry.made * 64 + channel, accepted: [], ...draft };
  entry.made++;
  t.proposals.push(proposal);
  // The recipients have seen it, so it can be withdrawn but not taken back.
  ctx.disclose(isOpen(proposal) ? undefined : seatsOf(t, [proposal.from, ...proposal.to]));
  if (ctx.wantsFacts)
    tellOf(ctx, proposal, { is: "proposed", rule: proposalRule[proposal.is], proposal: copyProposal(proposal) });
  return proposal;
}

export type Close = "accepted" | "declined" | "withdrawn" | "lapsed";

/** Closes a proposal and emits how it ended. */
export function close(ctx: Ctx, proposal: Proposal, how: Close, by: Power | null): void {
  const t = ctx.state;
  t.proposals = t.proposals.filter((p) => p !== proposal);
  if (!ctx.wantsFacts) return;
  const rule = proposalRule[proposal.is];
  tellOf(ctx, proposal, { is: "proposalClosed", rule, proposal: copyProposal(proposal), how, by });
  if (proposal.is === "withdrawal" && how === "lapsed")
    ctx.emit({ is: "withdrawalLapsed", rule, power: proposal.from, to: proposal.to[0] as Power });
}

/** Closes all open proposals that match `which` as lapsed. */
export function lapse(ctx: Ctx, which: (p: Proposal) => boolean): void {
  if (ctx.state.proposals.length === 0) return;
  for (const p of ctx.state.proposals.filter(which)) close(ctx, p, "lapsed", null);
}

/** Removes agreed loans and joint arrivals that match `which`. */
export function lapseGrants(ctx: Ctx, which: (g: Grant) => boolean): void {
  const t = ctx.state;
  if (t.grants.length === 0) return;
  const gone = t.grants.filter(which);
  if (gone.length === 0) return;
  t.grants = t.grants.filter((g) => !gone.includes(g));
  if (!ctx.wantsFacts) return;
  for (const g of gone)
    ctx.emit(
      {
        is: "grantLapsed",
        rule: g.is === "lend" ? "AD-9.4.5" : "AD-9.3",
        grant: g.is,
        from: g.from,
        to: g.to,
        star: g.star,
      },
      seatsOf(t, [g.from, g.to]),
    );
}

export const copyProposal = (p: Proposal): Proposal => ({ ...p, accepted: p.accepted.slice() });

function tellOf(ctx: Ctx, p: Proposal, fact: Parameters<Ctx["emit"]>[0]): void {
  if (isOpen(p)) ctx.emit(fact);
  else ctx.emit(fact, seatsOf(ctx.state, [p.from, ...p.to]));
}
