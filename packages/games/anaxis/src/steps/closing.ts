/** Declarations that close a move, scans, and the end of an activation (AX-3.5, AX-7). */
import { hexDistance, hexesOf, onMap } from "@starboard/kit";
import { type Automatic, type Decision, type StepContext, seat } from "@starboard/kernel";
import type { RefusalAx } from "../reasons.ts";
import { type ClosingAct, closingAct, type Ship, type Side } from "../acts.ts";
import { checkEndings } from "../ending.ts";
import { inArc } from "../calc/arc.ts";
import { apart, UPLINK_RANGE } from "../calc/sensors.ts";
import { refuse } from "../refusals.ts";
import { classOf, enemyOf, matchSetupOf } from "../match-setup.ts";
import type { ShapeAx } from "../shape.ts";
import { ACTIVE, DESTROYED, STEALTH_FULL, STEALTH_OFF, STEALTH_PARTIAL, type StateAx } from "../state.ts";

/** Range of jamming in hexes: strength 2 up to the first, strength 1 up to the second (AX-7.4b). */
const JAM_NEAR = 6;
const JAM_FAR = 12;
/** Damage of a mine, in points of hull (AX-10.4). */
const MINE_DAMAGE = 2;

const owner = (t: StateAx, ship: Ship): Side => t.side[ship] as Side;

/** True if a ship has an ability to declare at the end of its move. */
function closes(t: StateAx, ship: Ship): boolean {
  const { special } = classOf(t, ship);
  if (special === "scan") return t.options["ax.scanTiming"] === "movement";
  return special === "stealth" || special === "jamming" || special === "shield";
}

export const closing: Decision<ShapeAx, ClosingAct, { ship: Ship }> = {
  kind: "decision",
  rule: "AX-3.5",
  schema: closingAct,
  asks: (t, { ship }) => seat(owner(t, ship)),
  moot: (t, { ship }) => t.status[ship] !== ACTIVE || !closes(t, ship),
  candidates(t, { ship }, _by, offer) {
    switch (classOf(t, ship).special) {
      case "stealth":
        offer({ do: "stealth", mode: "partial" });
        offer({ do: "stealth", mode: "full" });
        offer({ do: "stealth", mode: "off" });
        break;
      case "shield":
        offer({ do: "shield", ship });
        for (let s = 0; s < t.kind.length; s++) if (s !== ship) offer({ do: "shield", ship: s });
        break;
      case "jamming": {
        offer({ do: "none" });
        const { cols, rows } = matchSetupOf(t.options);
        const q0 = t.q[ship] as number;
        const r0 = t.r[ship] as number;
        for (const { q, r } of hexesOf(cols, rows))
          if (hexDistance(q0, r0, q, r) <= JAM_FAR) offer({ do: "jam", q, r });
        break;
      }
      default:
        offerScans(t, ship, offer);
    }
  },
  forbids(t, { ship }, _by, act) {
    const { special } = classOf(t, ship);
    switch (act.do) {
      case "none":
        return special === "jamming" || special === "scan" ? undefined : refuse("AX_NO_ABILITY", { ability: act.do });
      case "stealth":
        if (special !== "stealth") return refuse("AX_NO_ABILITY", { ability: act.do });
        return act.mode === "off" && t.options["ax.stealthModes"] === "two" ? refuse("AX_STEALTH_MODE") : undefined;
      case "shield":
        if (special !== "shield") return refuse("AX_NO_ABILITY", { ability: act.do });
        return t.side[act.ship] === owner(t, ship) && t.status[act.ship] === ACTIVE
          ? undefined
          : refuse("AX_SHIELD_NOT_FRIENDLY", { ship: act.ship });
      case "jam":
        return special === "jamming" ? forbidJam(t, ship, act.q, act.r) : refuse("AX_NO_ABILITY", { ability: act.do });
      default:
        return special === "scan" ? forbidScan(t, ship, act) : refuse("AX_NO_ABILITY", { ability: act.do });
    }
  },
  resolve(ctx, { ship }, _by, act) {
    declareClosing(ctx, ship, act);
    ctx.done();
  },
};

function declareClosing(ctx: StepContext<ShapeAx>, ship: Ship, act: ClosingAct): void {
  const t = ctx.state;
  switch (act.do) {
    case "stealth":
      t.stealth[ship] = act.mode === "full" ? STEALTH_FULL : act.mode === "partial" ? STEALTH_PARTIAL : STEALTH_OFF;
      if (ctx.wantsFacts) ctx.emit({ is: "stealthSet", rule: "AX-7.6a", ship, mode: act.mode });
      break;
    case "shield":
      t.shielding[ship] = act.ship;
      if (ctx.wantsFacts) ctx.emit({ is: "shielded", rule: "AX-7.5a", ship, protects: act.ship });
      break;
    case "jam": {
      const near = hexDistance(t.q[ship] as number, t.r[ship] as number, act.q, act.r) <= JAM_NEAR;
      t.jamQ[ship] = act.q;
      t.jamR[ship] = act.r;
      t.jam[ship] = near ? 2 : 1;
      if (ctx.wantsFacts) ctx.emit({ is: "jammed", rule: "AX-7.4a", ship, q: act.q, r: act.r, strength: near ? 2 : 1 });
      break;
    }
    case "scan":
      t.scan[ship] = act.target;
      t.uplink[ship] = act.receiver ?? -1;
      if (ctx.wantsFacts)
        ctx.emit({ is: "scanned", rule: "AX-7.1a", ship, target: act.target, receiver: act.receiver ?? null });
      break;
    default:
  }
}

function forbidJam(t: StateAx, ship: Ship, q: number, r: number): RefusalAx | undefined {
  const { cols, rows } = matchSetupOf(t.options);
  if (t.options["ax.mapEdge"] !== "open" && !onMap(q, r, cols, rows)) return refuse("AX_JAM_OFF_MAP", { q, r });
  const dq = q - (t.q[ship] as number);
  const dr = r - (t.r[ship] as number);
  const distance = hexDistance(0, 0, dq, dr);
  if (distance > JAM_FAR) return refuse("AX_JAM_RANGE", { distance, reach: JAM_FAR });
  const ahead = inArc("forward", t.facing[ship] as number, dq, dr, t.options["ax.narrowArc"]);
  return ahead ? undefined : refuse("AX_OUT_OF_ARC", { arc: "forward" }, "AX-7.4a");
}

/** Offers every enemy as a target, without a receiver and with each friendly ship as receiver. */
function offerScans(t: StateAx, ship: Ship, offer: (act: ClosingAct) => void): void {
  offer({ do: "none" });
  const side = owner(t, ship);
  for (let target = 0; target < t.kind.length; target++) {
    if (t.side[target] === side || t.status[target] !== ACTIVE) continue;
    offer({ do: "scan", target });
    for (let receiver = 0; receiver < t.kind.length; receiver++)
      if (receiver !== ship && t.side[receiver] === side && t.status[receiver] === ACTIVE)
        offer({ do: "scan", target, receiver });
  }
}

function forbidScan(t: StateAx, ship: Ship, act: Extract<ClosingAct, { do: "scan" }>): RefusalAx | undefined {
  const { target, receiver } = act;
  const side = owner(t, ship);
  if (t.status[target] !== ACTIVE) return refuse("AX_UNKNOWN_SHIP", { ship: target });
  if (t.side[target] !== enemyOf(side)) return refuse("AX_NOT_ENEMY", { ship: target });
  if (!scanReaches(t, ship, target)) return refuse("AX_OUT_OF_ARC", { arc: "forward" }, "AX-7.1a");
  const limit = t.options["ax.uplinkLimit"];
  const far = apart(t, ship, target);
  if (receiver === undefined) return undefined;
  if (receiver === ship || t.side[receiver] !== side || t.status[receiver] !== ACTIVE)
    return refuse("AX_UPLINK_SELF", { ship: receiver });
  // The distance to the scanned ship limits the link, not the scan (AX-7.1c).
  if (limit !== "link" && far > UPLINK_RANGE) return refuse("AX_SCAN_RANGE", { distance: far, reach: UPLINK_RANGE });
  const link = apart(t, ship, receiver);
  return limit !== "target" && link > UPLINK_RANGE
    ? refuse("AX_UPLINK_RANGE", { distance: link, reach: UPLINK_RANGE })
    : undefined;
}

const scanReaches = (t: StateAx, ship: Ship, target: Ship): boolean =>
  inArc(
    "forward",
    t.facing[ship] as number,
    (t.q[target] as number) - (t.q[ship] as number),
    (t.r[target] as number) - (t.r[ship] as number),
    t.options["ax.narrowArc"],
  );

/** Ends the activation of a ship and rolls for mines (AX-3.5, AX-10.4). */
export const endMove: Automatic<ShapeAx, { ship: Ship }> = {
  kind: "automatic",
  rule: "AX-3.5",
  run(ctx, { ship }) {
    const t = ctx.state;
    ctx.done();
    if (t.status[ship] !== ACTIVE) return;
    if (ctx.wantsFacts)
      ctx.emit({
        is: "moveEnded",
        rule: "AX-3.5",
        ship,
        void: t.void[ship] === 1,
        forward: t.forward[ship] as number,
        reverse: t.reverse[ship] as number,
        turns: t.rotated[ship] as number,
        q: t.q[ship] as number,
        r: t.r[ship] as number,
        facing: t.facing[ship] as number,
      });
    if (matchSetupOf(t.options).scenario.mines !== t.side[ship]) return;
    const moved = (t.forward[ship] as number) + (t.reverse[ship] as number) > 0;
    if (!moved && t.options["ax.mineTrigger"] === "moved") return;
    const roll = ctx.draw(6, 1, "AX-10.4")[0] as number;
    const damage = roll === 6 ? MINE_DAMAGE : 0;
    if (ctx.wantsFacts) ctx.emit({ is: "mineRolled", rule: "AX-10.4", ship, roll, damage });
    if (damage === 0) return;
    hurt(ctx, ship, damage, "AX-10.4");
    checkEndings(ctx, { is: "changed" });
  },
};

/**
 * Takes damage off a hull; excess damage is lost. At 0 the ship is destroyed at once (AX-6.5). The caller checks the
 * endings.
 */
export function hurt(ctx: StepContext<ShapeAx>, ship: Ship, damage: number, rule: "AX-6.5" | "AX-10.4"): void {
  const t = ctx.state;
  const before = t.hull[ship] as number;
  const hull = Math.max(0, before - damage);
  t.hull[ship] = hull;
  if (ctx.wantsFacts) ctx.emit({ is: "damaged", rule, ship, damage: before - hull, hull });
  if (hull > 0) return;
  t.status[ship] = DESTROYED;
  t.stirred = 1;
  dropLastSlot(t, ship);
  if (ctx.wantsFacts) ctx.emit({ is: "destroyed", rule: "AX-6.5", ship });
}

/** Removes its owner's last slot of the called group if a ship is destroyed before it has acted (AX-2.4). */
function dropLastSlot(t: StateAx, ship: Ship): void {
  if (t.acted[ship] === 1 || t.number[ship] !== t.called) return;
  const at = t.queue.lastIndexOf(owner(t, ship));
  if (at >= 0) t.queue.splice(at, 1);
}

/** Asks every Phoenix for its scan, in initiative order, before the first firing slot (AX-7.1b). */
export const scans: Automatic<ShapeAx, { asked: Ship[] }> = {
  kind: "automatic",
  rule: "AX-7.1b",
  begin: () => ({ asked: [] }),
  run(ctx, memo) {
    const t = ctx.state;
    if (t.options["ax.scanTiming"] === "movement") {
      dropLostScans(ctx);
      ctx.done();
      return;
    }
    const next = t.kind
      .map((_, s) => s)
      .filter((s) => t.status[s] === ACTIVE && classOf(t, s).special === "scan" && !memo.asked.includes(s))
      .sort(
        (a, b) =>
          (t.number[b] as number) - (t.number[a] as number) || (t.hull[b] as number) - (t.hull[a] as number) || a - b,
      )[0];
    if (next === undefined) {
      ctx.done();
      return;
    }
    memo.asked.push(next);
    ctx.ask("scan", { ship: next });
  },
};

/** Removes scans declared in the movement phase that do not reach at the start of the firing phase (AX-7.1b). */
function dropLostScans(ctx: StepContext<ShapeAx>): void {
  const t = ctx.state;
  for (let s = 0; s < t.kind.length; s++) {
    const target = t.scan[s] as number;
    if (target < 0 || t.status[s] !== ACTIVE) continue;
    const receiver = t.uplink[s] as number;
    const refused = forbidScan(t, s, receiver < 0 ? { do: "scan", target } : { do: "scan", target, receiver });
    if (!refused) continue;
    t.scan[s] = -1;
    t.uplink[s] = -1;
    if (ctx.wantsFacts) ctx.emit({ is: "scanLost", rule: "AX-7.1b", ship: s });
  }
}

export const scan: Decision<ShapeAx, ClosingAct, { ship: Ship }> = {
  kind: "decision",
  rule: "AX-7.1b",
  schema: closingAct,
  asks: (t, { ship }) => seat(owner(t, ship)),
  moot: (t, { ship }) => t.status[ship] !== ACTIVE,
  candidates: (t, { ship }, _by, offer) => offerScans(t, ship, offer),
  forbids(t, { ship }, _by, act) {
    if (act.do === "none") return undefined;
    return act.do === "scan" ? forbidScan(t, ship, act) : refuse("AX_NO_ABILITY", { ability: act.do });
  },
  resolve(ctx, { ship }, _by, act) {
    declareClosing(ctx, ship, act);
    ctx.done();
  },
};
