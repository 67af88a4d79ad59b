/**
 * Which of several hosts owns a match: the one with the lease on it, which alone may append to it. This host takes the
 * lease of a free match when it is first needed here, renews all its leases with one entry, and frees those it no longer needs.
 */
import type { Bus, HeldMatch, HostEntry, MatchLease, MatchLeases } from "../storage/store.ts";
import { batched } from "./batched.ts";
import { PEER_PROTOCOL } from "./peer-frames.ts";

/** Where requests for a match go. */
export type Owner =
  | { readonly is: "here" }
  | { readonly is: "there"; readonly host: HostEntry; readonly lease: MatchLease }
  /**
   * Requests are not forwarded: the match is over or unknown, or its owner cannot be asked. This host serves it from the
   * database, as hosts without leases do; the log decides who was first.
   */
  | { readonly is: "shared" };

/** The lease of a match is another host's. Nothing was written. */
export class LeaseLost extends Error {
  override readonly name = "LeaseLost";
}

export interface Ownership {
  /** The lease that this host has on a match, as far as it knows. */
  leaseOf(match: string): MatchLease | undefined;
  /** Number of leases of this host. */
  count(): number;
  /** Returns the owner of a match. A running match that is free is taken. Rejects when the store fails. */
  ownerOf(match: string): Promise<Owner>;
  /** Returns the lease for an append; undefined if it needs none. Rejects with `LeaseLost`. */
  leaseForAppend(match: string): Promise<MatchLease | undefined>;
  /** Looks whether this host still has its lease. */
  verify(match: string): Promise<boolean>;
  /** Forgets what is known of another owner. */
  forget(match: string): void;
  /** Takes a match from an owner that cannot be reached; if another host is faster, that one has it. */
  takeOver(match: string, from: MatchLease): Promise<void>;
  /** Calls `listener` with every match that another host has taken from this one. */
  onLost(listener: (match: string) => void): void;
  /** Frees all leases and takes no more. `settle` finishes what runs on a match. */
  drain(settle: (match: string) => Promise<void>): Promise<void>;
  /** Renews the entry, and does what is due: it looks for lost leases and frees idle ones. Called by a timer. */
  beat(): Promise<void>;
  close(): void;
}

export interface OwnershipOptions {
  /** The entry of this host; its id is new with every start. */
  readonly entry: HostEntry;
  readonly leases: MatchLeases;
  readonly bus: Bus;
  /** Whether this host has the rules of a game (`game@edition`). */
  readonly knows: (game: string) => Promise<boolean>;
  /** Whether a match is in the memory of this host. */
  readonly isOpen: (match: string) => boolean;
  /** Reads a match again that may have been in memory before it was taken. */
  readonly onTaken: (match: string) => Promise<void>;
  /** Counts the takeovers of matches that had another owner. */
  readonly onTakeOver?: () => void;
  readonly onError: (error: unknown) => void;
}

/** Lifetime of a host's entry. It is renewed every `BEAT_MS`. */
export const ENTRY_LIFETIME_MS = 12_000;
export const BEAT_MS = 3_000;
/** A lease is freed when its match has not been in memory at so many beats in a row. */
const IDLE_BEATS = 5;
/** Every so many beats the host looks whether it still has its leases, as messages about it may get lost. */
const VERIFY_EVERY = 5;
/** Most owners that a host remembers. */
const MAX_KNOWN = 50_000;
/** Attempts to take a match that other hosts take at the same time. */
const TRIES = 4;

/** Published under the topic `lease` by a host that has taken a match from another. */
interface LeaseHint {
  readonly match: string;
  readonly holder: string;
}

export function createOwnership(options: OwnershipOptions): Ownership {
  const { entry, leases, bus, knows, onError } = options;
  const me = entry.host;
  const held = new Map<string, MatchLease>();
  /** Beats in a row at which the match of a lease was not in memory. */
  const idle = new Map<string, number>();
  const known = new Map<string, Owner & { readonly is: "there" }>();
  const resolving = new Map<string, Promise<Owner>>();
  const lostListeners: ((match: string) => void)[] = [];
  let draining = false;
  let beats = 0;

  const look = batched<string, HeldMatch>(
    (match) => match,
    async (matches) => new Map((await leases.look(matches)).map((one) => [one.match, one])),
  );
  const take = batched<MatchLease & { readonly match: string }, number>(
    ({ match }) => match,
    (seen) => leases.take(me, seen),
  );

  function hold(match: string, epoch: number): void {
    known.delete(match);
    held.set(match, { holder: me, epoch });
  }
  function lose(match: string): void {
    held.delete(match);
    idle.delete(match);
    known.delete(match);
    for (const listener of lostListeners) listener(match);
  }

  /** Takes a lease as it was seen; false if it has changed since. */
  async function takeFrom(match: string, { holder, epoch }: MatchLease): Promise<boolean> {
    const taken = await take({ match, holder, epoch });
    if (taken === undefined) return false;
    if (draining) {
      await leases.free(me, [match]);
      return false;
    }
    hold(match, taken);
    if (holder !== "" && holder !== me) {
      options.onTakeOver?.();
      bus.publish("lease", { match, holder: me } satisfies LeaseHint);
    }
    await options.onTaken(match);
    return true;
  }

  /** A running host that has the rules of a match and can be asked. */
  async function otherWith(game: string): Promise<HostEntry | undefined> {
    const others = await leases.hosts();
    return others.find((other) => other.host !== me && canBeAsked(other) && hasRules(other, game));
  }

  /** @param over whether a match that is over is taken too */
  async function resolve(match: string, over: boolean): Promise<Owner> {
    for (let tries = 0; tries < TRIES; tries++) {
      const seen = await look(match);
      if (!seen) return { is: "shared" };
      if (seen.holder === me && !draining) {
        // The answer to an earlier statement was lost.
        hold(match, seen.epoch);
        return { is: "here" };
      }
      const lease = { holder: seen.holder, epoch: seen.epoch };
      if (seen.host && seen.holder !== me)
        return canBeAsked(seen.host) ? there(match, seen.host, lease) : { is: "shared" };
      if (draining || !(await knows(seen.game))) {
        const other = await otherWith(seen.game);
        if (other) return there(match, other, lease);
        if (draining) throw new LeaseLost(`This host is shutting down and does not take ${match}.`);
        return { is: "shared" };
      }
      if (seen.over && !over) return { is: "shared" };
      if (await takeFrom(match, lease)) return { is: "here" };
    }
    throw new LeaseLost(`Several hosts take ${match} from each other.`);
  }
  function there(match: string, host: HostEntry, lease: MatchLease): Owner {
    const owner = { is: "there", host, lease } as const;
    if (known.size >= MAX_KNOWN) known.clear();
    known.set(match, owner);
    return owner;
  }
  /** The same while another call looks for the owner. */
  function resolveOnce(match: string, over: boolean): Promise<Owner> {
    const key = `${match} ${String(over)}`;
    const running = resolving.get(key);
    if (running) return running;
    const started = resolve(match, over).finally(() => resolving.delete(key));
    resolving.set(key, started);
    return started;
  }

  async function verify(match: string): Promise<boolean> {
    const lease = held.get(match);
    if (!lease) return false;
    const seen = await look(match);
    if (held.get(match) !== lease) return held.has(match);
    if (seen?.holder === me && seen.epoch === lease.epoch) return true;
    lose(match);
    return false;
  }
  async function verifyAll(): Promise<void> {
    await Promise.all([...held.keys()].map((match) => verify(match)));
  }
  async function freeIdle(): Promise<void> {
    const free: string[] = [];
    for (const match of held.keys()) {
      const count = options.isOpen(match) ? 0 : (idle.get(match) ?? 0) + 1;
      idle.set(match, count);
      if (count >= IDLE_BEATS) free.push(match);
    }
    for (const match of free) {
      held.delete(match);
      idle.delete(match);
    }
    if (free.length > 0) await leases.free(me, free);
  }

  const subscriptions = [
    bus.subscribe("lease", (hint) => {
      const { match, holder } = hint as LeaseHint;
      if (holder === me) return;
      known.delete(match);
      if (held.has(match)) verify(match).catch(onError);
    }),
    bus.onGap(() => {
      known.clear();
      verifyAll().catch(onError);
    }),
  ];

  return {
    leaseOf: (match) => held.get(match),
    count: () => held.size,
    ownerOf: async (match) => (held.has(match) ? { is: "here" } : (known.get(match) ?? resolveOnce(match, false))),
    async leaseForAppend(match) {
      const own = held.get(match);
      if (own) return own;
      const owner = await resolveOnce(match, true);
      if (owner.is === "there") {
        lose(match);
        throw new LeaseLost(`Another host owns ${match}.`);
      }
      return held.get(match);
    },
    verify,
    forget: (match) => void known.delete(match),
    async takeOver(match, from) {
      known.delete(match);
      if (held.has(match) || draining) return;
      const seen = await look(match);
      if (seen?.holder === from.holder && seen.epoch === from.epoch && (await knows(seen.game)))
        await takeFrom(match, from);
    },
    onLost: (listener) => void lostListeners.push(listener),
    async drain(settle) {
      draining = true;
      const mine = [...held.keys()];
      await Promise.all(mine.map((match) => settle(match).catch(onError)));
      held.clear();
      if (mine.length > 0) await leases.free(me, mine);
      await leases.leave(me);
    },
    async beat() {
      if (draining) return;
      await leases.announce(entry, ENTRY_LIFETIME_MS);
      beats += 1;
      await freeIdle();
      if (beats % VERIFY_EVERY === 0) await verifyAll();
    },
    close() {
      for (const unsubscribe of subscriptions) unsubscribe();
    },
  };
}

const canBeAsked = ({ protocol, address }: HostEntry): boolean => protocol === PEER_PROTOCOL && address !== "";

/** Whether a host has the rules of `game@edition`: it has those of every edition up to its newest. */
function hasRules({ games }: HostEntry, game: string): boolean {
  const [id, edition] = game.split("@");
  return games.some((newest) => {
    const [other, upTo] = newest.split("@");
    return other === id && Number(upTo) >= Number(edition);
  });
}
