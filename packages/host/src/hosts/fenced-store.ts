import type { HostStore } from "../storage/store.ts";
import { LeaseLost } from "./owner-search.ts";
import type { Ownership } from "./ownership.ts";

/**
 * The store of a host that has leases: every append to a match goes out under the lease on it. An append without a lease, or
 * with one that was lost, rejects with `LeaseLost`.
 */
export const fencedStore = (
  store: HostStore,
  ownership: Pick<Ownership, "leaseOf" | "leaseForAppend" | "verify">,
): HostStore => ({
  ...store,
  async append(match, from, rows, summary, also = []) {
    const lease = ownership.leaseOf(match) ?? (await ownership.leaseForAppend(match));
    const written = await store.append(match, from, rows, summary, also, lease);
    if (!written && lease && !(await ownership.verify(match))) throw new LeaseLost(`Another host has taken ${match}.`);
    return written;
  },
});
