/** Derives the properties of boards and panels from the controller's state. */
import { type BoardProps, type PlannedMove, useMemo } from "@starboard/ui";
import type { Refusal, RuleId } from "@starboard/kernel";
import type { Update } from "@starboard/wire";
import { useCallback } from "react";
import { useStore } from "zustand";
import { commonRefusal } from "../messages/en.ts";
import type { LoadedGame } from "../loaded-game.ts";
import { useSettings, useStillness } from "../settings/store.ts";
import { announce } from "../shell/announce.tsx";
import { useCompact } from "../shell/media.ts";
import { createTexts, type TableContext } from "./table-context.ts";
import { planOffers, planQuestion, planView, planWhyNot, type Planned, previewAct, previewMoves } from "./plan.ts";
import { factsSoFar, isLive, newest, shownUpdate, currentFact } from "./playback.ts";
import { current, type TableController, type TableState } from "./table-state.ts";

/** The empty plan of spectators. */
export const NO_PLAN: BoardProps["plan"] = { steps: [], closed: false };

export const refusalText = (refusal: Refusal): string | undefined => commonRefusal(refusal.code);

export interface TableView {
  readonly state: TableState;
  readonly update: Update;
  /** The newest update, which may be ahead of what is shown. */
  readonly latest: Update;
  readonly live: boolean;
  readonly plan: Planned | null;
  /** The current question after the plan; null if the plan is complete or nothing is asked. */
  readonly question: Update["question"];
  readonly staged: TableContext;
}

/** The data of the match screen; null until the first update arrives. */
export function useTableView(
  session: TableController,
  loaded: LoadedGame,
  openRule: (rule: RuleId) => void,
  shownPlace: BoardProps["shownPlace"],
  advice: boolean,
): TableView | null {
  const state = useStore(session);
  const theme = useSettings((s) => s.theme);
  const reducedMotion = useStillness();
  const compact = useCompact();
  const play = current(state);
  const update = shownUpdate(play);
  const latest = newest(play);
  const live = isLive(play);
  const isPlayer = live && update !== undefined && state.viewer !== "public" && !update.summary.over;
  const plan = isPlayer ? state.plan : null;
  const steps = plan?.steps ?? NO_PLAN.steps;

  const view = useMemo(() => {
    if (!update) return null;
    return plan && plan.steps.length > 0 ? planView(loaded.game, plan) : update.view;
  }, [update, plan, loaded]);
  const offers = useMemo(() => {
    if (!update || !isPlayer) return [];
    return plan && plan.steps.length > 0 ? planOffers(loaded.game, plan) : update.offers;
  }, [update, isPlayer, plan, loaded]);
  const question = useMemo(() => {
    if (!update) return null;
    return plan && plan.steps.length > 0 ? planQuestion(loaded.game, plan) : update.question;
  }, [update, plan, loaded]);
  const pastFacts = useMemo(() => factsSoFar(play), [play]);
  const shownFact = useMemo(() => currentFact(play), [play]);
  const text = useMemo(
    () => (update ? createTexts(loaded, view, update.summary.seats, state.viewer, refusalText) : null),
    [loaded, update, view, state.viewer],
  );
  const choose = useCallback<BoardProps["choose"]>((step, act) => session.choose(step, act), [session]);
  const propose = useCallback<BoardProps["propose"]>(
    (step, act, before, label) => session.propose(step, act, before, label),
    [session],
  );
  const planMoves = useCallback((moves: readonly PlannedMove[]) => session.planMoves(moves), [session]);
  const sendMoves = useCallback((moves: readonly PlannedMove[]) => session.sendMoves(moves), [session]);
  const undo = useCallback(() => session.undo(), [session]);

  const board = useMemo<BoardProps | null>(() => {
    if (!update || view === null) return null;
    const onPlan = <T>(read: (base: Planned) => T): T | undefined => {
      const base = isPlayer ? session.planned() : null;
      return base ? read(base) : undefined;
    };
    return {
      match: update.summary.match,
      view,
      committed: update.view,
      viewer: state.viewer,
      seats: update.summary.seats,
      words: loaded.words,
      offers,
      plan: { steps, closed: plan?.closed ?? false },
      choose,
      propose,
      planMoves,
      sendMoves,
      undo,
      whyNot: (step, act) => onPlan((base) => planWhyNot(loaded.game, base, step, act)),
      preview: (step, act) => onPlan((base) => previewAct(loaded.game, base, step, act)),
      previewMoves: (moves) => onPlan((base) => previewMoves(loaded.game, base, moves)),
      currentFact: shownFact?.fact ?? null,
      pastFacts,
      openRule,
      announce,
      theme,
      reducedMotion,
      compact,
      advice,
      shownPlace: shownPlace ?? null,
    };
  }, [
    update,
    view,
    state.viewer,
    loaded,
    offers,
    steps,
    plan,
    choose,
    propose,
    planMoves,
    sendMoves,
    undo,
    isPlayer,
    session,
    shownFact,
    pastFacts,
    openRule,
    theme,
    reducedMotion,
    compact,
    advice,
    shownPlace,
  ]);

  if (!update || !latest || !board || !text) return null;
  const staged: TableContext = {
    loaded,
    board,
    seats: update.summary.seats,
    viewer: state.viewer,
    at: update.at,
    pastFacts,
    currentFact: shownFact,
    isOver: update.summary.over !== null,
    text,
  };
  return { state, update, latest, live, plan, question, staged };
}
