/** Tests operations: the API description, metrics, logs without secrets, and ended sessions. */
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Host } from "@starboard/host";
import { memoryStorage } from "@starboard/host/storage";
import { edition, Guest, openHost, settings } from "./guest.ts";

let host: Host;
let url = "";
const log: string[] = [];
beforeAll(async () => {
  ({ host, url } = await openHost({
    settings: settings({ STARBOARD_LOG: "debug" }),
    logTo: { write: (line) => void log.push(line) },
  }));
});
afterAll(() => host.close());

interface Operation {
  readonly summary?: string;
  readonly tags?: readonly string[];
  readonly parameters?: readonly { readonly in: string; readonly name: string }[];
  readonly requestBody?: { readonly content: Record<string, { readonly schema: object }> };
  readonly responses: Record<string, { readonly content?: Record<string, { readonly schema: object }> }>;
}
interface OpenApi {
  readonly openapi: string;
  readonly paths: Record<string, Record<string, Operation>>;
}

test("the HTTP API describes itself as OpenAPI: every route with its input and output, and docs/protocol.md lists it", async () => {
  const { body } = await new Guest(url).http<OpenApi>("GET", "/api/openapi.json");
  expect(body.openapi).toBe("3.1.0");
  const routes = Object.entries(body.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, one]) => [method.toUpperCase(), path, one] as const),
  );
  expect(routes.length).toBeGreaterThan(50);
  const letters = {
    table: "T",
    seat: "S",
    tournament: "U",
    season: "S",
    club: "C",
    order: "O",
    round: "R",
    pairing: "P",
    entrant: "N",
    id: "I",
    game: "G",
    puzzle: "P",
    item: "I",
    hash: "H",
    person: "A",
  };
  const docs = readFileSync(new URL("../../../docs/protocol.md", import.meta.url), "utf8");
  const unlisted = routes
    .map(([method, path]) => {
      const named = path.replace(/\{(\w+)\}/g, (_all, name: string) => letters[name as keyof typeof letters]);
      return `${method} ${named}`;
    })
    .filter((route) => !docs.includes(`\`${route}\``) && !docs.includes(`\`${route}?`));
  expect(unlisted).toEqual([]);
  for (const [, path, one] of routes) {
    expect([path, one.summary, one.tags?.length]).toEqual([path, expect.stringMatching(/\w/), 1]);
    const inPath = (one.parameters ?? []).filter((parameter) => parameter.in === "path").map(({ name }) => name);
    expect(new Set(inPath)).toEqual(new Set([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)));
    expect(Object.keys(one.responses)).toContainEqual(expect.stringMatching(/^2/));
    const failed = one.responses["default"]?.content?.["application/json"]?.schema;
    expect(failed).toMatchObject({ required: ["bad"] });
  }
  expect(body.paths["/api/tables"]?.["post"]?.requestBody).toMatchObject({
    content: {
      "application/json": { schema: { type: "object", required: expect.arrayContaining(["game", "seats", "name"]) } },
    },
  });
  expect(body.paths["/api/tables/{table}"]?.["get"]?.responses["200"]).toMatchObject({
    content: { "application/json": { schema: { required: expect.arrayContaining(["table", "seats", "summary"]) } } },
  });
  expect(Object.keys(body.paths["/api/tables/{table}/seats/{seat}/acts"]?.["post"]?.responses ?? {})).toContain("409");
});

test("credentials never appear in the log", async () => {
  const ada = new Guest(url);
  const made = await ada.make({ game: edition("anaxis"), seats: [{ is: "me" }, { is: "friend" }] });
  const token = made.body.links[1]?.token ?? "";
  await fetch(`${url}/play/${token}`);
  const invitation = "c".repeat(32);
  await fetch(`${url}/api/tournaments/abc?wait=0&token=${invitation}&since=1`);
  await fetch(`${url}/tournament/abc/${invitation}`);
  const bot = (await ada.http<{ token: string }>("POST", "/api/me/tokens", { name: "Deep" })).body.token;
  await new Guest(url, { authorization: `Bearer ${bot}` }).http("GET", "/api/me");
  const line = await ada.socket();
  await line.ask({ is: "hello", client: "x" });
  const all = log.join("");
  expect(all).toContain("/play/…");
  const cookie = ada.cookie.split("=")[1] ?? "none";
  const founding = (await host.services.store.get("secret", made.body.table.table))?.doc as { secret: string };
  expect(all).toContain("wait=0&token=…&since=1");
  expect(all).toContain("/tournament/abc/…");
  for (const secret of [token, invitation, bot, cookie, founding.secret]) {
    expect(secret.length).toBeGreaterThan(20);
    expect(all).not.toContain(secret);
  }
});

test("metrics are served to this machine and to callers with the token", async () => {
  const line = await new Guest(url).socket();
  await line.ask({ is: "hello", client: "x" });
  const text = await (await fetch(`${url}/metrics`)).text();
  expect(text).toMatch(/starboard_messages_total [1-9]/);
  expect(text).toMatch(/starboard_connections [1-9]/);
  expect((await fetch(`${url}/metrics`, { headers: { "x-forwarded-for": "1.2.3.4" } })).status).toBe(403);
  const named = (name: string): Promise<number> =>
    host.inject({ url: "/metrics", headers: { host: name } }).then(({ statusCode }) => statusCode);
  for (const name of ["localhost", "localhost:8080", "host.localhost", "127.0.0.1:8080", "[::1]:8080"])
    expect([name, await named(name)]).toEqual([name, 200]);
  // The owner of a page that runs in a browser here can make such a name resolve to this machine.
  for (const name of ["evil.example", "localhost.evil.example", "127.0.0.1.evil.example:8080"])
    expect([name, await named(name)]).toEqual([name, 403]);
  const { host: guarded } = await openHost({ settings: settings({ STARBOARD_METRICS: "a-token" }) });
  expect((await guarded.inject("/metrics")).statusCode).toBe(403);
  const shown = await guarded.inject({ url: "/metrics", headers: { authorization: "Bearer a-token" } });
  expect(shown.statusCode).toBe(200);
  await guarded.close();
});

test("a host whose store is unreachable reports it, counts it, and recovers", async () => {
  let away = true;
  const storage = memoryStorage();
  const check = (): Promise<void> => (away ? Promise.reject(new Error("the disk is gone")) : storage.store.check());
  const { host: weak } = await openHost({ storage: { ...storage, store: { ...storage.store, check } } });
  const ill = await weak.inject("/healthz");
  expect([ill.statusCode, ill.json()]).toEqual([503, { ok: false }]);
  expect(ill.body).not.toContain("disk");
  expect((await weak.inject("/metrics")).body).toMatch(/starboard_errors_total 1/);
  away = false;
  expect((await weak.inject("/healthz")).statusCode).toBe(200);
  await weak.close();
});

test("ending a session closes its connections and no others", async () => {
  const [ada, ben] = [new Guest(url), new Guest(url)];
  const { body } = await ada.me("Ada");
  await ben.me("Ben");
  const [a, b] = [await ada.socket(), await ben.socket()];
  const nameless = await new Guest(url).socket();
  host.services.endConnections({ person: body.person ?? "" });
  expect(await a.closed).toBe(1008);
  expect(await b.ask({ is: "hello", client: "x" })).toMatchObject({ is: "welcome", me: { name: "Ben" } });
  expect(await nameless.ask({ is: "hello", client: "x" })).toMatchObject({ is: "welcome", me: { person: null } });
});

test("a person's list contains only their own tables", async () => {
  const [ada, ben] = [new Guest(url), new Guest(url)];
  const mine = (await ada.make({ game: edition("anaxis"), seats: [{ is: "me" }, { is: "open" }] })).body.table.table;
  await ben.make({ game: edition("anaxis"), seats: [{ is: "me" }, { is: "open" }] });
  const list = await ada.http<{ tables: { table: string }[]; after: null }>("GET", "/api/tables?of=mine");
  expect(list.body.tables.map(({ table }) => table)).toEqual([mine]);
  const lobby = await ben.http<{ tables: { table: string }[] }>("GET", "/api/tables");
  expect(lobby.body.tables).toEqual([]);
});
