/** Shared widgets and the contract between a game's screen and the pages. This package depends on no game. */
export type * from "./editor.ts";
export type * from "./screen.ts";
export { Button, type ButtonProps, Tool } from "./widgets/button.tsx";
export { boardPoint, type Camera, fitted, type Limits, panned, type Size, zoomed } from "./widgets/camera.ts";
export { Dialog, Menu } from "./widgets/dialog.tsx";
export { Emblem } from "./widgets/emblem.tsx";
export { emblemPath, FIGURES } from "@starboard/kit";
export { type Gestures, useGestures } from "./widgets/gestures.ts";
export { Icon, type IconName, Mark } from "./widgets/icon.tsx";
export { isKeyHandled } from "./widgets/keys.ts";
export { PanZoom, type PanZoomHandle } from "./widgets/pan-zoom.tsx";
export { pips } from "./widgets/pips.ts";
export { RuleChip, type RuleLink, RuleLinkProvider, useRuleLink } from "./widgets/rule-link.tsx";
export { SeatStats, SeatPlate, Stages } from "./widgets/seat-plate.tsx";
export { SumTerms, type SumTerm } from "./widgets/sum.tsx";
export { fittingTabs, Segments, type Tab, Tabs } from "./widgets/tabs.tsx";
export { boardFont, textWidth, whenFontsArrive } from "./widgets/text-width.ts";
export { type Explanation, useWhy, useWhyTip, WhyProvider, type WhyTip } from "./widgets/why.tsx";
