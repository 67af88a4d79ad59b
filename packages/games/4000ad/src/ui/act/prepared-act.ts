/** The prepared act: the act for the chosen star, size and way, its refusal, and its doubts. */
import { useMemo } from "@starboard/ui";
import type { Refusal } from "@starboard/kernel";
import { useEffect, useLayoutEffect, useRef } from "react";
import { en } from "../messages.en.ts";
import { type BoardStore, NO_CHOICES, useBoardStore } from "../model/board-store.ts";
import { type ActOf, type Move, moveAt } from "../model/moves.ts";
import type { Choice } from "../model/offers.ts";
import { noteForDeparture, notesOf, setNote } from "../model/notes.ts";
import type { Props, BoardData } from "../model/board-data.ts";
import { type Doubt, doubtsOf } from "./doubts.ts";
import { initialDeparture } from "./guard.ts";
import { notedArrival } from "./noted-arrival.ts";
import { originAt, originOf } from "./origin.ts";
import { departure } from "./sending.ts";

/** The steps whose acts are put together on the board. */
type PreparedStep = "depart" | "arrive" | "forced" | "place";
interface PreparedFor<N extends PreparedStep> {
  readonly step: N;
  readonly act: ActOf<N>;
  readonly refusal: Refusal | null;
  /** Reasons to ask for confirmation (DP-CONFIRM). */
  readonly doubts: readonly Doubt[];
  /** The alternative acts for the same star, and the index of this one. */
  readonly ways: readonly Choice<ActOf<N>>[];
  readonly way: number;
  /** Acts that are planned ahead of this one by the same press. */
  readonly before: readonly Move[];
}
export type PreparedAct = { [N in PreparedStep]: PreparedFor<N> }[PreparedStep];

type Choices = Pick<BoardStore, "sending" | "target" | "way" | "placeCount">;

/** Returns the prepared act for the current choices, or null if a choice is missing. */
export function preparedActOf(
  props: Pick<Props, "view" | "whyNot">,
  data: BoardData,
  store: Choices,
): PreparedAct | null {
  const { question } = data;
  if (!question) return null;
  if (question.step === "depart") {
    const { sending } = store;
    const origin = sending && originOf(props, data, sending);
    if (!sending || !origin) return null;
    const ways = (sending.hop ? Math.max(1, origin.hops.length) : 1) as number;
    const acts = Array.from({ length: ways }, (_, way) => departure(sending, origin, data.map, way));
    const checked = acts.map((act) => withReason(act, origin.whyNot(act)));
    return prepare("depart", checked, store.way, props, data, origin.before);
  }
  const { target } = store;
  if (target === null) return null;
  if (question.step === "arrive")
    return prepare("arrive", legalFirst(question.stars.get(target)), store.way, props, data);
  if (question.step === "forced")
    return prepare("forced", legalFirst(question.stars.get(target)), store.way, props, data);
  if (question.step === "place") {
    const choices = question.stars.get(target) ?? [];
    // Without a chosen number, all remaining ships are placed.
    const most = choices.reduce<(typeof choices)[number] | undefined>(
      (a, c) => (a && a.act.ships >= c.act.ships ? a : c),
      undefined,
    );
    const act = choices.find((c) => c.act.ships === store.placeCount) ?? most;
    return act ? prepare("place", [act], 0, props, data) : null;
  }
  return null;
}

/** Returns the acts that are possible at a star, legal ones first. */
const legalFirst = <A>(choices: readonly Choice<A>[] = []): readonly Choice<A>[] =>
  choices.toSorted((a, b) => Number(a.refusal !== undefined) - Number(b.refusal !== undefined));

function prepare<N extends PreparedStep>(
  step: N,
  ways: readonly Choice<ActOf<N>>[],
  way: number,
  props: Pick<Props, "view">,
  data: BoardData,
  before: readonly Move[] = [],
): PreparedFor<N> | null {
  const index = ways[way] ? way : 0;
  const choice = ways[index];
  if (!choice) return null;
  const refusal = choice.refusal ?? null;
  return {
    step,
    act: choice.act,
    refusal,
    doubts: refusal ? [] : doubtsOf(props.view, data, step, choice.act),
    ways,
    way: index,
    before,
  };
}

const withReason = <A>(act: A, refusal: Refusal | undefined): Choice<A> => (refusal ? { act, refusal } : { act });

/** Returns the viewer's prepared act. */
export function usePreparedAct(props: Props, data: BoardData): PreparedAct | null {
  const sending = useBoardStore((d) => d.sending);
  const target = useBoardStore((d) => d.target);
  const way = useBoardStore((d) => d.way);
  const placeCount = useBoardStore((d) => d.placeCount);
  const { view, whyNot, previewMoves } = props;
  return useMemo(
    () =>
      preparedActOf({ view, whyNot, ...(previewMoves && { previewMoves }) }, data, {
        sending,
        target,
        way,
        placeCount,
      }),
    [view, whyNot, previewMoves, data, sending, target, way, placeCount],
  );
}

/** Keeps the prompt line and the board store in sync with the current decision. Mounted once, with the board. */
export function useSyncedChoices(props: Props, data: BoardData, prepared: PreparedAct | null): void {
  const { propose, match } = props;
  const { question } = data;
  const decision = decisionOf(props);
  const latest = useRef({ props, data });
  useLayoutEffect(() => {
    latest.current = { props, data };
  });
  const chosen = question?.step === "depart" ? (question.chosen?.star ?? -1) : -1;
  useEffect(() => {
    const { props: now, data: shown } = latest.current;
    const origin = chosen < 0 ? null : originAt(now, shown, chosen, []);
    const sending = origin ? initialDeparture(now, shown, origin) : null;
    const target = notedArrival(now, shown, notesOf(now.match));
    useBoardStore.getState().set({ ...NO_CHOICES, decision, sending, target, star: origin?.star ?? target });
  }, [decision, chosen]);
  const aim = useBoardStore((d) => d.sending?.aim ?? null);
  const from = useBoardStore((d) => d.sending?.from ?? null);
  const { view } = props;
  useEffect(() => {
    // The destination is noted now, because the prompt line may send the fleet without the board.
    if (from !== null) setNote(match, noteForDeparture(view, from), aim);
  }, [match, view, from, aim]);
  const ready = isProposed(prepared, props.plan.steps.length) ? prepared : null;
  const step = question?.step ?? "depart";
  useEffect(() => {
    if (ready) propose(ready.step, ready.act, ready.before, ready.doubts.length > 0 ? en.dock.anyway : undefined);
    else propose(step, null);
  }, [propose, step, ready]);
}

/**
 * Whether the main button of the prompt line plans the prepared act. A doubtful act waits for the dock, unless acts are
 * planned: then it takes the place of Confirm, which would send those acts and leave the doubtful one out.
 */
export const isProposed = (prepared: PreparedAct | null, planned: number): boolean =>
  prepared !== null && !prepared.refusal && (prepared.doubts.length === 0 || planned > 0);

/** Tells decisions apart: the step, the power, the fleet, and how much is planned. Empty without a decision. */
export function decisionOf(props: Pick<Props, "view" | "offers" | "plan">): string {
  const step = props.offers.find((one) => !one.aside)?.step;
  return step === undefined ? "" : `${step}/${props.view.board.active}/${memoWarp(props)}/${props.plan.steps.length}`;
}

/** Returns the warp of the current arrival decision, to tell two arrivals in a row apart. */
export function memoWarp(props: Pick<Props, "view">): number {
  const memo: { readonly warp?: number } = props.view.board.flow.stack.at(-1)?.memo ?? {};
  return memo.warp ?? -1;
}

/** Plans the prepared act with the acts ahead of it. */
export function planPrepared(props: Pick<Props, "choose" | "planMoves">, { step, act, before }: PreparedAct): void {
  if (before.length === 0 || !props.planMoves) props.choose(step, act);
  else props.planMoves([...before, moveAt(step, act)]);
}

/** Does what the main button does with the prepared act: plans it and sends a plan that it completes. */
export function sendPrepared(props: Pick<Props, "choose" | "planMoves" | "sendMoves">, prepared: PreparedAct): void {
  if (props.sendMoves) props.sendMoves([...prepared.before, moveAt(prepared.step, prepared.act)]);
  else planPrepared(props, prepared);
}
