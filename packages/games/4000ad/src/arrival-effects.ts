/**
 * Effects of an arrival in the order of section E.3: recruiting, battle, placing, derelicts, occupation, home stars.
 */
import type { DrawingMode, Mode, Power } from "./acts.ts";
import { endAlliance, makeKnown } from "./alliances.ts";
import { occupants } from "./arrival.ts";
import { mapOf, starId } from "./data/map.ts";
import { testVictory } from "./ending.ts";
import { checkElimination } from "./elimination.ts";
import { reviewHome } from "./homes.ts";
import { type Ctx, seatsOf } from "./context.ts";
import { clockwiseFrom, hasSecrets, homeOf, possessor, sameSeat } from "./powers.ts";
import { isProduction } from "./calc/drawing.ts";
import { listed, put, take } from "./ships.ts";
import type { Battle } from "./shape.ts";
import type { Drawing, State4000 } from "./state.ts";

/** A drawing clause agreed for this arrival between two powers (AD-9.4.2). */
export interface Clause {
  readonly mode: DrawingMode;
  readonly from: Power;
  readonly to: Power;
}
export interface Landing {
  readonly star: number;
  readonly mode: Mode;
  /** The power that steers the fleet. Usually it is the power whose turn it is. */
  readonly active: Power;
  /** Ships by owner. */
  readonly force: readonly number[];
  readonly clauses: readonly Clause[];
}

/**
 * Brings a force out at a star. The warps must be free already. If it asks `fight`, the rest follows after the battle.
 */
export function applyArrival(ctx: Ctx, landing: Landing): void {
  const t = ctx.state;
  const { star: s, active, force, mode } = landing;
  const total = force.reduce((a, b) => a + b, 0);
  // Powers that were there before the arrival. Neutral ships that join do not count.
  const there = occupants(t, s);
  let recruited = false;
  if (mode === "attack" && (t.neutral[s] as number) > 0 && t.options["ad.recruit"])
    recruited = recruit(ctx, s, active, total);
  const mine = powersOf(force);
  const defending = mode === "attack" && (there !== 0 || (t.neutral[s] as number) > 0);
  const victims = mode === "attack" ? maskToList(t, there) : [];
  // Taking the empty home star of an ally is treachery without a battle (AD-10.4.2).
  const owner = mode === "join" ? -1 : possessor(t, s);
  if (owner >= 0 && there === 0 && !mine.includes(owner)) victims.push(owner);
  if (!defending) {
    const joined = mode === "join" ? there : 0;
    for (const c of mine) put(t, s, c, force[c] as number);
    if (mode === "join") {
      // All players see which powers join, which may reveal an alliance.
      if (hasSecrets(t)) ctx.disclose();
      meet(ctx, mine, maskToList(t, joined));
      if (possessor(t, s) >= 0) meet(ctx, mine, [possessor(t, s)]);
    }
    settle(ctx, landing, mine, victims, recruited || mode !== "join");
    return;
  }
  t.stirred = 1;
  const battle: Battle = { star: s, active, attackers: mine, defenders: maskToList(t, there) };
  if (t.options["ad.combat"] === "fortunes") {
    for (const c of mine) put(t, s, c, force[c] as number);
    betray(ctx, mine, victims);
    ctx.ask("fight", battle);
    return;
  }
  classic(ctx, battle, force, total);
  settle(ctx, landing, mine, victims, true);
}

/** Rolls for recruiting. The neutral force joins if die plus arriving ships exceed it (AD-6.5.2). */
function recruit(ctx: Ctx, s: number, active: Power, arriving: number): boolean {
  const t = ctx.state;
  const neutral = t.neutral[s] as number;
  const roll = ctx.draw(6, 1, "AD-6.5.2")[0] as number;
  const joined = roll + arriving > neutral;
  if (joined) {
    t.neutral[s] = 0;
    put(t, s, active, neutral);
  }
  if (ctx.wantsFacts)
    ctx.emit({
      is: "recruitRolled",
      rule: "AD-6.5.2",
      power: active,
      star: starId(mapOf(t.options), s),
      roll,
      arriving,
      neutral,
      joined,
    });
  return joined;
}

/**
 * Resolves a classic battle: the larger force destroys the smaller without losses (AD-6.4.1). Surviving attackers are
 * frozen.
 */
function classic(ctx: Ctx, b: Battle, force: readonly number[], total: number): void {
  const t = ctx.state;
  const { star: s } = b;
  const neutral = t.neutral[s] as number;
  const defenders = b.defenders.map((power) => ({ power, ships: t.ships[s * t.P + power] as number }));
  const against = defenders.reduce((n, d) => n + d.ships, neutral);
  const attackersWin = total > against;
  if (attackersWin) {
    t.neutral[s] = 0;
    for (const d of defenders) take(t, s, d.power, d.ships);
    for (const c of b.attackers) {
      put(t, s, c, force[c] as number);
      t.frozen[s * t.P + c] = force[c] as number;
    }
  }
  if (ctx.wantsFacts)
    ctx.emit({
      is: "battle",
      rule: "AD-6.4.1",
      star: starId(mapOf(t.options), s),
      attackers: listed(force),
      defenders,
      neutral,
      attackersWin,
    });
}

/** Finishes a battle of dice: freezes surviving attackers and settles possession of the star (AD-6.4.5). */
export function afterBattle(ctx: Ctx, b: Battle): void {
  const t = ctx.state;
  for (const c of b.attackers) t.frozen[b.star * t.P + c] = t.ships[b.star * t.P + c] as number;
  const force = new Array<number>(t.P).fill(0);
  const active = t.alive[b.active] === 1 ? b.active : (b.attackers.find((c) => t.alive[c] === 1) ?? b.active);
  settle(ctx, { star: b.star, mode: "attack", active, force, clauses: [] }, b.attackers, b.defenders, true);
}

function settle(ctx: Ctx, landing: Landing, mine: readonly Power[], victims: readonly Power[], took: boolean): void {
  const t = ctx.state;
  const { star: s, active } = landing;
  const survivors = mine.filter((c) => (t.ships[s * t.P + c] as number) > 0);
  const derelict = t.derelict[s] as number;
  if (derelict > 0 && survivors.length > 0) {
    // [R] They go to the power whose turn it is, or to the next surviving power clockwise.
    const taker = survivors.includes(active) ? active : firstClockwise(t, active, survivors);
    t.derelict = t.derelict.with(s, 0);
    put(t, s, taker, derelict);
    if (ctx.wantsFacts)
      ctx.emit({
        is: "derelictsTaken",
        rule: "AD-10.2.b",
        power: taker,
        star: starId(mapOf(t.options), s),
        ships: derelict,
      });
  }
  if (survivors.length > 1) agreeOnDrawing(ctx, landing, survivors);
  if (took && survivors.includes(active) && hasSecrets(t)) revealNewHolder(ctx, s, active, victims);
  betray(ctx, mine, victims);
  reviewHome(ctx, s, survivors.includes(active) ? active : (survivors[0] ?? -1), took);
  checkElimination(ctx);
  // Losses of home stars are tested when they happen. Only this option also depends on garrisons (AD-9.4.8.2.1).
  if (t.options["ad.winRegain"]) testVictory(ctx, false);
}

/** Ends the alliances between attackers and the powers they attacked (AD-10.4.2). */
function betray(ctx: Ctx, mine: readonly Power[], victims: readonly Power[]): void {
  for (const c of mine) for (const v of victims) endAlliance(ctx, c, v, true);
}

/**
 * Reveals the relation of a power that takes a lost home star: it is an ally that retakes it (AD-10.4.3), or the new
 * holder.
 */
function revealNewHolder(ctx: Ctx, s: number, active: Power, victims: readonly Power[]): void {
  const t = ctx.state;
  const owner = homeOf(t, s);
  if (owner < 0 || owner === active || t.alive[owner] !== 1 || (t.holder[owner] as number) < 0) return;
  ctx.disclose();
  if (!victims.includes(owner)) makeKnown(ctx, active, owner);
}

/** Makes alliances known between arriving powers and the powers at a star (AD-10.4). */
function meet(ctx: Ctx, mine: readonly Power[], there: readonly Power[]): void {
  for (const c of mine) for (const q of there) if (c !== q) makeKnown(ctx, c, q);
}

/** Applies the drawing clauses of an arrival to a star that two powers now share (AD-9.4.2). */
function agreeOnDrawing(ctx: Ctx, landing: Landing, survivors: readonly Power[]): void {
  const t = ctx.state;
  const { star: s, active } = landing;
  const occupied = maskToList(t, occupants(t, s));
  if (occupied.length !== 2) return;
  const [a, b] = occupied as [Power, Power];
  const clause = landing.clauses.find((c) => (c.from === a && c.to === b) || (c.from === b && c.to === a));
  if (clause) {
    const first =
      (t.since[s * t.P + a] as number) === (t.since[s * t.P + b] as number) ? clause.from : earlier(t, s, a, b);
    const second = first === a ? b : a;
    const starter = clause.mode === "second" ? second : first;
    settleDrawing(ctx, s, clause.mode, starter, [starter, starter === a ? b : a]);
  } else if (sameSeat(t, a, b) && t.since[s * t.P + a] === t.since[s * t.P + b] && survivors.includes(active)) {
    settleDrawing(ctx, s, "first", active, [active, active === a ? b : a]);
    // This agreement follows from the rules, so all players know it.
    (t.drawings[t.drawings.length - 1] as Drawing).known = 1;
  }
}
const earlier = (t: State4000, s: number, a: Power, b: Power): Power =>
  (t.since[s * t.P + a] as number) < (t.since[s * t.P + b] as number) ? a : b;

/**
 * Records an agreement about a shared star. It applies from the next production: in this round if none of the parties
 * has produced yet, otherwise in the next production round (AD-9.4.2).
 */
export function settleDrawing(ctx: Ctx, s: number, mode: DrawingMode, starter: Power, among: readonly Power[]): void {
  const t = ctx.state;
  const late = isProduction(t.round) && among.some((p) => t.producedIn[p] === t.round);
  const from = late ? t.round + 1 : t.round;
  // Replaces an agreement for the same rounds. An agreement that still applies this round is kept.
  t.drawings = t.drawings.filter((d) => d.star !== s || d.from < from);
  t.drawings.push({ star: s, mode, starter, among: among.slice(), from, known: 0 });
  if (ctx.wantsFacts)
    ctx.emit(
      { is: "drawingAgreed", rule: "AD-9.4.2", star: starId(mapOf(t.options), s), mode, starter },
      seatsOf(t, among),
    );
}

function powersOf(force: readonly number[]): Power[] {
  const list: Power[] = [];
  for (let p = 0; p < force.length; p++) if ((force[p] as number) > 0) list.push(p);
  return list;
}
function maskToList(t: State4000, mask: number): Power[] {
  const list: Power[] = [];
  for (let p = 0; p < t.P; p++) if ((mask & (1 << p)) !== 0) list.push(p);
  return list;
}
function firstClockwise(t: State4000, from: Power, among: readonly Power[]): Power {
  for (const p of clockwiseFrom(t, from)) if (among.includes(p)) return p;
  return from;
}
