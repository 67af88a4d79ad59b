import type { MatchPush, ServerMessage } from "@starboard/wire";

/** The texts of messages that may go to several connections: all spectators of a match receive the same. */
const texts = new WeakMap<MatchPush, string>();

/** Returns a message of the match service as the client of a host receives it. */
export function pushText(message: MatchPush): string {
  const known = texts.get(message);
  if (known !== undefined) return known;
  const text = JSON.stringify({ channel: "match", ...message } satisfies ServerMessage);
  texts.set(message, text);
  return text;
}
