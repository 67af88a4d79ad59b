/** Clicks on stars while a departure is asked: the star that the ships leave from, their destination, in either order. */
import type { BoardData, Props } from "../model/board-data.ts";
import { type BoardStore, NO_CHOICES, type Sending, useBoardStore } from "../model/board-store.ts";
import { initialDeparture, withDestination } from "./guard.ts";
import { originAt, originOf } from "./origin.ts";
import { departureTo } from "./source.ts";

interface DepartureInput {
  /** A click on a star. */
  star(star: number): void;
  /** Chooses the destination of the departure in preparation. */
  aim(star: number): void;
  /** Chooses the star of departure. */
  chooseOrigin(star: number): void;
}

/** `now` gives the latest properties of the board; `send` plans the prepared act and says whether it did. */
export function createDepartureInput(
  now: () => { readonly props: Props; readonly data: BoardData },
  send: () => boolean,
): DepartureInput {
  const store = (): BoardStore => useBoardStore.getState();
  const aim = (star: number): void => {
    const { sending } = store();
    if (!sending) return;
    const { props, data } = now();
    const origin = originOf(props, data, sending);
    store().set({ sending: withDestination(props, data, origin, sending, star), way: 0, star });
  };
  const chooseOrigin = (star: number): void => {
    const { props, data } = now();
    if (store().sending?.from === star) return;
    const origin = originAt(props, data, star, []);
    if (origin) store().set({ sending: initialDeparture(props, data, origin), way: 0, star });
  };
  /** Keeps the destination that was chosen first, and sends ships from another star. */
  const changeOrigin = (sending: Sending, star: number): void => {
    const { props, data } = now();
    const origin = originAt(props, data, star, []);
    if (!origin) return;
    const next = withDestination(props, data, origin, initialDeparture(props, data, origin), sending.aim);
    store().set({ sending: { ...next, aimFirst: "chosen" }, way: 0 });
  };
  /** Chooses a destination and proposes where its ships come from. */
  const aimFirst = (star: number): void => {
    const { props, data } = now();
    const sending = departureTo(props, data, star);
    if (sending) store().set({ sending, way: 0, star });
    else store().set({ star: store().star === star ? null : star });
  };
  /** A click on a star while a departure is asked. */
  const star = (i: number): void => {
    const { data, props } = now();
    const { sending } = store();
    const isOpen = data.open.has(i);
    if (!sending) {
      if (isOpen) chooseOrigin(i);
      else aimFirst(i);
    } else if (sending.aimFirst) {
      if (i === sending.aim || (i === sending.from && sending.aimFirst === "chosen")) cancelDeparture(props);
      else if (isOpen) changeOrigin(sending, i);
      else if (sending.aimFirst === "proposed") aimFirst(i);
      else aim(i);
    } else if (i === sending.from) cancelDeparture(props);
    else if (sending.aim !== i || !send()) aim(i);
  };
  return { star, aim, chooseOrigin };
}

/** Gives up the departure in preparation. A star that was chosen by an act of its own is undone. */
export function cancelDeparture(props: Pick<Props, "plan" | "undo">): void {
  useBoardStore.getState().set(NO_CHOICES);
  if (props.plan.steps.at(-1)?.act.do === "muster") props.undo();
}
