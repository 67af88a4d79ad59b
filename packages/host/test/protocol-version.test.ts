/** Pages of another version of the protocol are asked to reload, in messages that they can read. */
import type { Host } from "@starboard/host";
import { WIRE_VERSION } from "@starboard/wire";
import { afterAll, beforeAll, expect, test } from "vitest";
import { en } from "../src/messages/en.ts";
import { Guest, openHost } from "./guest.ts";

let host: Host;
let url: string;
beforeAll(async () => {
  ({ host, url } = await openHost());
});
afterAll(() => host.close());

test.for([1, WIRE_VERSION + 1])("a page of version %i is refused and told to reload", async (v) => {
  const connection = await new Guest(url).socket();
  // As version 1 sent it: without a channel. Its page knows responses by `id` and announcements by `is`.
  connection.ws.send(JSON.stringify({ v, id: 1_000_000_001, is: "hello", client: "starboard web" }));
  const answer = await connection.until((m) => m.id === 1_000_000_001);
  expect(answer).toMatchObject({ is: "invalid", bad: [{ code: "WIRE_VERSION", about: { speaks: WIRE_VERSION } }] });
  const announced = await connection.until((m) => m.is === "status");
  expect(announced).toMatchObject({ status: { text: en.outdatedPage, startsAt: null, readOnly: false } });
  // The connection stays open: the page may be closed, not broken.
  connection.ws.send(JSON.stringify({ v, id: 7, is: "watch", match: "m1", viewer: "public", since: 0 }));
  expect(await connection.until((m) => m.id === 7)).toMatchObject({ is: "invalid", bad: [{ code: "WIRE_VERSION" }] });
  expect(connection.pushed("update")).toEqual([]);
  await connection.close();
});

test("a request on a channel that does not exist is refused", async () => {
  const connection = await new Guest(url).socket();
  connection.ws.send(JSON.stringify({ v: WIRE_VERSION, channel: "chat", id: 1, is: "hello", client: "x" }));
  expect(await connection.until((m) => m.id === 1)).toMatchObject({ bad: [{ code: "WIRE_KIND", at: "channel" }] });
  // The channel decides: `watch` is no request of the host's channel.
  connection.ws.send(JSON.stringify({ v: WIRE_VERSION, channel: "host", id: 2, is: "list" }));
  expect(await connection.until((m) => m.id === 2)).toMatchObject({ bad: [{ code: "WIRE_KIND", at: "is" }] });
  await connection.close();
});
