/** The set-up: order of play, homes, factions, starting units and the top of each home stack (WE-2). */
import { seat, type Automatic, type Decision, type Draw, type Sealed, shuffled } from "@starboard/kernel";
import { type ArrangeAct, arrangeAct, pickAct, placeAct, type PickAct, type PlaceAct } from "../acts.ts";
import type { CompiledModule } from "../compiled/index.ts";
import { drawCards } from "../moves/hands.ts";
import { drawUnits } from "../moves/pile.ts";
import { put, toPile, turnUp } from "../moves/stacks.ts";
import { headStart } from "../calc/revenue.ts";
import { fortSites } from "../calc/recruits.ts";
import { hasType, stackAt, typesIn } from "../calc/stacks.ts";
import { refuse } from "../refusals.ts";
import { compiledModuleOf } from "../match-setup.ts";
import type { Ctx, ShapeWE } from "../shape.ts";

const drawOf =
  (ctx: Ctx): Draw =>
  (sides, times, why) =>
    ctx.draw(sides, times, why);

/** Order of play and home slots are dealt at random (WE-2.1, WE-2.3). */
export const deal: Automatic<ShapeWE> = {
  kind: "automatic",
  rule: "WE-2.1",
  run(ctx) {
    const t = ctx.state;
    const compiled = compiledModuleOf(t.options);
    t.order = shuffled(t.order, drawOf(ctx), "WE-2.1");
    ctx.emit({ is: "orderDrawn", rule: "WE-2.1", order: t.order.map(seat) });
    const slots = shuffled(compiled.board.homes.slice(0, compiled.N), drawOf(ctx), "WE-2.3");
    for (const s of t.order) {
      const at = slots[s] as number;
      t.home[s] = at;
      if (compiled.module.setup.home.controlled) t.marker[at] = s;
      if (compiled.module.setup.home.explored) t.explored[at] = 1;
      t.treasury[s] = compiled.module.setup.treasury;
      ctx.emit({ is: "homeDealt", rule: "WE-2.3", seat: seat(s), at: compiled.ids[at] as string });
    }
    ctx.done();
  },
};

/** The last seat in the order of play picks first, or a draw decides (WE-2.2). Then head starts are told. */
export const pickFactions: Automatic<ShapeWE, { next: number; order: number[] }> = {
  kind: "automatic",
  rule: "WE-2.2",
  begin: () => ({ next: 0, order: [] }),
  run(ctx, m) {
    const t = ctx.state;
    const compiled = compiledModuleOf(t.options);
    if (m.order.length === 0)
      m.order = t.options.pick === "random" ? shuffled(t.order, drawOf(ctx), "WE-2.2") : t.order.toReversed();
    while (m.next < m.order.length && t.alive[m.order[m.next] as number] === 0) m.next++;
    const next = m.order[m.next];
    if (compiled.module.factions.length === 0 || next === undefined) {
      tellHeadStarts(ctx, compiled);
      return ctx.done();
    }
    m.next++;
    ctx.ask("pickFaction", { seat: next });
  },
};

/** Reports by how many systems each race is ahead (WE-2.11). */
function tellHeadStarts(ctx: Ctx, compiled: CompiledModule): void {
  const t = ctx.state;
  for (const s of t.order) {
    const systems = headStart(t, compiled, s);
    if (systems === 0) continue;
    const faction = compiled.factions[t.faction[s] as number]?.id as string;
    ctx.emit({ is: "headStart", rule: "WE-2.11", seat: seat(s), faction, systems });
  }
}

export const pickFaction: Decision<ShapeWE, PickAct, { seat: number }> = {
  kind: "decision",
  rule: "WE-2.2",
  schema: pickAct,
  asks: (_t, m) => seat(m.seat),
  moot: (t, m) => t.alive[m.seat] === 0,
  candidates(t, _m, _by, offer) {
    for (const { id } of compiledModuleOf(t.options).module.factions) offer({ do: "pick", faction: id });
  },
  forbids(t, _m, _by, act) {
    const no = compiledModuleOf(t.options).factionNo.get(act.faction);
    if (no === undefined) return refuse("WE_NO_FACTION", { faction: act.faction });
    const holder = t.faction.indexOf(no);
    return holder < 0 ? undefined : refuse("WE_FACTION_TAKEN", { faction: act.faction, seat: holder });
  },
  resolve(ctx, m, by, act) {
    ctx.state.faction[m.seat] = compiledModuleOf(ctx.state.options).factionNo.get(act.faction) as number;
    ctx.emit({ is: "factionPicked", rule: "WE-2.2", seat: by, faction: act.faction });
    ctx.done();
  },
};

/** Deals units and cards and finds a place for every fortification among the units (WE-2.4 to WE-2.7). */
export const muster: Automatic<ShapeWE, { next: number; forts: number[] }> = {
  kind: "automatic",
  rule: "WE-2.4",
  begin: () => ({ next: 0, forts: [] }),
  run(ctx, m) {
    const t = ctx.state;
    const compiled = compiledModuleOf(t.options);
    for (;;) {
      if (m.forts.length > 0) {
        const s = t.order[m.next - 1] as number;
        const unit = m.forts[0] as number;
        if (t.alive[s] === 0) toPile(t, compiled, s, m.forts.splice(0));
        else if (fortSites(t, compiled, s, unit).length > 0) {
          m.forts.shift();
          return ctx.ask("placeFort", { seat: s, unit });
        } else redraw(ctx, compiled, s, m.forts.shift() as number);
        continue;
      }
      const s = t.order[m.next];
      if (s === undefined) return ctx.done();
      m.next++;
      if (t.alive[s] === 1) m.forts = musterSeat(ctx, compiled, s);
    }
  },
};

/** Draws the starting force and hand of a seat; returns the fortifications that still need a place. */
function musterSeat(ctx: Ctx, compiled: CompiledModule, s: number): number[] {
  const t = ctx.state;
  const { setup } = compiled.module;
  const at = t.home[s] as number;
  const pool = compiled.piles === 1 ? 0 : s;
  const fixed = setup.fixedUnits.flatMap(({ unit, count }) =>
    new Array<number>(count).fill(compiled.unitNo.get(unit) as number),
  );
  for (const u of fixed) t.pile[pool * compiled.U + u] = (t.pile[pool * compiled.U + u] as number) - 1;
  const barred = new Set(setup.randomUnits.exclude);
  const open = compiled.units.map((u) => !barred.has(u.id) && ![...u.tags].some((tag) => barred.has(tag)));
  ctx.disclose([seat(s)]);
  const drawn = drawUnits(ctx, compiled, s, setup.randomUnits.count, "WE-2.4", (u) => open[u] as boolean);
  const placed = setup.fortificationPlacement.where === "home";
  const forts = placed ? [] : drawn.filter((u) => compiled.units[u]?.fort);
  const units = [...fixed, ...drawn.filter((u) => placed || !compiled.units[u]?.fort)];
  put(t, compiled, at, s, units, "top");
  const seen = [...units, ...forts].map((u) => compiled.units[u]?.id as string);
  ctx.disclose();
  ctx.emit({ is: "mustered", rule: "WE-2.4", seat: seat(s), at: compiled.ids[at] as string, count: seen.length });
  ctx.emit({ is: "musterSeen", rule: "WE-2.4", seat: seat(s), units: seen }, [seat(s)]);
  drawCards(ctx, compiled, s, setup.startingHand, "WE-2.7");
  return forts;
}

/** Replaces a fortification without a legal place by another unit from the pile (WE-2.6). */
function redraw(ctx: Ctx, compiled: CompiledModule, s: number, fort: number): void {
  const t = ctx.state;
  ctx.emit({ is: "redrawn", rule: "WE-2.6", seat: seat(s), unit: compiled.units[fort]?.id as string });
  toPile(t, compiled, s, [fort]);
  ctx.disclose([seat(s)]);
  const units = drawUnits(ctx, compiled, s, 1, "WE-2.6", (u) => !compiled.units[u]?.fort);
  put(t, compiled, t.home[s] as number, s, units, "bottom");
  ctx.emit(
    { is: "musterSeen", rule: "WE-2.6", seat: seat(s), units: units.map((u) => compiled.units[u]?.id as string) },
    [seat(s)],
  );
}

export const placeFort: Decision<ShapeWE, PlaceAct, { seat: number; unit: number }> = {
  kind: "decision",
  rule: "WE-2.6",
  schema: placeAct,
  asks: (_t, m) => seat(m.seat),
  moot: (t, m) => t.alive[m.seat] === 0,
  candidates(t, m, _by, offer) {
    const compiled = compiledModuleOf(t.options);
    for (const at of fortSites(t, compiled, m.seat, m.unit)) offer({ do: "place", at: compiled.ids[at] as string });
  },
  forbids(t, m, _by, act) {
    const compiled = compiledModuleOf(t.options);
    const at = compiled.numberOf.get(act.at);
    return at !== undefined && fortSites(t, compiled, m.seat, m.unit).includes(at)
      ? undefined
      : refuse("WE_FORT_SITE", { at: act.at });
  },
  resolve(ctx, m, by, act) {
    const compiled = compiledModuleOf(ctx.state.options);
    put(ctx.state, compiled, compiled.numberOf.get(act.at) as number, m.seat, [m.unit], "top");
    ctx.emit({ is: "fortPlaced", rule: "WE-2.6", seat: by, unit: compiled.units[m.unit]?.id as string, at: act.at });
    ctx.done();
  },
};

/** All seats choose the top of their home stacks at once (WE-2.9). Covert, because it is hidden who has a choice. */
export const arrange: Sealed<ShapeWE, ArrangeAct> = {
  kind: "sealed",
  rule: "WE-2.9",
  schema: arrangeAct,
  covert: true,
  asksAll: (t) => {
    const compiled = compiledModuleOf(t.options);
    return t.order
      .filter((s) => t.alive[s] === 1 && stackAt(t, compiled, t.home[s] as number, s).length > 1)
      .sort((a, c) => a - c)
      .map(seat);
  },
  candidates(t, _m, by, offer) {
    const compiled = compiledModuleOf(t.options);
    for (const u of typesIn(stackAt(t, compiled, t.home[by] as number, by)))
      offer({ do: "arrange", unit: compiled.units[u]?.id as string });
  },
  forbids(t, _m, by, act) {
    const compiled = compiledModuleOf(t.options);
    const u = compiled.unitNo.get(act.unit);
    return u !== undefined && hasType(stackAt(t, compiled, t.home[by] as number, by), u)
      ? undefined
      : refuse("WE_NOT_YOUR_UNITS", { unit: act.unit });
  },
  open(ctx, _m, answers) {
    const t = ctx.state;
    const compiled = compiledModuleOf(t.options);
    for (const [by, { unit }] of answers as ReadonlyMap<number, ArrangeAct>) {
      const at = t.home[by] as number;
      turnUp(t, compiled, at, by, compiled.unitNo.get(unit) as number);
      ctx.emit({ is: "topTurned", rule: "WE-2.9", seat: seat(by), at: compiled.ids[at] as string, unit });
    }
    ctx.done();
  },
};
