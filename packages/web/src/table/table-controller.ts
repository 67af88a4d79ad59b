/** One open table: what is shown of it, whose eyes it is seen with, and the acts chosen and not yet sent. */
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
  /** What each pair of eyes has seen, by viewer. */
  readonly seen: ReadonlyMap<Viewer, Playback>;
  readonly plan: Planned | null;
  /** An act the board has put together, offered on the prompt line. */
  readonly proposal: PlannedStep | null;
  /** Why the last thing tried was not done. */
  readonly refusal: Refusal | null;
  /** A run is on its way to the clerk. */
  readonly sending: boolean;
  /** The screen is covered until this seat's player takes it. */
  readonly covered: Seat | null;
  /** Why nothing can be seen with the eyes that are open. */
  readonly gone: Problem | null;
}
export interface TableController extends StoreApi<TableState> {
  /** Begins to listen; returns the way to stop. */
  open(): () => void;
  choose(step: string, act: Act): void;
  /** A button of the prompt line: chosen, and sent if nothing can follow. */
  reply(step: string, act: Act): void;
  propose(step: string, act: Act | null): void;
  /** Takes the last planned act out, or asks the clerk for the last act back. */
  undo(): void;
  commit(): void;
  /** Looks at the table with a seat's eyes. */
  lookAs(seat: Seat): void;
  uncover(): void;
  move(step: (p: Playback) => Playback): void;
  /** The plan of the shown moment; null while watching or looking back. */
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
  /** Eyes that have just been opened, again perhaps: what they are told first is the whole story. */
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
      // Somebody spoke out of turn: what was planned stays planned. After one's own run it has been played.
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

  /** Listens with the eyes that are needed: every person's, and the public's when nobody or several sit here. */
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

  /** When everything has been shown, the screen goes to the person who is asked. */
  function settle(): void {
    const { viewer, seen, covered } = get();
    const here = current(get());
    const update = playback.newest(here);
    if (!update || !playback.isLive(here) || covered !== null || update.card.over) return;
    const asked = update.card.asked.filter((seat) => people(update).includes(seat));
    const next = asked[0];
    if (next === undefined || (viewer !== "public" && asked.includes(viewer))) return;
    const theirs = seen.get(next);
    // Their own update of this moment may still be on its way.
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
    // Boards ask while they draw, so an empty plan is kept beside the state: nothing changes by looking.
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
