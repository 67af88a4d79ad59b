/** The service's end of a connection to a page on the same device: a web worker, or the same thread. */
import type { MatchPush, MatchRequest, MatchResponse, ServerMessage } from "@starboard/wire";
import { sendingChanges } from "@starboard/wire/changes";
import { parseWorkerMessage } from "@starboard/wire/parse";
import type { MatchService } from "./match-service.ts";
import { createSubscriptions } from "./subscriptions.ts";

export interface MatchConnection {
  /** Handles a message: an object, or text. The response goes to `send`; without a readable `id` it has id -1. */
  receive(raw: unknown): Promise<void>;
  /** Ends all subscriptions; later messages are not sent. */
  close(): void;
}

export function openConnection(
  matchService: Pick<MatchService, "execute" | "subscribe">,
  send: (message: ServerMessage<"match">) => void,
): MatchConnection {
  const subscriptions = createSubscriptions();
  let closed = false;
  const post = (message: ServerMessage<"match">): void => {
    if (!closed) send(message);
  };
  const push = (message: MatchPush): void => post({ channel: "match", ...message });
  const respond = (request: MatchRequest): Promise<MatchResponse> =>
    request.is === "watch" || request.is === "unwatch"
      ? subscriptions.handle(request, (watch) =>
          matchService.subscribe(watch, watch.changes ? sendingChanges(push) : push),
        )
      : matchService.execute(request);

  return {
    async receive(raw) {
      const { id, parsed } = parseWorkerMessage(raw);
      if ("bad" in parsed) post({ channel: "match", id, is: "invalid", bad: parsed.bad });
      else post({ channel: "match", id, ...(await respond(parsed.ok.request)) });
    },
    close() {
      closed = true;
      subscriptions.close();
    },
  };
}
