/**
 * The protocol: the requests, responses and unsolicited messages of each channel. A connection carries both channels: a
 * worker of a page serves `match` alone, a host serves both.
 */
import type { HostPush, HostResponse } from "./host-messages.ts";
import { type HostRequest, hostRequests } from "./host-requests.ts";
import { type MatchRequest, matchRequests } from "./match-requests.ts";
import type { MatchPush, MatchResponse } from "./messages.ts";

/** The messages of each channel. */
export interface Channels {
  readonly match: { readonly request: MatchRequest; readonly response: MatchResponse; readonly push: MatchPush };
  readonly host: { readonly request: HostRequest; readonly response: HostResponse; readonly push: HostPush };
}
export type Channel = keyof Channels;
export type RequestOf<C extends Channel> = Channels[C]["request"];
export type ResponseOf<C extends Channel> = Channels[C]["response"];
export type PushOf<C extends Channel> = Channels[C]["push"];

/** What a service sends on its channels: a response carries the `id` of its request. */
export type ServerMessage<C extends Channel = Channel> = {
  [K in C]: { readonly channel: K } & (
    | (ResponseOf<K> & { readonly id: number })
    | (PushOf<K> & { readonly id?: never })
  );
}[C];

/** The schemas of the requests that a service accepts, by channel. */
export type Accepted = { readonly [C in Channel]?: { readonly [K in RequestOf<C>["is"]]: unknown } };
/** A worker of a page accepts requests to its match service only. */
export const workerChannels = { match: matchRequests };
export const hostChannels = { match: matchRequests, host: hostRequests };
