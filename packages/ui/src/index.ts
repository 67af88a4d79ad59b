/** Shared widgets and the contract between a game's screen and the pages. This package depends on no game. */
export type * from "./editor.ts";
export type * from "./guide.ts";
export type * from "./screen.ts";
export {
  type BoardReader,
  completed,
  fittingOrders,
  isWritten,
  nextSpot,
  notationOf,
  type TypedOrder,
  type Way,
} from "./board-reader.ts";
export { movesOf, offersOf, typedOffers } from "./moves.ts";
export type * from "./typed-acts.ts";
export { memo, useLanguage, useMemo } from "./language.ts";
export { Button, type ButtonProps, Tool } from "./widgets/button.tsx";
export { boardPoint, type Camera, fitted, type Limits, panned, type Size, zoomed } from "./map/camera.ts";
export { Dialog, Menu } from "./widgets/dialog.tsx";
export { Emblem } from "./widgets/emblem.tsx";
export { emblemPath, FIGURES } from "@starboard/kit";
export { ChoiceLine, FormLine, IssueList, issuesAt, NumberInput } from "./widgets/form.tsx";
export { type Box, centred, nearest, outside, overlap, type Point } from "./map/boxes.ts";
export { covering, placeTags, type Tag } from "./map/label-placement.ts";
export {
  type CameraView,
  clampToBoard,
  type Covered,
  fitsIn,
  inView,
  middlePart,
  type Part,
  partAround,
  partOfSize,
  sameScale,
  withRoomForPanels,
} from "./map/frame.ts";
export { type Gestures, useGestures } from "./map/gestures.ts";
export { Icon, type IconName, Logo } from "./widgets/icon.tsx";
export { isKeyHandled, usePageKeys } from "./widgets/keys.ts";
export { PanZoom, type PanZoomHandle } from "./map/pan-zoom.tsx";
export { RimArrows } from "./map/RimArrows.tsx";
export { pips } from "./widgets/pips.ts";
export { RuleChip, type RuleLink, RuleLinkProvider, useRuleLink } from "./widgets/rule-link.tsx";
export { SeatStats, SeatPlate, Stages } from "./widgets/seat-plate.tsx";
export { SumTerms, type SumTerm } from "./widgets/sum.tsx";
export { fittingTabs, Segments, type Tab, Tabs } from "./widgets/tabs.tsx";
export { boardFont, textWidth, whenFontsArrive } from "./widgets/text-width.ts";
export { type Explanation, useWhy, useWhyTip, WhyProvider, type WhyTip } from "./widgets/why.tsx";
