/** Acts chosen and not yet sent, played on an imagined table with the real rules and without any secret. */
import {
  type Act,
  type AnyGame,
  seededDraws,
  isRefusal,
  NeedsDraw,
  noDraws,
  type StepOffers,
  offers,
  play,
  question,
  type Refusal,
  type RuleId,
  type Seat,
  type GameState,
  whyNot,
} from "@starboard/kernel";

export interface PlannedStep {
  readonly step: string;
  readonly act: Act;
}
/** A table the seat cannot tell from the true one, with the plan so far played on it. */
export interface Planned {
  readonly seat: Seat;
  /** The table after the plan; after a step that must draw, the table before that step. */
  readonly table: GameState;
  readonly steps: readonly PlannedStep[];
  /** Nothing can follow before the plan is sent: it draws, discloses, ends the match or hands the turn on. */
  readonly closed: boolean;
}

/** An empty plan on a table imagined from what the seat sees. `seed` decides what the unknown things are. */
export function openPlan(game: AnyGame, view: object, seat: Seat, seed: number): Planned {
  return { seat, table: game.determinize(view, seat, seededDraws(seed)) as GameState, steps: [], closed: false };
}

/** The plan with one more act, or why that act may not be done. */
export function extend(game: AnyGame, plan: Planned, step: string, act: Act): Planned | Refusal {
  const steps = [...plan.steps, { step, act }];
  try {
    const played = play(game, plan.table, { by: plan.seat, step, act }, noDraws);
    if (isRefusal(played)) return played;
    const table = played.state as GameState;
    const asked = question(game, table);
    return { ...plan, table, steps, closed: played.irreversible || !asked?.waiting.includes(plan.seat) };
  } catch (error) {
    if (error instanceof NeedsDraw) return { ...plan, steps, closed: true };
    throw error;
  }
}

/** The same acts planned on a newer table, as far as they may still be done there. */
export function replan(game: AnyGame, old: Planned, view: object, seed: number): Planned {
  let plan = openPlan(game, view, old.seat, seed);
  for (const { step, act } of old.steps) {
    const next = plan.closed ? undefined : extend(game, plan, step, act);
    if (!next || isRefusal(next)) break;
    plan = next as Planned;
  }
  return plan;
}

/** What the seat sees of the table after the plan. */
export const planView = (game: AnyGame, plan: Planned): object => game.view(plan.table, plan.seat) as object;

/** What the seat may do after the plan; nothing once the plan is closed. */
export const planOffers = (game: AnyGame, plan: Planned): readonly StepOffers[] =>
  plan.closed ? [] : offers(game, plan.table, plan.seat);

/** What is asked of the seat after the plan; null once the plan is closed. */
export function planQuestion(
  game: AnyGame,
  plan: Planned,
): { readonly step: string; readonly rule: RuleId; readonly seats: readonly Seat[] } | null {
  const asked = plan.closed ? undefined : question(game, plan.table);
  return asked ? { step: asked.frame.step, rule: asked.step.rule, seats: asked.waiting } : null;
}

/** Why an act may not follow the plan. */
export const planWhyNot = (game: AnyGame, plan: Planned, step: string, act: Act): Refusal | undefined =>
  whyNot(game, plan.table, { by: plan.seat, step, act });

/** What the seat would see after one more act; undefined when it is refused or must draw. */
export function previewAct(game: AnyGame, plan: Planned, step: string, act: Act): object | undefined {
  const next = extend(game, plan, step, act);
  if (isRefusal(next) || next.table === plan.table) return undefined;
  return planView(game, next as Planned);
}
