/** A Turn, from its Initial Stage to the Deployment (TW-5, TW-6). */
import { type Automatic, Bug, type Decision } from "@starboard/kernel";
import type { RefusalTW } from "../reasons.ts";
import { type ActTW, actSchema, type ActName, type DeployAct, type EventAct, type TakeUpAct } from "../acts.ts";
import { cardIndexOf } from "../card-index.ts";
import { type CardIndex, type Card, cardAt, idOf, numberOf } from "../card.ts";
import { enemyOf, type Side } from "../data/board.ts";
import { LIMITS } from "../data/limits.ts";
import { takeFromTable, turnDown } from "../moves/piles.ts";
import { eachDeployment, whyNotDeploy } from "../calc/deployments.ts";
import { takeUpBlocker } from "../calc/front.ts";
import { whyMisplaced, refuse } from "../refusals.ts";
import { type Ctx, type ShapeTW, seatOf, sideOf } from "../shape.ts";
import { type CardNo, COMMITTED, EVENT, INITIAL, type StateTW } from "../state.ts";
import { deploy } from "./deploy.ts";
import { eachEvent, playEvent, whyNotEvent } from "./event.ts";

/** Passes the Turn to the other side and turns its Maneuver and Events face down (TW-4.8, TW-5.1). */
export const beginTurn: Automatic<ShapeTW> = {
  kind: "automatic",
  rule: "TW-5.1",
  run(ctx) {
    const t = ctx.state;
    t.active = enemyOf(t.active);
    t.turn++;
    t.stage = INITIAL;
    t.played = 0;
    t.extraManeuvers = 0;
    t.extraCommands = 0;
    t.limit = LIMITS.hand;
    if (ctx.wantsFacts) ctx.emit({ is: "turnBegan", rule: "TW-5.0", side: t.active, turn: t.turn });
    turnDown(ctx, cardIndexOf(t.options), t.active);
    ctx.done();
  },
};

/** Returns the side's cards on the Table with a Take Up symbol that the option allows to return (TW-11.1). */
export function takeUps(t: StateTW, index: CardIndex, side: Side): CardNo[] {
  const units = t.units[side];
  const pool =
    t.options.takeUpFrom === "activeOnly"
      ? units.slice(-1)
      : [...units, ...t.maneuvers[side], ...t.commands[side], ...t.events[side]];
  return pool.filter((no) => cardAt(index, no).takeUp);
}

function whyNotTakeUp(t: StateTW, index: CardIndex, side: Side, id: string): RefusalTW | undefined {
  const card = numberOf(index, id);
  if (card < 0) return refuse("TW-G.1", "TW_UNKNOWN_CARD", { card: id });
  if (!cardAt(index, card).takeUp) return refuse("TW-11.1", "TW_TAKEUP_SYMBOL", { card: id });
  if (!takeUps(t, index, side).includes(card)) return refuse("TW-11.1", "TW_TAKEUP_NOT_ON_TABLE", { card: id });
  const bar: Card | undefined = takeUpBlocker(t, index, side);
  return bar ? refuse("TW-11.2", "TW_TAKEUP_BARRED", { card: bar.id }) : undefined;
}

const AT_INITIAL: readonly ActName[] = ["takeUp", "event", "surrender", "deploy"];
const AT_COMMIT: readonly ActName[] = ["event", "surrender", "deploy"];

function forbids(t: StateTW, side: Side, act: ActTW, expected: readonly ActName[]): RefusalTW | undefined {
  const index = cardIndexOf(t.options);
  switch (expected.includes(act.do) ? act.do : undefined) {
    case "takeUp":
      return whyNotTakeUp(t, index, side, (act as TakeUpAct).card);
    case "event":
      return whyNotEvent(t, index, side, act as EventAct);
    case "surrender":
      return undefined;
    case "deploy":
      return whyNotDeploy(t, index, side, act as DeployAct);
    default:
      return whyMisplaced(act, expected, t.stage);
  }
}

function surrender(ctx: Ctx, side: Side): void {
  const t = ctx.state;
  t.stage = COMMITTED;
  t.loser = side;
  if (ctx.wantsFacts) ctx.emit({ is: "surrendered", rule: "TW-6.2", side });
}

function resolve(ctx: Ctx, side: Side, act: ActTW): void {
  const index = cardIndexOf(ctx.state.options);
  switch (act.do) {
    case "takeUp":
      // The Initial Stage continues: the player may take up more cards, one after another (TW-5.2).
      takeFromTable(ctx, index, side, numberOf(index, act.card));
      return;
    case "event":
      playEvent(ctx, index, side, act);
      return;
    case "surrender":
      surrender(ctx, side);
      ctx.done();
      return;
    case "deploy":
      deploy(ctx, index, side, act);
      return;
    default:
      throw new Bug(`${act.do} is not an act of a Turn`);
  }
}

/**
 * The Initial Stage: take up cards, play an Event, deploy or surrender (TW-5.2). It is covert, because skipping a
 * player without a choice would reveal an empty Hand (TW-D.5).
 */
export const initial: Decision<ShapeTW, ActTW> = {
  kind: "decision",
  rule: "TW-5.2",
  schema: actSchema,
  covert: true,
  asks: (t) => seatOf(t.active),
  candidates(t, _m, by, offer) {
    const side = sideOf(by);
    const index = cardIndexOf(t.options);
    for (const card of takeUps(t, index, side)) offer({ do: "takeUp", card: idOf(index, card) });
    eachEvent(t, index, side, offer);
    eachDeployment(t, index, side, offer);
    offer({ do: "surrender" });
  },
  forbids: (t, _m, by, act) => forbids(t, sideOf(by), act, AT_INITIAL),
  resolve: (ctx, _m, by, act) => resolve(ctx, sideOf(by), act),
};

/**
 * After an Event: deploy or surrender; passing is not possible (TW-6.1). A second Event is refused by its own rule
 * (TW-5.3).
 */
export const commit: Decision<ShapeTW, ActTW> = {
  kind: "decision",
  rule: "TW-6.1",
  schema: actSchema,
  covert: true,
  asks: (t) => seatOf(t.active),
  candidates(t, _m, by, offer) {
    eachDeployment(t, cardIndexOf(t.options), sideOf(by), offer);
    offer({ do: "surrender" });
  },
  forbids: (t, _m, by, act) => forbids(t, sideOf(by), act, AT_COMMIT),
  resolve: (ctx, _m, by, act) => resolve(ctx, sideOf(by), act),
};

/** True while the Turn waits for a Deployment or surrender. */
export const isTurnOpen = (t: StateTW): boolean => t.loser < 0 && t.stage <= EVENT;
