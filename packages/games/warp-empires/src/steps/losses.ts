/** Choosing casualties, one unit at a time, and saving them (WE-9.22 to WE-9.25). */
import { seat, type Decision } from "@starboard/kernel";
import type { RefusalWE } from "../reasons.ts";
import { loseAct, saveAct, type LoseAct, type SaveAct } from "../acts.ts";
import { effectOf, type Play } from "../compiled/cards.ts";
import type { CompiledModule } from "../compiled/index.ts";
import { findPlay, heldIn, isPlay, named, emitPlayed } from "../moves/cards.ts";
import { spend } from "../moves/hands.ts";
import { put, remove } from "../moves/stacks.ts";
import { other, PASSED, strongest } from "../calc/battles.ts";
import { hasType, stackAt, typesIn } from "../calc/stacks.ts";
import { refuse } from "../refusals.ts";
import { compiledModuleOf } from "../match-setup.ts";
import type { Ctx, ShapeWE } from "../shape.ts";
import { type Battle, type BattleSide, NONE, STAGES, type StateWE } from "../state.ts";

const winnerOf = (battle: Battle): BattleSide => battle.winner as BattleSide;

/** Moves a unit from its stack to the list of losses, until the losses are final. */
export function nameLoss(
  ctx: Ctx,
  compiled: CompiledModule,
  battle: Battle,
  side: BattleSide,
  type: number,
  by: number,
): void {
  const owner = battle.sides[side];
  ctx.disclose();
  remove(ctx.state, compiled, battle.at, owner, type);
  battle.lost[side].push(type);
  ctx.emit({
    is: "lossNamed",
    rule: by === NONE ? "WE-9.34" : side === battle.winner ? "WE-9.23" : "WE-9.22",
    seat: seat(owner),
    by: by === NONE ? null : seat(by),
    unit: compiled.units[type]?.id as string,
  });
}

const gone = (t: StateWE): boolean => t.battle === null;

function offerTypes(
  t: StateWE,
  compiled: CompiledModule,
  battle: Battle,
  side: BattleSide,
  offer: (act: { do: "lose"; unit: string }) => void,
): void {
  for (const type of typesIn(stackAt(t, compiled, battle.at, battle.sides[side])))
    offer({ do: "lose", unit: compiled.units[type]?.id as string });
}

/** The unit types of that side's stack; only mobile types for the loser (WE-9.20). */
function notThere(t: StateWE, compiled: CompiledModule, side: BattleSide, unit: string): RefusalWE | undefined {
  const battle = t.battle as Battle;
  if (!hasType(stackAt(t, compiled, battle.at, battle.sides[side]), compiled.unitNo.get(unit)))
    return refuse("WE_NOT_A_CASUALTY", { unit });
  return undefined;
}

/**
 * The winner picks the first mobile unit. Neutral people remove the strongest; the owner breaks ties (WE-9.22,
 * WE-9.34).
 */
export const firstLoss: Decision<ShapeWE, LoseAct> = {
  kind: "decision",
  rule: "WE-9.22",
  schema: loseAct,
  asks: (t) => {
    const battle = t.battle as Battle;
    const winner = battle.sides[winnerOf(battle)];
    return seat(winner === NONE ? battle.sides[other(winnerOf(battle))] : winner);
  },
  moot: gone,
  candidates: (t, _m, _by, offer) => {
    const battle = t.battle as Battle;
    offerTypes(t, compiledModuleOf(t.options), battle, other(winnerOf(battle)), offer);
  },
  forbids(t, _m, _by, act) {
    const compiled = compiledModuleOf(t.options);
    const battle = t.battle as Battle;
    const loser = other(winnerOf(battle));
    const wrong = notThere(t, compiled, loser, act.unit);
    if (wrong || battle.neutral === NONE) return wrong;
    return strongest(t, compiled, battle.at, battle.sides[loser]).includes(compiled.unitNo.get(act.unit) as number)
      ? undefined
      : refuse("WE_STRONGEST_FIRST", { unit: act.unit });
  },
  resolve(ctx, _m, by, act) {
    const compiled = compiledModuleOf(ctx.state.options);
    const battle = ctx.state.battle as Battle;
    nameLoss(ctx, compiled, battle, other(winnerOf(battle)), compiled.unitNo.get(act.unit) as number, by);
    battle.owed--;
    ctx.done();
  },
};

export const otherLoss: Decision<ShapeWE, LoseAct> = {
  kind: "decision",
  rule: "WE-9.22",
  schema: loseAct,
  asks: (t) => {
    const battle = t.battle as Battle;
    return seat(battle.sides[other(winnerOf(battle))]);
  },
  moot: gone,
  candidates: (t, _m, _by, offer) => {
    const battle = t.battle as Battle;
    offerTypes(t, compiledModuleOf(t.options), battle, other(winnerOf(battle)), offer);
  },
  forbids: (t, _m, _by, act) => notThere(t, compiledModuleOf(t.options), other(winnerOf(t.battle as Battle)), act.unit),
  resolve(ctx, _m, by, act) {
    const compiled = compiledModuleOf(ctx.state.options);
    const battle = ctx.state.battle as Battle;
    nameLoss(ctx, compiled, battle, other(winnerOf(battle)), compiled.unitNo.get(act.unit) as number, by);
    battle.owed--;
    ctx.done();
  },
};

/** The winner picks its own losses, one by one; it may pick a fortification (WE-9.23, WE-9.24). */
export const winnerLoss: Decision<ShapeWE, LoseAct> = {
  kind: "decision",
  rule: "WE-9.23",
  schema: loseAct,
  asks: (t) => {
    const battle = t.battle as Battle;
    return seat(battle.sides[winnerOf(battle)]);
  },
  moot: gone,
  candidates: (t, _m, _by, offer) => {
    const battle = t.battle as Battle;
    offerTypes(t, compiledModuleOf(t.options), battle, winnerOf(battle), offer);
  },
  forbids: (t, _m, _by, act) => notThere(t, compiledModuleOf(t.options), winnerOf(t.battle as Battle), act.unit),
  resolve(ctx, _m, by, act) {
    const compiled = compiledModuleOf(ctx.state.options);
    const battle = ctx.state.battle as Battle;
    nameLoss(ctx, compiled, battle, winnerOf(battle), compiled.unitNo.get(act.unit) as number, by);
    if (STAGES[battle.stage] === "winnerExtra") battle.owed--;
    ctx.done();
  },
};

/** Units of a side that a card may save: no fortification of the losing stack (WE-9.25). */
const savable = (compiled: CompiledModule, battle: Battle, side: BattleSide): number[] =>
  [...new Set(battle.lost[side])].filter((type) => side === battle.winner || !compiled.units[type]?.fort);

/** Covert, because it is hidden whether the seat can save a unit. */
export const hull: Decision<ShapeWE, SaveAct, { side: 0 | 1 }> = {
  kind: "decision",
  rule: "WE-9.25",
  schema: saveAct,
  covert: true,
  asks: (t, m) => seat((t.battle as Battle).sides[m.side]),
  moot: gone,
  candidates(t, m, by, offer) {
    const compiled = compiledModuleOf(t.options);
    offer({ do: "pass" });
    for (const play of heldIn(t, compiled, by, "casualties"))
      for (const type of savable(compiled, t.battle as Battle, m.side))
        offer({ do: "save", ...named(compiled, play), unit: compiled.units[type]?.id as string });
  },
  forbids(t, m, by, act) {
    if (act.do === "pass") return undefined;
    const compiled = compiledModuleOf(t.options);
    const play = findPlay(t, compiled, by, act, ["casualties"]);
    if (!isPlay(play)) return play;
    const type = compiled.unitNo.get(act.unit);
    return type !== undefined && savable(compiled, t.battle as Battle, m.side).includes(type)
      ? undefined
      : refuse("WE_NOT_A_CASUALTY", { unit: act.unit }, "WE-9.25");
  },
  resolve(ctx, m, by, act) {
    const t = ctx.state;
    const compiled = compiledModuleOf(t.options);
    const battle = t.battle as Battle;
    ctx.done();
    if (act.do === "pass") {
      battle.passes = PASSED;
      return;
    }
    const play = findPlay(t, compiled, by, act, ["casualties"]) as Play;
    spend(t, compiled, by, play.card);
    emitPlayed(ctx, compiled, by, play, NONE, battle.at, "WE-9.25");
    if (!effectOf(play, "saveCasualty")) return;
    const type = compiled.unitNo.get(act.unit) as number;
    battle.lost[m.side].splice(battle.lost[m.side].lastIndexOf(type), 1);
    put(t, compiled, battle.at, by, [type], "bottom");
    ctx.emit({ is: "lossSaved", rule: "WE-9.25", seat: by, unit: act.unit });
  },
};
