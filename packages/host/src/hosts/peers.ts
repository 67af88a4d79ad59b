/** The connections of this host to the others, opened when they are first needed. */
import type { HostEntry } from "../storage/store.ts";
import type { Forwarded, PeerWatch } from "./peer-frames.ts";
import {
  type CallAnswer,
  createPeerLink,
  type PeerLink,
  type PeerWire,
  type WatchAnswer,
  type WatchListener,
} from "./peer-link.ts";

/** The other host does not accept a connection. */
export interface Unreachable {
  readonly is: "unreachable";
}
export interface Peers {
  call(host: HostEntry, method: Forwarded, args: readonly unknown[]): Promise<CallAnswer | Unreachable>;
  watch(host: HostEntry, watch: PeerWatch, listener: WatchListener): Promise<WatchAnswer | Unreachable>;
  /** Number of open connections. */
  count(): number;
  close(): void;
}

/** Opens a connection to a host; rejects if that does not accept it. */
export type ConnectPeer = (
  host: HostEntry,
  on: { readonly message: (text: string) => void; readonly close: () => void },
) => Promise<PeerWire>;

export function createPeers(connect: ConnectPeer): Peers {
  const links = new Map<string, Promise<PeerLink>>();
  const wires = new Map<string, PeerWire>();
  let closed = false;

  async function open(host: HostEntry): Promise<PeerLink> {
    const made: { link?: PeerLink; isGone?: true } = {};
    const wire = await connect(host, {
      // The other host sends nothing before it is asked.
      message: (text) => made.link?.receive(text),
      close() {
        made.isGone = true;
        links.delete(host.host);
        wires.delete(host.host);
        made.link?.ended();
      },
    });
    const link = createPeerLink(wire);
    made.link = link;
    if (made.isGone || closed) link.ended();
    else wires.set(host.host, wire);
    return link;
  }
  function linkTo(host: HostEntry): Promise<PeerLink> {
    const known = links.get(host.host);
    if (known) return known;
    const opened = open(host);
    links.set(host.host, opened);
    opened.catch(() => {
      if (links.get(host.host) === opened) links.delete(host.host);
    });
    return opened;
  }
  async function ask<T>(host: HostEntry, run: (link: PeerLink) => Promise<T>): Promise<T | Unreachable> {
    let link: PeerLink;
    try {
      link = await linkTo(host);
    } catch {
      return { is: "unreachable" };
    }
    return run(link);
  }

  return {
    call: (host, method, args) => ask(host, (link) => link.call(method, args)),
    watch: (host, watch, listener) => ask(host, (link) => link.watch(watch, listener)),
    count: () => wires.size,
    close() {
      closed = true;
      for (const wire of wires.values()) wire.close("PEER_CLOSING");
    },
  };
}
