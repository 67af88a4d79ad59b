/** Tests who is sent a table or a match without playing in it. */
import type { Host } from "@starboard/host";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { anyMove, begin, Guest, nextTable, openHost, playOn } from "./guest.ts";

let host: Host;
let url = "";
let time = 1_800_000_000_000;
beforeAll(async () => {
  ({ host, url } = await openHost({ now: () => time }));
});
afterAll(() => host.close());

const bad = (code: string) => ({ is: "invalid", bad: [{ code }] });

test("the lobby sends people their own unlisted tables, and strangers none", async () => {
  const { ada, a, b, id } = await begin(url);
  const [home, street] = await Promise.all([ada.socket(), new Guest(url).socket()]);
  for (const line of [home, street]) await line.ask({ is: "followLobby" });
  await playOn(id, [a, b], 1);
  const message = await nextTable(home, ({ table, summary }) => table === id && (summary?.at ?? 0) > 1);
  expect(message.table.you.seats).toEqual([0]);
  expect(street.tables()).toEqual([]);
});

describe("spectators", () => {
  test("see the public view, or nothing if the table forbids spectators", async () => {
    const { a, id } = await begin(url, "anaxis", { spectators: { allowed: false, delay: 0 } });
    const e = await new Guest(url).socket();
    expect(await e.ask({ is: "watch", match: id, viewer: "public", since: 0 })).toMatchObject(bad("SERVICE_FORBIDDEN"));
    await a.commit(id, 0, a.latest().at, [{ step: "concede", act: { do: "concede" } }]);
    expect(await e.ask({ is: "watch", match: id, viewer: "public", since: 0 })).toMatchObject({ is: "done" });
  });
  test("can be delayed; players are not", async () => {
    const { ada, a, b, id } = await begin(url, "anaxis", { spectators: { allowed: true, delay: 600 } });
    const e = await new Guest(url).socket();
    await e.ask({ is: "watch", match: id, viewer: "public", since: 0 });
    await b.ask({ is: "watch", match: id, viewer: "public", since: 0 });
    await playOn(id, [a, b], 3);
    expect(e.latest().at).toBe(1);
    // The table info does not disclose the entry count either.
    const behind = (await new Guest(url).table(id)).body.summary;
    expect(behind).toMatchObject({ at: 0, asked: [], over: null });
    expect((await ada.table(id)).body.summary?.at).toBe(a.latest().at);
    await b.update((u) => u.viewer === "public" && u.at === a.latest().at);
    time += 600_000;
    const late = await new Guest(url).socket();
    await late.ask({ is: "watch", match: id, viewer: "public", since: 0 });
    expect(late.latest().at).toBe(a.latest().at);
    expect(anyMove(late.latest())).toBeUndefined();
  });
});
