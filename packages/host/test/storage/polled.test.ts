/** Tests storage in a PostgreSQL without LISTEN, advisory locks and prepared statements. */
import { join } from "node:path";
import pg from "pg";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { openingOf, rowsOf, sampleSummary } from "../../src/storage/contract/index.ts";
import { openPolledPostgres } from "../../src/storage/postgres/open-polled.ts";
import { backup, restore } from "../../src/storage/backup/backup.ts";
import { startCutProxy } from "../../src/soak/proxy.ts";
import { closeCluster, closing, database, folder, lacks, open, polled } from "./stores.ts";

afterAll(closeCluster);
const needsPostgres = test.skipIf(lacks("postgres"));

async function admin(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

needsPostgres("hosts start at once and work where advisory locks and NOTIFY are forbidden", async () => {
  const url = await database();
  const client = await admin(url);
  await client.query("drop role if exists plain");
  await client.query("create role plain login");
  await client.query(`alter database ${new URL(url).pathname.slice(1)} owner to plain`);
  await client.query("alter schema public owner to plain");
  // Everything that belongs to a session fails for this role.
  const { rows } = await client.query<{ signature: string }>(`select oid::regprocedure::text as signature from pg_proc
    where proname ~ 'advisory' or proname in ('pg_notify', 'pg_listening_channels')`);
  expect(rows.length).toBeGreaterThan(10);
  for (const { signature } of rows) await client.query(`revoke execute on function ${signature} from public`);
  const limited = new URL(url);
  limited.username = "plain";
  const errors: unknown[] = [];
  const onError = (error: unknown): void => void errors.push(error);
  const [one, other] = await Promise.all(
    [0, 1].map(async () => closing(await openPolledPostgres(limited.href, { onError }))),
  );
  if (!one || !other) throw new Error("two hosts are needed");
  expect(await one.store.create(openingOf("a"), rowsOf(0, 1), sampleSummary("a", 1))).toBe(true);
  expect(await other.store.append("a", 1, rowsOf(1, 2), sampleSummary("a", 2))).toBe(true);
  expect([await one.leases.acquire("a"), await other.leases.acquire("a")]).toEqual([true, false]);
  const heard = new Promise((resolve) => other.bus.subscribe("a", resolve));
  one.bus.publish("a", { n: 1 });
  expect(await heard).toEqual({ n: 1 });
  const done = new Promise((resolve) => void other.jobs.process("email", 1, async (data) => resolve(data)));
  await one.jobs.add("email", { n: 2 });
  expect(await done).toEqual({ n: 2 });
  expect(errors).toEqual([]);
});

needsPostgres("a lease that a dead host held ends by time, and never while its host renews it", async () => {
  const place = await polled();
  const [one, other] = await Promise.all([open(place), open(place)]);
  const client = await admin(place.databaseUrl as string);
  expect([await one.leases.acquire("a"), await one.leases.acquire("a")]).toEqual([true, true]);
  await one.leases.release("a");
  expect(await other.leases.acquire("a")).toBe(false);
  // A release and the next acquisition of one name do not overtake each other.
  const [, again] = await Promise.all([one.leases.release("a"), one.leases.acquire("a")]);
  expect([again, await other.leases.acquire("a")]).toEqual([true, false]);
  await client.query("update leases set expires_at = 0 where lease = 'a'");
  expect(await other.leases.acquire("a")).toBe(true);
  expect(await one.leases.acquire("a")).toBe(false);
  await other.close();
  expect(await one.leases.acquire("a")).toBe(true);
});

needsPostgres("hints of an outage arrive after it, both ways and in order", async () => {
  const place = await polled();
  const proxy = closing(await startCutProxy(place.databaseUrl as string));
  const cut = await open({ ...place, databaseUrl: proxy.url });
  const other = await open(place);
  const heard = (bus: typeof cut.bus): Promise<object[]> =>
    new Promise((resolve) => {
      const hints: object[] = [];
      bus.subscribe("a", (hint) => hints.push(hint) === 3 && resolve(hints));
    });
  const [here, there] = [heard(cut.bus), heard(other.bus)];
  proxy.down(true);
  for (const n of [1, 2]) other.bus.publish("b", { n });
  cut.bus.publish("a", { n: 1 });
  await expect(cut.store.check()).rejects.toThrow();
  cut.bus.publish("a", { n: 2 });
  proxy.down(false);
  cut.bus.publish("a", { n: 3 });
  expect(await here).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }]);
  expect(await there).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }]);
});

needsPostgres("a row that is no hint counts as a gap, and a restore is noticed", async () => {
  const place = await polled();
  const { store, bus } = await open(place);
  const client = await admin(place.databaseUrl as string);
  const gap = (): Promise<void> => new Promise((resolve) => void bus.onGap(resolve));
  for (const payload of ["", "[]", '["x",[1,2]]', '["x",["topic",null]]', "{"]) {
    const noticed = gap();
    await client.query("insert into hints values ($1, extract(epoch from clock_timestamp()) * 1000, $2)", [
      `from elsewhere ${payload}`,
      payload,
    ]);
    await noticed;
  }
  await store.create(openingOf("a"), rowsOf(0, 1), sampleSummary("a", 1));
  const file = join(folder(), "club.backup");
  await backup(place, file, 1);
  const replaced = gap();
  await restore(place, file, true);
  await replaced;
  expect(await store.rows("a", 0)).toEqual(rowsOf(0, 1));
});
