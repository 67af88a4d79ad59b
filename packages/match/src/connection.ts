/** The service side of a connection: the same for a web worker of the page and for a socket of a host. */
import { type MatchResponse, type MatchRequest, type ServiceMessage, parseClientMessage } from "@starboard/wire";
import type { MatchService, Unsubscribe } from "./match-service.ts";

/** Decides what a connection may do. A page on its own device may do everything (`ALLOW_ALL`). */
export interface AccessPolicy {
  /** Whether the connection may send this request now. A host looks up which seats it plays. */
  allows(request: MatchRequest): boolean | Promise<boolean>;
  /** Maximum number of subscriptions at a time; unlimited if absent. */
  readonly watches?: number;
}
export const ALLOW_ALL: AccessPolicy = { allows: () => true };

export interface MatchConnection {
  /** Handles a message: an object from a worker or the text of a socket message. The response goes to `send`. */
  receive(raw: unknown): Promise<void>;
  /** Handles a request that has been parsed already. */
  take(id: number, request: MatchRequest): Promise<void>;
  /** Ends the subscriptions of a match that are no longer allowed, for example after another player took a seat. */
  recheckAccess(match: string): Promise<void>;
  /** The current subscriptions. */
  followed(): readonly Pick<Watch, "match" | "viewer">[];
  /** Ends all subscriptions; later messages are not sent. */
  close(): void;
}

type Watch = MatchRequest & { is: "watch" };

/** Opens the service side of a connection. Every message gets a response; one without a readable `id` gets id -1. */
export function openConnection(
  matchService: Pick<MatchService, "execute" | "subscribe">,
  send: (message: ServiceMessage) => void,
  access: AccessPolicy = ALLOW_ALL,
): MatchConnection {
  const watching = new Map<string, { readonly request: Watch; readonly unsubscribe: Unsubscribe }>();
  /** Subscriptions start and end in the order of their requests. */
  let lastSubscription: Promise<unknown> = Promise.resolve();
  let closed = false;
  const post = (message: ServiceMessage): void => {
    if (!closed) send(message);
  };
  const unsubscribe = (key: string): void => {
    watching.get(key)?.unsubscribe();
    watching.delete(key);
  };

  async function updateSubscription(request: MatchRequest & { is: "watch" | "unwatch" }): Promise<MatchResponse> {
    const key = `${request.viewer} ${request.match}`;
    unsubscribe(key);
    if (request.is === "unwatch" || closed) return { is: "done", at: 0 };
    if (watching.size >= (access.watches ?? Infinity))
      return { is: "invalid", bad: [{ code: "SERVICE_WATCHES", at: "match", about: { most: access.watches } }] };
    const subscribed = await matchService.subscribe(request, post);
    if (typeof subscribed !== "function") return subscribed;
    watching.set(key, { request, unsubscribe: subscribed });
    if (closed) unsubscribe(key);
    return { is: "done", at: 0 };
  }

  async function respond(request: MatchRequest): Promise<MatchResponse> {
    const allowed = access.allows(request);
    if (!(typeof allowed === "boolean" ? allowed : await allowed))
      return { is: "invalid", bad: [{ code: "SERVICE_FORBIDDEN", at: request.is }] };
    if (request.is !== "watch" && request.is !== "unwatch") return matchService.execute(request);
    const subscribed = lastSubscription.then(() => updateSubscription(request));
    lastSubscription = subscribed.catch(() => {});
    return subscribed;
  }
  async function take(id: number, request: MatchRequest): Promise<void> {
    post({ ...(await respond(request)), id });
  }

  return {
    take,
    followed: () => [...watching.values()].map(({ request }) => request),
    async receive(raw) {
      const { id, request } = parseClientMessage(raw);
      if ("bad" in request) post({ is: "invalid", bad: request.bad, id });
      else await take(id, request.ok);
    },
    async recheckAccess(match) {
      for (const [key, { request }] of watching) {
        if (request.match !== match || (await access.allows(request))) continue;
        unsubscribe(key);
        post({ is: "notice", match, code: "SERVICE_FORBIDDEN", about: { viewer: request.viewer } });
      }
    },
    close() {
      closed = true;
      for (const key of watching.keys()) unsubscribe(key);
    },
  };
}
