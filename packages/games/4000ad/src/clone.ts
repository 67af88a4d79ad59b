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

/** Copies a list, most often an empty one. */
const copies = <T>(list: readonly T[], copy: (one: T) => T): T[] => (list.length === 0 ? [] : list.map(copy));

/** Returns an independent copy of the state. Only what is `readonly` is shared: the options, and lists
 * that seldom change. */
export function clone(t: State4000): State4000 {
  return {
    flow: cloneFlow(t.flow, copyMemo),
    options: t.options,
    P: t.P,
    S: t.S,
    round: t.round,
    turn: t.turn,
    slot: t.slot,
    order: t.order,
    active: t.active,
    seatOf: t.seatOf,
    side: t.side,
    home: t.home.slice(),
    alive: t.alive,
    holder: t.holder.slice(),
    lostAt: t.lostAt,
    takenAt: t.takenAt,
    grace: t.grace,
    against: t.against,
    offered: t.offered,
    departed: t.departed.slice(),
    producedIn: t.producedIn.slice(),
    fellAt: t.fellAt,
    unplaced: t.unplaced.slice(),
    ships: t.ships.slice(),
    frozen: t.frozen.slice(),
    since: t.since.slice(),
    neutral: t.neutral.slice(),
    derelict: t.derelict,
    warpFrom: t.warpFrom.slice(),
    warpCount: t.warpCount.slice(),
    warpMoved: t.warpMoved.slice(),
    warpShips: t.warpShips.slice(),
    relation: t.relation.slice(),
    permit: t.permit.slice(),
    drawings: copies(t.drawings, copyDrawing),
    proposals: copies(t.proposals, copyProposal),
    grants: copies(t.grants, copyGrant),
    treaties: copies(t.treaties, copyTreaty),
    conferences: copies(t.conferences, copyFlat),
    spoken: copies(t.spoken, copyFlat),
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
  into.order = t.order;
  into.seatOf = t.seatOf;
  into.side = t.side;
  over(t.home, into.home);
  into.alive = t.alive;
  over(t.holder, into.holder);
  into.lostAt = t.lostAt;
  into.takenAt = t.takenAt;
  into.grace = t.grace;
  into.against = t.against;
  into.offered = t.offered;
  over(t.departed, into.departed);
  over(t.producedIn, into.producedIn);
  into.fellAt = t.fellAt;
  over(t.unplaced, into.unplaced);
  over(t.ships, into.ships);
  over(t.frozen, into.frozen);
  over(t.since, into.since);
  over(t.neutral, into.neutral);
  into.derelict = t.derelict;
  over(t.warpFrom, into.warpFrom);
  over(t.warpCount, into.warpCount);
  over(t.warpMoved, into.warpMoved);
  over(t.warpShips, into.warpShips);
  over(t.relation, into.relation);
  over(t.permit, into.permit);
  into.drawings = copies(t.drawings, copyDrawing);
  into.proposals = copies(t.proposals, copyProposal);
  into.grants = copies(t.grants, copyGrant);
  into.treaties = copies(t.treaties, copyTreaty);
  into.conferences = copies(t.conferences, copyFlat);
  into.spoken = copies(t.spoken, copyFlat);
}

function over<T>(from: readonly T[], into: T[]): void {
  for (let i = 0; i < from.length; i++) into[i] = from[i] as T;
}
