/** Controller of one open match: receives its updates, and shows the players of this screen what is theirs to do. */
import type { Viewer } from "@starboard/kernel";
import type { Update } from "@starboard/wire";
import { createStore } from "zustand/vanilla";
import type { LoadedGame } from "../loaded-game.ts";
import { firstProblem } from "../problems.ts";
import type { ControllerParts } from "./controller-parts.ts";
import { dueAnswers } from "./due-answers.ts";
import { seatToShow, withSeatShown } from "./hand-over.ts";
import type { MatchSource } from "./match-source.ts";
import { replan } from "./plan.ts";
import { createPlanCommands } from "./plan-commands.ts";
import * as playback from "./playback.ts";
import { createSendPlan } from "./send-plan.ts";
import { createSubscriptions } from "./subscriptions.ts";
import { current, INITIAL_STATE, type TableController, type TablePreferences, type TableState } from "./table-state.ts";
import { createUndo } from "./undo.ts";

export function createTableController(
  match: string,
  loaded: LoadedGame,
  source: MatchSource,
  preferences: () => TablePreferences,
): TableController {
  const store = createStore<TableState>()(() => INITIAL_STATE);
  const { getState: get, setState: set } = store;
  const parts: ControllerParts = { match, loaded, source, preferences, store };
  const send = createSendPlan(parts, proceed);
  const subscriptions = createSubscriptions((viewer) => {
    // The first update of a subscription carries the full history.
    let isFirst = true;
    return source.client().watch(
      match,
      viewer,
      (update) => {
        set({ ...withUpdate(get(), viewer, update, isFirst, loaded), gone: null });
        isFirst = false;
        follow(update);
        proceed();
      },
      (bad) => set({ gone: firstProblem(bad) }),
    );
  });

  /** Receives what every local player sees, and the public view if none or several play here. */
  function follow(update: Update): void {
    const players = source.localSeats(update);
    const viewers: readonly Viewer[] = players.length === 1 ? players : [...players, "public"];
    subscriptions.keep(viewers);
    if (!viewers.includes(get().viewer)) set({ viewer: viewers[0] as Viewer, plan: null });
  }

  /** Gives the automatic answers that are due; then, after playback, the screen switches to the player to act. */
  function proceed(): void {
    answer();
    const next = seatToShow(get(), source);
    if (next === null) return;
    set(withSeatShown(get(), next, source, preferences().handOver));
    answer();
  }

  function answer(): void {
    const due = dueAnswers(get(), loaded, source, preferences().isAutomatic);
    if (!due) return;
    set({ ...(due.planned && { plan: due.planned }), given: [...get().given, ...due.given] });
    if (due.sent) void send(due.sent.plan, due.sent.at, true);
  }

  const show = (viewer: Viewer, shown: playback.Playback): void =>
    set({ seen: new Map(get().seen).set(viewer, shown) });

  return {
    ...store,
    ...createPlanCommands(parts, send),
    open() {
      subscriptions.keep(["public"]);
      const unfollow = source.onHere?.(() => {
        const update = playback.newest(current(get()));
        if (update) follow(update);
      });
      return () => {
        unfollow?.();
        subscriptions.keep([]);
      };
    },
    undo: createUndo(parts),
    lookAs(seat) {
      if (seat === get().viewer) return;
      set(withSeatShown(get(), seat, source, preferences().handOver));
      answer();
    },
    uncover() {
      set({ covered: null });
      answer();
    },
    move(step) {
      show(get().viewer, step(current(get())));
      proceed();
    },
    replayFrom(n, earlier = []) {
      show(get().viewer, playback.replayFrom(playback.withEarlier(current(get()), earlier), n));
    },
    answer,
  };
}

/** The state after an update for a viewer. What the shown player has planned is kept as far as it still fits. */
function withUpdate(
  state: TableState,
  viewer: Viewer,
  update: Update,
  isFirst: boolean,
  { game }: LoadedGame,
): TableState {
  const known = (isFirst ? undefined : state.seen.get(viewer)) ?? playback.EMPTY;
  const next = { ...state, seen: new Map(state.seen).set(viewer, playback.addUpdate(known, update)) };
  if (viewer !== state.viewer || playback.newest(known)?.at === update.at) return next;
  const { plan, sendingSeat } = state;
  // An aside of another seat keeps the plan; the seat's own commit clears it.
  const isKept =
    plan !== null && plan.steps.length > 0 && sendingSeat !== plan.seat && update.summary.asked.includes(plan.seat);
  return {
    ...next,
    plan: isKept ? replan(game, plan, update.view, update.at) : null,
    proposal: null,
    refusal: null,
  };
}
