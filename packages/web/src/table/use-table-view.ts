/** From a session's state to what boards and panels are given. */
import type { BoardProps } from "@starboard/ui";
import type { Refusal, RuleId, Seat } from "@starboard/kernel";
import type { Update } from "@starboard/wire";
import { useCallback, useMemo } from "react";
import { useStore } from "zustand";
import { commonRefusal } from "../messages/en.ts";
import type { Loaded } from "../loaded-game.ts";
import { useSettings, useStillness } from "../settings/store.ts";
import { announce } from "../shell/announce.tsx";
import { useCompact } from "../shell/media.ts";
import { speech, type Staged } from "./table-context.ts";
import { foresee, planOffers, planQuestion, planView, planWhyNot, type Planned } from "./plan.ts";
import { heard, isLive, newest, shown, showing } from "./playback.ts";
import type { Place } from "./match-source.ts";
import { current, type Session, type SessionState } from "./table-controller.ts";

/** Nothing planned: the plan of whoever only watches. */
export const NO_PLAN: BoardProps["plan"] = { steps: [], closed: false };

export const wordRefusal = (refusal: Refusal): string | undefined => commonRefusal(refusal.code);

export interface TableView {
  readonly state: SessionState;
  readonly update: Update;
  /** The newest update, which may be ahead of what is shown. */
  readonly latest: Update;
  readonly live: boolean;
  readonly plan: Planned | null;
  /** What is asked now, the plan included; null when the plan is complete or nothing is asked. */
  readonly question: Update["question"];
  readonly staged: Staged;
}

/** Everything a table screen draws; null until the first update is there. */
export function useTableView(session: Session, loaded: Loaded, openRule: (rule: RuleId) => void): TableView | null {
  const state = useStore(session);
  const theme = useSettings((s) => s.theme);
  const stillness = useStillness();
  const compact = useCompact();
  const play = current(state);
  const update = shown(play);
  const latest = newest(play);
  const live = isLive(play);
  const asked = live && update !== undefined && state.viewer !== "public" && !update.card.over;
  const plan = asked ? state.plan : null;
  const steps = plan?.steps ?? NO_PLAN.steps;

  const view = useMemo(() => {
    if (!update) return null;
    return plan && plan.steps.length > 0 ? planView(loaded.game, plan) : update.view;
  }, [update, plan, loaded]);
  const offers = useMemo(() => {
    if (!update || !asked) return [];
    return plan && plan.steps.length > 0 ? planOffers(loaded.game, plan) : update.offers;
  }, [update, asked, plan, loaded]);
  const question = useMemo(() => {
    if (!update) return null;
    return plan && plan.steps.length > 0 ? planQuestion(loaded.game, plan) : update.question;
  }, [update, plan, loaded]);
  const said = useMemo(() => heard(play), [play]);
  const telling = useMemo(() => showing(play), [play]);
  const say = useMemo(
    () => (update ? speech(loaded, view, update.card.seats, state.viewer, wordRefusal) : null),
    [loaded, update, view, state.viewer],
  );
  const choose = useCallback<BoardProps["choose"]>((step, act) => session.choose(step, act), [session]);
  const propose = useCallback<BoardProps["propose"]>((step, act) => session.propose(step, act), [session]);
  const undo = useCallback(() => session.undo(), [session]);

  const board = useMemo<BoardProps | null>(() => {
    if (!update || view === null) return null;
    return {
      view,
      committed: update.view,
      viewer: state.viewer,
      seats: update.card.seats,
      words: loaded.words as never,
      offers,
      plan: { steps, closed: plan?.closed ?? false },
      choose,
      propose,
      undo,
      whyNot(step, act) {
        const base = asked ? session.planned() : null;
        return base ? planWhyNot(loaded.game, base, step, act) : undefined;
      },
      foresee(step, act) {
        const base = asked ? session.planned() : null;
        return base ? foresee(loaded.game, base, step, act) : undefined;
      },
      showing: telling?.fact ?? null,
      heard: said,
      openRule,
      announce,
      theme,
      stillness,
      compact,
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
    undo,
    asked,
    session,
    telling,
    said,
    openRule,
    theme,
    stillness,
    compact,
  ]);

  if (!update || !latest || !board || !say) return null;
  const staged: Staged = {
    loaded,
    board,
    seats: update.card.seats,
    viewer: state.viewer,
    heard: said,
    showing: telling,
    say,
  };
  return { state, update, latest, live, plan, question, staged };
}

/** The seats that are played from this screen and are asked now. */
export const askedHere = (update: Update, place: Place): Seat[] =>
  update.card.asked.filter((seat) => place.here(update).includes(seat));
