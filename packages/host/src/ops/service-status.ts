/** Service status set by administrators: an announcement, the start of maintenance, and read-only mode. */
import type { ServiceStatus } from "@starboard/wire/host";
import { defineCollection } from "../storage/collection.ts";
import type { Bus, Change, HostStore } from "../storage/store.ts";

interface StatusDoc extends ServiceStatus {
  /** Matches whose clocks were paused for read-only mode and are resumed after it. */
  readonly paused: readonly string[];
}
const statuses = defineCollection<StatusDoc>("setting");
const ID = "service-status";
const TOPIC = "service";
const NORMAL: StatusDoc = { text: "", startsAt: null, readOnly: false, paused: [] };

export interface Service {
  /** Returns the status as this host knows it. A change on another host arrives a moment later. */
  status(): ServiceStatus;
  isReadOnly(): boolean;
  /** Returns the matches whose clocks are paused for read-only mode. */
  paused(): Promise<readonly string[]>;
  /** Changes the status on all hosts, in one write with `also`. */
  change(part: Partial<StatusDoc>, also?: readonly Change[]): Promise<ServiceStatus>;
  /** Calls `listener` after every change until the returned function is called. */
  onChange(listener: (status: ServiceStatus) => void): () => void;
  /** Resolves once the server is not read-only. */
  whenWritable(): Promise<void>;
  close(): void;
}

export async function createService(
  store: HostStore,
  bus: Bus,
  now: () => number,
  onError: (error: unknown) => void,
): Promise<Service> {
  const listeners = new Set<(status: ServiceStatus) => void>();
  let waiting: (() => void)[] = [];
  let known: StatusDoc = NORMAL;
  const read = async (): Promise<StatusDoc> => (await statuses.get(store, ID))?.doc ?? NORMAL;
  const statusOf = ({ text, startsAt, readOnly }: StatusDoc): ServiceStatus => ({ text, startsAt, readOnly });

  function applyStatus(next: StatusDoc): void {
    const same = JSON.stringify(statusOf(next)) === JSON.stringify(statusOf(known));
    known = next;
    if (same) return;
    if (!next.readOnly) {
      for (const go of waiting) go();
      waiting = [];
    }
    for (const listener of listeners) listener(statusOf(next));
  }
  const reload = (): void => void read().then(applyStatus, onError);
  const subscriptions = [bus.subscribe(TOPIC, reload), bus.onGap(reload)];
  known = await read();

  return {
    status: () => statusOf(known),
    isReadOnly: () => known.readOnly,
    paused: async () => (await read()).paused,
    async change(part, also = []) {
      for (;;) {
        const stored = await statuses.get(store, ID);
        const next = { ...(stored?.doc ?? NORMAL), ...part };
        if (!(await store.write([statuses.put(ID, next, now(), stored?.version ?? 0), ...also]))) continue;
        applyStatus(next);
        bus.publish(TOPIC, {});
        return statusOf(next);
      }
    },
    onChange(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    whenWritable: () => (known.readOnly ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve()),
    close() {
      for (const unsubscribe of subscriptions) unsubscribe();
    },
  };
}
