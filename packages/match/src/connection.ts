/** Where messages come in: one desk per connection, the same for a page's worker and a host's socket. */
import { type MatchResponse, type MatchRequest, type ServiceMessage, parseClientMessage } from "@starboard/wire";
import type { MatchService, Unsubscribe } from "./match-service.ts";

/** What a connection may do. On one's own device: everything. */
export interface AccessPolicy {
  /** Whether it may ask that now. A host looks up who sits where. */
  allows(ask: MatchRequest): boolean | Promise<boolean>;
  /** How much it may watch at once; without limit on one's own device. */
  readonly watches?: number;
}
export const ALLOW_ALL: AccessPolicy = { allows: () => true };

export interface MatchConnection {
  /** Takes a message in: an object from a worker, or the text of a socket. Answers through `send`. */
  receive(raw: unknown): Promise<void>;
  /** The same for a message that has been read already. */
  take(id: number, ask: MatchRequest): Promise<void>;
  /** Ends the watching that is not permitted any more, after somebody else took a seat for instance. */
  recheckAccess(match: string): Promise<void>;
  /** What it watches now. */
  followed(): readonly Pick<Watch, "match" | "viewer">[];
  /** The connection is gone. */
  close(): void;
}

type Watch = MatchRequest & { is: "watch" };

/** Opens a desk. Whatever comes in is answered; a message without a readable `id` is answered with id -1. */
export function openConnection(
  matchService: Pick<MatchService, "execute" | "subscribe">,
  send: (message: ServiceMessage) => void,
  access: AccessPolicy = ALLOW_ALL,
): MatchConnection {
  const watching = new Map<string, { readonly ask: Watch; readonly leave: Unsubscribe }>();
  /** Watching is begun and ended in the order in which it was asked for. */
  let ushering: Promise<unknown> = Promise.resolve();
  let closed = false;
  const say = (message: ServiceMessage): void => {
    if (!closed) send(message);
  };
  const leave = (where: string): void => {
    watching.get(where)?.leave();
    watching.delete(where);
  };

  async function updateSubscription(ask: MatchRequest & { is: "watch" | "unwatch" }): Promise<MatchResponse> {
    const where = `${ask.viewer} ${ask.match}`;
    leave(where);
    if (ask.is === "unwatch" || closed) return { is: "done", at: 0 };
    if (watching.size >= (access.watches ?? Infinity))
      return { is: "invalid", bad: [{ code: "SERVICE_WATCHES", at: "match", about: { most: access.watches } }] };
    const seen = await matchService.subscribe(ask, say);
    if (typeof seen !== "function") return seen;
    watching.set(where, { ask, leave: seen });
    if (closed) leave(where);
    return { is: "done", at: 0 };
  }

  async function answerTo(ask: MatchRequest): Promise<MatchResponse> {
    const may = access.allows(ask);
    if (!(typeof may === "boolean" ? may : await may))
      return { is: "invalid", bad: [{ code: "SERVICE_FORBIDDEN", at: ask.is }] };
    if (ask.is !== "watch" && ask.is !== "unwatch") return matchService.execute(ask);
    const ushered = ushering.then(() => updateSubscription(ask));
    ushering = ushered.catch(() => {});
    return ushered;
  }
  async function take(id: number, ask: MatchRequest): Promise<void> {
    say({ ...(await answerTo(ask)), id });
  }

  return {
    take,
    followed: () => [...watching.values()].map(({ ask }) => ask),
    async receive(raw) {
      const { id, request } = parseClientMessage(raw);
      if ("bad" in request) say({ is: "invalid", bad: request.bad, id });
      else await take(id, request.ok);
    },
    async recheckAccess(match) {
      for (const [where, { ask }] of watching) {
        if (ask.match !== match || (await access.allows(ask))) continue;
        leave(where);
        say({ is: "notice", match, code: "SERVICE_FORBIDDEN", about: { viewer: ask.viewer } });
      }
    },
    close() {
      closed = true;
      for (const where of watching.keys()) leave(where);
    },
  };
}
