/** The screen of Warp Empires: map, dock and panels. */
import { perLanguage } from "@starboard/kit";
import type { ShapeWE } from "@starboard/warp-empires";
import type { GameScreen } from "@starboard/ui";
import { autoAnswers } from "./answers/auto-answers.ts";
import { BattleAside } from "./battle/BattlePanel.tsx";
import { Board } from "./Board.tsx";
import { Dock } from "./Dock.tsx";
import { editors } from "./editors/index.ts";
import { en } from "./messages.en.ts";
import { orderTopics } from "./order-topics.ts";
import { Empires } from "./panels/Empires.tsx";
import { MapPanel } from "./panels/MapPanel.tsx";
import { Orders } from "./panels/Orders.tsx";
import { Piles } from "./panels/Piles.tsx";
import { badge, catchUp, duration, phase, whoseOf } from "./phase.ts";
import { alarms } from "./status/alarms.ts";
import { places, positionMoves } from "./status/board-places.ts";
import { reader } from "./status/reader.ts";
import { elementAt, measures, placeOf, roundOf } from "./status/measures.ts";
import { objectives } from "./status/objectives.ts";
import { SetupMap } from "./setup/SetupMap.tsx";
import { promptActions } from "./prompt-actions.ts";
import { SeatLine } from "./SeatLine.tsx";
import { Tile } from "./Tile.tsx";

export const screen: GameScreen<ShapeWE> = {
  id: "warp-empires",
  Tile,
  Board,
  Dock,
  SeatLine,
  Aside: BattleAside,
  SetupPreview: SetupMap,
  panels: [
    perLanguage(() => ({ id: "empires", title: en.panels.empires, Body: Empires })),
    perLanguage(() => ({ id: "orders", title: en.panels.orders, Body: Orders })),
    perLanguage(() => ({ id: "piles", title: en.panels.piles, Body: Piles })),
    perLanguage(() => ({ id: "map", title: en.panels.map, Body: MapPanel })),
  ],
  phase,
  promptActions,
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
  orderTopics,
  keys: en.keys,
  badge,
  sections: ["turnBegan"],
  // The ribbon shows the phase; ten headings a turn would hide the events between them.
  transientFacts: ["phaseBegan"],
  dice: { rules: ["WE-6.1", "WE-7.1", "WE-7.4", "WE-8.1", "WE-9.32", "WE-11.4"], sides: [6] },
  actorOf: (fact) => whoseOf(fact),
  duration,
  catchUp,
  editors,
};
