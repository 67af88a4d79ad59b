/** The documentation at /docs: pages without extensions, a policy with the hashes of their scripts, and a clear page without a build. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { en } from "../src/messages/en.ts";
import { openHost } from "./guest.ts";

const folder = mkdtempSync(join(tmpdir(), "starboard-docs-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("pages are served with their own policy, and nothing outside the folder", async () => {
  const site = join(folder, "site");
  mkdirSync(join(site, "rules"), { recursive: true });
  writeFileSync(join(folder, "secret.html"), "secret");
  for (const [file, text] of [
    ["index.html", "home"],
    ["404.html", "lost"],
    ["rules/anaxis.html", "rules"],
    ["csp.json", `["'sha256-abc='"]`],
  ] as const)
    writeFileSync(join(site, file), text);
  const { host, url } = await openHost({ docsRoot: site });
  const read = async (path: string) => {
    const response = await fetch(url + path);
    return [response.status, await response.text()];
  };
  expect(await read("/docs")).toEqual([200, "home"]);
  expect(await read("/docs/")).toEqual([200, "home"]);
  expect(await read("/docs/rules/anaxis?x=1")).toEqual([200, "rules"]);
  expect(await read("/docs/none")).toEqual([404, "lost"]);
  for (const path of ["/docs/..%2fsecret", "/docs/%2e%2e/secret", "/docs/%zz"])
    expect((await read(path)).join(), path).not.toContain("secret,");
  expect((await fetch(`${url}/docs/..%2fsecret.html`)).status).toBe(404);
  const policy = (await fetch(`${url}/docs/`)).headers.get("content-security-policy");
  expect(policy).toContain("script-src 'self' 'sha256-abc='");
  expect(policy).toContain("frame-ancestors 'none'");
  await host.close();
});

test("without a build the page says how to make one", async () => {
  const { host, url } = await openHost({ docsRoot: join(folder, "none") });
  const response = await fetch(`${url}/docs/rules/anaxis`);
  expect([response.status, await response.text()]).toEqual([503, en.docsMissing]);
  await host.close();
});
