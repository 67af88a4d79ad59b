import { afterAll, describe, expect, test } from "vitest";
import type { JobKind, JobQueue } from "../../src/storage/store.ts";
import { closeCluster, homes, lacks, open, places } from "./stores.ts";

afterAll(closeCluster);

const HOUR = 3_600_000;

/** Processes jobs and resolves once `count` were done; `fails` is how often each fails first. */
function worked(jobs: JobQueue, kind: JobKind, count: number, fails = 0): Promise<object[]> {
  const tries = new Map<string, number>();
  return new Promise((resolve, reject) => {
    const done: object[] = [];
    jobs
      .process(kind, 4, async (data) => {
        const text = JSON.stringify(data);
        const tried = tries.get(text) ?? 0;
        tries.set(text, tried + 1);
        if (tried < fails) throw new Error("not today");
        done.push(data);
        if (done.length === count) resolve(done);
      })
      .catch(reject);
  });
}
const sorted = (done: readonly object[]): string[] => done.map((one) => JSON.stringify(one)).sort();

describe.for(Object.entries(homes))("the jobs of %s", ([name, home]) => {
  test.skipIf(lacks(name))("are processed once each, waiting ones and later ones", async () => {
    const { jobs } = await home();
    for (const n of [1, 2, 3]) expect(await jobs.add("bot", { n })).toBe(true);
    const done = worked(jobs, "bot", 6);
    for (const n of [4, 5, 6]) await jobs.add("bot", { n });
    await jobs.add("email", { n: 7 });
    expect(sorted(await done)).toEqual([1, 2, 3, 4, 5, 6].map((n) => JSON.stringify({ n })));
  });

  test.skipIf(lacks(name))("wait once per key until their time, and can be cancelled", async () => {
    const { jobs } = await home();
    const at = Date.now() + HOUR;
    expect(await jobs.add("notification", { n: 1 }, { key: "ada", at })).toBe(true);
    expect(await jobs.add("notification", { n: 2 }, { key: "ada" })).toBe(false);
    expect(await jobs.add("notification", { n: 3 }, { key: "bob", at })).toBe(true);
    expect(await jobs.add("email", { n: 4 }, { key: "ada", at })).toBe(true);
    await jobs.cancel("notification", "ada");
    expect(await jobs.add("notification", { n: 5 }, { key: "ada" })).toBe(true);
    expect(await worked(jobs, "notification", 1)).toEqual([{ n: 5 }]);
  });

  test.skipIf(lacks(name))("are repeated when they fail", async () => {
    const { jobs } = await home();
    const done = worked(jobs, "push", 1, 1);
    await jobs.add("push", { n: 1 });
    expect(await done).toEqual([{ n: 1 }]);
  });
});

test("jobs survive the host that added them", async () => {
  const place = await places.sqlite();
  const first = await open(place);
  await first.jobs.add("email", { n: 1 }, { key: "once" });
  await first.close();
  const second = await open(place);
  expect(await second.jobs.add("email", { n: 2 }, { key: "once" })).toBe(false);
  expect(await worked(second.jobs, "email", 1)).toEqual([{ n: 1 }]);
});

test.skipIf(lacks("postgres"))("two hosts share the jobs of one PostgreSQL, and none is done twice", async () => {
  const place = await places.postgres();
  const [one, other] = await Promise.all([open(place), open(place)]);
  const done: object[] = [];
  const all = new Promise<void>((resolve) => {
    const work = async (data: object): Promise<void> => {
      done.push(data);
      if (done.length === 20) resolve();
    };
    void one.jobs.process("bot", 2, work);
    void other.jobs.process("bot", 2, work);
  });
  for (let n = 0; n < 20; n++) await (n % 2 === 0 ? one : other).jobs.add("bot", { n });
  await all;
  expect(new Set(sorted(done)).size).toBe(20);
});
