/**
 * Which of several hosts owns a match: the one with the lease on it, which alone may append to it. This host takes the
 * lease of a free match when it is first needed here, renews all its leases with one entry, and frees those it no longer needs.
 */
import type { Bus, HeldMatch, HostEntry, MatchLease, MatchLeases } from "../storage/store.ts";
import { batched } from "../storage/batched.ts";
import { createHeldLeases } from "./held-leases.ts";
import { createOwnerSearch, LeaseLost, type Owner } from "./owner-search.ts";

export interface Ownership {
  /** The lease that this host has on a match, as far as it knows. */
  readonly leaseOf: (match: string) => MatchLease | undefined;
  /** Number of leases of this host. */
  readonly count: () => number;
  /** Returns the owner of a match. A running match that is free is taken. Rejects when the store fails. */
  ownerOf(match: string): Promise<Owner>;
  /** Returns the lease for an append; undefined if it needs none. Rejects with `LeaseLost`. */
  leaseForAppend(match: string): Promise<MatchLease | undefined>;
  /** Looks whether this host still has its lease. */
  readonly verify: (match: string) => Promise<boolean>;
  /** Forgets what is known of another owner. */
  readonly forget: (match: string) => void;
  /** Takes a match from an owner that cannot be reached; if another host is faster, that one has it. */
  readonly takeOver: (match: string, from: MatchLease) => Promise<void>;
  /** Calls `listener` with every match that another host has taken from this one. */
  readonly onLost: (listener: (match: string) => void) => void;
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
/** Every so many beats the host looks whether it still has its leases, as messages about it may get lost. */
const VERIFY_EVERY = 5;

/** Published under the topic `lease` by a host that has taken a match from another. */
interface LeaseHint {
  readonly match: string;
  readonly holder: string;
}

export function createOwnership(options: OwnershipOptions): Ownership {
  const { entry, leases, bus, onError } = options;
  const me = entry.host;
  let draining = false;
  let beats = 0;
  const look = batched<string, HeldMatch>(
    (match) => match,
    async (matches) => new Map((await leases.look(matches)).map((one) => [one.match, one])),
  );
  const held = createHeldLeases({ ...options, me, look });
  const search = createOwnerSearch({
    ...options,
    me,
    held,
    look,
    isDraining: () => draining,
    async onTaken(match, from) {
      if (from !== "" && from !== me) {
        options.onTakeOver?.();
        bus.publish("lease", { match, holder: me } satisfies LeaseHint);
      }
      await options.onTaken(match);
    },
  });

  const subscriptions = [
    bus.subscribe("lease", (hint) => {
      const { match, holder } = hint as LeaseHint;
      if (holder === me) return;
      search.forget(match);
      if (held.of(match)) held.verify(match).catch(onError);
    }),
    bus.onGap(() => {
      search.forgetAll();
      held.verifyAll().catch(onError);
    }),
  ];

  return {
    leaseOf: held.of,
    count: held.count,
    ownerOf: async (match) => (held.of(match) ? { is: "here" } : (search.known(match) ?? search.find(match, false))),
    async leaseForAppend(match) {
      const own = held.of(match);
      if (own) return own;
      const owner = await search.find(match, true);
      if (owner.is === "there") {
        held.lose(match);
        throw new LeaseLost(`Another host owns ${match}.`);
      }
      return held.of(match);
    },
    verify: held.verify,
    forget: search.forget,
    takeOver: search.takeOver,
    onLost: held.onLost,
    async drain(settle) {
      draining = true;
      await held.freeAll(settle);
      await leases.leave(me);
    },
    async beat() {
      if (draining) return;
      await leases.announce(entry, ENTRY_LIFETIME_MS);
      beats += 1;
      await held.freeIdle();
      if (beats % VERIFY_EVERY === 0) await held.verifyAll();
    },
    close() {
      for (const unsubscribe of subscriptions) unsubscribe();
    },
  };
}
