/** The job queue of several hosts, stored by pg-boss in a separate schema. */
import { randomUUID } from "node:crypto";
import { CHANNEL_NAMES } from "@starboard/wire/notifications";
import { PgBoss } from "pg-boss";
import { LEASE_MS, TRIES } from "../job-statements.ts";
import type { JobKind, JobQueue } from "../store.ts";
import { type ConnectionTimeouts, TIMEOUTS } from "./connection.ts";

const SCHEMA = "starboard_jobs";
const KINDS: readonly JobKind[] = ["bot", "notification", "clock", "review", "measure", "proof", ...CHANNEL_NAMES];
/** One job per key may wait; any number may be running. */
const queue = {
  policy: "short",
  notify: true,
  retryLimit: TRIES - 1,
  retryDelay: 1,
  retryBackoff: true,
  expireInSeconds: LEASE_MS / 1_000,
  deleteAfterSeconds: 3_600,
};

export async function openJobs(
  connectionString: string,
  onError: (error: unknown) => void,
  timeouts: ConnectionTimeouts = TIMEOUTS,
): Promise<JobQueue> {
  // pg-boss passes these options on to its connection pool.
  const limits = { connectionTimeoutMillis: timeouts.connectMs, query_timeout: timeouts.queryMs };
  const boss = new PgBoss({
    ...limits,
    connectionString,
    schema: SCHEMA,
    max: 4,
    application_name: "starboard jobs",
    useListenNotify: true,
  });
  boss.on("error", onError);
  try {
    await boss.start();
    for (const kind of KINDS) {
      await boss.createQueue(kind, queue);
      const { policy: _, ...changeable } = queue;
      await boss.updateQueue(kind, changeable);
    }
  } catch (error) {
    await boss.stop({ graceful: false }).catch(() => {});
    throw error;
  }
  return {
    shared: true,
    async add(kind, data, { key, at } = {}) {
      const id = await boss.send(kind, data, {
        singletonKey: key ?? randomUUID(),
        ...(at !== undefined && { startAfter: new Date(at) }),
      });
      return id !== null;
    },
    async cancel(kind, key) {
      const waiting = await boss.findJobs(kind, { key, queued: true });
      if (waiting.length > 0)
        await boss.deleteJob(
          kind,
          waiting.map(({ id }) => id),
        );
    },
    async process(kind, atOnce, work) {
      await boss.work(
        kind,
        { localConcurrency: atOnce, pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 1, batchSize: 1 },
        async ([job]: { data: object }[]) => {
          try {
            if (job) await work(job.data);
          } catch (error) {
            onError(error);
            throw error;
          }
        },
      );
    },
    close: () => boss.stop({ graceful: true, timeout: 10_000 }),
  };
}
