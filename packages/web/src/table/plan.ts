/** Planned acts, played with the real rules on a determinization, without any secret. */
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
/** A determinization of the seat's view with the plan applied. */
export interface Planned {
  readonly seat: Seat;
  /** The state after the plan; if the last step must draw, the state before that step. */
  readonly table: GameState;
  readonly steps: readonly PlannedStep[];
  /** Whether the plan is complete: its last act draws, discloses, ends the match or passes the turn. */
  readonly closed: boolean;
  /** Number of steps at the start of the plan that the page chose for the player (see `auto-answers`). */
  readonly automatic: number;
  /** Number of steps that each press of a button added, oldest first; an undo removes the last of them. */
  readonly presses: readonly number[];
}

/** Creates an empty plan on a determinization of the seat's view. `seed` determines the hidden parts. */
export function openPlan(game: AnyGame, view: object, seat: Seat, seed: number): Planned {
  const table = game.determinize(view, seat, seededDraws(seed)) as GameState;
  return { seat, table, steps: [], closed: false, automatic: 0, presses: [] };
}

/** Adds an act to the plan, or returns its refusal. */
export function extend(game: AnyGame, plan: Planned, step: string, act: Act): Planned | Refusal {
  const longer = { ...plan, steps: [...plan.steps, { step, act }], presses: [...plan.presses, 1] };
  try {
    const played = play(game, plan.table, { by: plan.seat, step, act }, noDraws);
    if (isRefusal(played)) return played;
    const table = played.state as GameState;
    const asked = question(game, table);
    return { ...longer, table, closed: played.irreversible || !asked?.waiting.includes(plan.seat) };
  } catch (error) {
    if (error instanceof NeedsDraw) return { ...longer, closed: true };
    throw error;
  }
}

/** Adds several acts as one press of a button. Returns the refusal of the first act that is refused. */
export function extendAll(game: AnyGame, plan: Planned, moves: readonly PlannedStep[]): Planned | Refusal {
  let longer = plan;
  for (const { step, act } of moves) {
    if (longer.closed) break;
    const next = extend(game, longer, step, act);
    if (isRefusal(next)) return next;
    longer = next as Planned;
  }
  return asOnePress(plan, longer);
}

/** Counts everything that was added to `before` as one press. */
export const asOnePress = (before: Planned, after: Planned): Planned => ({
  ...after,
  presses: [...before.presses, after.steps.length - before.steps.length],
});

/** Repeats the plan on a newer view, as far as its acts are still legal. */
export function replan(game: AnyGame, old: Planned, view: object, seed: number): Planned {
  let plan = openPlan(game, view, old.seat, seed);
  for (const { step, act } of old.steps) {
    const next = plan.closed ? undefined : extend(game, plan, step, act);
    if (!next || isRefusal(next)) break;
    plan = next as Planned;
  }
  const isComplete = plan.steps.length === old.steps.length;
  return {
    ...plan,
    automatic: Math.min(old.automatic, plan.steps.length),
    presses: isComplete ? old.presses : plan.presses,
  };
}

/** The plan without the acts of the last press. */
export function withoutLastPress(game: AnyGame, plan: Planned, view: object, seed: number): Planned {
  const steps = plan.steps.slice(0, plan.steps.length - (plan.presses.at(-1) ?? 1));
  return replan(game, { ...plan, steps, presses: plan.presses.slice(0, -1) }, view, seed);
}

/** The seat's view after the plan. */
export const planView = (game: AnyGame, plan: Planned): object => game.view(plan.table, plan.seat) as object;

/** The seat's offers after the plan; empty once the plan is complete. */
export const planOffers = (game: AnyGame, plan: Planned): readonly StepOffers[] =>
  plan.closed ? [] : offers(game, plan.table, plan.seat);

/** The seat's question after the plan; null once the plan is complete. */
export function planQuestion(
  game: AnyGame,
  plan: Planned,
): { readonly step: string; readonly rule: RuleId; readonly seats: readonly Seat[] } | null {
  const asked = plan.closed ? undefined : question(game, plan.table);
  return asked ? { step: asked.frame.step, rule: asked.step.rule, seats: asked.waiting } : null;
}

/** The refusal of an act after the plan. */
export const planWhyNot = (game: AnyGame, plan: Planned, step: string, act: Act): Refusal | undefined =>
  whyNot(game, plan.table, { by: plan.seat, step, act });

type WhyNot = (step: string, act: Act) => Refusal | undefined;

/** What a board would show after some more acts; undefined if one of them is refused or completes the plan. */
export function previewMoves(
  game: AnyGame,
  plan: Planned,
  moves: readonly PlannedStep[],
): { readonly view: object; readonly offers: readonly StepOffers[]; readonly whyNot: WhyNot } | undefined {
  const next = extendAll(game, plan, moves);
  if (isRefusal(next) || (next as Planned).closed) return undefined;
  const longer = next as Planned;
  return {
    view: planView(game, longer),
    offers: planOffers(game, longer),
    whyNot: (step, act) => planWhyNot(game, longer, step, act),
  };
}

/** The seat's view after one more act; undefined if the act is refused or must draw. */
export function previewAct(game: AnyGame, plan: Planned, step: string, act: Act): object | undefined {
  const next = extend(game, plan, step, act);
  if (isRefusal(next) || next.table === plan.table) return undefined;
  return planView(game, next as Planned);
}
