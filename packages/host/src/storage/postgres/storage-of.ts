import type { Storage } from "../store.ts";

/** Returns the storage of its parts. Jobs end first, since they use all others; the store's pool of connections ends last. */
export const storageOf = (parts: Omit<Storage, "close" | "folder">): Storage => ({
  ...parts,
  async close() {
    await parts.jobs.close();
    await parts.leases.close();
    await parts.bus.close();
    await parts.store.close();
  },
});
