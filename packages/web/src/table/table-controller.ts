/** Controller of one open match: playback, viewer, and planned acts. */
import { type Act, isRefusal, type Refusal, deepEqual, type Seat, type Viewer } from "@starboard/kernel";
import type { Update } from "@starboard/wire";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { LoadedGame } from "../loaded-game.ts";
import { useSettings } from "../settings/store.ts";
import { firstProblem, showProblem, type Problem, toProblem } from "../problems.ts";
import { extend, openPlan, type Planned, type PlannedStep, replan } from "./plan.ts";
import * as playback from "./playback.ts";
import { canProposeTakeBack, type MatchSource } from "./match-source.ts";
import type { Playback } from "./playback.ts";

export interface TableState {
  readonly viewer: Viewer;
  /** Playback by viewer. */
  readonly seen: ReadonlyMap<Viewer, Playback>;
  readonly plan: Planned | null;
  /** An act composed on the board, offered in the prompt line. */
  readonly proposal: PlannedStep | null;
  /** The refusal of the last attempt. */
  readonly refusal: Refusal | null;
  /** Whether a commit is in progress. */
  readonly sending: boolean;
  /** The seat whose player must take over before the screen is uncovered. */
  readonly covered: Seat | null;
  /** Why the current viewer sees nothing. */
  readonly gone: Problem | null;
}
export interface TableController extends StoreApi<TableState> {
  /** Subscribes to the match; returns the unsubscribe function. */
  open(): () => void;
  choose(step: string, act: Act): void;
  /** Chooses an act from the prompt line and sends it if the plan is complete. */
  reply(step: string, act: Act): void;
  propose(step: string, act: Act | null): void;
  /** Removes the last planned act, or takes back the last act. */
  undo(): void;
  commit(): void;
  /** Switches the viewer. */
  lookAs(seat: Seat): void;
  uncover(): void;
  move(step: (p: Playback) => Playback): void;
  /** The plan at the shown moment; null for spectators and while looking back. */
  planned(): Planned | null;
}

export const current = (state: TableState): Playback => state.seen.get(state.viewer) ?? playback.EMPTY;

export function createTableController(match: string, loaded: LoadedGame, place: MatchSource): TableController {
  const service = place.client;
  const people = place.localSeats;
  const store = createStore<TableState>()(() => ({
    viewer: "public",
    seen: new Map(),
    plan: null,
    proposal: null,
    refusal: null,
    sending: false,
    covered: null,
    gone: null,
  }));
  const { getState: get, setState: set } = store;
  const stops = new Map<Viewer, () => void>();
  /** Viewers just subscribed, whose first update carries the full history. */
  const opened = new Set<Viewer>();
  let empty: { readonly view: object; readonly plan: Planned } | null = null;

  function put(viewer: Viewer, next: Playback): void {
    set({ seen: new Map(get().seen).set(viewer, next) });
  }

  function hear(viewer: Viewer, update: Update): void {
    const known = (opened.delete(viewer) ? undefined : get().seen.get(viewer)) ?? playback.EMPTY;
    const before = playback.newest(known);
    put(viewer, playback.addUpdate(known, update));
    if (viewer === get().viewer && before?.at !== update.at) {
      // An aside of another seat keeps the plan; the seat's own commit clears it.
      const { plan, sending } = get();
      const keep = plan && plan.steps.length > 0 && !sending && update.card.asked.includes(plan.seat);
      set({
        plan: keep ? replan(loaded.game, plan, update.view, update.at) : null,
        proposal: null,
        refusal: null,
      });
    }
    follow(update);
    settle();
  }

  const look = (viewer: Viewer): (() => void) =>
    service().watch(
      match,
      viewer,
      (news) => {
        if (get().gone) set({ gone: null });
        hear(viewer, news);
      },
      (bad) => set({ gone: firstProblem(bad) }),
    );

  /** Subscribes for every local player, and for the public view if none or several play here. */
  function follow(update: Update): void {
    const persons = people(update);
    const wanted: Viewer[] = persons.length === 1 ? [...persons] : [...persons, "public"];
    for (const viewer of wanted) {
      if (stops.has(viewer)) continue;
      opened.add(viewer);
      stops.set(viewer, look(viewer));
    }
    for (const [viewer, stop] of stops) {
      if (wanted.includes(viewer)) continue;
      stop();
      stops.delete(viewer);
    }
    if (!wanted.includes(get().viewer)) set({ viewer: wanted[0] as Viewer, plan: null });
  }

  /** After playback the screen switches to the player to act. */
  function settle(): void {
    const { viewer, seen, covered } = get();
    const here = current(get());
    const update = playback.newest(here);
    if (!update || !playback.isLive(here) || covered !== null || update.card.over) return;
    const asked = update.card.asked.filter((seat) => people(update).includes(seat));
    const next = asked[0];
    if (next === undefined || (viewer !== "public" && asked.includes(viewer))) return;
    const theirs = seen.get(next);
    // That player's update of this moment may not have arrived yet.
    if (!theirs || playback.newest(theirs)?.at !== update.at) return;
    handOver(next);
  }

  function handOver(to: Seat): void {
    const { viewer, seen } = get();
    const theirs = seen.get(to);
    if (!theirs) return;
    const here = playback.newest(current(get()));
    const several = here ? people(here).length > 1 : false;
    const wish = useSettings.getState().handOver;
    const open = playback.newest(seen.get("public") ?? playback.EMPTY)?.view;
    const secret = (eyes: Viewer): boolean => !deepEqual(playback.newest(seen.get(eyes) ?? playback.EMPTY)?.view, open);
    const cover = several && (wish === "always" || (wish === "private" && (secret(to) || secret(viewer))));
    set({
      viewer: to,
      plan: null,
      proposal: null,
      refusal: null,
      seen: new Map(seen).set(to, playback.skip(theirs)),
      covered: cover ? to : null,
    });
  }

  function planned(): Planned | null {
    const state = get();
    const here = current(state);
    const update = playback.newest(here);
    if (state.viewer === "public" || !update || !playback.isLive(here) || update.card.over) return null;
    if (state.plan) return state.plan;
    // Boards query while rendering, so an empty plan is cached outside the state.
    if (empty?.view !== update.view || empty.plan.seat !== state.viewer)
      empty = { view: update.view, plan: openPlan(loaded.game, update.view, state.viewer, update.at) };
    return empty.plan;
  }

  function add(step: string, act: Act): Planned | null {
    const plan = planned();
    if (!plan || get().sending) return null;
    const next = extend(loaded.game, plan, step, act);
    if (isRefusal(next)) {
      set({ refusal: next });
      return null;
    }
    set({ plan: next as Planned, proposal: null, refusal: null });
    return next as Planned;
  }

  async function send(): Promise<void> {
    const { plan, sending } = get();
    const update = playback.newest(current(get()));
    if (!plan || plan.steps.length === 0 || sending || !update) return;
    set({ sending: true, refusal: null });
    try {
      const outcome = await service().commit(match, plan.seat, update.at, plan.steps);
      if ("refused" in outcome) set({ refusal: outcome.refused, plan: null });
      else if ("stale" in outcome) showProblem({ code: "WEB_STALE" });
      else if ("bad" in outcome) showProblem(firstProblem(outcome.bad));
    } catch (error) {
      showProblem(toProblem(error));
    } finally {
      set({ sending: false });
    }
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
      stops.set("public", look("public"));
      const unhear = place.onHere?.(() => {
        const update = playback.newest(current(get()));
        if (update) follow(update);
      });
      return () => {
        unhear?.();
        for (const stop of stops.values()) stop();
        stops.clear();
      };
    },
    choose(step, act) {
      const next = add(step, act);
      if (next?.closed && useSettings.getState().autoCommit) void send();
    },
    reply(step, act) {
      if (add(step, act)?.closed) void send();
    },
    propose(step, act) {
      const { proposal } = get();
      if (act === null ? proposal === null : proposal && deepEqual(proposal, { step, act })) return;
      set({ proposal: act === null ? null : { step, act } });
    },
    undo() {
      const { plan, viewer, sending } = get();
      const update = playback.newest(current(get()));
      if (sending || !update || viewer === "public") return;
      if (plan && plan.steps.length > 0) {
        const shorter = { ...plan, steps: plan.steps.slice(0, -1) };
        set({ plan: replan(loaded.game, shorter, update.view, update.at), refusal: null });
      } else if (update.takeBack && place.proposeTakeBack && canProposeTakeBack(update.takeBack))
        place.proposeTakeBack(match, viewer, update.at);
      else if (update.takeBack) set({ refusal: update.takeBack });
      else void retract(viewer, update.at);
    },
    commit() {
      const { proposal, plan } = get();
      if (proposal && !plan?.closed) {
        if (add(proposal.step, proposal.act)?.closed) void send();
      } else void send();
    },
    lookAs(seat) {
      if (seat !== get().viewer) handOver(seat);
    },
    uncover() {
      set({ covered: null });
    },
    move(step) {
      put(get().viewer, step(current(get())));
      settle();
    },
    planned,
  };
}
