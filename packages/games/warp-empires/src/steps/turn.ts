/** A turn: its phases in the order of the module (WE-2.10), and its end (WE-14). */
import { seat, type Automatic } from "@starboard/kernel";
import type { Book } from "../compiled/index.ts";
import { eliminate, endOfTurn } from "../moves/ending.ts";
import { rested } from "../moves/stacks.ts";
import { activeOf } from "../calc/stacks.ts";
import { bookOf } from "../match-setup.ts";
import type { Pen, ShapeWE } from "../shape.ts";
import { NONE, type TableWE } from "../state.ts";

export const turn: Automatic<ShapeWE, "turn"> = {
  kind: "automatic",
  rule: "WE-2.10",
  begin: () => ({ next: 0 }),
  run(x, m) {
    const t = x.table;
    const b = bookOf(t.options);
    if (m.next === 0) beginTurn(x, b);
    const phase = b.module.phases[m.next];
    if (!phase || t.alive[activeOf(t)] === 0) return x.done();
    t.phase = m.next++;
    if (x.loud) x.tell({ is: "phaseBegan", rule: "WE-2.10", seat: seat(activeOf(t)), phase: phase.id });
    askPhase(x, b, phase);
  },
};

function beginTurn(x: Pen, b: Book): void {
  const t = x.table;
  t.turn++;
  if (t.round === 0) t.round = 1;
  t.barred.fill(0);
  t.asked.fill(0);
  t.mission.fill(0);
  t.settled.fill(0);
  t.assaulted.fill(0);
  t.printed = 0;
  t.bonus = 0;
  rested(t, null, b);
  x.tell({ is: "turnBegan", rule: "WE-2.10", seat: seat(activeOf(t)), turn: t.turn, round: t.round });
}

function askPhase(x: Pen, b: Book, { kind, of }: Book["module"]["phases"][number]): void {
  switch (kind) {
    case "draw":
      return x.ask("draw", { next: 0 });
    case "move":
      return x.ask("move", { stage: 0 });
    case "explore":
      return x.ask("explore", {});
    case "challenge": {
      const challenge = b.module.challenges.findIndex(({ id }) => id === of);
      return challenge < 0 ? undefined : x.ask("challenges", { challenge, faced: [] });
    }
    case "parley": {
      const parley = b.module.parleys.findIndex(({ id }) => id === of);
      return parley < 0 ? undefined : x.ask("parleys", { parley, next: 0 });
    }
    case "battle":
      return x.ask("battles", { enough: 0 });
    case "revenue":
      return x.ask("revenue", { stage: 0, next: 0 });
    case "recruit":
      return x.ask("recruit", { stage: 0 });
    case "upkeep":
      return x.ask("upkeep", {});
    case "control":
      return x.ask("control", {});
  }
}

/** Elimination, victory, and whose turn is next (WE-14.2, WE-14.3). */
export const endTurn: Automatic<ShapeWE, "endTurn"> = {
  kind: "automatic",
  rule: "WE-14.2",
  run(x) {
    const t = x.table;
    const b = bookOf(t.options);
    if (!b.module.recruit.treasuryCarries && t.alive[activeOf(t)] === 1) t.treasury[activeOf(t)] = 0;
    eliminate(x, b);
    const wraps = !t.order.slice(t.place + 1).some((s) => t.alive[s] === 1);
    if (endOfTurn(x, b, wraps)) return;
    t.place = nextPlace(t);
    if (wraps) t.round++;
    t.phase = NONE;
    x.done();
  },
};

function nextPlace(t: TableWE): number {
  for (let i = 1; i <= t.order.length; i++) {
    const place = (t.place + i) % t.order.length;
    if (t.alive[t.order[place] as number] === 1) return place;
  }
  return t.place;
}
