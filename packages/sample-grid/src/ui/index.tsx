/** The screen of Ion Trails: the field, the curves after the match, and whose emblem stands before a fact. */
import type { PartialScreen } from "@starboard/ui";
import { room } from "../calc/reach.ts";
import type { TrailsShape } from "../shape.ts";
import { Board } from "./Board.tsx";
import { en } from "./messages.en.ts";

export const screen: PartialScreen<TrailsShape> = {
  id: "sample-grid",
  Board,
  phase: ({ trails }) => ({ turn: en.turn(trails.length + 1), phase: "" }),
  measures: [{ id: "room", name: en.room, rule: "ION-2.3", valueOf: room }],
  roundOf: ({ trails }) => ({ number: trails.length + 1, name: en.turn(trails.length + 1) }),
  actorOf: (fact) => ("seat" in fact ? fact.seat : null),
};
