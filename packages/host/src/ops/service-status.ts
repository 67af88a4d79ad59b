/** What administrators tell everyone about the server: an announcement, when maintenance begins, and whether it is read-only. */
import type { ServiceStatus } from "@starboard/wire/host";
import { defineCollection } from "../storage/collection.ts";
import type { Bus, Change, HostStore } from "../storage/store.ts";

interface StatusDoc extends ServiceStatus {
  /** Matches whose clocks were stopped for read-only mode, to be started again after it. */
  readonly paused: readonly string[];
}
const statuses = defineCollection<StatusDoc>("setting");
const ID = "service-status";
const TOPIC = "service";
const NORMAL: StatusDoc = { text: "", startsAt: null, readOnly: false, paused: [] };

export interface Service {
  /** As this host knows it; a change at another host arrives a moment later. */
  status(): ServiceStatus;
  isReadOnly(): boolean;
  /** Matches whose clocks stand for read-only mode. */
  paused(): Promise<readonly string[]>;
  /** Changes it on all hosts, together with `also`. */
  change(part: Partial<StatusDoc>, also?: readonly Change[]): Promise<ServiceStatus>;
  /** Calls `hear` after every change until the returned function is called. */
  onChange(hear: (status: ServiceStatus) => void): () => void;
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
  const hearers = new Set<(status: ServiceStatus) => void>();
  let waiting: (() => void)[] = [];
  let known: StatusDoc = NORMAL;
  const read = async (): Promise<StatusDoc> => (await statuses.get(store, ID))?.doc ?? NORMAL;
  const statusOf = ({ text, startsAt, readOnly }: StatusDoc): ServiceStatus => ({ text, startsAt, readOnly });

  function learn(next: StatusDoc): void {
    const same = JSON.stringify(statusOf(next)) === JSON.stringify(statusOf(known));
    known = next;
    if (same) return;
    if (!next.readOnly) {
      for (const go of waiting) go();
      waiting = [];
    }
    for (const hear of hearers) hear(statusOf(next));
  }
  const again = (): void => void read().then(learn, onError);
  const leave = [bus.subscribe(TOPIC, again), bus.onGap(again)];
  known = await read();

  return {
    status: () => statusOf(known),
    isReadOnly: () => known.readOnly,
    paused: async () => (await read()).paused,
    async change(part, also = []) {
      for (;;) {
        const kept = await statuses.get(store, ID);
        const next = { ...(kept?.doc ?? NORMAL), ...part };
        if (!(await store.write([statuses.put(ID, next, now(), kept?.version ?? 0), ...also]))) continue;
        learn(next);
        bus.publish(TOPIC, {});
        return statusOf(next);
      }
    },
    onChange(hear) {
      hearers.add(hear);
      return () => void hearers.delete(hear);
    },
    whenWritable: () => (known.readOnly ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve()),
    close() {
      for (const end of leave) end();
    },
  };
}
