/** Set-up in the order of the scenario: fleets, edges, base, deployment, carrier (AX-9, AX-10). */
import type { Automatic, StepContext } from "@starboard/kernel";
import type { Ship, Side } from "../acts.ts";
import { compensationIn } from "../data/even-sides.ts";
import { isBase, matchSetupOf } from "../match-setup.ts";
import type { ShapeAx } from "../shape.ts";
import { createShips } from "../ships.ts";
import { ACTIVE, type StateAx } from "../state.ts";

/** Goes through the set-up order once and asks the decision that each entry names. */
export const prepare: Automatic<ShapeAx, { next: number }> = {
  kind: "automatic",
  rule: "AX-9.1",
  begin: () => ({ next: 0 }),
  run(ctx, memo) {
    const t = ctx.state;
    const { scenario } = matchSetupOf(t.options);
    if (memo.next === 0) {
      tellCompensation(ctx);
      rollMarker(ctx);
    }
    if (t.kind.length === 0 && t.fleets.every((fleet) => fleet.confirmed)) reveal(ctx);
    showDeployments(ctx);
    for (;;) {
      const entry = scenario.order[memo.next];
      memo.next++;
      if (entry === undefined) {
        ctx.done();
        return;
      }
      if (askEntry(ctx, entry)) return;
    }
  },
};

/** Asks the decision that one entry of the order names. Returns false if there is nothing to ask. */
function askEntry(ctx: StepContext<ShapeAx>, entry: string): boolean {
  const [who, what] = entry.split(".") as [string, string];
  const sides: Side[] = who === "both" ? [0, 1] : [Number(who) as Side];
  if (what === "deploy" && who === "both" && ctx.state.options["ax.deployment"] === "alternate") {
    alternate(ctx);
    return true;
  }
  return sides.map((side) => askSetup(ctx, side, what)).includes(true);
}

function askSetup(ctx: StepContext<ShapeAx>, side: Side, what: string): boolean {
  const t = ctx.state;
  if (what === "fleet") ctx.ask("buy", { side });
  else if (what === "edge") {
    const zone = matchSetupOf(t.options).scenario.sides[side].zone;
    // If each ship may use any edge, the fleet does not choose one (AX-10.1).
    const free = zone.kind === "edge" && zone.notGoalOf !== undefined && t.options["ax.ambassadorEdges"] === "any";
    if (free) return false;
    ctx.ask("edge", { side });
  } else if (what === "base") ctx.ask("base", { side });
  else if (what === "deploy") ctx.ask("deploy", { side, ships: fleetOf(t, side), single: false, last: -1 });
  else if (what === "carrier") ctx.ask("carrier", { side });
  return true;
}

/** Asks the sides in turn to deploy one ship; the holder of the marker is second (AX-9.4). */
function alternate(ctx: StepContext<ShapeAx>): void {
  const t = ctx.state;
  const order: Side[] = t.marker === 0 ? [1, 0] : [0, 1];
  const fleets = order.map((side) => fleetOf(t, side));
  const most = Math.max(...fleets.map((fleet) => fleet.length));
  for (let i = 0; i < most; i++)
    for (const [k, side] of order.entries())
      if (i < (fleets[k] as Ship[]).length)
        ctx.ask("deploy", { side, ships: fleets[k] as Ship[], single: true, last: -1 });
}

/** Returns the ships of a side, without the base. */
const fleetOf = (t: StateAx, side: Side): Ship[] =>
  t.kind.map((_, ship) => ship).filter((ship) => t.side[ship] === side && !isBase(t, ship));

/** Creates the ships and reveals both fleets together when both are bought (AX-9.2). */
function reveal(ctx: StepContext<ShapeAx>): void {
  const t = ctx.state;
  createShips(t);
  ctx.disclose();
  for (const side of [0, 1] as const) {
    const { race, ships, cp } = t.fleets[side] as (typeof t.fleets)[number];
    if (matchSetupOf(t.options).scenario.sides[side].fleet !== null) continue;
    t.cp[side] = (t.cp[side] as number) + cp;
    if (ctx.wantsFacts) ctx.emit({ is: "fleetBought", rule: "AX-9.2", side, race, ships: ships.slice(), cp });
    giveForRace(ctx, side, race);
  }
}

/** Gives a side what its race receives in an even skirmish; not before the races are known, or it would tell them (AX-10.8). */
function giveForRace(ctx: StepContext<ShapeAx>, side: Side, race: string): void {
  const t = ctx.state;
  const cp = matchSetupOf(t.options).raceCp[race] ?? 0;
  if (cp === 0) return;
  t.cp[side] = (t.cp[side] as number) + cp;
  if (ctx.wantsFacts) ctx.emit({ is: "compensated", rule: "AX-10.8", side, cp, ships: [] });
}

/** Shows confirmed deployments: at once if sides deploy in turn, together if both deploy in secret (AX-9.4, AX-9.5). */
function showDeployments(ctx: StepContext<ShapeAx>): void {
  const t = ctx.state;
  if (t.kind.length === 0) return;
  const ready = ([0, 1] as const).filter(
    (side) => t.shown[side] === 0 && fleetOf(t, side).every((s) => t.placed[s] === 1),
  );
  const together = matchSetupOf(t.options).scenario.order.includes("both.deploy");
  if (together && ready.length < 2) return;
  for (const side of ready) {
    t.shown[side] = 1;
    const ships = fleetOf(t, side);
    for (const s of ships) t.status[s] = ACTIVE;
    if (together && t.options["ax.deployment"] === "simultaneous") ctx.disclose();
    if (!ctx.wantsFacts) continue;
    const places = ships.map((ship) => ({
      ship,
      q: t.q[ship] as number,
      r: t.r[ship] as number,
      facing: t.facing[ship] as number,
    }));
    ctx.emit({ is: "deployed", rule: "AX-9.4", side, ships: places });
  }
}

/** Rolls for the first holder of the priority marker: side 1 on 1 to 3, side 2 on 4 to 6 (AX-2.5). */
function rollMarker(ctx: StepContext<ShapeAx>): void {
  const t = ctx.state;
  if (t.options["ax.fullTie"] !== "marker") return;
  const roll = ctx.draw(6, 1, "AX-2.5")[0] as number;
  t.marker = roll <= 3 ? 0 : 1;
  if (ctx.wantsFacts) ctx.emit({ is: "markerRolled", rule: "AX-2.5", roll, side: t.marker });
}

/** Reports what a side of a scenario has received for an even match; the set-up has already given it (AX-10.8). */
function tellCompensation(ctx: StepContext<ShapeAx>): void {
  const given = compensationIn(ctx.state.options);
  if (!given || !ctx.wantsFacts) return;
  const { side, cp = 0, ships = [], hull } = given;
  ctx.emit({ is: "compensated", rule: "AX-10.8", side, cp, ships, ...(hull !== undefined && { hull }) });
}
