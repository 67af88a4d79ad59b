/** The commands of a table that plan acts, and send the plan once it is complete. */
import type { PlannedMove, PromptAction } from "@starboard/ui";
import { deepEqual, isRefusal, type Refusal } from "@starboard/kernel";
import { answerAutomatically, type GivenAnswer } from "./auto-answers.ts";
import { boardOf } from "./board-props.ts";
import type { ControllerParts } from "./controller-parts.ts";
import { asOnePress, extend, extendAll, openPlan, type Planned } from "./plan.ts";
import * as playback from "./playback.ts";
import type { SendPlan } from "./send-plan.ts";
import { current, type TableController } from "./table-state.ts";

/** The largest number of acts that one button plans. */
const MAX_SEQUENCE = 500;

type PlanCommands = Pick<
  TableController,
  "choose" | "press" | "planMoves" | "sendMoves" | "propose" | "commit" | "planned"
>;

export function createPlanCommands(parts: ControllerParts, send: SendPlan): PlanCommands {
  const { loaded, source, preferences, store } = parts;
  const { game } = loaded;
  const { getState: get, setState: set } = store;
  let empty: { readonly view: object; readonly plan: Planned } | null = null;

  function planned(): Planned | null {
    const state = get();
    const here = current(state);
    const update = playback.newest(here);
    if (state.viewer === "public" || !update || !playback.isLive(here) || update.summary.over) return null;
    if (state.plan) return state.plan;
    // Boards query while rendering, so an empty plan is cached outside the state.
    if (empty?.view !== update.view || empty.plan.seat !== state.viewer)
      empty = { view: update.view, plan: openPlan(game, update.view, state.viewer, update.at) };
    return empty.plan;
  }
  /** The plan that a command may change; null while nothing can be planned or acts are being sent. */
  const changeable = (): Planned | null => (get().sendingSeat === null ? planned() : null);

  /** Takes over a longer plan, or shows why it was refused. Returns whether the plan is complete. */
  function accept(next: Planned | Refusal, given: readonly GivenAnswer[] = []): boolean {
    if (isRefusal(next)) {
      set({ refusal: next });
      return false;
    }
    const plan = source.endsAfterOneAct ? { ...(next as Planned), closed: true } : (next as Planned);
    const ofOthers = get().given.filter(({ seat }) => seat !== plan.seat);
    set({ plan, proposal: null, refusal: null, given: [...ofOthers, ...given] });
    return plan.closed;
  }

  /**
   * Plans acts whose button says all the player wants, with the automatic answers that follow, and sends a complete plan.
   * The answers are a press of their own: the first undo asks their questions again.
   */
  function planAndSend(moves: readonly PlannedMove[]): void {
    const plan = changeable();
    if (!plan) return;
    const added = extendAll(game, plan, moves);
    if (isRefusal(added)) return void accept(added);
    const longer = added as Planned;
    const followed = answersAfter(parts, longer);
    const done = followed && { ...asOnePress(longer, followed.plan), automatic: longer.automatic };
    if (accept(done ?? longer, followed?.given)) sendPlan();
  }

  function sendPlan(): void {
    const { plan } = get();
    const update = playback.newest(current(get()));
    if (plan && plan.steps.length > 0 && update) void send(plan, update.at);
  }

  const sendsAtOnce = (): boolean => preferences().autoCommit || source.sendsAtOnce === true;

  return {
    planned,
    choose(step, act) {
      const plan = changeable();
      if (plan && accept(extend(game, plan, step, act)) && sendsAtOnce()) sendPlan();
    },
    press(action) {
      const plan = changeable();
      if (!plan) return;
      action.onPress?.();
      if (accept(withButton(parts, plan, action))) sendPlan();
    },
    planMoves(moves, mayReplace = false) {
      const plan = changeable();
      const update = playback.newest(current(get()));
      if (!plan || !update || moves.length === 0) return;
      const added = extendAll(game, plan, moves);
      const isRefused = isRefusal(added) || (added as Planned).steps.length === plan.steps.length;
      const instead =
        mayReplace && isRefused ? extendAll(game, openPlan(game, update.view, plan.seat, update.at), moves) : added;
      // The first refusal is about what the player pressed; the second would be about a plan that was never shown.
      if (accept(isRefusal(instead) ? added : instead) && sendsAtOnce()) sendPlan();
    },
    propose(step, act, before = [], label) {
      const next = act === null ? null : { step, act, before, ...(label !== undefined && { label }) };
      if (!deepEqual(get().proposal, next)) set({ proposal: next });
    },
    commit() {
      const { proposal, plan } = get();
      if (!proposal || plan?.closed) return sendPlan();
      planAndSend([...proposal.before, proposal]);
    },
    sendMoves: planAndSend,
  };
}

/** The plan with all acts of a button. If one of them is refused, none is planned. */
function withButton(parts: ControllerParts, plan: Planned, action: PromptAction): Planned | Refusal {
  const { loaded, store } = parts;
  const { game } = loaded;
  const here = current(store.getState());
  const update = playback.newest(here);
  const facts = playback.factsSoFar(here);
  let longer = extend(game, plan, action.step, action.act);
  for (let n = 1; update && action.next && !isRefusal(longer) && n < MAX_SEQUENCE; n++) {
    const before = longer as Planned;
    const move = before.closed ? undefined : action.next(boardOf(loaded, update, before, facts));
    if (!move) break;
    longer = extend(game, before, move.step, move.act);
  }
  if (isRefusal(longer)) return longer;
  // The button has said all the player wants; questions with one sensible answer that follow are answered with it.
  const done = longer as Planned;
  return { ...asOnePress(plan, answersAfter(parts, done)?.plan ?? done), automatic: plan.automatic };
}

/** The plan with the automatic answers that follow it; null if there are none. */
function answersAfter(
  { loaded, store, preferences }: ControllerParts,
  plan: Planned,
): { readonly plan: Planned; readonly given: readonly GivenAnswer[] } | null {
  const here = current(store.getState());
  const update = playback.newest(here);
  if (!update || plan.closed) return null;
  return answerAutomatically(loaded, update, plan, playback.factsSoFar(here), preferences().isAutomatic);
}
