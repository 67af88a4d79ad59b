/** The name of a territory without a site, so that the places of the log can be found on the map. */
import { partName } from "@starboard/warp-empires";
import { memo } from "@starboard/ui";
import { type ReactElement } from "react";
import { en } from "../messages.en.ts";
import type { World } from "../model/world.ts";
import type { Point } from "./points.ts";

/** Distance in board units from the middle of a territory to a name below its picture or its counters. */
const BELOW = 30;
/** Distance to a name in the middle of an empty territory. */
const MIDDLE = 4;

export const PlainName = memo(function PlainName({
  world,
  number,
  at: [x, y],
  isFree,
}: {
  readonly world: World;
  readonly number: number;
  readonly at: Point;
  /** Whether nobody stands there. */
  readonly isFree: boolean;
}): ReactElement {
  const territory = world.board.territories[number];
  const gate = world.gates[number];
  const isEmpty = isFree && world.paints[number] === "void";
  return (
    <text x={x} y={y + (isEmpty ? MIDDLE : BELOW)} className={gate ? "we-place" : "we-place plain"} aria-hidden="true">
      {gate ? en.gate(partName(world.terrain.get(territory?.terrain ?? "")?.name ?? ""), gate) : territory?.name}
    </text>
  );
});
