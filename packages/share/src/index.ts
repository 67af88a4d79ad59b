/** What leaves the pages: cards for messengers, replays as one file or embedded in other pages, and their frames. */
export { CARD, type CardScore, cardSvg, type MeasureText, type ShareCard, type TextFont } from "./card.ts";
export { CLIP, CLIP_STEP_MS, clipFrameSvg, MAX_CLIP_FRAMES } from "./clip-frame.ts";
export { createFrameEncoder, encodeFrames, type FrameEncoder, pictureOfFrame, type PlayedFrame } from "./frames.ts";
export { type FrameLine, type ReplayData, shownTokens } from "./replay-data.ts";
export { matchCard, momentCard, type CardMoment } from "./match-card.ts";
export {
  openView,
  type PlayedRecord,
  type ReplayEdition,
  playedFrames,
  playedRecord,
  type ReplayViewpoint,
  SPECTATOR,
} from "./played-frames.ts";
export { type PageFonts, type PlayerPage, playerPage } from "./player-page.ts";
export { PLAYER_SCRIPT, PLAYER_STYLE } from "./player.gen.ts";
export { en, type ShareWords } from "./text/en.ts";
