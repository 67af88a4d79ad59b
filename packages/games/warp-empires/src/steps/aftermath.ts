/**
 * Ends a battle after the losses: units return to the pile, leaders are captured, half is assimilated and the
 * territory is subdued (WE-9.26 to WE-9.28, WE-9.36).
 */
import { seat, type Decision } from "@starboard/kernel";
import { keepAct, type KeepAct } from "../acts.ts";
import type { CompiledModule } from "../compiled/index.ts";
import type { LossCause } from "../facts.ts";
import { put, toPile } from "../moves/stacks.ts";
import { other, shareOf } from "../calc/battles.ts";
import { factionOf, stackAt } from "../calc/stacks.ts";
import { refuse } from "../refusals.ts";
import { compiledModuleOf } from "../match-setup.ts";
import type { Ctx, ShapeWE } from "../shape.ts";
import { type Battle, type BattleSide, NONE } from "../state.ts";

export function aftermath(ctx: Ctx, compiled: CompiledModule, battle: Battle): "asked" | "over" {
  if (battle.standoff === 1) return "over";
  const winner = battle.winner as BattleSide;
  const [lost, kept] = [battle.lost[other(winner)], battle.lost[winner]];
  battle.lost = [[], []];
  const victor = battle.sides[winner];
  const loser = battle.sides[other(winner)];
  const casualties = lost.filter((type) => !compiled.units[type]?.fort);
  const captured = bury(ctx, compiled, battle, loser, lost, victor);
  bury(ctx, compiled, battle, victor, kept, NONE);
  if (victor !== NONE && loser !== NONE) {
    const gain = assimilation(
      ctx,
      compiled,
      victor,
      casualties.filter((type) => !captured.includes(type)),
    );
    if (gain.length > 0) return assimilateNow(ctx, compiled, battle, victor, gain);
  }
  return subdue(ctx, compiled, battle, victor, loser);
}

/** Returns lost units to the pile; leaders lost to a player are captured if the module has that rule (WE-9.27). */
function bury(
  ctx: Ctx,
  compiled: CompiledModule,
  battle: Battle,
  owner: number,
  lost: readonly number[],
  captor: number,
): number[] {
  const t = ctx.state;
  if (owner === NONE || lost.length === 0) return [];
  const taken =
    captor !== NONE && compiled.module.casualties.leaders === "captured"
      ? lost.filter((type) => compiled.units[type]?.leader)
      : [];
  toPile(
    t,
    compiled,
    owner,
    lost.filter((type) => !taken.includes(type)),
  );
  const names = (types: readonly number[]): string[] => types.map((type) => compiled.units[type]?.id as string);
  const cause: LossCause = lost.every((type) => compiled.units[type]?.fort) ? "fortification" : "battle";
  const at = compiled.ids[battle.at] as string;
  const rule = cause === "fortification" ? "WE-9.20" : "WE-9.26";
  ctx.emit({ is: "unitsLost", rule, seat: seat(owner), at, units: names(lost), cause });
  if (taken.length === 0) return [];
  for (const type of taken)
    t.captured[captor * compiled.U + type] = (t.captured[captor * compiled.U + type] as number) + 1;
  ctx.emit({ is: "leadersCaptured", rule: "WE-9.27", seat: seat(captor), from: seat(owner), units: names(taken) });
  return taken;
}

/** The units the winner may choose from, and how many; undefined if it gets none (WE-9.28). */
function assimilation(ctx: Ctx, compiled: CompiledModule, victor: number, casualties: readonly number[]): number[] {
  const gains = compiled.factions[factionOf(ctx.state, compiled, victor)]?.assimilates;
  return gains && shareOf(casualties.length, gains.fraction, gains.round) > 0 ? casualties.slice() : [];
}

function assimilateNow(
  ctx: Ctx,
  compiled: CompiledModule,
  battle: Battle,
  victor: number,
  from: number[],
): "asked" | "over" {
  const gains = compiled.factions[factionOf(ctx.state, compiled, victor)]?.assimilates;
  const left = gains ? shareOf(from.length, gains.fraction, gains.round) : 0;
  subdue(ctx, compiled, battle, victor, battle.sides[other(battle.winner as BattleSide)]);
  ctx.ask("assimilate", { left, from, kept: [] });
  return "asked";
}

/** The winner may mark the territory as long as it keeps a unit there (WE-9.36, WE-9.37). */
function subdue(ctx: Ctx, compiled: CompiledModule, battle: Battle, victor: number, loser: number): "over" {
  const t = ctx.state;
  if (victor === NONE || stackAt(t, compiled, battle.at, victor).length === 0 || t.subdued[battle.at] === victor)
    return "over";
  if (loser !== NONE && t.marker[battle.at] !== loser) return "over";
  t.subdued = t.subdued.with(battle.at, victor);
  const rule = loser === NONE ? "WE-9.36" : "WE-9.37";
  ctx.emit({ is: "subdued", rule, seat: seat(victor), at: compiled.ids[battle.at] as string });
  return "over";
}

export const assimilate: Decision<ShapeWE, KeepAct, { left: number; from: number[]; kept: number[] }> = {
  kind: "decision",
  rule: "WE-9.28",
  schema: keepAct,
  asks: (t) => {
    const battle = t.battle as Battle;
    return seat(battle.sides[battle.winner as BattleSide]);
  },
  moot: (t) => t.battle === null,
  candidates(t, m, _by, offer) {
    const compiled = compiledModuleOf(t.options);
    for (const type of new Set(m.from)) offer({ do: "keep", unit: compiled.units[type]?.id as string });
  },
  forbids(t, m, _by, act) {
    const type = compiledModuleOf(t.options).unitNo.get(act.unit);
    return type !== undefined && m.from.includes(type) ? undefined : refuse("WE_NOT_KEPT", { unit: act.unit });
  },
  resolve(ctx, m, by, act) {
    const t = ctx.state;
    const compiled = compiledModuleOf(t.options);
    const type = compiled.unitNo.get(act.unit) as number;
    m.from.splice(m.from.indexOf(type), 1);
    m.kept.push(type);
    m.left--;
    if (m.left > 0) return;
    ctx.done();
    const battle = t.battle as Battle;
    // The units come from the pile to which the losses have just returned.
    const pool = compiled.piles === 1 ? 0 : battle.sides[other(battle.winner as BattleSide)];
    for (const kept of m.kept) t.pile[pool * compiled.U + kept] = (t.pile[pool * compiled.U + kept] as number) - 1;
    put(t, compiled, battle.at, by, m.kept, "bottom");
    const units = m.kept.map((kept) => compiled.units[kept]?.id as string);
    ctx.emit({ is: "assimilated", rule: "WE-9.28", seat: by, at: compiled.ids[battle.at] as string, units });
    subdue(ctx, compiled, battle, by, battle.sides[other(battle.winner as BattleSide)]);
  },
};
