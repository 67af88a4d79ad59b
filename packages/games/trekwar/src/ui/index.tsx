/** The screen of TrekWar: board, Hand and panels, for `@starboard/ui`. */
import { perLanguage } from "@starboard/kit";
import type { ShapeTW, FactTW } from "@starboard/trekwar";
import type { GameScreen } from "@starboard/ui";
import { promptActions } from "./prompt-actions.ts";
import { Board } from "./Board.tsx";
import { Hand } from "./hand/Hand.tsx";
import { editors } from "./editors/index.ts";
import { en } from "./messages.en.ts";
import { orderTopics } from "./order-topics.ts";
import { Cards } from "./panels/Cards.tsx";
import { Chances } from "./panels/Chances.tsx";
import { actorOf, phase } from "./phase.ts";
import { SeatLine } from "./SeatLine.tsx";
import { alarms } from "./status/alarms.ts";
import { autoAnswers } from "./status/auto-answers.ts";
import { measures, roundOf } from "./status/measures.ts";
import { objectives } from "./status/objectives.ts";
import { places } from "./status/board-places.ts";
import { reader } from "./status/reader.ts";
import { elementAt, placeOf } from "./status/places.ts";
import { Tile } from "./Tile.tsx";
import "./style/index.css";

/** Duration for which a fact is shown at normal speed, in ms. Facts that are not listed are skipped. */
const DURATION: Partial<Record<FactTW["is"], number>> = {
  battleBegan: 900,
  attackChosen: 1100,
  fightBegan: 1000,
  drew: 600,
  exchanged: 700,
  handShown: 1800,
  opened: 1600,
  tookUp: 1000,
  eventPlayed: 1600,
  deployed: 1900,
  ignored: 1300,
  willIgnore: 1100,
  ignoringEnded: 900,
  groundChanged: 1200,
  discarded: 1600,
  handSeen: 800,
  peeked: 2200,
  searched: 1400,
  searchBarred: 1200,
  recovered: 1400,
  recycled: 1200,
  surrendered: 1200,
  hadNoUnit: 1400,
  fightEnded: 1000,
  sectorTaken: 1100,
  resigned: 1200,
  deckRanOut: 1000,
  battleEnded: 900,
};

export const screen: GameScreen<ShapeTW> = {
  id: "trekwar",
  Tile,
  Board,
  Dock: Hand,
  SeatLine,
  panels: [
    perLanguage(() => ({ id: "cards", title: en.panels.cards, Body: Cards })),
    perLanguage(() => ({ id: "chances", title: en.panels.chances, Body: Chances })),
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
  editors,
  orderTopics,
  keys: en.keys,
  badge: (_view, seat) => ({ colour: (seat as number) === 0 ? 1 : 4, emblem: "" }),
  actorOf,
  sections: ["fightBegan"],
  duration: ({ is }) => DURATION[is] ?? 0,
};
