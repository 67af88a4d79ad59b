/** Tests hostile input: the host refuses or disconnects, nothing changes, and other players continue. */
import type { Writable } from "node:stream";
import { constants, deflateRawSync } from "node:zlib";
import type { Host } from "@starboard/host";
import { openStorage } from "@starboard/host/storage";
import { runHostileSoak } from "@starboard/host/soak";
import { protocol } from "@starboard/wire/schemas";
import { parseHostMessage } from "@starboard/wire/parse";
import { WIRE_VERSION } from "@starboard/wire";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { WebSocketServer } from "ws";
import { recordActs, trafficOf } from "../src/soak/traffic.ts";
import { edition, Guest, openHost, settings } from "./guest.ts";
import { closeCluster, lacks, places } from "./storage/stores.ts";

let host: Host;
let url = "";
beforeAll(async () => {
  ({ host, url } = await openHost());
});
afterAll(async () => {
  await host.close();
  await closeCluster();
});

test("of 20 000 hostile messages from strangers none is accepted or changes anything, and none causes an internal error", async () => {
  const report = await runHostileSoak({ messages: 20_000, seed: 4711 });
  expect(report).toMatchObject({ sent: 20_000, accepted: 0, faults: [] });
  // A third reaches the match service and the tables; a soak that the reader of messages stops would show nothing.
  expect(report.understood).toBeGreaterThan(5_000);
});

test("the requests that a hostile soak damages are valid, and of every kind that a host accepts", async () => {
  const { host: played, url: there } = await openHost();
  const traffic = trafficOf("abc", await recordActs(there));
  await played.close();
  const kinds = Object.entries(protocol).flatMap(([channel, { requests }]) =>
    Object.keys(requests).map((is) => `${channel} ${is}`),
  );
  expect(new Set(traffic.map(({ channel, is }) => `${channel} ${is}`))).toEqual(new Set(kinds));
  expect(traffic.filter(({ is }) => is === "commit").length).toBeGreaterThan(20);
  for (const sample of traffic)
    expect(parseHostMessage(JSON.stringify({ v: WIRE_VERSION, id: 1, ...sample })).parsed).toHaveProperty("ok");
});

test("frames that are not text, too long or too many close only their connection", async () => {
  const binary = await new Guest(url).socket();
  binary.ws.send(Buffer.from([1, 2, 3]));
  expect(await binary.closed).toBe(1003);
  const { host: strict, url: there } = await openHost({ settings: settings({ STARBOARD_RATE_LIMIT_FACTOR: "1" }) });
  const noisy = await new Guest(there).socket();
  for (let i = 0; i < 3_000; i++)
    noisy.ws.send(`{"v":${WIRE_VERSION},"channel":"host","id":1,"is":"hello","client":"x"}`);
  expect(await noisy.closed).toBe(1008);
  // A client that is only quick gets every response, later.
  const quick = await new Guest(there).socket();
  const answers = await Promise.all(Array.from({ length: 160 }, () => quick.ask({ is: "hello", client: "quick" })));
  expect(answers.every(({ is }) => is === "welcome")).toBe(true);
  await quick.close();
  const long = await new Guest(there).socket();
  long.ws.send("x".repeat(16_000_001));
  expect([1006, 1009]).toContain(await long.closed);
  expect((await strict.inject("/healthz")).statusCode).toBe(200);
  await strict.close();
});

test.skipIf(lacks("postgres"))("nor do hostile messages find what PostgreSQL cannot keep", async () => {
  const storage = await openStorage(await places.postgres(), { onError: () => {} });
  expect(await runHostileSoak({ messages: 4_000, seed: 815, storage })).toMatchObject({ accepted: 0, faults: [] });
});

/** Returns a frame as a client sends it: masked, with one byte of flags and opcode in front. */
function frame(first: number, payload: Buffer): Buffer {
  const mask = Buffer.from([1, 2, 3, 4]);
  const length = payload.length < 126 ? [payload.length] : [126, payload.length >> 8, payload.length & 255];
  const head = [first, 0x80 | (length[0] as number), ...length.slice(1)];
  return Buffer.concat([Buffer.from(head), mask, payload.map((byte, i) => byte ^ (mask[i % 4] as number))]);
}

test("an invalid frame received while another is decompressed closes only its connection", async () => {
  const packed = deflateRawSync(Buffer.from("x".repeat(100_000)), { finishFlush: constants.Z_SYNC_FLUSH });
  const text = frame(0xc1, packed.subarray(0, -4));
  for (const wrong of [
    frame(0x81, Buffer.from([0xff, 0xfe])),
    frame(0x88, Buffer.from([0, 1])),
    frame(0x83, Buffer.alloc(2)),
    frame(0xb1, Buffer.alloc(2)),
    frame(0x80, Buffer.alloc(2)),
  ]) {
    const { clients } = (host as unknown as { readonly websocketServer: WebSocketServer }).websocketServer;
    const before = new Set(clients);
    const eve = await new Guest(url).socket();
    const [there] = [...clients].filter((one) => !before.has(one));
    // As separate packets, as a network may deliver them.
    const { _receiver } = there as unknown as { readonly _receiver: Writable };
    for (const piece of [text, wrong, text, frame(0x81, Buffer.from("{}"))]) _receiver.write(piece);
    expect([1002, 1006, 1007]).toContain(await eve.closed);
  }
  expect((await host.inject("/healthz")).statusCode).toBe(200);
  // Not an internal error: administrators are not alerted.
  const counted = (await host.inject("/metrics")).body;
  expect(counted).toMatch(/starboard_errors_total 0/);
  expect(counted).toMatch(/starboard_refused_total (?:[5-9]|\d\d)/);
});

test("pages of other sites can neither open a socket nor change anything", async () => {
  const evil = { origin: "https://evil.example" };
  await expect(new Guest(url).socket(evil)).rejects.toThrow("403");
  const ada = new Guest(url);
  await ada.me("Ada");
  const sent = await ada.http("PUT", "/api/me", { name: "Mallory" }, evil);
  expect([sent.status, sent.body.bad?.[0]?.code]).toEqual([403, "HOST_ORIGIN"]);
  expect((await ada.http<{ name: string }>("GET", "/api/me")).body.name).toBe("Ada");
  // A form on another page can send text, but not JSON.
  const form = await fetch(`${url}/api/me`, {
    method: "PUT",
    headers: { origin: url, "content-type": "text/plain" },
    body: "{}",
  });
  expect(form.status).toBe(415);
});

test("the cookie is not readable by scripts or sent by other sites, and an invented cookie identifies no one", async () => {
  const response = await fetch(`${url}/api/me`, {
    method: "PUT",
    headers: { origin: url, "content-type": "application/json" },
    body: '{"name":"Ada"}',
  });
  const cookie = response.headers.getSetCookie()[0] ?? "";
  expect(cookie).toMatch(/HttpOnly/);
  expect(cookie).toMatch(/SameSite=Strict/);
  const guessed = new Guest(url);
  guessed.cookie = `starboard=${"A".repeat(43)}`;
  expect((await guessed.http<{ person: null }>("GET", "/api/me")).body.person).toBeNull();
});

test.for([
  ["/%E0%A4%A", "HOST_URL"],
  ["/api/tables/%E0%A4%A", "HOST_URL"],
  ["/api/tables/..%2f..%2fetc", "HOST_FORM"],
  [`/api/tables/${"x".repeat(500)}`, undefined],
  ["/api/tables?of=everything", "HOST_FORM"],
  ["/api/tables?after=__proto__", "HOST_FORM"],
] as const)("GET %s gets a clean answer of our own", async ([path, code]) => {
  const answer = await host.inject(path);
  expect(answer.statusCode).toBeGreaterThanOrEqual(400);
  expect(answer.statusCode).toBeLessThan(500);
  expect(answer.body).not.toMatch(/node_modules|at .*\.ts|Error:/);
  if (code) expect((answer.json() as { bad: { code: string }[] }).bad[0]?.code).toBe(code);
});

test("invalid HTTP bodies are refused field by field", async () => {
  const ada = new Guest(url);
  const good = { game: edition("anaxis"), options: {}, seats: [{ is: "me" }], name: "Ada" };
  const bodies: unknown[] = [
    null,
    1,
    [],
    "x",
    {},
    { ...good, seats: [] },
    { ...good, name: "" },
    { ...good, name: "a\u202eb" },
    { ...good, title: "free\u202elortsnoc" },
    { ...good, title: "two\nlines" },
  ];
  bodies.push(
    { ...good, extra: 1 },
    { ...good, clock: { is: "live", main: -1, increment: 0 } },
    { ...good, game: "../x@1" },
  );
  for (const body of bodies) {
    const answer = await ada.http("POST", "/api/tables", body);
    expect([answer.status, answer.body.bad?.[0]?.code]).toEqual([400, "HOST_FORM"]);
  }
  const unknown = await ada.http("POST", "/api/tables", { ...good, game: "chess@1" });
  expect(unknown.body.bad?.[0]?.code).toBe("MATCH_GAME");
  const seats = await ada.http("POST", "/api/tables", { ...good, game: "anaxis@999", seats: [{ is: "me" }] });
  expect(seats.body.bad?.[0]?.code).toBe("MATCH_GAME");
  const text = await ada.make({ ...good, game: edition("anaxis"), seats: [{ is: "me" }], from: { text: "{}", at: 1 } });
  expect(text.body.bad?.[0]?.code).toBe("RECORD_FORMAT");
});
