/** Several hosts over one PostgreSQL: people at one table sit at different hosts and do not notice. */
import { openStorage } from "@starboard/host/storage";
import type { Host } from "@starboard/host";
import { afterAll, expect, test } from "vitest";
import { begin, Guest, type Line, openHost, playOn } from "./guest.ts";
import { closeCluster, database, lacks } from "./storage/homes.ts";

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
    await a.ask({ is: "attend", table: id, chat: 0 });
    await b.close();
    // Ben's next connection is taken by the other host; his cookie is good there.
    const moved = new Guest(there);
    moved.cookie = ben.cookie;
    const c: Line = await moved.socket();
    await c.ask({ is: "attend", table: id, chat: 0 });
    await c.ask({ is: "watch", match: id, viewer: 1 as never, since: 0 });
    await a.until((m) => m.is === "table" && m.table.seats[1]?.online === true);
    await c.until((m) => m.is === "table" && m.table.seats[0]?.online === true);
    await playOn(id, [a, c], 10);
    expect(a.latest().at).toBe(c.latest().at);
    await c.ask({ is: "say", table: id, channel: "table", text: "hello from the other side" });
    await a.until((m) => m.is === "chat" && m.lines.some(({ text }) => text === "hello from the other side"));
    // A seat taken away at one host is taken away at the other.
    await moved.http("POST", `/api/tables/${id}/seats/1/leave`);
    await c.until((m) => m.is === "notice" && m.code === "CLERK_FORBIDDEN");
    expect((await ada.table(id)).body.seats[1]?.kind).toBe("vacant");
  },
);
