import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { createHost, readSettings } from "@starboard/host";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

let webRoot = "";
let host: Awaited<ReturnType<typeof createHost>>;

beforeAll(async () => {
  webRoot = await mkdtemp(join(tmpdir(), "starboard-pages-"));
  await mkdir(join(webRoot, "assets"));
  await writeFile(join(webRoot, "index.html"), "<!doctype html><title>Starboard</title>");
  await writeFile(join(webRoot, "assets/main-abc123.js"), "export {};");
  await writeFile(join(webRoot, "assets/main-abc123.js.br"), brotliCompressSync("export {};"));
  host = await createHost({ webRoot });
});

afterAll(async () => {
  await host.close();
  await rm(webRoot, { recursive: true, force: true });
});

test("the start page is revalidated every time and allows no inline script", async () => {
  const answer = await host.inject("/");
  expect(answer.statusCode).toBe(200);
  expect(answer.headers["content-type"]).toMatch(/^text\/html/);
  expect(answer.headers["cache-control"]).toBe("no-cache");
  const policy = String(answer.headers["content-security-policy"]);
  expect(policy).toContain("script-src 'self';");
  expect(policy).not.toContain("upgrade-insecure-requests");
  expect(answer.headers["strict-transport-security"]).toBeUndefined();
});

test("hashed assets are cached permanently and sent compressed if the client accepts it", async () => {
  const plain = await host.inject("/assets/main-abc123.js");
  expect(plain.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  expect(plain.headers["content-encoding"]).toBeUndefined();
  const small = await host.inject({ url: "/assets/main-abc123.js", headers: { "accept-encoding": "gzip, br" } });
  expect(small.headers["content-encoding"]).toBe("br");
  expect(small.headers["content-type"]).toMatch(/javascript/);
  expect(small.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  expect(small.headers["vary"]).toMatch(/accept-encoding/i);
});

test("unknown pages get the start page; unknown assets and API paths do not", async () => {
  const page = await host.inject("/match/42?seat=red");
  expect([page.statusCode, page.body.split("\n", 1)[0]]).toEqual([200, "<!doctype html><title>Starboard</title>"]);
  expect(page.headers["cache-control"]).toBe("no-cache");
  for (const url of ["/assets/gone.js", "/api/gone"]) expect((await host.inject(url)).statusCode).toBe(404);
  expect((await host.inject({ method: "POST", url: "/match/42" })).statusCode).toBe(404);
});

test("no file outside the pages' folder is served", async () => {
  for (const url of [
    "/../package.json",
    "/%2e%2e/package.json",
    "/..%2fpackage.json",
    "/assets/..%5c..%5cpackage.json",
  ]) {
    expect((await host.inject(url)).body).not.toContain("starboard/host");
  }
});

test("health responses are never cached", async () => {
  const answer = await host.inject("/healthz");
  expect([answer.statusCode, answer.json(), answer.headers["cache-control"]]).toEqual([200, { ok: true }, "no-store"]);
});

test("without built pages the host says what is missing", async () => {
  const bare = await createHost({ webRoot: join(webRoot, "nowhere") });
  const answer = await bare.inject("/");
  expect([answer.statusCode, answer.body]).toEqual([503, "The pages are not built yet: npm run build\n"]);
  await bare.close();
});

describe("settings", () => {
  test("have defaults", () => {
    expect(readSettings({})).toMatchObject({ port: 8080, address: "localhost", webRoot: "dist/web", origins: [] });
  });
  test.for(["many", "-1", "65536", "80.5"])("PORT=%s is refused with a sentence", (wish) => {
    expect(readSettings({ PORT: wish })).toMatch(/not a port number/);
  });
});
