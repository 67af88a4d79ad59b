/** Controller of one open match: playback, viewer, planned acts and automatic answers. */
import type { PromptAction } from "@starboard/ui";
import { type Act, isRefusal, type Refusal, deepEqual, type Seat, type Viewer } from "@starboard/kernel";
import type { Update } from "@starboard/wire";
import { createStore } from "zustand/vanilla";
import type { LoadedGame } from "../loaded-game.ts";
import { firstProblem, showProblem, toProblem } from "../problems.ts";
import { answerAutomatically } from "./auto-answers.ts";
import { boardOf } from "./board-props.ts";
import { asOnePress, extend, extendAll, openPlan, type Planned, replan, withoutLastPress } from "./plan.ts";
import * as playback from "./playback.ts";
import { current, type TableController, type TablePreferences, type TableState } from "./table-state.ts";
import { canProposeTakeBack, type MatchSource } from "./match-source.ts";
import type { Playback } from "./playback.ts";

/** The largest number of acts that one button plans. */
const MAX_SEQUENCE = 500;

export function createTableController(
  match: string,
  loaded: LoadedGame,
  source: MatchSource,
  preferences: () => TablePreferences,
): TableController {
  const service = source.client;
  const localSeats = source.localSeats;
  const { game } = loaded;
  const store = createStore<TableState>()(() => ({
    viewer: "public",
    seen: new Map(),
    plan: null,
    proposal: null,
    refusal: null,
    sending: false,
    covered: null,
    gone: null,
    given: [],
    actedAt: new Map(),
  }));
  const { getState: get, setState: set } = store;
  const unsubscribes = new Map<Viewer, () => void>();
  /** Viewers just subscribed, whose first update carries the full history. */
  const opened = new Set<Viewer>();
  /** Seats whose player undid an automatic answer, or whose answer failed: the page asks them until they act. */
  const askingAgain = new Set<Seat>();
  let sendingSeat: Seat | null = null;
  let empty: { readonly view: object; readonly plan: Planned } | null = null;

  function put(viewer: Viewer, next: Playback): void {
    set({ seen: new Map(get().seen).set(viewer, next) });
  }

  function receive(viewer: Viewer, update: Update): void {
    const known = (opened.delete(viewer) ? undefined : get().seen.get(viewer)) ?? playback.EMPTY;
    const before = playback.newest(known);
    put(viewer, playback.addUpdate(known, update));
    if (viewer === get().viewer && before?.at !== update.at) {
      // An aside of another seat keeps the plan; the seat's own commit clears it.
      const { plan } = get();
      const keep =
        plan && plan.steps.length > 0 && sendingSeat !== plan.seat && update.summary.asked.includes(plan.seat);
      set({
        plan: keep ? replan(game, plan, update.view, update.at) : null,
        proposal: null,
        refusal: null,
      });
    }
    follow(update);
    proceed();
  }

  const subscribe = (viewer: Viewer): (() => void) =>
    service().watch(
      match,
      viewer,
      (update) => {
        if (get().gone) set({ gone: null });
        receive(viewer, update);
      },
      (bad) => set({ gone: firstProblem(bad) }),
    );

  /** Subscribes for every local player, and for the public view if none or several play here. */
  function follow(update: Update): void {
    const players = localSeats(update);
    const viewers: Viewer[] = players.length === 1 ? [...players] : [...players, "public"];
    for (const viewer of viewers) {
      if (unsubscribes.has(viewer)) continue;
      opened.add(viewer);
      unsubscribes.set(viewer, subscribe(viewer));
    }
    for (const [viewer, unsubscribe] of unsubscribes) {
      if (viewers.includes(viewer)) continue;
      unsubscribe();
      unsubscribes.delete(viewer);
    }
    if (!viewers.includes(get().viewer)) set({ viewer: viewers[0] as Viewer, plan: null });
  }

  /** Gives the automatic answers that are due; then, after playback, the screen switches to the player to act. */
  function proceed(): void {
    answer();
    if (get().sending) return;
    const { viewer, seen, covered } = get();
    const here = current(get());
    const update = playback.newest(here);
    if (!update || !playback.isLive(here) || covered !== null || update.summary.over) return;
    const asked = update.summary.asked.filter((seat) => localSeats(update).includes(seat));
    const next = asked[0];
    if (next === undefined || (viewer !== "public" && asked.includes(viewer))) return;
    const nextPlayback = seen.get(next);
    // That player's update of this moment may not have arrived yet.
    if (!nextPlayback || playback.newest(nextPlayback)?.at !== update.at) return;
    handOver(next);
    answer();
  }

  function handOver(to: Seat): void {
    const { viewer, seen } = get();
    const nextPlayback = seen.get(to);
    if (!nextPlayback) return;
    const here = playback.newest(current(get()));
    const several = here ? localSeats(here).length > 1 : false;
    const { handOver: when } = preferences();
    const open = playback.newest(seen.get("public") ?? playback.EMPTY)?.view;
    const isSecret = (by: Viewer): boolean => !deepEqual(playback.newest(seen.get(by) ?? playback.EMPTY)?.view, open);
    const cover = several && (when === "always" || (when === "private" && (isSecret(to) || isSecret(viewer))));
    set({
      viewer: to,
      plan: null,
      proposal: null,
      refusal: null,
      seen: new Map(seen).set(to, playback.skip(nextPlayback)),
      covered: cover ? to : null,
    });
  }

  /**
   * Answers for every local player whose question has one sensible answer. An answer that passes the turn is sent at
   * once, also during playback and without handing the device over; others are planned when play stands still.
   */
  function answer(): void {
    const state = get();
    const update = playback.newest(current(state));
    if (state.sending || !update || update.summary.over) return;
    for (const seat of update.summary.asked) {
      if (!localSeats(update).includes(seat) || askingAgain.has(seat)) continue;
      const own = state.seen.get(seat);
      const ownUpdate = own && playback.newest(own);
      if (!ownUpdate || ownUpdate.at !== update.at) continue;
      const isShown = seat === state.viewer;
      const before = (isShown && state.plan) || openPlan(game, ownUpdate.view, seat, ownUpdate.at);
      if (before.steps.length > before.automatic) continue;
      const facts = playback.factsSoFar(playback.skip(own));
      const found = answerAutomatically(loaded, ownUpdate, before, facts, preferences().isAutomatic);
      const plan = found?.plan ?? before;
      if (plan.steps.length === 0) continue;
      if (plan.closed) {
        set({ given: [...state.given, ...(found?.given ?? [])] });
        void send(plan, ownUpdate.at, true);
        return;
      }
      if (found && isShown && state.covered === null && playback.isLive(own))
        set({ plan, given: [...state.given, ...found.given] });
    }
  }

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

  /** Takes over a longer plan, or shows why it was refused. */
  function accept(next: Planned | Refusal): Planned | null {
    if (isRefusal(next)) {
      set({ refusal: next });
      return null;
    }
    const plan = source.endsAfterOneAct ? { ...(next as Planned), closed: true } : (next as Planned);
    set({ plan, proposal: null, refusal: null, given: get().given.filter(({ seat }) => seat !== plan.seat) });
    return plan;
  }

  function add(step: string, act: Act): Planned | null {
    const plan = planned();
    return plan && !get().sending ? accept(extend(game, plan, step, act)) : null;
  }

  /** The plan with all acts of a button. If one of them is refused, none is planned. */
  function withSequence(plan: Planned, action: PromptAction): Planned | Refusal {
    const here = current(get());
    const update = playback.newest(here) as Update;
    const facts = playback.factsSoFar(here);
    let longer = extend(game, plan, action.step, action.act);
    for (let n = 1; action.next && !isRefusal(longer) && n < MAX_SEQUENCE; n++) {
      const before = longer as Planned;
      const move = before.closed ? undefined : action.next(boardOf(loaded, update, before, facts));
      if (!move) break;
      longer = extend(game, before, move.step, move.act);
    }
    if (isRefusal(longer)) return longer;
    // The button has said all the player wants; questions with one sensible answer that follow are answered with it.
    const done = longer as Planned;
    const followed = done.closed ? null : answerAutomatically(loaded, update, done, facts, preferences().isAutomatic);
    return { ...asOnePress(plan, followed?.plan ?? done), automatic: plan.automatic };
  }

  async function send(plan: Planned, at: number, isAutomatic = false): Promise<void> {
    if (get().sending) return;
    sendingSeat = plan.seat;
    set({ sending: true, refusal: null });
    let hasFailed = true;
    try {
      const outcome = await service().commit(match, plan.seat, at, plan.steps);
      hasFailed = !("ok" in outcome);
      if (!isAutomatic && "ok" in outcome) set({ actedAt: new Map(get().actedAt).set(plan.seat, outcome.ok.at) });
      if (isAutomatic && hasFailed) {
        // The question comes back to the player, who then sees what is wrong.
      } else if ("refused" in outcome) set({ refusal: outcome.refused, plan: null });
      else if ("stale" in outcome) showProblem({ code: "WEB_STALE" });
      else if ("bad" in outcome) showProblem(firstProblem(outcome.bad));
    } catch (error) {
      if (!isAutomatic) showProblem(toProblem(error));
    } finally {
      sendingSeat = null;
      if (!isAutomatic && !hasFailed) askingAgain.delete(plan.seat);
      if (isAutomatic && hasFailed) {
        askingAgain.add(plan.seat);
        const { given, viewer } = get();
        set({ given: given.filter(({ seat }) => seat !== plan.seat), ...(viewer === plan.seat && { plan: null }) });
      }
      set({ sending: false });
      proceed();
    }
  }

  function sendPlan(): void {
    const { plan } = get();
    const update = playback.newest(current(get()));
    if (plan && plan.steps.length > 0 && update) void send(plan, update.at);
  }

  async function retract(seat: Seat, at: number): Promise<void> {
    try {
      const outcome = await service().takeBack(match, seat, at);
      if ("refused" in outcome) set({ refusal: outcome.refused });
      else if ("stale" in outcome) showProblem({ code: "WEB_STALE" });
      else if ("bad" in outcome) showProblem(firstProblem(outcome.bad));
    } catch (error) {
      showProblem(toProblem(error));
    }
  }

  return {
    ...store,
    open() {
      unsubscribes.set("public", subscribe("public"));
      const unfollow = source.onHere?.(() => {
        const update = playback.newest(current(get()));
        if (update) follow(update);
      });
      return () => {
        unfollow?.();
        for (const unsubscribe of unsubscribes.values()) unsubscribe();
        unsubscribes.clear();
      };
    },
    choose(step, act) {
      const next = add(step, act);
      if (next?.closed && preferences().autoCommit) sendPlan();
    },
    press(action) {
      const plan = planned();
      if (!plan || get().sending) return;
      action.onPress?.();
      if (accept(withSequence(plan, action))?.closed) sendPlan();
    },
    planMoves(moves, mayReplace = false) {
      const plan = planned();
      const update = playback.newest(current(get()));
      if (!plan || !update || get().sending || moves.length === 0) return;
      const added = extendAll(game, plan, moves);
      const isRefused = isRefusal(added) || (added as Planned).steps.length === plan.steps.length;
      const instead =
        mayReplace && isRefused ? extendAll(game, openPlan(game, update.view, plan.seat, update.at), moves) : added;
      // The first refusal is about what the player pressed; the second would be about a plan that was never shown.
      const next = isRefusal(instead) ? added : instead;
      if (accept(next)?.closed && preferences().autoCommit) sendPlan();
    },
    propose(step, act, before = [], label) {
      const next = act === null ? null : { step, act, before, ...(label !== undefined && { label }) };
      if (!deepEqual(get().proposal, next)) set({ proposal: next });
    },
    undo() {
      const { plan, viewer, sending, given } = get();
      const update = playback.newest(current(get()));
      if (sending || !update || viewer === "public") return;
      if (plan && plan.steps.length > 0) {
        const shorter = withoutLastPress(game, plan, update.view, update.at);
        if (plan.steps.length === plan.automatic) {
          askingAgain.add(viewer);
          const last = given.findLast(({ seat }) => seat === viewer);
          set({ given: given.filter((one) => one !== last) });
        }
        set({ plan: shorter, refusal: null });
      } else if (update.takeBack && source.proposeTakeBack && canProposeTakeBack(update.takeBack))
        source.proposeTakeBack(match, viewer, update.at);
      else if (update.takeBack) set({ refusal: update.takeBack });
      else {
        askingAgain.add(viewer);
        set({ given: given.filter(({ seat }) => seat !== viewer) });
        void retract(viewer, update.at);
      }
    },
    commit() {
      const { proposal, plan } = get();
      if (proposal && !plan?.closed) {
        const next = get().sending ? null : planned();
        if (next && accept(extendAll(game, next, [...proposal.before, proposal]))?.closed) sendPlan();
      } else sendPlan();
    },
    lookAs(seat) {
      if (seat === get().viewer) return;
      handOver(seat);
      answer();
    },
    uncover() {
      set({ covered: null });
      answer();
    },
    move(step) {
      put(get().viewer, step(current(get())));
      proceed();
    },
    replayFrom(n, earlier = []) {
      put(get().viewer, playback.replayFrom(playback.withEarlier(current(get()), earlier), n));
    },
    planned,
    answer,
  };
}
