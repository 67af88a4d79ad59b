/** Tests access control: origins, proxies, rate limits and body sizes apply on every route. */
import type { Host } from "@starboard/host";
import { memoryStorage } from "@starboard/host/storage";
import type { Storage } from "../src/storage/store.ts";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { bans } from "../src/people/bans.ts";
import { hashing, hashPassword, verifyPassword } from "../src/people/passwords.ts";
import { limitConcurrency } from "../src/people/concurrency.ts";
import { edition, Guest, openHost, settings } from "./guest.ts";

let host: Host;
let url = "";
beforeAll(async () => {
  ({ host, url } = await openHost());
});
afterAll(() => host.close());

/** Strict limits, and a clock that stands still so that no token is refilled. */
async function strictHost(env: Record<string, string> = {}): Promise<{ host: Host; url: string }> {
  const opened = await openHost({
    settings: settings({ STARBOARD_RATE_LIMIT_FACTOR: "1", ...env }),
    now: () => 1_800_000_000_000,
  });
  onTestFinished(() => opened.host.close());
  return opened;
}
const json = { "content-type": "application/json" };
const codeIn = (body: string): unknown => (JSON.parse(body) as { bad?: { code: string }[] }).bad?.[0]?.code;

test("a page of another site cannot change anything, by any route and however its address is written", async () => {
  const { paths } = (await host.inject("/api/openapi.json")).json<{ paths: Record<string, object> }>();
  const routes = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => [method.toUpperCase(), path.replace(/\{\w+\}/g, "1")] as const),
  );
  const changing = [
    ...routes,
    ["PUT", "/api/admin/bans/1"],
    ["DELETE", "/api/admin/bans/1"],
    ["DELETE", "/api/admin/reports/1"],
  ].filter(([method]) => method !== "GET") as (readonly ["POST", string])[];
  expect(changing.length).toBeGreaterThan(40);
  for (const [method, path] of changing)
    for (const way of [path, path.replace("/api", "/%61pi"), path.replace("/api", "/a%70%69"), `${path}?x=/acts`])
      for (const from of [{ origin: "https://evil.example" }, { origin: "null" }, { "sec-fetch-site": "cross-site" }]) {
        const answer = await host.inject({ method, url: way, headers: { ...json, ...from }, payload: "{}" });
        expect([method, way, answer.statusCode, codeIn(answer.body)]).toEqual([method, way, 403, "HOST_ORIGIN"]);
      }
});

test("differently written addresses reach the same routes, with the same permissions", async () => {
  const ada = new Guest(url);
  expect((await ada.http("PUT", "/%61pi/me", { name: "Ada" })).body).toMatchObject({ name: "Ada", kind: "guest" });
  const { body } = await ada.http<{ person: string; name: string }>("GET", "/a%70i/me");
  expect(body).toMatchObject({ name: "Ada" });
  await host.services.store.write([bans.put(body.person, { person: body.person, why: "", at: 1 }, 1, 0)]);
  for (const path of ["/api/tables", "/%61pi/tables", "/%61pi/tables?x=/api/me", "/%61pi/openapi.json"])
    expect((await ada.http("GET", path)).body.bad?.[0]?.code).toBe("ACCOUNT_BANNED");
});

test("changes are counted as changes, whatever the query string is", async () => {
  const { host: strict, url: there } = await strictHost();
  const ada = new Guest(there);
  await ada.me("Ada");
  const headers = { ...json, cookie: ada.cookie };
  const make = { method: "POST", url: "/api/tables?x=/acts", headers, payload: "{}" } as const;
  const codes: number[] = [];
  for (let i = 0; i < 130; i++) codes.push((await strict.inject(make)).statusCode);
  expect(codes.filter((code) => code === 400)).toHaveLength(119);
  expect(codes.slice(119).every((code) => code === 429)).toBe(true);
});

test("one address can create only a limited number of guests; known guests are not affected", async () => {
  const { host: strict, url: there } = await strictHost();
  const ada = new Guest(there);
  await ada.me("Ada");
  const become = { method: "PUT", url: "/api/me", headers: json, payload: '{"name":"Eve"}' } as const;
  const codes: number[] = [];
  for (let i = 0; i < 70; i++) codes.push((await strict.inject(become)).statusCode);
  expect(codes).toEqual([...Array<number>(59).fill(200), ...Array<number>(11).fill(429)]);
  expect((await ada.me("Ada Lovelace")).status).toBe(200);
});

test("expensive requests are counted together per address, over HTTP and sockets", async () => {
  const { host: strict, url: there } = await strictHost();
  const line = await new Guest(there).socket();
  expect(await line.ask({ is: "followLobby" })).toMatchObject({ is: "done" });
  // Opening the socket was one lookup, the lobby another.
  for (let i = 0; i < 598; i++) expect((await strict.inject("/api/me")).statusCode).toBe(200);
  expect((await strict.inject("/api/me")).statusCode).toBe(429);
  expect(await line.ask({ is: "followLobby" })).toMatchObject({ is: "invalid", bad: [{ code: "HOST_RATE" }] });
  expect(await line.ask({ is: "followTable", table: "x", chat: 0 })).toMatchObject({ bad: [{ code: "HOST_RATE" }] });
  expect(await line.ask({ is: "watch", match: "x", viewer: "public", since: 0 })).toMatchObject({ is: "invalid" });
  // Heartbeats cost no tokens.
  expect(await line.ask({ is: "hello", client: "x" })).toMatchObject({ is: "welcome" });
});

test("long bodies are read only for records, and only a few at a time", async () => {
  const { host: strict } = await strictHost();
  const table = { game: edition("anaxis"), seats: [{ is: "me" }, { is: "open" }], name: "Eve", options: {} };
  const options = Object.fromEntries(Array.from({ length: 40_000 }, (_, i) => [`k${i}`, 1]));
  const from = { text: "x".repeat(400_000), at: 1 };
  const make = async (body: object): Promise<unknown> =>
    codeIn((await strict.inject({ method: "POST", url: "/api/tables", headers: json, payload: body })).body);
  expect(await make({ ...table, options })).toBe("HOST_SIZE");
  expect(await make({ ...table, from })).toBe("RECORD_JSON");
  expect(await make({ ...table, from: { ...from, text: "x" } })).toBe("RECORD_JSON");
  for (const more of [{ options }, { from }, { from: { text: "x", at: 1 } }])
    expect(await make({ ...table, ...more })).toBe("HOST_RATE");
  expect(await make(table)).toBeUndefined();
});

test("over https the cookie has a prefix that a sibling host cannot set", async () => {
  const { host: behind } = await strictHost({ STARBOARD_PROXIES: "1" });
  const https = { ...json, "x-forwarded-proto": "https", "x-forwarded-for": "1.2.3.4", host: "club.example" };
  const put = { method: "PUT", url: "/api/me", headers: https, payload: '{"name":"Ada"}' } as const;
  const [cookie = ""] = [(await behind.inject(put)).headers["set-cookie"]].flat();
  expect(cookie).toMatch(/^__Host-starboard=/);
  expect(cookie).toMatch(/; Path=\/;/);
  expect(cookie).toMatch(/; HttpOnly/);
  expect(cookie).toMatch(/; Secure/);
  expect(cookie).toMatch(/; SameSite=Strict/);
  expect(cookie).not.toMatch(/Domain/i);
  const token = /=([^;]+)/.exec(cookie)?.[1];
  const who = async (sent: string): Promise<unknown> =>
    (await behind.inject({ url: "/api/me", headers: { ...https, cookie: sent } })).json<{ name: string }>().name;
  expect(await who(`__Host-starboard=${token}`)).toBe("Ada");
  // A cookie of the plain name may come from plain http, or from evil.club.example.
  expect(await who(`starboard=${token}`)).toBe("");
});

test("a forwarded address is believed only from a trusted proxy", async () => {
  const { host: strict } = await strictHost();
  const headers = { origin: "https://evil.example", "x-forwarded-host": "evil.example", "x-forwarded-proto": "https" };
  const answer = await strict.inject({
    method: "PUT",
    url: "/api/me",
    headers: { ...json, ...headers },
    payload: "{}",
  });
  expect(codeIn(answer.body)).toBe("HOST_ORIGIN");
});

test("a request that arrives too slowly is ended after a minute", () => {
  const { requestTimeout, headersTimeout } = host.server;
  expect(headersTimeout).toBeGreaterThan(0);
  expect(requestTimeout).toBeGreaterThan(0);
  expect(Math.max(headersTimeout, requestTimeout)).toBeLessThanOrEqual(60_000);
});

test("connections of ended sessions are closed after missed hints or a restore", async () => {
  const storage = memoryStorage();
  const gaps: (() => void)[] = [];
  const deaf: Storage = {
    ...storage,
    bus: {
      ...storage.bus,
      subscribe: (topic, listener) => (topic === "ended" ? () => {} : storage.bus.subscribe(topic, listener)),
      onGap(listener) {
        gaps.push(listener);
        return storage.bus.onGap(listener);
      },
    },
  };
  const { host: other, url: there } = await openHost({ storage: deaf });
  onTestFinished(() => other.close());
  const [ada, ben, cy] = [new Guest(there), new Guest(there), new Guest(there)];
  const who = await ada.me("Ada");
  await ben.me("Ben");
  const shut = (await cy.me("Cy")).body.person ?? "";
  const { body: deep } = await cy.http<{ token: string }>("POST", "/api/me/tokens", { name: "Deep" });
  const bot = new Guest(there, { authorization: `Bearer ${deep.token}` });
  const lines = await Promise.all([ada, ben, cy, bot, new Guest(there)].map((guest) => guest.socket()));
  const [a, b, c, d, nobody] = lines as [(typeof lines)[0] & object, ...typeof lines];
  const [session] = await other.services.store.find("session", { index: ["person", who.body.person ?? ""], limit: 1 });
  await other.services.people.end(session?.id ?? "");
  await other.services.store.write([bans.put(shut, { person: shut, why: "", at: 1 }, 1, 0)]);
  for (const gap of gaps) gap();
  expect(await Promise.all([a.closed, c?.closed, d?.closed])).toEqual([1008, 1008, 1008]);
  expect(await b?.ask({ is: "hello", client: "x" })).toMatchObject({ me: { name: "Ben" } });
  expect(await nobody?.ask({ is: "hello", client: "x" })).toMatchObject({ me: { person: null } });
});

test("many health checks at once try the store once at a time", async () => {
  const storage = memoryStorage();
  const tried: (() => void)[] = [];
  const check = (): Promise<void> => new Promise((resolve) => tried.push(resolve));
  const { host: asked } = await openHost({ storage: { ...storage, store: { ...storage.store, check } } });
  onTestFinished(() => asked.close());
  const answers = Promise.all(Array.from({ length: 20 }, () => asked.inject("/healthz")));
  await expect.poll(() => tried.length).toBe(1);
  tried[0]?.();
  expect((await answers).every(({ statusCode }) => statusCode === 200)).toBe(true);
  expect(tried).toHaveLength(1);
});

test("limited work runs in order of arrival, never more than the limit at once, and continues after failures", async () => {
  const line = limitConcurrency(2);
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const all = Array.from({ length: 6 }, (_, i) =>
    line
      .take(() => {
        begun.push(i);
        return new Promise<number>((resolve, reject) =>
          ends.push(() => (i % 3 === 1 ? reject(new Error("failed")) : resolve(i))),
        );
      })
      .catch(() => -1),
  );
  for (let done = 0; done < 6; done++) {
    await expect.poll(() => begun.length).toBe(Math.min(6, done + 2));
    expect([line.running, line.waiting]).toEqual([Math.min(2, 6 - done), Math.max(0, 4 - done)]);
    ends[done]?.();
    await all[done];
  }
  expect(await Promise.all(all)).toEqual([0, -1, 2, 3, -1, 5]);
  expect(begun).toEqual([0, 1, 2, 3, 4, 5]);
  expect([line.running, line.waiting]).toEqual([0, 0]);
});

test("passwords are hashed one at a time, so that sign-ins do not delay the store", async () => {
  const made = Promise.all(["first one", "second one", "third one"].map(hashPassword));
  expect([hashing.running, hashing.waiting]).toEqual([1, 2]);
  const [first] = await made;
  expect(await Promise.all([verifyPassword("first one", first), verifyPassword("second one", first)])).toEqual([
    true,
    false,
  ]);
  expect([hashing.running, hashing.waiting]).toEqual([0, 0]);
});

test("while too many people sign in, further sign-ins are refused with a retry hint", async () => {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  const busy = Array.from({ length: 51 }, () => hashing.take(() => held));
  const eve = new Guest(url);
  const enter = () => eve.http("POST", "/api/account/sign-in", { login: "ada", password: "whatever it is" });
  const refused = await enter();
  letGo();
  await Promise.all(busy);
  expect([refused.status, refused.body.bad?.[0]?.code]).toEqual([429, "HOST_RATE"]);
  expect((await enter()).body.bad?.[0]?.code).toBe("ACCOUNT_SIGN_IN");
});
