/** The Battle phase: which battle is next, and whether each side attacks or declares a mission (WE-9.1 to WE-9.5). */
import { seat, type Automatic, type Decision } from "@starboard/kernel";
import { answerAct, declareAct, siteAct } from "../acts.ts";
import { effectOf, type Play } from "../compiled/cards.ts";
import type { CompiledModule } from "../compiled/index.ts";
import { findPlay, heldIn, isPlay, named, tellPlayed } from "../moves/cards.ts";
import { glimpseByAll } from "../moves/peeks.ts";
import { spend } from "../moves/hands.ts";
import { ASK, consult, PLAY } from "../moves/order-rules.ts";
import { assaults, foesAt, noAssault, pairs } from "../calc/battles.ts";
import { activeOf, stackAt } from "../calc/stacks.ts";
import { refuse } from "../refusals.ts";
import { compiledModuleOf } from "../match-setup.ts";
import type { Ctx, ShapeWE } from "../shape.ts";
import { NONE, type StateWE, typeOf } from "../state.ts";

export const battles: Automatic<ShapeWE, "battles"> = {
  kind: "automatic",
  rule: "WE-9.1",
  run(ctx, m) {
    const t = ctx.state;
    const b = compiledModuleOf(t.options);
    const s = activeOf(t);
    const left = m.enough === 0 && (pairs(t, b, s).length > 0 || assaults(t, b, s).length > 0);
    if (t.alive[s] === 1 && left) ctx.ask("site", {});
    else ctx.done();
  },
};

export const site: Decision<ShapeWE, "site"> = {
  kind: "decision",
  rule: "WE-9.1",
  schema: siteAct,
  asks: (t) => seat(activeOf(t)),
  moot: (t) => {
    const b = compiledModuleOf(t.options);
    const s = activeOf(t);
    return t.alive[s] === 0 || (pairs(t, b, s).length === 0 && assaults(t, b, s).length === 0);
  },
  candidates(t, _m, by, offer) {
    const b = compiledModuleOf(t.options);
    for (const { at, foe } of pairs(t, b, by)) offer({ do: "battle", at: b.ids[at] as string, foe });
    for (const neutral of b.module.neutrals)
      for (let at = 0; at < b.T; at++)
        if (noAssault(t, b, at, by, neutral) !== "absent")
          offer({ do: "assault", at: b.ids[at] as string, feature: neutral.feature });
    offer({ do: "done" });
  },
  forbids(t, _m, by, act) {
    const b = compiledModuleOf(t.options);
    if (act.do === "done") {
      const left = pairs(t, b, by)[0];
      return left ? refuse("WE_BATTLE_LEFT", { at: b.ids[left.at] }) : undefined;
    }
    const at = b.numberOf.get(act.at);
    if (act.do === "battle")
      return at !== undefined && foesAt(t, b, at, by).includes(act.foe)
        ? undefined
        : refuse("WE_NO_BATTLE", { at: act.at });
    const neutral = b.module.neutrals.find(({ feature }) => feature === act.feature);
    const why = at === undefined || !neutral ? "absent" : noAssault(t, b, at, by, neutral);
    if (why === undefined) return undefined;
    if (why === "forbidden") return refuse("WE_NO_CONQUEST", { at: act.at });
    return why === "again" ? refuse("WE_ASSAULTED", { at: act.at }) : refuse("WE_NO_ASSAULT", { at: act.at });
  },
  resolve(ctx, _m, by, act) {
    const t = ctx.state;
    const b = compiledModuleOf(t.options);
    ctx.done();
    if (act.do === "done") {
      // Tells the step that asked: nothing more this turn.
      const { stack } = t.flow;
      (stack[stack.length - 2] as { memo: { enough: number } }).memo.enough = 1;
      return;
    }
    const at = b.numberOf.get(act.at) as number;
    if (act.do === "assault") {
      const feature = b.featureNo.get(act.feature) as number;
      t.assaulted[at] = (t.assaulted[at] as number) | (1 << feature);
      return beginBattle(ctx, b, at, by, NONE, feature);
    }
    t.settled[at] = (t.settled[at] as number) | (1 << act.foe);
    if (b.module.battle.missions.bothMustDeclare) return ctx.ask("declareFirst", { at, foe: act.foe });
    ctx.ask("attack", { at, attacker: by, defender: act.foe, asked: 0 });
  },
};

const mayAttack = (t: StateWE, s: number, foe: number): boolean => (((t.barred[s] as number) >> foe) & 1) === 0;

function declare(ctx: Ctx, b: CompiledModule, s: number, foe: number, at: number, what: "attack" | "mission"): void {
  ctx.emit({ is: "declared", rule: "WE-9.3", seat: seat(s), at: b.ids[at] as string, foe: seat(foe), what });
}

/** The active player declares first (WE-9.3). */
export const declareFirst: Decision<ShapeWE, "declareFirst"> = {
  kind: "decision",
  rule: "WE-9.3",
  schema: declareAct,
  asks: (t) => seat(activeOf(t)),
  moot: (t, m) => t.alive[activeOf(t)] === 0 || t.alive[m.foe] === 0,
  // Under a peace only the mission is left, and the question answers itself (WE-4.11).
  candidates(t, m, by, offer) {
    if (mayAttack(t, by, m.foe)) offer({ do: "attack" });
    offer({ do: "mission" });
  },
  forbids: () => undefined,
  resolve(ctx, m, by, act) {
    declare(ctx, compiledModuleOf(ctx.state.options), by, m.foe, m.at, act.do);
    ctx.done();
    if (act.do === "attack") ctx.ask("attack", { at: m.at, attacker: by, defender: m.foe, asked: 0 });
    else ctx.ask("declareSecond", { at: m.at, foe: m.foe });
  },
};

/** The other side declares only after a mission; its controller speaks for a garrison (WE-9.3). */
export const declareSecond: Decision<ShapeWE, "declareSecond"> = {
  kind: "decision",
  rule: "WE-9.3",
  schema: declareAct,
  asks: (_t, m) => seat(m.foe),
  moot: (t, m) => t.alive[activeOf(t)] === 0 || t.alive[m.foe] === 0,
  candidates(t, _m, by, offer) {
    if (mayAttack(t, by, activeOf(t))) offer({ do: "attack" });
    offer({ do: "mission" });
  },
  forbids: () => undefined,
  resolve(ctx, m, by, act) {
    const t = ctx.state;
    const active = activeOf(t);
    declare(ctx, compiledModuleOf(t.options), by, active, m.at, act.do);
    ctx.done();
    if (act.do === "attack") ctx.ask("attack", { at: m.at, attacker: by, defender: active, asked: 0 });
    else meetInPeace(t, m.at, by, active);
  },
};

const meetInPeace = (t: StateWE, at: number, a: number, c: number): void => {
  t.mission[at] = (t.mission[at] as number) | (1 << a) | (1 << c);
};

/** An attack has been declared: the attacked may still offer peace, else the stacks are turned up (WE-4.11, WE-9.5). */
export const attack: Automatic<ShapeWE, "attack"> = {
  kind: "automatic",
  rule: "WE-4.11",
  run(ctx, m) {
    const t = ctx.state;
    const b = compiledModuleOf(t.options);
    if (t.alive[m.attacker] === 0 || t.alive[m.defender] === 0) return ctx.done();
    if (m.asked === 0) {
      m.asked = 1;
      const order = consult(ctx, b, m.defender, "attack");
      if (order === ASK)
        return ctx.ask("answerAttack", { seat: m.defender, window: "attack", at: m.at, attacker: m.attacker });
      const play = order === PLAY ? heldIn(t, b, m.defender, "answerAttack")[0] : undefined;
      if (play) offerPeace(ctx, b, m.defender, m.attacker, m.at, play);
    }
    ctx.done();
    if (mayAttack(t, m.attacker, m.defender)) beginBattle(ctx, b, m.at, m.attacker, m.defender, NONE);
  },
};

export const answerAttack: Decision<ShapeWE, "answerAttack"> = {
  kind: "decision",
  rule: "WE-4.11",
  schema: answerAct,
  covert: true,
  asks: (_t, m) => seat(m.seat),
  moot: (t, m) => t.alive[m.seat] === 0 || t.alive[m.attacker] === 0,
  candidates(t, m, _by, offer) {
    const b = compiledModuleOf(t.options);
    offer({ do: "pass" });
    for (const play of heldIn(t, b, m.seat, "answerAttack")) offer({ do: "play", ...named(b, play) });
  },
  forbids(t, m, _by, act) {
    if (act.do === "pass") return undefined;
    const play = findPlay(t, compiledModuleOf(t.options), m.seat, act, ["answerAttack"]);
    return isPlay(play) ? undefined : play;
  },
  resolve(ctx, m, _by, act) {
    const b = compiledModuleOf(ctx.state.options);
    if (act.do === "play")
      offerPeace(ctx, b, m.seat, m.attacker, m.at, findPlay(ctx.state, b, m.seat, act, ["answerAttack"]) as Play);
    ctx.done();
  },
};

/** That attack does not happen, nor another of that player on this one this turn (WE-4.11). */
function offerPeace(ctx: Ctx, b: CompiledModule, by: number, attacker: number, at: number, play: Play): void {
  const t = ctx.state;
  spend(t, b, by, play.card);
  tellPlayed(ctx, b, by, play, attacker, at, "WE-4.11");
  if (!effectOf(play, "forbidAttack")) return;
  t.barred[attacker] = (t.barred[attacker] as number) | (1 << by);
  meetInPeace(t, at, by, attacker);
  ctx.emit({ is: "attackForbidden", rule: "WE-4.11", seat: seat(attacker), by: seat(by), at: b.ids[at] as string });
}

/** Turns both stacks face up for all seats (WE-9.5). */
function beginBattle(
  ctx: Ctx,
  b: CompiledModule,
  at: number,
  attacker: number,
  defender: number,
  neutral: number,
): void {
  const t = ctx.state;
  t.battle = {
    at,
    sides: [attacker, defender],
    neutral,
    stage: 0,
    turn: 0,
    passes: 0,
    cards: [[], []],
    dice: [],
    ended: -1,
    spared: 0,
    winner: -1,
    standoff: 0,
    owed: 0,
    lost: [[], []],
    forts: 0,
  };
  ctx.disclose();
  for (const s of t.battle.sides) if (s !== NONE) glimpseByAll(t, b, s, at);
  const units = (s: number): string[] => stackAt(t, b, at, s).map((unit) => b.units[typeOf(unit)]?.id as string);
  if (ctx.wantsFacts)
    ctx.emit({
      is: "battleBegan",
      rule: neutral === NONE ? "WE-9.5" : "WE-9.4",
      at: b.ids[at] as string,
      attacker: seat(attacker),
      defender: defender === NONE ? null : seat(defender),
      feature: neutral === NONE ? null : (b.features[neutral]?.id as string),
      units: [units(attacker), units(defender)],
    });
  ctx.ask("fight", {});
}
