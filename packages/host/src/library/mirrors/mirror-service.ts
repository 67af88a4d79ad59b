/** Looks at the mirrors of a host from time to time: one host of a store does it, one mirror after the other. */
import { createLimiter } from "./limiter.ts";
import type { HostServices } from "../../services.ts";
import { lookAt } from "./follow.ts";
import { mirrors } from "./mirror-doc.ts";
import { after } from "../../play/timer.ts";

const LEASE = "library mirrors";
/** How often this host asks whether a look is due, and how long a look is good, in ms. */
const ASK_EVERY_MS = 10 * 60_000;
const LOOK_EVERY_MS = 6 * 3_600_000;
const MAX_MIRRORS = 100;

export interface MirrorService {
  /** Looks at a mirror now. False if another host of the store is looking at one. */
  look(id: string): Promise<boolean>;
  start(): void;
  close(): void;
}

/** @param onContent called with the kind and the hash of what was taken over */
export function createMirrorService(
  services: Pick<HostServices, "store" | "storage" | "tables" | "contentReader" | "now" | "settings" | "onError">,
  onContent: (kind: string, hash: string) => Promise<void>,
): MirrorService {
  const { store, storage, now, onError } = services;
  const { leases } = storage;
  const oneAtATime = createLimiter();
  let cancel = (): void => {};
  let isClosed = false;

  const look = (id: string): Promise<boolean> =>
    oneAtATime(async () => {
      if (isClosed || !(await leases.acquire(LEASE))) return false;
      try {
        await lookAt(services, id, onContent);
        return true;
      } finally {
        await leases.release(LEASE);
      }
    });

  async function lookAtDue(): Promise<void> {
    const due = now() - LOOK_EVERY_MS;
    for (const { id, doc } of await mirrors.find(store, { index: ["all", "yes"], limit: MAX_MIRRORS }))
      if ((doc.at ?? 0) <= due) await look(id);
  }
  function wait(): void {
    if (isClosed) return;
    cancel = after(ASK_EVERY_MS, () => void lookAtDue().catch(onError).finally(wait));
  }
  return {
    look,
    start: wait,
    close() {
      isClosed = true;
      cancel();
    },
  };
}
