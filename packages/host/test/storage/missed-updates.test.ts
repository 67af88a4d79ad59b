import type { Host } from "@starboard/host";
import { afterAll, expect, test } from "vitest";
import { memoryStorage } from "../../src/storage/open.ts";
import { begin, Guest, openHost, playOn } from "../guest.ts";

const open: Host[] = [];
afterAll(() => Promise.all(open.map((host) => host.close())));

test("writes of a host that died before publishing them are found by the others", async () => {
  let time = 1_000_000;
  const now = (): number => time;
  const storage = memoryStorage({ now });
  const watching = await openHost({ storage, now });
  // Its bus is disconnected: other hosts receive no hints about its writes.
  const silent = await openHost({
    storage: { ...memoryStorage({ now }), store: { ...storage.store, close: async () => {} } },
    now,
  });
  open.push(silent.host, watching.host);
  const { id, a, b } = await begin(silent.url);
  const stranger = await watch(watching.url, id);
  await playOn(id, [a, b], 3);
  const { at } = a.latest();
  expect(stranger.latest().at).toBeLessThan(at);
  time += 60_000;
  await watching.host.services.matches.runAllDue();
  expect((await stranger.update((update) => update.at === at)).view).toEqual(
    (await watch(silent.url, id)).latest().view,
  );
});

/** A spectator at one of the hosts. */
async function watch(url: string, match: string) {
  const connection = await new Guest(url).socket();
  await connection.ask({ is: "watch", match, viewer: "public", since: 0 });
  await connection.update();
  return connection;
}
