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

test("a host that has not heard of the latest acts does the due work that follows from them", async () => {
  const storage = memoryStorage();
  const behind = await openHost({ storage });
  // Its bus is disconnected, and it leaves all due work to the other host.
  const store = { ...storage.store, claimDue: async () => [], close: async () => {} };
  const silent = await openHost({ storage: { ...memoryStorage(), store } });
  open.push(silent.host, behind.host);
  const { ada, ben, a, b, id } = await begin(silent.url, "4000ad", { options: { "ad.players": 2 } });
  const first = a.latest().summary.asked[0] as number;
  const [mover, waiting] = first === 0 ? [a, ben] : [b, ada];
  const stranger = await watch(behind.url, id);
  const stay = { step: "depart", act: { do: "stay" } };
  const path = `/api/tables/${id}/seats/${1 - first}/orders`;
  expect((await waiting.http("POST", path, { is: "answer", ...stay, once: false })).status).toBe(201);
  await behind.host.services.matches.ordersChanged(id);
  while (mover.latest().summary.asked.includes(first as never)) {
    const played = await mover.commit(id, first, mover.latest().at, [stay]);
    if (played.is !== "played") throw new Error(JSON.stringify(played));
    await mover.update((update) => update.at >= played.at);
  }
  const { at } = mover.latest();
  expect(stranger.latest().at).toBeLessThan(at);
  await behind.host.services.matches.runAllDue();
  // The order is followed for both powers of its seat.
  expect((await stranger.update((update) => update.at === at + 2)).summary.asked).toEqual([first]);
});

/** A spectator at one of the hosts. */
async function watch(url: string, match: string) {
  const connection = await new Guest(url).socket();
  await connection.ask({ is: "watch", match, viewer: "public", since: 0 });
  await connection.update();
  return connection;
}
