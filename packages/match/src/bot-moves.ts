/** Plays the replies of bots under the rules. If a reply is refused, a random legal act replaces it. */
import { isClosed } from "./clock.ts";
import { legalAnswer, botFailedNotice, type BotResult, isLoopingInAsides } from "./bot-turns.ts";
import type { BotReply } from "./bot-runner.ts";
import type { LogRow } from "./store.ts";
import type { OpenMatch, OpenMatchOptions } from "./open-match.ts";
import { draftRun } from "./draft.ts";
import type { Broadcaster } from "./broadcast.ts";
import type { MatchWriter } from "./match-writer.ts";

/** What is stored beside an act of a bot. */
const metadataOf = ({ variations, reason }: BotReply): Pick<LogRow, "variations" | "reason"> => ({
  variations,
  ...(reason && { reason }),
});

interface Deps extends Pick<OpenMatchOptions, "now"> {
  readonly findOpenMatch: (match: string) => OpenMatch | undefined;
  readonly write: MatchWriter["write"];
  readonly warn: Broadcaster["sendFailure"];
  /** Called when the match has not changed but its bots have stopped thinking. */
  readonly changed: (openMatch: OpenMatch) => void;
  readonly reload: (match: string) => Promise<void>;
}

/** After this many failures in a row the bots of a match are not asked again until the match changes. */
const MAX_FAILURES = 3;

export function createBotMoveHandler({ now, findOpenMatch, write, warn, changed, reload }: Deps) {
  /** By match, how many bot acts in a row could not be played or written. */
  const failures = new Map<string, number>();

  async function play(openMatch: OpenMatch, { request, thought, failed }: BotResult): Promise<void> {
    const { seat } = request;
    const s = openMatch.live;
    if (s.seats[seat]?.kind !== "bot" || isClosed(openMatch.clock)) return;
    const usable = thought && !failed && !isLoopingInAsides(s, seat);
    const ownDraft = usable ? draftRun(s, seat, [thought], now(), metadataOf(thought)) : null;
    if (ownDraft && !("refusal" in ownDraft)) return void (await write(openMatch, ownDraft));
    const legal = request.kind === "answer" ? legalAnswer(s, seat, request.seed) : null;
    const instead = legal && draftRun(s, seat, [legal], now(), {});
    if (!instead || "refusal" in instead) return changed(openMatch);
    await write(openMatch, instead);
    for (const { onUpdate } of openMatch.watchers) onUpdate(botFailedNotice(request.match, seat));
  }

  /**
   * Plays the reply of a bot. After a failure the match is reloaded and the bot asked again, up to MAX_FAILURES times.
   */
  return async function botMove(result: BotResult): Promise<void> {
    const { match } = result.request;
    const openMatch = findOpenMatch(match);
    if (!openMatch) return;
    try {
      await play(openMatch, result);
      failures.delete(match);
    } catch (error) {
      const times = (failures.get(match) ?? 0) + 1;
      failures.set(match, times);
      if (times < MAX_FAILURES) await reload(match);
      else warn(openMatch, error);
    }
  };
}
