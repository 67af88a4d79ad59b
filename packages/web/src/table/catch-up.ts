/**
 * Shortens the playback of what other players did, for games whose screen limits it (`GameScreen.catchUp`): the facts
 * that are still to be shown share the time that is left, and important ones get a larger share. Pure functions.
 */
import type { GameScreen } from "@starboard/ui";
import type { Fact, Viewer } from "@starboard/kernel";
import { factsOf, type Playback } from "./playback.ts";

/** How many times longer an important fact is shown than any other fact of the same duration. */
const IMPORTANT = 4;
/** Time in ms in which the rest is shown once the limit has passed. */
const REST_MS = 400;
/** Facts that would be shown for less time, in ms, are shown together with the next one. */
export const MIN_SHOWN_MS = 50;

type Screen = Pick<GameScreen, "duration" | "catchUp">;

/**
 * Milliseconds for which the fact that is shown now stays.
 *
 * @param speed the player's playback speed, 1 for normal
 * @param elapsedMs time since the playback began
 */
export function shownMs(
  p: Playback,
  fact: Fact,
  screen: Screen,
  viewer: Viewer,
  speed: number,
  elapsedMs: number,
): number {
  const full = screen.duration(fact) / speed;
  const { catchUp } = screen;
  if (!catchUp || full === 0) return full;
  const shareOf = (one: Fact): number => screen.duration(one) * (catchUp.isImportant(one, viewer) ? IMPORTANT : 1);
  const pending = pendingFacts(p).reduce((sum, one) => sum + shareOf(one), shareOf(fact)) / speed;
  const leftMs = Math.max(REST_MS, catchUp.withinMs / speed - elapsedMs);
  return Math.min(full, (shareOf(fact) / speed) * (leftMs / pending));
}

/** The facts that come after the one that is shown now. */
function pendingFacts(p: Playback): Fact[] {
  const facts = p.moments.slice(p.cursor + 1).flatMap(factsOf);
  return facts.slice(p.told).map(({ fact }) => fact);
}
