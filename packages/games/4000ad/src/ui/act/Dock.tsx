import { dueWarp } from "@starboard/4000ad";
import type { ReactElement } from "react";
import { type Props, useTable } from "../model/table.ts";
import { tableOf } from "../model/tableof.ts";
import { ArriveDock } from "./ArriveDock.tsx";
import { BattleDock } from "./BattleDock.tsx";
import { useHand } from "./hand.ts";
import { IdleDock } from "./IdleDock.tsx";
import { PlaceDock } from "./PlaceDock.tsx";
import { SendDock } from "./SendDock.tsx";

/** The dock for the viewer's current decision: departure, arrival, placement or battle. */
export function Dock(props: Props): ReactElement | null {
  const table = useTable(props);
  const hand = useHand(props, table);
  const { question } = table;
  if (!question || props.plan.closed) return props.compact ? null : <IdleDock props={props} table={table} />;
  switch (question.step) {
    case "depart":
      return <SendDock props={props} table={table} question={question} hand={hand} />;
    case "arrive":
    case "forced":
      return (
        <ArriveDock props={props} table={table} question={question} hand={hand} warp={dueWarp(tableOf(props.view))} />
      );
    case "place":
      return <PlaceDock props={props} table={table} question={question} hand={hand} />;
    case "retreat":
      return <BattleDock props={props} table={table} />;
    case "offer":
    case "answerOffer":
      return <IdleDock props={props} table={table} />;
  }
}
