/** Tests several hosts over one PostgreSQL: players of one table are connected to different hosts. */
import { openStorage } from "@starboard/host/storage";
import type { Host } from "@starboard/host";
import type { OrdersInfo } from "@starboard/wire/orders";
import { afterAll, expect, test } from "vitest";
import { begin, Guest, type TestConnection, openHost, playOn } from "./guest.ts";
import { closeCluster, database, lacks } from "./storage/stores.ts";

const open: Host[] = [];
afterAll(async () => {
  await Promise.all(open.map((host) => host.close()));
  await closeCluster();
});

test.skipIf(lacks("postgres"))(
  "two people play through two hosts; seats, acts, chat and presence are one",
  async () => {
    const databaseUrl = await database();
    const nodes = [];
    for (let i = 0; i < 2; i++) {
      const node = await openHost({ storage: await openStorage({ databaseUrl, folder: "" }) });
      open.push(node.host);
      nodes.push(node.url);
    }
    const [here = "", there = ""] = nodes;
    const { ada, ben, a, b, id } = await begin(here);
    await a.ask({ is: "followTable", table: id, chat: 0 });
    await b.close();
    // The other host accepts Ben's next connection with the same cookie.
    const moved = new Guest(there);
    moved.cookie = ben.cookie;
    const c: TestConnection = await moved.socket();
    await c.ask({ is: "followTable", table: id, chat: 0 });
    await c.ask({ is: "watch", match: id, viewer: 1 as never, since: 0 });
    await a.until((m) => m.is === "table" && m.table.seats[1]?.online === true);
    await c.until((m) => m.is === "table" && m.table.seats[0]?.online === true);
    await playOn(id, [a, c], 10);
    expect(a.latest().at).toBe(c.latest().at);
    await c.ask({ is: "say", table: id, to: "table", text: "hello from the other side" });
    await a.until((m) => m.is === "chat" && m.lines.some(({ text }) => text === "hello from the other side"));
    // A seat that one host frees is free at the other.
    await moved.http("POST", `/api/tables/${id}/seats/1/leave`);
    await c.until((m) => m.is === "notice" && m.code === "SERVICE_FORBIDDEN");
    expect((await ada.table(id)).body.seats[1]?.kind).toBe("vacant");
  },
);

test.skipIf(lacks("postgres"))("an order left at one host is followed where the others play, once", async () => {
  const databaseUrl = await database();
  const [here, there] = await Promise.all(
    [0, 1].map(async () => {
      const node = await openHost({ storage: await openStorage({ databaseUrl, folder: "" }) });
      open.push(node.host);
      return node;
    }),
  );
  if (!here || !there) throw new Error("two hosts");
  const { ada, ben, a, b, id } = await begin(here.url, "4000ad", { options: { "ad.players": 2 } });
  const first = a.latest().summary.asked[0] as number;
  const [mover, away] = first === 0 ? [a, ben] : [b, ada];
  // Both hosts have the match open; the order is given at the host where no player moves.
  const elsewhere = new Guest(there.url);
  elsewhere.cookie = away.cookie;
  const looking = await elsewhere.socket();
  await looking.ask({ is: "watch", match: id, viewer: (1 - first) as never, since: 0 });
  const stay = { step: "depart", act: { do: "stay" } };
  const path = `/api/tables/${id}/seats/${1 - first}/orders`;
  expect((await elsewhere.http("POST", path, { is: "answer", ...stay, once: false })).status).toBe(201);
  while (mover.latest().summary.asked.includes(first as never)) {
    const played = await mover.commit(id, first, mover.latest().at, [stay]);
    if (played.is !== "played") throw new Error(JSON.stringify(played));
    await mover.update((u) => u.at >= played.at);
  }
  const back = await mover.update((u) => u.at > 3 && u.summary.asked.includes(first as never));
  // Two powers each, one entry per act, and none twice.
  expect(back.at).toBe(5);
  // The other host shows it as soon as it has heard of both.
  const orders = async () => (await elsewhere.http<OrdersInfo>("GET", path)).body.orders;
  await expect.poll(orders).toMatchObject([{ used: 2, ended: null }]);
});
