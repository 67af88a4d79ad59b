/** Calls initiative numbers and lets sides pick ships, in both phases (AX-2.2 to AX-2.6, AX-8.5). */
import { type Automatic, type Decision, type StepContext, seat } from "@starboard/kernel";
import type { RefusalAx } from "../reasons.ts";
import { activateAct, type Ship, type Side, windowAct, type ActivateAct, type WindowAct } from "../acts.ts";
import { forbidCost, pay } from "../bonus.ts";
import { fullTies, groupOf, hasSlot, highestNumber, slotQueue } from "../calc/initiative.ts";
import { refuse } from "../refusals.ts";
import { enemyOf } from "../match-setup.ts";
import type { ShapeAx } from "../shape.ts";
import { ACTIVE, type StateAx, USED_COMMAND_FIRE, USED_COMMAND_MOVE } from "../state.ts";
import { mostDamage, usefulShots } from "./fire.ts";

/** Command changes an initiative number by this amount (AX-8.5). */
export const COMMAND = 5;

/** Calls a number and creates the queue of its slots. */
function callNumber(ctx: StepContext<ShapeAx>, number: number): void {
  const t = ctx.state;
  t.called = number;
  t.queue = slotOrder(ctx, number);
  if (ctx.wantsFacts) ctx.emit({ is: "numberCalled", rule: "AX-2.2", number, queue: t.queue.slice() });
}

/** Returns the order of the slots of a number. If the options say so, a die decides each full tie (AX-2.5). */
function slotOrder(ctx: StepContext<ShapeAx>, number: number): Side[] {
  const t = ctx.state;
  if (t.options["ax.fullTie"] !== "die") return slotQueue(t, number);
  const rolled = new Map<number, Side>();
  for (const hull of fullTies(t, number)) {
    const roll = ctx.draw(6, 1, "AX-2.5")[0] as number;
    const first: Side = roll <= 3 ? 0 : 1;
    rolled.set(hull, first);
    if (ctx.wantsFacts) ctx.emit({ is: "tieRolled", rule: "AX-2.5", roll, first });
  }
  return slotQueue(t, number, rolled);
}

/** Asks the owner of the next slot and drops slots without a ship left (AX-2.4). Returns true if a side was asked. */
function askSlot(ctx: StepContext<ShapeAx>, step: "selectMove" | "selectFire"): boolean {
  const t = ctx.state;
  while (t.queue.length > 0) {
    const side = t.queue[0] as Side;
    if (groupOf(t, t.called, side).length > 0) {
      ctx.ask(step, { side });
      return true;
    }
    t.queue.shift();
  }
  return false;
}

export const callMove: Automatic<ShapeAx> = {
  kind: "automatic",
  rule: "AX-2.2",
  run(ctx) {
    for (;;) {
      if (askSlot(ctx, "selectMove")) return;
      const number = highestNumber(ctx.state);
      if (number === undefined) {
        ctx.done();
        return;
      }
      callNumber(ctx, number);
    }
  },
};

export const callFire: Automatic<ShapeAx> = {
  kind: "automatic",
  rule: "AX-2.2",
  run(ctx) {
    const t = ctx.state;
    for (;;) {
      if (t.options["ax.lateCommand"] === "on" && t.queue.length > 0 && askWindow(ctx, t.called)) return;
      if (askSlot(ctx, "selectFire")) return;
      const number = nextCall(t);
      if (number === undefined) {
        ctx.done();
        return;
      }
      if (askWindow(ctx, number)) return;
      callNumber(ctx, number);
    }
  },
};

/** Returns the next number to call: a ship's own, or five above it while its window is open (AX-8.5, edge case 33). */
function nextCall(t: StateAx): number | undefined {
  let best = highestNumber(t);
  if (best === undefined || t.options["ax.commandFiring"] !== "raise") return best;
  for (let s = 0; s < t.kind.length; s++) {
    const raised = (t.number[s] as number) + COMMAND;
    if (raised > best && mayRaise(t, s, raised)) best = raised;
  }
  return best;
}

/** True if a ship's Command window is open at a number. */
function mayRaise(t: StateAx, ship: Ship, number: number): boolean {
  if (t.options["ax.commandFiring"] !== "raise" || !hasSlot(t, ship)) return false;
  if (((t.used[ship] as number) & USED_COMMAND_FIRE) !== 0 || (t.cp[t.side[ship] as Side] as number) < 1) return false;
  const side = t.side[ship] as Side;
  const raised = (t.number[ship] as number) + COMMAND;
  const late = t.options["ax.lateCommand"] === "on" && raised > number && (t.number[ship] as number) < number;
  return (raised === number || late) && (t.passed[side] as number) > number;
}

/**
 * True if raising a ship to a number could change anything (AX-6.5, AX-8.5). A damaged ship fires as strongly as before, so the
 * order of two ships matters only if one can destroy the other before it has fired. The ship is compared with every enemy that
 * may fire between that number and the ship's own; an enemy that can still be raised counts with its raised number too. It
 * matters if these enemies together can destroy the ship, or if the ships of its side together can destroy one of them.
 */
export function raiseMatters(t: StateAx, ship: Ship, number: number): boolean {
  const side = t.side[ship] as Side;
  const own = t.number[ship] as number;
  const withSlot = t.kind.map((_, s) => s).filter((s) => hasSlot(t, s));
  const mates = withSlot.filter((s) => t.side[s] === side);
  const between = withSlot.filter((s) => {
    if (t.side[s] === side) return false;
    const raises = (t.cp[enemyOf(side)] as number) >= 1 && ((t.used[s] as number) & USED_COMMAND_FIRE) === 0;
    const printed = t.number[s] as number;
    return [printed, ...(raises ? [printed + COMMAND] : [])].some((n) => n >= own && n <= number);
  });
  const sum = (shooters: readonly Ship[], target: Ship): number =>
    shooters.reduce((points, s) => points + mostDamage(t, s, target), 0);
  if (usefulShots(t, ship).length === 0) return false;
  if (sum(between, ship) >= (t.hull[ship] as number)) return true;
  return between.some(
    (enemy) =>
      mostDamage(t, ship, enemy) > 0 &&
      sum(mates, enemy) >= (t.hull[enemy] as number) &&
      usefulShots(t, enemy).length > 0,
  );
}

/** Returns the refusal if a ship may not be called later by Command in the movement phase (AX-8.5). */
export const forbidCommandMove = (t: StateAx, ship: Ship): RefusalAx | undefined =>
  forbidLowering(t, ship, USED_COMMAND_MOVE);

/** Asks the next side whose Command window is open at a number, the side without the marker first (AX-8.5). */
function askWindow(ctx: StepContext<ShapeAx>, number: number): boolean {
  const t = ctx.state;
  for (const side of [enemyOf(t.marker), t.marker]) {
    if (!t.kind.some((_, s) => t.side[s] === side && mayRaise(t, s, number))) continue;
    t.called = number;
    ctx.ask("window", { side });
    return true;
  }
  return false;
}

export const windowStep: Decision<ShapeAx, WindowAct, { side: Side }> = {
  kind: "decision",
  rule: "AX-8.5",
  schema: windowAct,
  asks: (_t, { side }) => seat(side),
  candidates(t, { side }, _by, offer) {
    offer({ do: "pass" });
    for (let s = 0; s < t.kind.length; s++)
      if (t.side[s] === side && mayRaise(t, s, t.called)) offer({ do: "command", ship: s });
  },
  forbids(t, { side }, _by, act) {
    if (act.do === "pass") return undefined;
    if (t.side[act.ship] !== side || t.status[act.ship] !== ACTIVE)
      return refuse("AX_UNKNOWN_SHIP", { ship: act.ship });
    if (((t.used[act.ship] as number) & USED_COMMAND_FIRE) !== 0) return refuse("AX_CP_REPEAT", { ship: act.ship });
    return (
      forbidCost(t, act.ship, 1) ??
      (mayRaise(t, act.ship, t.called) ? undefined : refuse("AX_CP_MOMENT", { ship: act.ship }))
    );
  },
  resolve(ctx, { side }, _by, act) {
    const t = ctx.state;
    ctx.done();
    if (act.do === "pass") {
      t.passed[side] = t.called;
      return;
    }
    const from = t.number[act.ship] as number;
    t.number[act.ship] = t.called;
    t.used[act.ship] = (t.used[act.ship] as number) | USED_COMMAND_FIRE;
    pay(t, side, 1);
    if (ctx.wantsFacts) ctx.emit({ is: "commanded", rule: "AX-8.5", ship: act.ship, from, to: t.called });
    // If the group is already called, the raised ship takes the next slot (AX-8.5).
    if (t.queue.length > 0) t.queue.unshift(side);
  },
};

/** Returns the refusal if a ship may not take the slot that is open to a side. */
function forbidActivate(t: StateAx, side: Side, ship: Ship): RefusalAx | undefined {
  if (t.side[ship] !== side || t.status[ship] !== ACTIVE) return refuse("AX_UNKNOWN_SHIP", { ship });
  if (t.acted[ship] === 1) return refuse("AX_ALREADY_ACTED", { ship });
  return t.number[ship] === t.called
    ? undefined
    : refuse("AX_NOT_CALLED", { ship, number: t.number[ship] as number, called: t.called });
}

export const selectMove: Decision<ShapeAx, ActivateAct, { side: Side }> = {
  kind: "decision",
  rule: "AX-2.4",
  schema: activateAct,
  asks: (_t, { side }) => seat(side),
  candidates(t, { side }, _by, offer) {
    const group = groupOf(t, t.called, side);
    for (const ship of group) offer({ do: "activate", ship });
    for (const ship of group) offer({ do: "command", ship });
  },
  forbids(t, { side }, _by, act) {
    const refused = forbidActivate(t, side, act.ship);
    return refused || act.do === "activate" ? refused : forbidLowering(t, act.ship, USED_COMMAND_MOVE);
  },
  resolve(ctx, { side }, _by, act) {
    const t = ctx.state;
    ctx.done();
    if (act.do === "command") {
      lower(ctx, act.ship, USED_COMMAND_MOVE);
      return;
    }
    t.acted[act.ship] = 1;
    dropSlot(t, side);
    ctx.ask("declare", { ship: act.ship });
    ctx.ask("move", { ship: act.ship });
    ctx.ask("closing", { ship: act.ship });
    ctx.ask("endMove", { ship: act.ship });
  },
};

export const selectFire: Decision<ShapeAx, ActivateAct, { side: Side }> = {
  kind: "decision",
  rule: "AX-2.4",
  schema: activateAct,
  asks: (_t, { side }) => seat(side),
  candidates(t, { side }, _by, offer) {
    const group = groupOf(t, t.called, side);
    for (const ship of group) offer({ do: "activate", ship });
    if (t.options["ax.commandFiring"] === "lower") for (const ship of group) offer({ do: "command", ship });
  },
  forbids(t, { side }, _by, act) {
    const refused = forbidActivate(t, side, act.ship);
    if (refused || act.do === "activate") return refused;
    if (t.options["ax.commandFiring"] !== "lower") return refuse("AX_CP_MOMENT", { ship: act.ship });
    return forbidLowering(t, act.ship, USED_COMMAND_FIRE);
  },
  resolve(ctx, { side }, _by, act) {
    const t = ctx.state;
    ctx.done();
    if (act.do === "command") {
      lower(ctx, act.ship, USED_COMMAND_FIRE);
      return;
    }
    t.acted[act.ship] = 1;
    dropSlot(t, side);
    ctx.ask("fire", { ship: act.ship });
  },
};

function forbidLowering(t: StateAx, ship: Ship, bit: number): RefusalAx | undefined {
  if (((t.used[ship] as number) & bit) !== 0) return refuse("AX_CP_REPEAT", { ship });
  return forbidCost(t, ship, 1);
}

/**
 * Lowers the number of a ship by Command. The ship leaves its group, and the queue of the group is rebuilt (AX-2.4).
 */
function lower(ctx: StepContext<ShapeAx>, ship: Ship, bit: number): void {
  const t = ctx.state;
  const from = t.number[ship] as number;
  t.number[ship] = from - COMMAND;
  t.used[ship] = (t.used[ship] as number) | bit;
  pay(t, t.side[ship] as Side, 1);
  if (ctx.wantsFacts) ctx.emit({ is: "commanded", rule: "AX-8.5", ship, from, to: from - COMMAND });
  t.queue = slotOrder(ctx, t.called);
}

/** Removes the next slot of a side from the queue. */
function dropSlot(t: StateAx, side: Side): void {
  const at = t.queue.indexOf(side);
  if (at >= 0) t.queue.splice(at, 1);
}
