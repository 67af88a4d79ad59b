/** The Recruit phase: draws units, sells them and builds (WE-11). */
import { seat, type Automatic, type Decision, type Refusal } from "@starboard/kernel";
import { type BuyAct, buyAct, drawAct } from "../acts.ts";
import type { Play } from "../compiled/cards.ts";
import type { CompiledModule } from "../compiled/index.ts";
import { findPlay, isPlay } from "../moves/cards.ts";
import { drawUnits } from "../moves/pile.ts";
import { pileSize, put, toPile } from "../moves/stacks.ts";
import { canBuild, fortSites, fortsLeft, isFortSite, startPlaces, startsAt } from "../calc/recruits.ts";
import { activeOf, priceOf, stackAt } from "../calc/stacks.ts";
import { refuse } from "../refusals.ts";
import { compiledModuleOf } from "../match-setup.ts";
import type { Ctx, ShapeWE } from "../shape.ts";
import { NONE, type StateWE } from "../state.ts";
import { rollDice } from "./explore.ts";
import { forbidsFree, offerFree, playFree } from "./free.ts";

export const recruit: Automatic<ShapeWE, "recruit"> = {
  kind: "automatic",
  rule: "WE-11.1",
  run(ctx, m) {
    const t = ctx.state;
    const b = compiledModuleOf(t.options);
    const s = activeOf(t);
    if (t.alive[s] === 0 || m.stage === 2) {
      giveBack(ctx, b, s);
      return ctx.done();
    }
    if (m.stage++ === 0) ctx.ask("recruitDraw", {});
    else ctx.ask("recruitBuy", {});
  },
};

/** Units that were not bought go back (WE-11.1). */
function giveBack(ctx: Ctx, b: CompiledModule, s: number): void {
  const t = ctx.state;
  if (t.recruits.length > 0)
    ctx.emit({ is: "recruitsReturned", rule: "WE-11.1", seat: seat(s), count: t.recruits.length });
  toPile(t, b, s, t.recruits);
  t.recruits = [];
  t.drawn = 0;
  t.bonuses = 0;
}

/** Units that can be drawn: where fortifications are only bought at will, they are not among them. */
const drawable = (b: CompiledModule, type: number): boolean =>
  b.module.recruit.fortifications !== "atWill" || !b.units[type]?.fort;

function drawRecruits(ctx: Ctx, b: CompiledModule, s: number, n: number, bonus: boolean): void {
  const t = ctx.state;
  ctx.disclose([seat(s)]);
  const units = drawUnits(ctx, b, s, n, bonus ? "WE-11.4" : "WE-11.1", (type) => drawable(b, type));
  t.recruits = [...t.recruits, ...units].sort((a, c) => a - c);
  t.drawn += units.length;
  ctx.emit({ is: "recruitsDrawn", rule: bonus ? "WE-11.4" : "WE-11.1", seat: seat(s), count: units.length, bonus });
  const seen = units.map((u) => b.units[u]?.id as string);
  ctx.emit({ is: "recruitsSeen", rule: "WE-11.2", seat: seat(s), units: seen }, [seat(s)]);
}

/** Drawing is optional (WE-11.6). */
export const recruitDraw: Decision<ShapeWE, "recruitDraw"> = {
  kind: "decision",
  rule: "WE-11.6",
  schema: drawAct,
  asks: (t) => seat(activeOf(t)),
  moot: (t) => t.alive[activeOf(t)] === 0,
  // From an empty pile nothing is offered but going on, so the question answers itself (WE-11.12).
  candidates(t, _m, by, offer) {
    if (pileSize(t, compiledModuleOf(t.options), by) > 0) offer({ do: "draw" });
    offer({ do: "skip" });
  },
  forbids: () => undefined,
  resolve(ctx, _m, by, act) {
    const b = compiledModuleOf(ctx.state.options);
    if (act.do === "draw") drawRecruits(ctx, b, by, b.module.recruit.draw, false);
    ctx.done();
  },
};

/** Fortification types that may be bought without being drawn (WE-11.10). */
const atWill = (b: CompiledModule): number[] =>
  b.module.recruit.fortifications === "drawn" ? [] : b.units.filter((u) => u.fort).map((u) => u.no);

function candidates(t: StateWE, b: CompiledModule, by: number, offer: (act: BuyAct) => void): void {
  const have = t.treasury[by] as number;
  const types = [...new Set([...t.recruits, ...atWill(b).filter((type) => fortsLeft(t, b, by, type) > 0)])];
  const places = types.some((type) => !b.units[type]?.fort) ? startPlaces(t, b, by) : [];
  for (const type of types) {
    const unit = b.units[type];
    if (!unit) continue;
    for (const at of unit.fort ? fortSites(t, b, by, type) : places)
      offer({ do: "buy", unit: unit.id, at: b.ids[at] as string });
  }
  for (const building of b.buildings)
    if (building.cost <= have)
      for (let at = 0; at < b.T; at++)
        if (t.marker[at] === by || stackAt(t, b, at, by).length > 0)
          if (canBuild(t, b, at, by, building)) offer({ do: "build", building: building.id, at: b.ids[at] as string });
  offerFree(t, b, by, offer);
}

function forbidsBuy(
  t: StateWE,
  b: CompiledModule,
  by: number,
  unitId: string,
  at: number | undefined,
): Refusal | undefined {
  const type = b.unitNo.get(unitId);
  const unit = type === undefined ? undefined : b.units[type];
  if (type === undefined || !unit) return refuse("WE_NOT_DRAWN", { unit: unitId });
  const willing = atWill(b).includes(type) && fortsLeft(t, b, by, type) > 0;
  if (!t.recruits.includes(type) && !willing) return refuse("WE_NOT_DRAWN", { unit: unitId });
  if (unit.fort) {
    if (at === undefined || !isFortSite(t, b, at, by, type)) return refuse("WE_FORT_SITE", { unit: unitId });
  } else if (at === undefined || !startsAt(t, b, at, by)) return refuse("WE_NO_START", { unit: unitId });
  const cost = priceOf(t, b, by, type);
  const have = t.treasury[by] as number;
  return cost <= have ? undefined : refuse("WE_POINTS", { cost, have });
}

function forbidsBuild(
  t: StateWE,
  b: CompiledModule,
  by: number,
  id: string,
  at: number | undefined,
): Refusal | undefined {
  const no = b.buildingNo.get(id);
  const building = no === undefined ? undefined : b.buildings[no];
  if (!building || at === undefined) return refuse("WE_BUILD_SITE", { building: id });
  if ((t.building[at * b.B + building.no] as number) >= building.max) return refuse("WE_BUILT", { building: id });
  if (!building.requires(t, b, at, by, NONE)) return refuse("WE_BUILD_SITE", { building: id, at: b.ids[at] });
  const have = t.treasury[by] as number;
  return building.cost <= have ? undefined : refuse("WE_POINTS", { cost: building.cost, have }, "WE-11.8");
}

/** Buying and building in any order (WE-11.6). Covert, because the offer tells of the units drawn. */
export const recruitBuy: Decision<ShapeWE, "recruitBuy"> = {
  kind: "decision",
  rule: "WE-11.6",
  schema: buyAct,
  covert: true,
  asks: (t) => seat(activeOf(t)),
  moot: (t) => t.alive[activeOf(t)] === 0,
  candidates(t, _m, by, offer) {
    offer({ do: "done" });
    candidates(t, compiledModuleOf(t.options), by, offer);
  },
  forbids(t, _m, by, act) {
    const b = compiledModuleOf(t.options);
    switch (act.do) {
      case "done":
        return undefined;
      case "buy":
        return forbidsBuy(t, b, by, act.unit, b.numberOf.get(act.at));
      case "build":
        return forbidsBuild(t, b, by, act.building, b.numberOf.get(act.at));
      case "play": {
        const play = findPlay(t, b, by, act, ["ownFree"]);
        return isPlay(play) ? forbidsFree(t, b, by, act, play) : play;
      }
    }
  },
  resolve(ctx, _m, by, act) {
    const b = compiledModuleOf(ctx.state.options);
    switch (act.do) {
      case "done":
        return ctx.done();
      case "buy":
        return buy(ctx, b, by, b.unitNo.get(act.unit) as number, b.numberOf.get(act.at) as number);
      case "build":
        return build(ctx, b, by, b.buildingNo.get(act.building) as number, b.numberOf.get(act.at) as number);
      case "play":
        return playFree(ctx, b, by, act, findPlay(ctx.state, b, by, act, ["ownFree"]) as Play);
    }
  },
};

/** A drawn unit first; one bought at will comes out of the pile. Facts name it only if all seats see it. */
function buy(ctx: Ctx, b: CompiledModule, by: number, type: number, at: number): void {
  const t = ctx.state;
  const price = priceOf(t, b, by, type);
  const i = t.recruits.indexOf(type);
  if (i >= 0) t.recruits = t.recruits.toSpliced(i, 1);
  else t.pile[(b.piles === 1 ? 0 : by) * b.U + type] = fortsLeft(t, b, by, type) - 1;
  t.treasury[by] = (t.treasury[by] as number) - price;
  const open = b.units[type]?.fort === true || stackAt(t, b, at, by).length === 0;
  put(t, b, at, by, [type], "bottom");
  // The price is open, and with it mostly the unit.
  ctx.disclose();
  ctx.emit({
    is: "unitBought",
    rule: "WE-11.2",
    seat: seat(by),
    at: b.ids[at] as string,
    price,
    unit: open ? (b.units[type]?.id as string) : null,
  });
  const { bonusIfAllBought, bonusRepeats } = b.module.recruit;
  if (i < 0 || t.recruits.length > 0 || !bonusIfAllBought || (t.bonuses > 0 && !bonusRepeats)) return;
  t.bonuses++;
  const die = rollDice(ctx, bonusIfAllBought, "WE-11.4");
  ctx.emit({ is: "bonusRolled", rule: "WE-11.4", seat: seat(by), die });
  drawRecruits(ctx, b, by, die, true);
}

function build(ctx: Ctx, b: CompiledModule, by: number, no: number, at: number): void {
  const t = ctx.state;
  const building = b.buildings[no];
  if (!building) return;
  t.treasury[by] = (t.treasury[by] as number) - building.cost;
  t.building[at * b.B + no] = (t.building[at * b.B + no] as number) + 1;
  ctx.emit({
    is: "built",
    rule: "WE-11.8",
    seat: seat(by),
    building: building.id,
    at: b.ids[at] as string,
    price: building.cost,
  });
}
