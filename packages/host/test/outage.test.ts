/** Tests an outage of PostgreSQL during play: every page catches up, although no page is reloaded. */
import type { Host } from "@starboard/host";
import { WIRE_VERSION } from "@starboard/wire";
import { afterAll, expect, test } from "vitest";
import { sendHeartbeats } from "../src/live/heartbeat.ts";
import { openSocketConnection } from "../src/live/connection.ts";
import { openPostgres } from "../src/storage/postgres/open.ts";
import { startCutProxy } from "../src/soak/proxy.ts";
import { anyMove, begin, Guest, openHost, playOn } from "./guest.ts";
import { closeCluster, database, lacks } from "./storage/stores.ts";

const open: Host[] = [];
afterAll(async () => {
  await Promise.all(open.map((host) => host.close()));
  await closeCluster();
});

/** Number of outages. */
const OUTAGES = 4;

test.skipIf(lacks("postgres"))(
  "players and spectators at two hosts reach the newest entry after every outage",
  async () => {
    const proxy = await startCutProxy(await database());
    const urls: string[] = [];
    for (let i = 0; i < 2; i++) {
      const timeouts = { connectMs: 3_000, queryMs: 3_000, checkMs: 1_000 };
      const storage = await openPostgres(proxy.url, { onError: () => {} }, timeouts);
      const { host, url } = await openHost({ storage });
      open.push(host);
      urls.push(url);
    }
    const { a, b, id } = await begin(urls[0] as string);
    const spectators = await Promise.all(urls.map((url) => new Guest(url).socket()));
    for (const one of spectators) {
      await one.ask({ is: "watch", match: id, viewer: "public", since: 0 });
      await one.update();
    }
    for (let i = 0; i < OUTAGES; i++) {
      await playOn(id, [a, b], 2);
      const { at, summary } = a.latest();
      const seat = summary.asked[0] as number;
      const mover = seat === 0 ? a : b;
      await mover.update((update) => update.at >= at);
      const move = anyMove(mover.latest());
      if (!move) throw new Error("no move");
      const key = `in-flight-${i}`;
      // In flight when the connections break; sometimes the database has committed it, sometimes not.
      const sent = mover.commit(id, seat, at, [move], key);
      if (i % 2 === 1) await new Promise((resolve) => void setImmediate(resolve));
      proxy.down(true);
      await sent;
      proxy.down(false);
      let answer = await mover.commit(id, seat, at, [move], key);
      while (answer.is !== "played") answer = await mover.commit(id, seat, at, [move], key);
      // The spectator at the other host receives only the hints between the hosts.
      for (const line of [a, b, ...spectators]) await line.update((update) => update.at >= answer.at);
    }
    await Promise.all(open.splice(0).map((host) => host.close()));
    await proxy.close();
  },
);

test("a connection receives the entry counts of its matches, except delayed ones", async () => {
  const { host, url } = await openHost();
  open.push(host);
  const { id, a, b } = await begin(url);
  const late = await begin(url, "anaxis", { spectators: { allowed: true, delay: 60 } });
  await playOn(id, [a, b], 2);
  const received: object[] = [];
  const send = (message: object): void => void received.push(message);
  const sendText = (text: string): void => send(JSON.parse(text) as object);
  const wire = { address: "1.2.3.4", send, sendText, throttle() {}, end() {} };
  const nobody = { person: null, name: "", session: null } as unknown as Parameters<typeof openSocketConnection>[1];
  const session = openSocketConnection(host.services, nobody, wire);
  for (const match of [id, late.id])
    await session.receive(
      JSON.stringify({ v: WIRE_VERSION, channel: "match", id: 1, is: "watch", match, viewer: "public", since: 0 }),
    );
  expect(received.filter((one) => "is" in one && one.is === "done")).toHaveLength(2);
  received.length = 0;
  await sendHeartbeats([session], host.services);
  expect(received).toEqual([{ channel: "match", is: "heartbeat", newest: [{ match: id, at: a.latest().at }] }]);
  session.close();
});
