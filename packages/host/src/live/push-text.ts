import type { MatchPush, ServerMessage } from "@starboard/wire";

/**
 * The message that was written last, and its text: all spectators of a match receive the same, one after the other. A plain
 * variable, since a weak map of messages costs the garbage collector more than writing them again.
 */
let last: { readonly message: MatchPush; readonly text: string } | undefined;

/** Returns a message of the match service as the client of a host receives it. */
export function pushText(message: MatchPush): string {
  if (last?.message === message) return last.text;
  const text = JSON.stringify({ channel: "match", ...message } satisfies ServerMessage);
  last = { message, text };
  return text;
}
