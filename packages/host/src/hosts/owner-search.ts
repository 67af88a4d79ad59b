/** Finds the owner of a match, or makes this host its owner. */
import type { HeldMatch, HostEntry, MatchLease, MatchLeases } from "../storage/store.ts";
import { batched } from "../storage/batched.ts";
import type { HeldLeases } from "./held-leases.ts";
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

export interface OwnerSearch {
  /** Returns the owner of another host, if it is known. */
  readonly known: (match: string) => Owner | undefined;
  /** Looks for the owner and takes a running match that is free; with `over`, also one that is over. */
  readonly find: (match: string, over: boolean) => Promise<Owner>;
  readonly forget: (match: string) => void;
  forgetAll(): void;
  /** Takes a match from the owner that was seen, if it still has it. */
  readonly takeOver: (match: string, from: MatchLease) => Promise<void>;
}
export interface OwnerSearchOptions {
  /** Id of this host. */
  readonly me: string;
  readonly leases: MatchLeases;
  readonly held: HeldLeases;
  readonly look: (match: string) => Promise<HeldMatch | undefined>;
  /** Whether this host has the rules of a game (`game@edition`). */
  readonly knows: (game: string) => Promise<boolean>;
  /** True from when this host is to stop: it takes no match. */
  readonly isDraining: () => boolean;
  /** Called after a match was taken, with its holder before. */
  readonly onTaken: (match: string, from: string) => Promise<void>;
}

/** Most owners that a host remembers. */
const MAX_KNOWN = 50_000;
/** Attempts to take a match that other hosts take at the same time. */
const TRIES = 4;

export function createOwnerSearch(options: OwnerSearchOptions): OwnerSearch {
  const { me, leases, held, look, knows, isDraining } = options;
  const known = new Map<string, Owner>();
  const searches = new Map<string, Promise<Owner>>();
  const take = batched<MatchLease & { readonly match: string }, number>(
    ({ match }) => match,
    (seen) => leases.take(me, seen),
  );

  function there(match: string, host: HostEntry, lease: MatchLease): Owner {
    const owner = { is: "there", host, lease } as const;
    if (known.size >= MAX_KNOWN) known.clear();
    known.set(match, owner);
    return owner;
  }
  /** Takes a lease as it was seen; false if it has changed since. */
  async function takeFrom(match: string, { holder, epoch }: MatchLease): Promise<boolean> {
    const taken = await take({ match, holder, epoch });
    if (taken === undefined) return false;
    if (isDraining()) {
      await leases.free(me, [match]);
      return false;
    }
    known.delete(match);
    held.hold(match, taken);
    await options.onTaken(match, holder);
    return true;
  }
  /** A running host that has the rules of a match and can be asked. */
  async function otherWith(game: string): Promise<HostEntry | undefined> {
    const others = await leases.hosts();
    return others.find((other) => other.host !== me && canBeAsked(other) && hasRules(other, game));
  }

  async function search(match: string, over: boolean): Promise<Owner> {
    for (let tries = 0; tries < TRIES; tries++) {
      const seen = await look(match);
      if (!seen) return { is: "shared" };
      if (seen.holder === me && !isDraining()) {
        // The answer to an earlier statement was lost.
        held.hold(match, seen.epoch);
        return { is: "here" };
      }
      const lease = { holder: seen.holder, epoch: seen.epoch };
      if (seen.host && seen.holder !== me)
        return canBeAsked(seen.host) ? there(match, seen.host, lease) : { is: "shared" };
      if (isDraining() || !(await knows(seen.game))) {
        const other = await otherWith(seen.game);
        if (other) return there(match, other, lease);
        if (isDraining()) throw new LeaseLost(`This host is shutting down and does not take ${match}.`);
        return { is: "shared" };
      }
      if (seen.over && !over) return { is: "shared" };
      if (await takeFrom(match, lease)) return { is: "here" };
    }
    throw new LeaseLost(`Several hosts take ${match} from each other.`);
  }

  return {
    known: (match) => known.get(match),
    find(match, over) {
      // Calls at the same time share a search.
      const key = `${match} ${String(over)}`;
      const running = searches.get(key);
      if (running) return running;
      const started = search(match, over).finally(() => searches.delete(key));
      searches.set(key, started);
      return started;
    },
    forget: (match) => void known.delete(match),
    forgetAll: () => known.clear(),
    async takeOver(match, from) {
      known.delete(match);
      if (held.of(match) || isDraining()) return;
      const seen = await look(match);
      if (seen?.holder === from.holder && seen.epoch === from.epoch && (await knows(seen.game)))
        await takeFrom(match, from);
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
