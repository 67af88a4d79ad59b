/** The screen of Anaxis: board, dock, panels. The `ui` package lays them out on the page. */
import { perLanguage } from "@starboard/kit";
import type { ShapeAx } from "@starboard/anaxis";
import type { GameScreen } from "@starboard/ui";
import { alarms } from "./alarms.ts";
import { autoAnswers } from "./auto-answers.ts";
import { places, positionMoves } from "./board-places.ts";
import { Board } from "./Board.tsx";
import { Dock } from "./Dock.tsx";
import { editors } from "./editors/index.ts";
import { Fleets } from "./Fleets.tsx";
import { luckyFor } from "./luck.ts";
import { measures } from "./measures.ts";
import { en } from "./messages.en.ts";
import { objectives } from "./objectives.ts";
import { orderTopics } from "./order-topics.ts";
import { actorOf, duration, phase } from "./phase.ts";
import { elementAt, placeOf } from "./places.ts";
import { reader } from "./reader.ts";
import { promptActions } from "./prompt-actions.ts";
import { SeatLine } from "./SeatLine.tsx";
import { Sheet } from "./Sheet.tsx";
import { ThreatPanel } from "./ThreatPanel.tsx";
import { Tile } from "./Tile.tsx";
import { Verdict } from "./Verdict.tsx";
import "./style/index.css";

export const screen: GameScreen<ShapeAx> = {
  id: "anaxis",
  Tile,
  Board,
  Dock,
  SeatLine,
  ResultDetails: Verdict,
  panels: [
    perLanguage(() => ({ id: "fleets", title: en.panels.fleets, Body: Fleets })),
    perLanguage(() => ({ id: "sheet", title: en.panels.sheet, Body: Sheet })),
  ],
  phase,
  promptActions,
  autoAnswers,
  objectives,
  alarms,
  measures,
  roundOf: ({ board: { turn } }) => ({ number: turn, name: en.turn(turn) }),
  placeOf,
  elementAt,
  places,
  reader,
  positionMoves,
  Aside: ThreatPanel,
  editors,
  orderTopics,
  keys: en.keys,
  actorOf,
  badge: (_view, seat) => ({ colour: seat + 1, emblem: "" }),
  sections: ["turnBegan"],
  dice: { rules: ["AX-2.5", "AX-6.1", "AX-6.3", "AX-7.2d", "AX-7.5c", "AX-10.4"], sides: [6] },
  luckyFor,
  transientFacts: ["stepped"],
  duration,
};
