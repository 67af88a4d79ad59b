/** The board: both sides, the seven Sectors between them, and the scale below. */
import { useEffect } from "react";
import { usePreloadedPictures } from "./cards/preload-pictures.ts";
import { en } from "./messages.en.ts";
import { ShownPlaceProvider } from "./status/places.ts";
import { clearBoardStore, useBoardStore } from "./model/board-store.ts";
import { actOf } from "./model/hand.ts";
import { askedOf, type Props } from "./model/view.ts";
import { seeded } from "@starboard/trekwar/art";
import { Choice } from "./board/Choice.tsx";
import { Facts } from "./board/Facts.tsx";
import { SideArea } from "./board/SideArea.tsx";
import { SectorMap } from "./board/Map.tsx";
import { Scale } from "./board/Scale.tsx";
import { Zoom } from "./board/Zoom.tsx";

const SKY = (() => {
  const next = seeded("sky");
  return Array.from({ length: 90 }, () => ({
    x: next() * 1120,
    y: next() * 530,
    r: 0.35 + next() ** 3 * 1.2,
    o: 0.15 + next() * 0.5,
  }));
})();

export function Board(props: Props) {
  useProposal(props);
  usePreloadedPictures(props.view.options);
  return (
    <ShownPlaceProvider value={props.shownPlace?.place ?? null}>
      <div
        className={`tw${props.compact ? " compact" : ""}${props.reducedMotion ? " still" : ""}${props.view.flow.over ? " over" : ""}`}
        aria-label={en.board}
      >
        <svg className="tw-sky" viewBox="0 0 1120 530" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
          {SKY.map(({ x, y, r, o }) => (
            <circle key={`${x}`} cx={x} cy={y} r={r} opacity={o} />
          ))}
        </svg>
        <SideArea props={props} side={1} />
        <SectorMap props={props} />
        <SideArea props={props} side={0} />
        <Scale props={props} />
        <Facts props={props} />
        <Choice props={props} />
        <Zoom props={props} />
      </div>
    </ShownPlaceProvider>
  );
}

/** Keeps the main button of the prompt line in step with the choice, and clears the choice for a new question. */
function useProposal(props: Props): void {
  const store = useBoardStore();
  const asked = askedOf(props);
  const { propose, whyNot, offers, view } = props;
  const step = asked?.step ?? null;
  // A new question is recognised by its step, Fight and Turn, and by the number of planned acts.
  const question = `${step} ${view.fight} ${view.turn} ${props.plan.steps.length} ${view.flow.stack.length}`;
  useEffect(clearBoardStore, [question]);
  useEffect(() => {
    if (step === null) return;
    const act = actOf(props, askedOf(props), store);
    propose(step, act && !whyNot(step, act) ? act : null);
    // The view and the offers change together; everything else that matters is in the store.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [store, offers, step, propose]);
}
