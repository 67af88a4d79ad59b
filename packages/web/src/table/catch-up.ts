/**
 * Shortens the playback of what other players did, for games whose screen limits it (`GameScreen.catchUp`): the facts
 * that are still to be shown share the time that is left, and important ones get a larger share. Pure functions.
 */
import type { CatchUp, GameScreen } from "@starboard/ui";
import type { Fact, Viewer } from "@starboard/kernel";
import { factsOf, type Playback } from "./playback.ts";

/** How many times longer an important fact is shown than any other fact of the same duration. */
const IMPORTANT = 4;
/** Time in ms in which the rest is shown once the limit has passed. */
const REST_MS = 400;
/** Facts that would be shown for less time, in ms, are shown together with the next one. */
export const MIN_SHOWN_MS = 50;

type Screen = Pick<GameScreen, "duration" | "catchUp">;

/** Share of the limit that is left at least after a question between two turns of the viewer. */
const LEFT_AFTER_QUESTION = 1 / 6;

/** The limit in ms for a playback that begins when `spentMs` of the limit have been used since the viewer's last turn. */
export const limitMs = ({ withinMs }: CatchUp, speed: number, spentMs: number): number =>
  Math.max((withinMs / speed) * LEFT_AFTER_QUESTION, withinMs / speed - spentMs);

/**
 * Milliseconds for which the fact that is shown now stays.
 *
 * @param speed the player's playback speed, 1 for normal
 * @param leftMs time in which this fact and all later ones are to be shown
 */
export function shownMs(
  p: Playback,
  fact: Fact,
  screen: Screen,
  viewer: Viewer,
  speed: number,
  leftMs: number,
): number {
  const full = screen.duration(fact) / speed;
  const { catchUp } = screen;
  if (!catchUp || full === 0) return full;
  const shareOf = (one: Fact): number => screen.duration(one) * (catchUp.isImportant(one, viewer) ? IMPORTANT : 1);
  const pending = pendingFacts(p).reduce((sum, one) => sum + shareOf(one), shareOf(fact)) / speed;
  return Math.min(full, (shareOf(fact) / speed) * (Math.max(REST_MS, leftMs) / pending));
}

/** The facts that come after the one that is shown now. */
function pendingFacts(p: Playback): Fact[] {
  const facts = p.moments.slice(p.cursor + 1).flatMap(factsOf);
  return facts.slice(p.shownCount).map(({ fact }) => fact);
}
