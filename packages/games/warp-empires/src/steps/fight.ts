/** Runs a battle stage by stage: dice, cards, comparison, losses, retreat (WE-9.12 to WE-9.34). */
import { seat, type Automatic } from "@starboard/kernel";
import type { CompiledModule } from "../compiled/index.ts";
import type { NeutralSpec } from "../module/resolved.ts";
import { refill, toDiscard } from "../moves/hands.ts";
import { remove } from "../moves/stacks.ts";
import {
  canLose,
  casualtiesFall,
  extraFrom,
  fortificationsStay,
  other,
  owedByLoser,
  owedByWinner,
  PASSED,
  stageOf,
  strongest,
} from "../calc/battles.ts";
import { mayAnswer } from "../moves/order-rules.ts";
import { diceForce, sideForce, sideSum } from "../calc/force.ts";
import { handSize, mobile, stackAt } from "../calc/stacks.ts";
import { compiledModuleOf } from "../match-setup.ts";
import type { Ctx, ShapeWE } from "../shape.ts";
import { type Battle, type BattleSide, NONE, STAGES, type Stage, typeOf } from "../state.ts";
import { aftermath } from "./aftermath.ts";
import { nameLoss } from "./losses.ts";
import { retreat } from "./retreat.ts";

/** The result of a stage: it has asked a seat, or it is finished. */
type Passage = "asked" | "over";

const stages: { readonly [S in Stage]: (ctx: Ctx, compiled: CompiledModule, battle: Battle) => Passage } = {
  dice(ctx, compiled, battle) {
    if (neutralOf(compiled, battle)?.force.rollAt === "beforeCards") rollNeutral(ctx, compiled, battle);
    return "over";
  },
  cards: playCards,
  compare(ctx, compiled, battle) {
    if (battle.neutral !== NONE && battle.dice.length === 0) rollNeutral(ctx, compiled, battle);
    compare(ctx, compiled, battle);
    return "over";
  },
  loserForts: destroyForts,
  loserExtra(ctx, compiled, battle) {
    {
      const loser = other(battle.winner as BattleSide);
      const left = mobile(compiled, stackAt(ctx.state, compiled, battle.at, battle.sides[loser]));
      battle.owed = Math.min(left, battle.owed + extraFrom(ctx.state, compiled, battle, battle.winner as BattleSide));
    }
    return "over";
  },
  firstLoss(ctx, compiled, battle) {
    if (battle.owed === 0 || battle.lost[other(battle.winner as BattleSide)].length > battle.forts) return "over";
    const loser = battle.sides[other(battle.winner as BattleSide)];
    if (battle.neutral !== NONE && compiled.module.casualties.neutralPick === "random") {
      const units = stackAt(ctx.state, compiled, battle.at, loser).filter((u) => !compiled.units[typeOf(u)]?.fort);
      const pick = units[(ctx.draw(units.length, 1, "WE-9.34")[0] as number) - 1] as number;
      nameLoss(ctx, compiled, battle, other(battle.winner as BattleSide), typeOf(pick), NONE);
      battle.owed--;
      return "over";
    }
    if (battle.neutral !== NONE && strongest(ctx.state, compiled, battle.at, loser).length === 1) {
      const [pick] = strongest(ctx.state, compiled, battle.at, loser) as [number];
      nameLoss(ctx, compiled, battle, other(battle.winner as BattleSide), pick, NONE);
      battle.owed--;
      return "over";
    }
    ctx.ask("firstLoss", {});
    return "asked";
  },
  otherLosses(ctx, _b, battle) {
    if (battle.owed === 0) return "over";
    ctx.ask("otherLoss", {});
    return "asked";
  },
  hullLoser: (ctx, compiled, battle) => askHull(ctx, compiled, battle, other(battle.winner as BattleSide)),
  winnerLosses(ctx, compiled, battle) {
    const winner = battle.winner as BattleSide;
    const seatNo = battle.sides[winner];
    if (seatNo === NONE || owedByWinner(ctx.state, compiled, battle) === 0) return "over";
    if (stackAt(ctx.state, compiled, battle.at, seatNo).length === 0) return "over";
    battle.owed = 0;
    ctx.ask("winnerLoss", {});
    return "asked";
  },
  winnerExtra(ctx, compiled, battle) {
    const winner = battle.winner as BattleSide;
    const seatNo = battle.sides[winner];
    if (seatNo === NONE) return "over";
    // `owed` counts the units named here below zero, so that the stage can run again.
    const extra = extraFrom(ctx.state, compiled, battle, other(winner)) + battle.owed;
    if (extra <= 0 || stackAt(ctx.state, compiled, battle.at, seatNo).length === 0) {
      battle.owed = 0;
      return "over";
    }
    ctx.ask("winnerLoss", {});
    return "asked";
  },
  hullWinner: (ctx, compiled, battle) => askHull(ctx, compiled, battle, battle.winner as BattleSide),
  aftermath(ctx, compiled, battle) {
    return aftermath(ctx, compiled, battle);
  },
  retreat(ctx, compiled, battle) {
    const loser = battle.standoff === 1 ? 0 : other(battle.winner as BattleSide);
    const seatNo = battle.sides[loser];
    if (seatNo === NONE || !canLose(ctx.state, compiled, battle, loser)) return "over";
    return retreat(ctx, compiled, seatNo, battle.at, "battle") ? "asked" : "over";
  },
  refill(ctx, compiled, battle) {
    const t = ctx.state;
    t.battle = null;
    for (const side of [0, 1] as const)
      for (const { card } of battle.cards[side]) toDiscard(t, compiled, battle.sides[side], card);
    if (compiled.module.hand.refillAfterBattle > 0)
      for (const s of battle.sides) if (s !== NONE && t.alive[s] === 1) refill(ctx, compiled, s);
    return "over";
  },
};

const LAST_STAGE = STAGES.length;
const SPARED: readonly Stage[] = [
  "loserExtra",
  "firstLoss",
  "otherLosses",
  "hullLoser",
  "winnerLosses",
  "winnerExtra",
  "hullWinner",
];

export const fight: Automatic<ShapeWE> = {
  kind: "automatic",
  rule: "WE-9.12",
  run(ctx) {
    const compiled = compiledModuleOf(ctx.state.options);
    for (;;) {
      const { battle } = ctx.state;
      if (battle === null || battle.stage >= LAST_STAGE) return ctx.done();
      const stage = stageOf(battle);
      // Stages that ask more than once run until they have nothing left to ask.
      if (SPARED.includes(stage) && !casualtiesFall(battle)) battle.stage++;
      else if (stage === "retreat") {
        battle.stage++;
        if (stages.retreat(ctx, compiled, battle) === "asked") return;
      } else if (stages[stage](ctx, compiled, battle) === "asked") return;
      else battle.stage++;
    }
  },
};

const neutralOf = (compiled: CompiledModule, battle: Battle): NeutralSpec | undefined =>
  battle.neutral === NONE
    ? undefined
    : compiled.module.neutrals.find(({ feature }) => feature === compiled.features[battle.neutral]?.id);

function rollNeutral(ctx: Ctx, compiled: CompiledModule, battle: Battle): void {
  const neutral = neutralOf(compiled, battle);
  if (!neutral) return;
  battle.dice = neutral.force.dice.factors.map(({ times, sides }) =>
    ctx.draw(sides, times, "WE-9.32").reduce((sum, die) => sum + die, 0),
  );
  ctx.emit({
    is: "neutralRolled",
    rule: "WE-9.32",
    at: compiled.ids[battle.at] as string,
    feature: neutral.feature,
    dice: battle.dice.slice(),
    force: diceForce(battle.dice),
  });
}

/** The attacker begins. Two passes in a row end the stage; a seat that cannot play passes (WE-9.12). */
function playCards(ctx: Ctx, compiled: CompiledModule, battle: Battle): Passage {
  if (battle.ended !== -1 || battle.passes >= 2) return "over";
  if (compiled.module.battle.cardPlay === "simultaneous") {
    if (battle.passes > 0) return "over";
    battle.passes = 1;
    ctx.ask("battleCards", {});
    return "asked";
  }
  while (battle.passes < 2) {
    const s = battle.sides[battle.turn];
    if (s !== NONE && handSize(ctx.state, compiled, s) > 0) {
      ctx.ask("battleCard", {});
      return "asked";
    }
    battle.passes++;
    battle.turn = other(battle.turn);
  }
  return "over";
}

function compare(ctx: Ctx, compiled: CompiledModule, battle: Battle): void {
  const t = ctx.state;
  const a = sideForce(t, compiled, battle, 0);
  const d = sideForce(t, compiled, battle, 1);
  const gaveUp = battle.ended !== -1 && battle.spared === 0;
  let how: "force" | "tie" | "standoff" | "conceded" = a === d ? "tie" : "force";
  if (gaveUp) {
    battle.winner = other(battle.ended as BattleSide);
    how = "conceded";
  } else if (a !== d) battle.winner = a > d ? 0 : 1;
  else if (compiled.module.battle.tie === "standoff") {
    battle.standoff = 1;
    battle.winner = 1;
    how = "standoff";
  } else battle.winner = 1;
  if (!ctx.wantsFacts) return;
  const winner = battle.sides[battle.winner];
  const loser = battle.sides[other(battle.winner)];
  ctx.emit({
    is: "battleDecided",
    rule: gaveUp ? "WE-9.17" : "WE-9.18",
    at: compiled.ids[battle.at] as string,
    sums: [a, d],
    terms: [sideSum(t, compiled, battle, 0).terms, sideSum(t, compiled, battle, 1).terms],
    side: battle.standoff === 1 ? null : battle.winner,
    winner: battle.standoff === 1 || winner === NONE ? null : seat(winner),
    loser: battle.standoff === 1 || loser === NONE ? null : seat(loser),
    how,
  });
}

/** Destroys the fortifications of the losing stack and computes its further losses (WE-9.19, WE-9.20). */
function destroyForts(ctx: Ctx, compiled: CompiledModule, battle: Battle): Passage {
  const t = ctx.state;
  if (battle.standoff === 1 || fortificationsStay(t, compiled, battle)) return "over";
  const loser = other(battle.winner as BattleSide);
  const s = battle.sides[loser];
  if (s === NONE) return "over";
  const stack = stackAt(t, compiled, battle.at, s).map(typeOf);
  const forts = stack.filter((type) => compiled.units[type]?.fort);
  for (const type of forts) {
    remove(t, compiled, battle.at, s, type);
    battle.lost[loser].push(type);
  }
  battle.forts = forts.length;
  battle.owed = casualtiesFall(battle) ? owedByLoser(compiled, stack.length, forts.length) : 0;
  return "over";
}

/** Asks a side that has lost a unit and holds a card whether to save it; repeats until the side passes. */
function askHull(ctx: Ctx, compiled: CompiledModule, battle: Battle, side: BattleSide): Passage {
  const s = battle.sides[side];
  const named = side === battle.winner ? battle.lost[side].length : battle.lost[side].length - battle.forts;
  if (s === NONE || named === 0 || battle.passes === PASSED || !mayAnswer(ctx.state, compiled, s, "hull")) {
    battle.passes = 0;
    return "over";
  }
  ctx.ask("hull", { side });
  return "asked";
}
