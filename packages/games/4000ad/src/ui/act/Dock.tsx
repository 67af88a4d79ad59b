import { dueWarp } from "@starboard/4000ad";
import type { ReactElement } from "react";
import { type Props, useBoardData } from "../model/board-data.ts";
import { stateOf } from "../model/state-of.ts";
import { ArriveDock } from "./ArriveDock.tsx";
import { BattleDock } from "./BattleDock.tsx";
import { usePreparedAct } from "./prepared-act.ts";
import { IdleDock } from "./IdleDock.tsx";
import { PlaceDock } from "./PlaceDock.tsx";
import { SendDock } from "./SendDock.tsx";

/**
 * The dock for the viewer's current decision: departure, arrival, placement or battle. Its height does not depend on the
 * decision, so that the board never changes its size. More content, such as a doubt, covers the lower edge of the board.
 */
export function Dock(props: Props): ReactElement {
  return (
    <div className="ad-dock-room">
      <Decision {...props} />
    </div>
  );
}

function Decision(props: Props): ReactElement | null {
  const data = useBoardData(props);
  const prepared = usePreparedAct(props, data);
  const { question } = data;
  if (!question || props.plan.closed) return <IdleDock props={props} data={data} />;
  switch (question.step) {
    case "depart":
      return <SendDock props={props} data={data} question={question} prepared={prepared} />;
    case "arrive":
    case "forced":
      return (
        <ArriveDock
          props={props}
          data={data}
          question={question}
          prepared={prepared}
          warp={dueWarp(stateOf(props.view))}
        />
      );
    case "place":
      return <PlaceDock props={props} data={data} question={question} prepared={prepared} />;
    case "retreat":
      return <BattleDock props={props} data={data} />;
    case "offer":
    case "answerOffer":
      return <IdleDock props={props} data={data} />;
  }
}
