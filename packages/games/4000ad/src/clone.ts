/** Hand-written copy functions of the state, for speed. Extend them when the state gets a new field. */
import { cloneFlow } from "@starboard/kernel";
import type { Battle, DepartMemo, RetreatMemo } from "./shape.ts";
import type { Drawing, Grant, State4000, Treaty } from "./state.ts";
import { copyProposal } from "./proposals.ts";

/** Copies a memo. Memos are flat except for lists of powers and loans. */
function copyMemo(memo: object, step: string): object {
  if (step === "fight") {
    const b = memo as Battle;
    return { star: b.star, active: b.active, attackers: b.attackers.slice(), defenders: b.defenders.slice() };
  }
  if (step === "retreat") {
    const m = memo as RetreatMemo;
    return { star: m.star, power: m.power, attacker: m.attacker, others: m.others.slice() };
  }
  if (step === "depart") {
    const m = memo as DepartMemo;
    return { from: m.from, loan: m.loan.slice() };
  }
  if (step === "produce") return { powers: (memo as { powers: number[] }).powers.slice() };
  return { ...memo };
}

const copyGrant = (g: Grant): Grant => ({ ...g });
const copyDrawing = (d: Drawing): Drawing => ({ ...d });
const copyTreaty = (d: Treaty): Treaty => ({ x: d.x, k: d.k, bound: d.bound.map((b) => ({ ...b })) });
const copyFlat = <T extends object>(x: T): T => ({ ...x });

/** Returns an independent copy of the state. Only immutable parts such as the options are shared. */
export function clone(t: State4000): State4000 {
  return {
    flow: cloneFlow(t.flow, copyMemo),
    options: t.options,
    P: t.P,
    S: t.S,
    round: t.round,
    turn: t.turn,
    slot: t.slot,
    order: t.order.slice(),
    active: t.active,
    seatOf: t.seatOf.slice(),
    side: t.side.slice(),
    home: t.home.slice(),
    alive: t.alive.slice(),
    holder: t.holder.slice(),
    lostAt: t.lostAt.slice(),
    takenAt: t.takenAt.slice(),
    grace: t.grace.slice(),
    against: t.against.slice(),
    offered: t.offered.slice(),
    departed: t.departed.slice(),
    producedIn: t.producedIn.slice(),
    fellAt: t.fellAt.slice(),
    unplaced: t.unplaced.slice(),
    ships: t.ships.slice(),
    frozen: t.frozen.slice(),
    since: t.since.slice(),
    neutral: t.neutral.slice(),
    derelict: t.derelict.slice(),
    warpFrom: t.warpFrom.slice(),
    warpCount: t.warpCount.slice(),
    warpMoved: t.warpMoved.slice(),
    warpShips: t.warpShips.slice(),
    relation: t.relation.slice(),
    permit: t.permit.slice(),
    drawings: t.drawings.map(copyDrawing),
    proposals: t.proposals.map(copyProposal),
    grants: t.grants.map(copyGrant),
    treaties: t.treaties.map(copyTreaty),
    conferences: t.conferences.map(copyFlat),
    spoken: t.spoken.map(copyFlat),
    quiet: t.quiet,
    stirred: t.stirred,
  };
}

/** Copies a state into another state of the same match. It allocates little and is meant for searches. */
export function copyOver(t: State4000, into: State4000): void {
  into.flow = cloneFlow(t.flow, copyMemo);
  into.round = t.round;
  into.turn = t.turn;
  into.slot = t.slot;
  into.active = t.active;
  into.quiet = t.quiet;
  into.stirred = t.stirred;
  over(t.order, into.order);
  over(t.seatOf, into.seatOf);
  over(t.side, into.side);
  over(t.home, into.home);
  over(t.alive, into.alive);
  over(t.holder, into.holder);
  over(t.lostAt, into.lostAt);
  over(t.takenAt, into.takenAt);
  over(t.grace, into.grace);
  over(t.against, into.against);
  over(t.offered, into.offered);
  over(t.departed, into.departed);
  over(t.producedIn, into.producedIn);
  over(t.fellAt, into.fellAt);
  over(t.unplaced, into.unplaced);
  over(t.ships, into.ships);
  over(t.frozen, into.frozen);
  over(t.since, into.since);
  over(t.neutral, into.neutral);
  over(t.derelict, into.derelict);
  over(t.warpFrom, into.warpFrom);
  over(t.warpCount, into.warpCount);
  over(t.warpMoved, into.warpMoved);
  over(t.warpShips, into.warpShips);
  over(t.relation, into.relation);
  over(t.permit, into.permit);
  into.drawings = t.drawings.map(copyDrawing);
  into.proposals = t.proposals.map(copyProposal);
  into.grants = t.grants.map(copyGrant);
  into.treaties = t.treaties.map(copyTreaty);
  into.conferences = t.conferences.map(copyFlat);
  into.spoken = t.spoken.map(copyFlat);
}

function over<T>(from: readonly T[], into: T[]): void {
  for (let i = 0; i < from.length; i++) into[i] = from[i] as T;
}
