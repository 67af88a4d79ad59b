/** Tests the chat of a table: who may write and read in which channel. */
import type { Host } from "@starboard/host";
import type { ChatLine } from "@starboard/wire/host-socket";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { begin, Guest, type TestConnection, openHost } from "./guest.ts";

let host: Host;
let url = "";
beforeAll(async () => {
  ({ host, url } = await openHost());
});
afterAll(() => host.close());

const bad = (code: string) => ({ is: "invalid", bad: [{ code }] });
const chatOf = (line: TestConnection): ChatLine[] => line.received.flatMap((m) => (m.is === "chat" ? m.lines : []));

describe("chat", () => {
  test("players and spectators have their channels; the table owner can mute, everyone can report", async () => {
    const { ada, ben, a, b, id } = await begin(url);
    const eve = new Guest(url);
    await eve.me("Eve");
    const e = await eve.socket();
    for (const line of [a, b, e]) await line.ask({ is: "followTable", table: id, chat: 0 });
    const say = (line: TestConnection, channel: "table" | "allies" | "spectators", text: string) =>
      line.ask({ is: "say", table: id, to: channel, text });
    expect(await say(a, "table", "  good luck ")).toMatchObject({ is: "done" });
    expect(await say(e, "spectators", "Ada has no chance")).toMatchObject({ is: "done" });
    expect(await say(a, "spectators", "really?")).toMatchObject(bad("TABLE_CHANNEL"));
    expect(await say(e, "table", "let me in")).toMatchObject(bad("TABLE_CHANNEL"));
    expect(await say(a, "allies", "psst")).toMatchObject(bad("TABLE_CHANNEL"));
    await b.until((m) => m.is === "chat" && m.lines.some(({ text }) => text === "good luck"));
    await e.until((m) => m.is === "chat" && m.lines.some(({ channel }) => channel === "spectators"));
    expect(chatOf(b).map(({ text }) => text)).toEqual(["good luck"]);
    expect(chatOf(e).map(({ name, seat }) => [name, seat])).toEqual([
      ["Ada", 0],
      ["Eve", null],
    ]);

    const line = chatOf(e).find(({ channel }) => channel === "spectators");
    expect(await b.ask({ is: "mute", table: id, who: line?.who ?? "", on: true })).toMatchObject(
      bad("TABLE_FORBIDDEN"),
    );
    expect(await a.ask({ is: "mute", table: id, who: line?.who ?? "", on: true })).toMatchObject({ is: "done" });
    expect(await say(e, "spectators", "again")).toMatchObject(bad("TABLE_MUTED"));
    // Only the table owner reads who is muted, and can unmute them.
    expect((await ada.table(id)).body.muted).toEqual([line?.who]);
    expect((await ben.table(id)).body.muted).toEqual([]);
    await a.ask({ is: "mute", table: id, who: line?.who ?? "", on: false });
    expect((await ada.table(id)).body.muted).toEqual([]);
    expect(await say(e, "spectators", "again")).toMatchObject({ is: "done" });
    expect(await b.ask({ is: "report", table: id, n: line?.n ?? 0, why: "rude" })).toMatchObject(bad("TABLE_CHANNEL"));
    expect(await e.ask({ is: "report", table: id, n: chatOf(e)[0]?.n ?? 0, why: "rude" })).toMatchObject({
      is: "done",
    });
    expect(await host.services.store.count("report")).toBe(1);
    expect(await say(a, "table", "x".repeat(501))).toMatchObject(bad("WIRE_FIELD"));
    const nobody = await new Guest(url).socket();
    expect(await say(nobody, "spectators", "hi")).toMatchObject(bad("HOST_SIGN_IN"));
  });
});
