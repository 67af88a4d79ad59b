/** The screen of 4000 A.D.: board, dock and panels, laid out by `@starboard/ui`. */
import { perLanguage } from "@starboard/kit";
import type { Shape4000 } from "@starboard/4000ad";
import type { GameScreen } from "@starboard/ui";
import { Dock } from "./act/Dock.tsx";
import { Board } from "./Board.tsx";
import { editors } from "./editors/index.ts";
import { Bar } from "./lens/Bar.tsx";
import { en } from "./messages.en.ts";
import { orderTopics } from "./order-topics.ts";
import { Deals } from "./panels/Deals.tsx";
import { Forces } from "./panels/Forces.tsx";
import { Forecasts } from "./panels/Forecasts.tsx";
import { Paths } from "./panels/Paths.tsx";
import { actorOf, badge, duration, phase } from "./phase.ts";
import { promptActions } from "./prompt-actions.ts";
import { SeatLine } from "./SeatLine.tsx";
import { alarms } from "./status/alarms.ts";
import { autoAnswers } from "./status/auto-answers.ts";
import { places, positionMoves } from "./status/board-places.ts";
import { reader } from "./status/reader.ts";
import { measures, roundOf } from "./status/measures.ts";
import { objectives } from "./status/objectives.ts";
import { elementAt, placeOf } from "./status/places.ts";
import { Tile } from "./Tile.tsx";

export const screen: GameScreen<Shape4000> = {
  id: "4000ad",
  Tile,
  Board,
  Dock,
  Bar,
  SeatLine,
  panels: [
    perLanguage(() => ({ id: "forces", title: en.panels.forces, Body: Forces })),
    perLanguage(() => ({ id: "paths", title: en.panels.paths, Body: Paths })),
    perLanguage(() => ({ id: "forecast", title: en.panels.forecast, Body: Forecasts })),
    perLanguage(() => ({ id: "deals", title: en.panels.diplomacy, Body: Deals })),
  ],
  phase,
  promptActions,
  dice: { rules: ["AD-3.2.1", "AD-6.1", "AD-6.4.5", "AD-6.5.2"], sides: [6] },
  autoAnswers,
  objectives,
  alarms,
  measures,
  roundOf,
  placeOf,
  elementAt,
  places,
  reader,
  positionMoves,
  editors,
  orderTopics,
  keys: en.keys,
  badge,
  actorOf,
  sections: ["roundBegan"],
  duration,
};
