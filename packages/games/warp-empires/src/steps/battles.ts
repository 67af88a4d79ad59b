/** The Battle phase: which battle is next, and whether each side attacks or declares a mission (WE-9.1 to WE-9.5). */
import { seat, type Automatic, type Decision } from "@starboard/kernel";
import {
  answerAct,
  declareAct,
  siteAct,
  type AnswerAct,
  type DeclareAct,
  type SiteAct,
  type TerritoryId,
} from "../acts.ts";
import { effectOf, type Play } from "../compiled/cards.ts";
import type { CompiledModule } from "../compiled/index.ts";
import { findPlay, heldIn, isPlay, named, emitPlayed } from "../moves/cards.ts";
import { glimpseByAll } from "../moves/peeks.ts";
import { spend } from "../moves/hands.ts";
import { ASK, instructionFor, PLAY } from "../moves/order-rules.ts";
import { battleIsLeft, foesAt, noAssault, pairs } from "../calc/battles.ts";
import { activeOf, stackAt } from "../calc/stacks.ts";
import { refuse } from "../refusals.ts";
import { compiledModuleOf } from "../match-setup.ts";
import type { Ctx, ShapeWE, Reaction } from "../shape.ts";
import { NONE, type StateWE, typeOf } from "../state.ts";

/** `enough`: the active seat wants no more battles this turn. */
export const battles: Automatic<ShapeWE, { enough: number }> = {
  kind: "automatic",
  rule: "WE-9.1",
  run(ctx, m) {
    const t = ctx.state;
    const compiled = compiledModuleOf(t.options);
    const s = activeOf(t);
    if (t.alive[s] === 1 && m.enough === 0 && battleIsLeft(t, compiled, s)) ctx.ask("site", {});
    else ctx.done();
  },
};

export const site: Decision<ShapeWE, SiteAct> = {
  kind: "decision",
  rule: "WE-9.1",
  schema: siteAct,
  asks: (t) => seat(activeOf(t)),
  moot: (t) => {
    const compiled = compiledModuleOf(t.options);
    const s = activeOf(t);
    return t.alive[s] === 0 || !battleIsLeft(t, compiled, s);
  },
  candidates(t, _m, by, offer) {
    const compiled = compiledModuleOf(t.options);
    for (const { at, foe } of pairs(t, compiled, by)) offer({ do: "battle", at: compiled.ids[at] as string, foe });
    for (const neutral of compiled.module.neutrals)
      for (let at = 0; at < compiled.T; at++)
        if (noAssault(t, compiled, at, by, neutral) !== "absent")
          offer({ do: "assault", at: compiled.ids[at] as string, feature: neutral.feature });
    offer({ do: "done" });
  },
  forbids(t, _m, by, act) {
    const compiled = compiledModuleOf(t.options);
    if (act.do === "done") {
      const left = pairs(t, compiled, by)[0];
      return left ? refuse("WE_BATTLE_LEFT", { at: compiled.ids[left.at] as TerritoryId }) : undefined;
    }
    const at = compiled.numberOf.get(act.at);
    if (act.do === "battle")
      return at !== undefined && foesAt(t, compiled, at, by).includes(act.foe)
        ? undefined
        : refuse("WE_NO_BATTLE", { at: act.at });
    const neutral = compiled.module.neutrals.find(({ feature }) => feature === act.feature);
    const why = at === undefined || !neutral ? "absent" : noAssault(t, compiled, at, by, neutral);
    if (why === undefined) return undefined;
    if (why === "forbidden") return refuse("WE_NO_CONQUEST", { at: act.at });
    return why === "again" ? refuse("WE_ASSAULTED", { at: act.at }) : refuse("WE_NO_ASSAULT", { at: act.at });
  },
  resolve(ctx, _m, by, act) {
    const t = ctx.state;
    const compiled = compiledModuleOf(t.options);
    ctx.done();
    if (act.do === "done") {
      // Reports to the calling step that the seat wants no more battles this turn.
      const { stack } = t.flow;
      (stack[stack.length - 2] as { memo: { enough: number } }).memo.enough = 1;
      return;
    }
    const at = compiled.numberOf.get(act.at) as number;
    if (act.do === "assault") {
      const feature = compiled.featureNo.get(act.feature) as number;
      t.assaulted = t.assaulted.with(at, (t.assaulted[at] as number) | (1 << feature));
      return beginBattle(ctx, compiled, at, by, NONE, feature);
    }
    t.settled = t.settled.with(at, (t.settled[at] as number) | (1 << act.foe));
    if (compiled.module.battle.missions.bothMustDeclare) return ctx.ask("declareFirst", { at, foe: act.foe });
    ctx.ask("attack", { at, attacker: by, defender: act.foe, asked: 0 });
  },
};

const mayAttack = (t: StateWE, s: number, foe: number): boolean => (((t.barred[s] as number) >> foe) & 1) === 0;

function declare(
  ctx: Ctx,
  compiled: CompiledModule,
  s: number,
  foe: number,
  at: number,
  what: "attack" | "mission",
): void {
  ctx.emit({ is: "declared", rule: "WE-9.3", seat: seat(s), at: compiled.ids[at] as string, foe: seat(foe), what });
}

/** The active player declares first (WE-9.3). */
export const declareFirst: Decision<ShapeWE, DeclareAct, { at: number; foe: number }> = {
  kind: "decision",
  rule: "WE-9.3",
  schema: declareAct,
  asks: (t) => seat(activeOf(t)),
  moot: (t, m) => t.alive[activeOf(t)] === 0 || t.alive[m.foe] === 0,
  // Under a peace only the mission is legal, so the step answers itself (WE-4.11).
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
export const declareSecond: Decision<ShapeWE, DeclareAct, { at: number; foe: number }> = {
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
  t.mission = t.mission.with(at, (t.mission[at] as number) | (1 << a) | (1 << c));
};

/**
 * After a declaration of attack the attacked seat may offer peace; otherwise the stacks are revealed (WE-4.11, WE-9.5).
 */
export const attack: Automatic<ShapeWE, { at: number; attacker: number; defender: number; asked: 0 | 1 }> = {
  kind: "automatic",
  rule: "WE-4.11",
  run(ctx, m) {
    const t = ctx.state;
    const compiled = compiledModuleOf(t.options);
    if (t.alive[m.attacker] === 0 || t.alive[m.defender] === 0) return ctx.done();
    if (m.asked === 0) {
      m.asked = 1;
      const order = instructionFor(ctx, compiled, m.defender, "attack");
      if (order === ASK)
        return ctx.ask("answerAttack", { seat: m.defender, window: "attack", at: m.at, attacker: m.attacker });
      const play = order === PLAY ? heldIn(t, compiled, m.defender, "answerAttack")[0] : undefined;
      if (play) offerPeace(ctx, compiled, m.defender, m.attacker, m.at, play);
    }
    ctx.done();
    if (mayAttack(t, m.attacker, m.defender)) beginBattle(ctx, compiled, m.at, m.attacker, m.defender, NONE);
  },
};

export const answerAttack: Decision<ShapeWE, AnswerAct, Reaction & { at: number; attacker: number }> = {
  kind: "decision",
  rule: "WE-4.11",
  schema: answerAct,
  covert: true,
  asks: (_t, m) => seat(m.seat),
  moot: (t, m) => t.alive[m.seat] === 0 || t.alive[m.attacker] === 0,
  candidates(t, m, _by, offer) {
    const compiled = compiledModuleOf(t.options);
    offer({ do: "pass" });
    for (const play of heldIn(t, compiled, m.seat, "answerAttack")) offer({ do: "play", ...named(compiled, play) });
  },
  forbids(t, m, _by, act) {
    if (act.do === "pass") return undefined;
    const play = findPlay(t, compiledModuleOf(t.options), m.seat, act, ["answerAttack"]);
    return isPlay(play) ? undefined : play;
  },
  resolve(ctx, m, _by, act) {
    const compiled = compiledModuleOf(ctx.state.options);
    if (act.do === "play")
      offerPeace(
        ctx,
        compiled,
        m.seat,
        m.attacker,
        m.at,
        findPlay(ctx.state, compiled, m.seat, act, ["answerAttack"]) as Play,
      );
    ctx.done();
  },
};

/** Cancels the attack and bars the attacker from attacking this seat again this turn (WE-4.11). */
function offerPeace(ctx: Ctx, compiled: CompiledModule, by: number, attacker: number, at: number, play: Play): void {
  const t = ctx.state;
  spend(t, compiled, by, play.card);
  emitPlayed(ctx, compiled, by, play, attacker, at, "WE-4.11");
  if (!effectOf(play, "forbidAttack")) return;
  t.barred[attacker] = (t.barred[attacker] as number) | (1 << by);
  meetInPeace(t, at, by, attacker);
  ctx.emit({
    is: "attackForbidden",
    rule: "WE-4.11",
    seat: seat(attacker),
    by: seat(by),
    at: compiled.ids[at] as string,
  });
}

/** Turns both stacks face up for all seats (WE-9.5). */
function beginBattle(
  ctx: Ctx,
  compiled: CompiledModule,
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
  for (const s of t.battle.sides) if (s !== NONE) glimpseByAll(t, compiled, s, at);
  const units = (s: number): string[] =>
    stackAt(t, compiled, at, s).map((unit) => compiled.units[typeOf(unit)]?.id as string);
  if (ctx.wantsFacts)
    ctx.emit({
      is: "battleBegan",
      rule: neutral === NONE ? "WE-9.5" : "WE-9.4",
      at: compiled.ids[at] as string,
      attacker: seat(attacker),
      defender: defender === NONE ? null : seat(defender),
      feature: neutral === NONE ? null : (compiled.features[neutral]?.id as string),
      units: [units(attacker), units(defender)],
    });
  ctx.ask("fight", {});
}
