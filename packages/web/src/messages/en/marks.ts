/** Texts of arrows and circles on a board. */
import { translatable } from "@starboard/kit";

export const marks = translatable("web/messages/marks.marks", {
  title: "Arrows and circles",
  draw: "Draw on the board",
  drawShort: "Draw",
  drawHelp: "Drag from place to place for an arrow. Press a place for a circle. Draw it again to erase it.",
  noPlaces: "Nothing can be drawn on the board of this game.",
  circle: (place: string): string => `Circle at ${place}`,
  arrow: (from: string, to: string): string => `Arrow from ${from} to ${to}`,
  label: "Label",
  labelOf: (mark: string): string => `Label: ${mark}`,
  remove: (mark: string): string => `Remove: ${mark}`,
  byName: "Draw by name",
  from: "From",
  to: "To",
  choose: "Choose a place",
  nowhere: "Nowhere (a circle)",
  addCircle: "Add circle",
  addArrow: "Add arrow",
} as const);
