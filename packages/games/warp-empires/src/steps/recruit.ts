/** The Recruit phase: draws units, sells them and builds (WE-11). */
import { seat, type Automatic, type Decision } from "@starboard/kernel";
import type { RefusalWE } from "../reasons.ts";
import { type BuyAct, buyAct, drawAct, type DrawAct, type TerritoryId } from "../acts.ts";
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

export const recruit: Automatic<ShapeWE, { stage: number }> = {
  kind: "automatic",
  rule: "WE-11.1",
  run(ctx, m) {
    const t = ctx.state;
    const compiled = compiledModuleOf(t.options);
    const s = activeOf(t);
    if (t.alive[s] === 0 || m.stage === 2) {
      giveBack(ctx, compiled, s);
      return ctx.done();
    }
    if (m.stage++ === 0) ctx.ask("recruitDraw", {});
    else ctx.ask("recruitBuy", {});
  },
};

/** Returns units that were not bought (WE-11.1). */
function giveBack(ctx: Ctx, compiled: CompiledModule, s: number): void {
  const t = ctx.state;
  if (t.recruits.length > 0)
    ctx.emit({ is: "recruitsReturned", rule: "WE-11.1", seat: seat(s), count: t.recruits.length });
  toPile(t, compiled, s, t.recruits);
  t.recruits = [];
  t.drawn = 0;
  t.bonuses = 0;
}

/** The units that can be drawn; without fortifications if they are bought without drawing. */
const drawable = (compiled: CompiledModule, type: number): boolean =>
  compiled.module.recruit.fortifications !== "atWill" || !compiled.units[type]?.fort;

function drawRecruits(ctx: Ctx, compiled: CompiledModule, s: number, n: number, bonus: boolean): void {
  const t = ctx.state;
  ctx.disclose([seat(s)]);
  const units = drawUnits(ctx, compiled, s, n, bonus ? "WE-11.4" : "WE-11.1", (type) => drawable(compiled, type));
  t.recruits = [...t.recruits, ...units].sort((a, c) => a - c);
  t.drawn += units.length;
  ctx.emit({ is: "recruitsDrawn", rule: bonus ? "WE-11.4" : "WE-11.1", seat: seat(s), count: units.length, bonus });
  const seen = units.map((u) => compiled.units[u]?.id as string);
  ctx.emit({ is: "recruitsSeen", rule: "WE-11.2", seat: seat(s), units: seen }, [seat(s)]);
}

/** Drawing is optional (WE-11.6). */
export const recruitDraw: Decision<ShapeWE, DrawAct> = {
  kind: "decision",
  rule: "WE-11.6",
  schema: drawAct,
  asks: (t) => seat(activeOf(t)),
  moot: (t) => t.alive[activeOf(t)] === 0,
  // With an empty pile only going on is legal, so the step answers itself (WE-11.12).
  candidates(t, _m, by, offer) {
    if (pileSize(t, compiledModuleOf(t.options), by) > 0) offer({ do: "draw" });
    offer({ do: "skip" });
  },
  forbids: () => undefined,
  resolve(ctx, _m, by, act) {
    const compiled = compiledModuleOf(ctx.state.options);
    if (act.do === "draw") drawRecruits(ctx, compiled, by, compiled.module.recruit.draw, false);
    ctx.done();
  },
};

/** Fortification types that may be bought without being drawn (WE-11.10). */
const atWill = (compiled: CompiledModule): number[] =>
  compiled.module.recruit.fortifications === "drawn" ? [] : compiled.units.filter((u) => u.fort).map((u) => u.no);

function candidates(t: StateWE, compiled: CompiledModule, by: number, offer: (act: BuyAct) => void): void {
  const have = t.treasury[by] as number;
  const types = [
    ...new Set([...t.recruits, ...atWill(compiled).filter((type) => fortsLeft(t, compiled, by, type) > 0)]),
  ];
  const places = types.some((type) => !compiled.units[type]?.fort) ? startPlaces(t, compiled, by) : [];
  for (const type of types) {
    const unit = compiled.units[type];
    if (!unit) continue;
    for (const at of unit.fort ? fortSites(t, compiled, by, type) : places)
      offer({ do: "buy", unit: unit.id, at: compiled.ids[at] as string });
  }
  const own: number[] = [];
  for (let at = 0; at < compiled.T; at++)
    if (t.marker[at] === by || stackAt(t, compiled, at, by).length > 0) own.push(at);
  for (const building of compiled.buildings)
    if (building.cost <= have)
      for (const at of own)
        if (canBuild(t, compiled, at, by, building))
          offer({ do: "build", building: building.id, at: compiled.ids[at] as string });
  offerFree(t, compiled, by, offer);
}

function forbidsBuy(
  t: StateWE,
  compiled: CompiledModule,
  by: number,
  unitId: string,
  at: number | undefined,
): RefusalWE | undefined {
  const type = compiled.unitNo.get(unitId);
  const unit = type === undefined ? undefined : compiled.units[type];
  if (type === undefined || !unit) return refuse("WE_NOT_DRAWN", { unit: unitId });
  const willing = atWill(compiled).includes(type) && fortsLeft(t, compiled, by, type) > 0;
  if (!t.recruits.includes(type) && !willing) return refuse("WE_NOT_DRAWN", { unit: unitId });
  if (unit.fort) {
    if (at === undefined || !isFortSite(t, compiled, at, by, type)) return refuse("WE_FORT_SITE", { unit: unitId });
  } else if (at === undefined || !startsAt(t, compiled, at, by)) return refuse("WE_NO_START", { unit: unitId });
  const cost = priceOf(t, compiled, by, type);
  const have = t.treasury[by] as number;
  return cost <= have ? undefined : refuse("WE_POINTS", { cost, have });
}

function forbidsBuild(
  t: StateWE,
  compiled: CompiledModule,
  by: number,
  id: string,
  at: number | undefined,
): RefusalWE | undefined {
  const no = compiled.buildingNo.get(id);
  const building = no === undefined ? undefined : compiled.buildings[no];
  if (!building || at === undefined) return refuse("WE_BUILD_SITE", { building: id });
  if ((t.building[at * compiled.B + building.no] as number) >= building.max)
    return refuse("WE_BUILT", { building: id });
  if (!building.requires(t, compiled, at, by, NONE))
    return refuse("WE_BUILD_SITE", { building: id, at: compiled.ids[at] as TerritoryId });
  const have = t.treasury[by] as number;
  return building.cost <= have ? undefined : refuse("WE_POINTS", { cost: building.cost, have }, "WE-11.8");
}

/** Buying and building in any order (WE-11.6). Covert, because the offers betray the drawn units. */
export const recruitBuy: Decision<ShapeWE, BuyAct> = {
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
    const compiled = compiledModuleOf(t.options);
    switch (act.do) {
      case "done":
        return undefined;
      case "buy":
        return forbidsBuy(t, compiled, by, act.unit, compiled.numberOf.get(act.at));
      case "build":
        return forbidsBuild(t, compiled, by, act.building, compiled.numberOf.get(act.at));
      case "play": {
        const play = findPlay(t, compiled, by, act, ["ownFree"]);
        return isPlay(play) ? forbidsFree(t, compiled, by, act, play) : play;
      }
    }
  },
  resolve(ctx, _m, by, act) {
    const compiled = compiledModuleOf(ctx.state.options);
    switch (act.do) {
      case "done":
        return ctx.done();
      case "buy":
        return buy(ctx, compiled, by, compiled.unitNo.get(act.unit) as number, compiled.numberOf.get(act.at) as number);
      case "build":
        return build(
          ctx,
          compiled,
          by,
          compiled.buildingNo.get(act.building) as number,
          compiled.numberOf.get(act.at) as number,
        );
      case "play":
        return playFree(ctx, compiled, by, act, findPlay(ctx.state, compiled, by, act, ["ownFree"]) as Play);
    }
  },
};

/**
 * Takes a drawn unit first; a unit bought without drawing comes from the pile. Facts name it only if all seats see it.
 */
function buy(ctx: Ctx, compiled: CompiledModule, by: number, type: number, at: number): void {
  const t = ctx.state;
  const price = priceOf(t, compiled, by, type);
  const i = t.recruits.indexOf(type);
  if (i >= 0) t.recruits = t.recruits.toSpliced(i, 1);
  else t.pile[(compiled.piles === 1 ? 0 : by) * compiled.U + type] = fortsLeft(t, compiled, by, type) - 1;
  t.treasury[by] = (t.treasury[by] as number) - price;
  const open = compiled.units[type]?.fort === true || stackAt(t, compiled, at, by).length === 0;
  put(t, compiled, at, by, [type], "bottom");
  // The price is public and usually reveals the unit.
  ctx.disclose();
  ctx.emit({
    is: "unitBought",
    rule: "WE-11.2",
    seat: seat(by),
    at: compiled.ids[at] as string,
    price,
    unit: open ? (compiled.units[type]?.id as string) : null,
  });
  const { bonusIfAllBought, bonusRepeats } = compiled.module.recruit;
  if (i < 0 || t.recruits.length > 0 || !bonusIfAllBought || (t.bonuses > 0 && !bonusRepeats)) return;
  t.bonuses++;
  const die = rollDice(ctx, bonusIfAllBought, "WE-11.4");
  ctx.emit({ is: "bonusRolled", rule: "WE-11.4", seat: seat(by), die });
  drawRecruits(ctx, compiled, by, die, true);
}

function build(ctx: Ctx, compiled: CompiledModule, by: number, no: number, at: number): void {
  const t = ctx.state;
  const building = compiled.buildings[no];
  if (!building) return;
  t.treasury[by] = (t.treasury[by] as number) - building.cost;
  const i = at * compiled.B + no;
  t.building = t.building.with(i, (t.building[i] as number) + 1);
  ctx.emit({
    is: "built",
    rule: "WE-11.8",
    seat: seat(by),
    building: building.id,
    at: compiled.ids[at] as string,
    price: building.cost,
  });
}
