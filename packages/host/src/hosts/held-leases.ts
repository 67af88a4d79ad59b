/** The leases of this host, as it knows them. */
import type { HeldMatch, MatchLease, MatchLeases } from "../storage/store.ts";

export interface HeldLeases {
  readonly of: (match: string) => MatchLease | undefined;
  readonly count: () => number;
  hold(match: string, epoch: number): void;
  /** Forgets a lease that is another host's now, and tells the listeners. */
  readonly lose: (match: string) => void;
  readonly onLost: (listener: (match: string) => void) => void;
  /** Looks whether this host still has its lease on a match; false if not. */
  readonly verify: (match: string) => Promise<boolean>;
  verifyAll(): Promise<void>;
  /** Frees the leases of matches that have not been in memory for a while. Called at each beat. */
  freeIdle(): Promise<void>;
  /** Frees all. `settle` finishes what runs on a match. */
  freeAll(settle: (match: string) => Promise<void>): Promise<void>;
}
export interface HeldLeasesOptions {
  /** Id of this host. */
  readonly me: string;
  readonly leases: MatchLeases;
  readonly look: (match: string) => Promise<HeldMatch | undefined>;
  /** Whether a match is in the memory of this host. */
  readonly isOpen: (match: string) => boolean;
  readonly onError: (error: unknown) => void;
}

/** A lease is freed when its match has not been in memory at so many beats in a row. */
const IDLE_BEATS = 5;

export function createHeldLeases({ me, leases, look, isOpen, onError }: HeldLeasesOptions): HeldLeases {
  const held = new Map<string, MatchLease>();
  /** Beats in a row at which the match of a lease was not in memory. */
  const idle = new Map<string, number>();
  const listeners: ((match: string) => void)[] = [];

  function lose(match: string): void {
    held.delete(match);
    idle.delete(match);
    for (const listener of listeners) listener(match);
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

  return {
    of: (match) => held.get(match),
    count: () => held.size,
    hold: (match, epoch) => void held.set(match, { holder: me, epoch }),
    lose,
    onLost: (listener) => void listeners.push(listener),
    verify,
    async verifyAll() {
      await Promise.all([...held.keys()].map((match) => verify(match)));
    },
    async freeIdle() {
      const free: string[] = [];
      for (const match of held.keys()) {
        const count = isOpen(match) ? 0 : (idle.get(match) ?? 0) + 1;
        idle.set(match, count);
        if (count >= IDLE_BEATS) free.push(match);
      }
      for (const match of free) {
        held.delete(match);
        idle.delete(match);
      }
      if (free.length > 0) await leases.free(me, free);
    },
    async freeAll(settle) {
      const mine = [...held.keys()];
      await Promise.all(mine.map((match) => settle(match).catch(onError)));
      held.clear();
      if (mine.length > 0) await leases.free(me, mine);
    },
  };
}
