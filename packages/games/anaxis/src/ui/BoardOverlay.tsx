/** What stands over the map and does not move with it. */
import type { Ship } from "@starboard/anaxis";
import type { Volley } from "./aim.ts";
import type { useBoardCamera } from "./board-camera.ts";
import { DiceTray } from "./DiceTray.tsx";
import type { Props } from "./model.ts";
import { Rim } from "./Rim.tsx";
import { ShotCard } from "./ShotCard.tsx";
import { ThreatSheet } from "./ThreatPanel.tsx";

const NO_FACTS: readonly never[] = [];

export function BoardOverlay({
  props,
  view,
  shooter,
  target,
  acts,
  isMoving,
  onShow,
}: {
  readonly props: Props;
  readonly view: ReturnType<typeof useBoardCamera>["view"];
  readonly shooter: Ship;
  readonly target: Ship;
  /** The volleys that the target can be fired at with; undefined if there is none. */
  readonly acts: readonly Volley[] | undefined;
  /** Whether the viewer plans a move. */
  readonly isMoving: boolean;
  /** Brings a ship into view. */
  readonly onShow: (ship: Ship) => void;
}) {
  const { view: seen, compact, pastFacts = NO_FACTS, currentFact } = props;
  return (
    <>
      <Rim t={seen.board} view={view} own={typeof props.viewer === "number" ? props.viewer : null} onShow={onShow} />
      {acts && <ShotCard compact={compact} props={props} shooter={shooter} target={target} acts={acts} />}
      {compact && isMoving && <ThreatSheet {...props} />}
      <DiceTray pastFacts={pastFacts} currentFact={currentFact} t={seen.board} compact={compact} />
    </>
  );
}
