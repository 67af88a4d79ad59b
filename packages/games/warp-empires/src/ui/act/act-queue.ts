/**
 * Carries out a group move that the player composed with a few clicks: the card, the units one by one, the steps, the
 * stop. Sends one act per view, chosen by comparing the wanted move with what is done, because the rules take forced
 * steps themselves.
 */
import { useEffect } from "react";
import { create } from "zustand";
import type { AnyAct, Props, Tabletop } from "../model/table.ts";
import { moversOf } from "../model/targets.ts";

export interface QueuedActs {
  readonly card: { readonly card: string; readonly as: string | null } | null;
  readonly from: string;
  readonly units: Readonly<Record<string, number>>;
  readonly path: readonly string[];
  /** Acts done so far. */
  readonly tries: number;
}

export const useQueuedActs = create<{ readonly errand: QueuedActs | null }>()(() => ({ errand: null }));
/** The stretch of the plan that the last errand made; one Undo takes all of it back. */
export const useRun = create<{ readonly run: { readonly start: number; readonly end: number } | null }>()(() => ({
  run: null,
}));
export const send = (errand: Omit<QueuedActs, "tries">): void =>
  useQueuedActs.setState({ errand: { ...errand, tries: 0 } });

/** What is to be done next, "over" when all is done, null when the table does not fit the errand any more. */
export function nextAct(table: Tabletop, errand: QueuedActs): { step: string; act: AnyAct } | "over" | null {
  const { asked, view, me } = table;
  if (!asked) return "over";
  const open = (fits: (act: AnyAct) => boolean): AnyAct | undefined => asked.open.find(fits);
  if (asked.step !== "group") {
    const mine = view.marches.some((march) => march.seat === me);
    if (mine) return "over";
    const movers = moversOf(table);
    const card = errand.card;
    const act = card ? movers.find((one) => one.card === card.card && (one.as ?? null) === card.as) : movers[0];
    return act ? { step: asked.step, act } : null;
  }
  const march = view.marches.at(-1);
  if (march?.seat !== me) return null;
  const lifted = new Map<string, number>();
  for (const unit of march.units ?? []) lifted.set(unit, (lifted.get(unit) ?? 0) + 1);
  if (march.from !== null && march.from !== errand.from) return null;
  if (march.path.length === 0) {
    const missing = Object.entries(errand.units).filter(([unit, n]) => (lifted.get(unit) ?? 0) < n);
    if (lifted.size === 0 && missing.length > 0 && wholeStack(table, errand)) {
      const all = open((act) => act.do === "liftAll" && act.at === errand.from);
      if (all) return { step: "group", act: all };
    }
    const wanted = leadFirst(
      table,
      errand,
      missing.map(([unit]) => unit),
    );
    if (wanted !== undefined) {
      const lift = open((act) => act.do === "lift" && act.at === errand.from && act.unit === wanted);
      return lift ? { step: "group", act: lift } : null;
    }
  }
  const next = errand.path[march.path.length];
  const inStep = march.path.every((id, i) => id === errand.path[i]);
  if (!inStep) return null;
  if (next !== undefined) {
    const step = open((act) => act.do === "step" && act.to === next);
    return step ? { step: "group", act: step } : null;
  }
  const stop = open((act) => act.do === "stop");
  return stop ? { step: "group", act: stop } : "over";
}

/**
 * The unit that lies on top of the stack leads, as far as it goes along: the group shows no more than the stack did.
 */
function leadFirst(table: Tabletop, errand: QueuedActs, missing: readonly string[]): string | undefined {
  const at = table.world.index.get(errand.from) ?? -1;
  const top = table.view.territories[at]?.stacks.find((stack) => stack.seat === table.me)?.top;
  return top !== undefined && missing.includes(top) ? top : missing[0];
}

function wholeStack(table: Tabletop, errand: QueuedActs): boolean {
  const at = table.world.index.get(errand.from) ?? -1;
  const stack = table.view.territories[at]?.stacks.find((one) => one.seat === table.me);
  if (!stack?.units) return false;
  const fresh = stack.units.filter(
    (one) => !one.moved && table.world.units.get(one.unit)?.tags.includes("fortification") !== true,
  );
  const wanted = Object.values(errand.units).reduce((sum, n) => sum + n, 0);
  return fresh.length === wanted;
}

/** Acts of the longest errand: a card, every unit of a stack, every step. */
const MOST = 120;

/** Runs the errand, one act for each view. */
export function useActQueue(props: Props, table: Tabletop): void {
  const errand = useQueuedActs((s) => s.errand);
  useEffect(() => {
    if (!errand) return;
    const next = nextAct(table, errand);
    const length = props.plan.steps.length;
    if (errand.tries === 0) useRun.setState({ run: { start: length, end: length } });
    else useRun.setState(({ run }) => ({ run: run && { ...run, end: length } }));
    if (next === "over" || next === null || errand.tries > MOST) useQueuedActs.setState({ errand: null });
    else {
      useQueuedActs.setState({ errand: { ...errand, tries: errand.tries + 1 } });
      props.choose(next.step, next.act);
    }
    // Every new view asks what comes next; the errand's own count of tries does not.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [props.offers, errand === null]);
}
