/** Decides which automatic answers are due at this screen. */
import type { LoadedGame } from "../loaded-game.ts";
import { answerAutomatically, type GivenAnswer } from "./auto-answers.ts";
import { askedLocalSeats, type MatchSource } from "./match-source.ts";
import { openPlan, type Planned } from "./plan.ts";
import * as playback from "./playback.ts";
import { current, type TablePreferences, type TableState } from "./table-state.ts";

export interface DueAnswers {
  /** The plan of the player whose screen is shown, with the answers; null if it stays as it is. */
  readonly planned: Planned | null;
  /** A plan to send at once, and the entry count it was made for. */
  readonly sent: { readonly plan: Planned; readonly at: number } | null;
  readonly given: readonly GivenAnswer[];
}

/**
 * The answers for every local player whose question has one sensible answer. An answer that passes the turn is sent at
 * once, also during playback and without handing the device over; others are planned when play stands still. Null if
 * nothing is to be done.
 */
export function dueAnswers(
  state: TableState,
  loaded: LoadedGame,
  source: MatchSource,
  isOn: TablePreferences["isAutomatic"],
): DueAnswers | null {
  const update = playback.newest(current(state));
  if (state.sendingSeat !== null || !update || update.summary.over) return null;
  let planned: Planned | null = null;
  const given: GivenAnswer[] = [];
  for (const seat of askedLocalSeats(update, source)) {
    const own = state.seen.get(seat);
    const ownUpdate = own && playback.newest(own);
    if (state.askedAgain.has(seat) || !ownUpdate || ownUpdate.at !== update.at) continue;
    const isShown = seat === state.viewer;
    const before = (isShown && state.plan) || openPlan(loaded.game, ownUpdate.view, seat, ownUpdate.at);
    // The player has begun to answer.
    if (before.steps.length > before.automatic) continue;
    const facts = playback.factsSoFar(playback.skip(own));
    const found = answerAutomatically(loaded, ownUpdate, before, facts, isOn);
    const plan = found?.plan ?? before;
    if (plan.steps.length > 0 && plan.closed) {
      given.push(...(found?.given ?? []));
      return { planned, sent: { plan, at: ownUpdate.at }, given };
    }
    if (!found || !isShown || state.covered !== null || !playback.isLive(own)) continue;
    planned = plan;
    given.push(...found.given);
  }
  return planned && { planned, sent: null, given };
}
