/**
 * Carries out a group move that the player composed with a few clicks: the card, the units one by one, the steps and
 * the stop. Plans one act per view, chosen by comparing the wanted move with the view, because the rules take forced
 * steps themselves.
 */
import { useEffect } from "react";
import { create } from "zustand";
import { type AnyAct, type Move, moveAt, type Props, type Tabletop } from "../model/table.ts";
import { moversOf } from "../model/targets.ts";

export interface QueuedActs {
  readonly card: { readonly card: string; readonly as: string | null } | null;
  readonly from: string;
  readonly units: Readonly<Record<string, number>>;
  readonly path: readonly string[];
  /** Number of acts planned so far. */
  readonly tries: number;
}

export const useQueuedActs = create<{ readonly queued: QueuedActs | null }>()(() => ({ queued: null }));
/** The part of the plan that the last queued move made; one Undo removes all of it. */
export const useRun = create<{ readonly run: { readonly start: number; readonly end: number } | null }>()(() => ({
  run: null,
}));
export const send = (queued: Omit<QueuedActs, "tries">): void =>
  useQueuedActs.setState({ queued: { ...queued, tries: 0 } });

/** The next act of a queued move; "over" if it is complete, null if it no longer fits the view. */
export function nextAct(table: Tabletop, queued: QueuedActs): Move | "over" | null {
  const { asked, view, me } = table;
  if (!asked) return "over";
  const { step } = asked;
  const open = (fits: (act: AnyAct) => boolean): Move | null => {
    const act = asked.open.find(fits);
    return act ? moveAt(step, act) : null;
  };
  if (step !== "group") {
    const mine = view.marches.some((march) => march.seat === me);
    if (mine) return "over";
    const movers = moversOf(table);
    const card = queued.card;
    const act = card ? movers.find((one) => one.card === card.card && (one.as ?? null) === card.as) : movers[0];
    return open((one) => one === act);
  }
  const march = view.marches.at(-1);
  if (march?.seat !== me) return null;
  const lifted = new Map<string, number>();
  for (const unit of march.units ?? []) lifted.set(unit, (lifted.get(unit) ?? 0) + 1);
  if (march.from !== null && march.from !== queued.from) return null;
  if (march.path.length === 0) {
    const missing = Object.entries(queued.units).filter(([unit, n]) => (lifted.get(unit) ?? 0) < n);
    if (lifted.size === 0 && missing.length > 0 && wholeStack(table, queued)) {
      const all = open((act) => act.do === "liftAll" && act.at === queued.from);
      if (all) return all;
    }
    const wanted = leadFirst(
      table,
      queued,
      missing.map(([unit]) => unit),
    );
    if (wanted !== undefined) {
      return open((act) => act.do === "lift" && act.at === queued.from && act.unit === wanted);
    }
  }
  const next = queued.path[march.path.length];
  const inStep = march.path.every((id, i) => id === queued.path[i]);
  if (!inStep) return null;
  if (next !== undefined) {
    return open((act) => act.do === "step" && act.to === next);
  }
  return open((act) => act.do === "stop") ?? "over";
}

/**
 * The stack's top unit is lifted first if it belongs to the group, so that the group shows no more than the stack did.
 */
function leadFirst(table: Tabletop, queued: QueuedActs, missing: readonly string[]): string | undefined {
  const at = table.world.index.get(queued.from) ?? -1;
  const top = table.view.territories[at]?.stacks.find((stack) => stack.seat === table.me)?.top;
  return top !== undefined && missing.includes(top) ? top : missing[0];
}

function wholeStack(table: Tabletop, queued: QueuedActs): boolean {
  const at = table.world.index.get(queued.from) ?? -1;
  const stack = table.view.territories[at]?.stacks.find((one) => one.seat === table.me);
  if (!stack?.units) return false;
  const fresh = stack.units.filter(
    (one) => !one.moved && table.world.units.get(one.unit)?.tags.includes("fortification") !== true,
  );
  const wanted = Object.values(queued.units).reduce((sum, n) => sum + n, 0);
  return fresh.length === wanted;
}

/** Largest number of acts of a queued move: a card, every unit of a stack, every step. */
const MOST = 120;

/** Runs the queued move, one act per view. */
export function useActQueue(props: Props, table: Tabletop): void {
  const queued = useQueuedActs((s) => s.queued);
  useEffect(() => {
    if (!queued) return;
    const next = nextAct(table, queued);
    const length = props.plan.steps.length;
    if (queued.tries === 0) useRun.setState({ run: { start: length, end: length } });
    else useRun.setState(({ run }) => ({ run: run && { ...run, end: length } }));
    if (next === "over" || next === null || queued.tries > MOST) useQueuedActs.setState({ queued: null });
    else {
      useQueuedActs.setState({ queued: { ...queued, tries: queued.tries + 1 } });
      props.choose(next.step, next.act);
    }
    // The effect runs for every new view, not when it increments the count of tries itself.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [props.offers, queued === null]);
}
