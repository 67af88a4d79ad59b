/** What bots came to is played by the same rules as anybody's acts; what the rules refuse is replaced by chance. */
import { isClosed } from "./clock.ts";
import { anyAnswer, failure, type BotResult, isLoopingInAsides } from "./bot-turns.ts";
import type { OpenMatch, OpenMatchOptions } from "./open-match.ts";
import { draftRun } from "./draft.ts";
import type { Broadcaster } from "./broadcast.ts";
import type { MatchWriter } from "./match-writer.ts";

interface Deps extends Pick<OpenMatchOptions, "now"> {
  readonly roomOf: (match: string) => OpenMatch | undefined;
  readonly write: MatchWriter["write"];
  readonly warn: Broadcaster["sendFailure"];
  /** A room stands as before, but those who think in it do not. */
  readonly changed: (room: OpenMatch) => void;
  readonly reload: (match: string) => Promise<void>;
}

/** So often in a row, and a bot that cannot play is left alone until something else happens. */
const MAX_FAILURES = 3;

export function createBotMoveHandler({ now, roomOf, write, warn, changed, reload }: Deps) {
  /** How often in a row a bot's act could not be played or written, by match. */
  const stumbles = new Map<string, number>();

  async function play(room: OpenMatch, { request, thought, failed }: BotResult): Promise<void> {
    const { seat } = request;
    const s = room.live;
    if (s.seats[seat]?.kind !== "bot" || isClosed(room.clock)) return;
    const usable = thought && !failed && !isLoopingInAsides(s, seat);
    const own = usable ? draftRun(s, seat, [thought], now(), { variations: thought.variations }) : null;
    if (own && !("refusal" in own)) return void (await write(room, own));
    const any = request.kind === "answer" ? anyAnswer(s, seat, request.seed) : null;
    const instead = any && draftRun(s, seat, [any], now(), {});
    if (!instead || "refusal" in instead) return changed(room);
    await write(room, instead);
    for (const { hear } of room.watchers) hear(failure(request.match, seat));
  }

  /** Plays what a bot came to; after failures it thinks again, but not for ever. */
  return async function botMove(found: BotResult): Promise<void> {
    const { match } = found.request;
    const room = roomOf(match);
    if (!room) return;
    try {
      await play(room, found);
      stumbles.delete(match);
    } catch (error) {
      const times = (stumbles.get(match) ?? 0) + 1;
      stumbles.set(match, times);
      if (times < MAX_FAILURES) await reload(match);
      else warn(room, error);
    }
  };
}
