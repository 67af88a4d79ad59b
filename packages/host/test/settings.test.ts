import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readSettings } from "@starboard/host";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../../..");

test("every setting that the host reads is in the table of docs/hosting.md, and the other way round", () => {
  const sources = ["packages/host/src/settings.ts", "packages/host/src/storage/open.ts"];
  const code = sources.map((file) => readFileSync(join(root, file), "utf8")).join("\n");
  const read = new Set(
    code.match(/"(?:PORT|HOST|DATABASE_[A-Z]+|STARBOARD_[A-Z_]+)"/g)?.map((name) => name.slice(1, -1)),
  );
  const page = readFileSync(join(root, "docs/hosting.md"), "utf8");
  const documented = new Set(
    [...page.matchAll(/^\| `(PORT|HOST|DATABASE_[A-Z]+|STARBOARD_[A-Z_]+)` \|/gm)].map(([, name]) => name),
  );
  expect(documented).toEqual(read);
});

test("every error code of the host is in docs/protocol.md", () => {
  const folder = join(root, "packages/host/src");
  const code = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts"))
    .map((name) => readFileSync(join(folder, name), "utf8"))
    .join("\n");
  const used = new Set(code.match(/"(?:HOST|TABLE)_[A-Z_]+"/g)?.map((name) => name.slice(1, -1)));
  const page = readFileSync(join(root, "docs/protocol.md"), "utf8");
  expect([...used].filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
});

test.for([
  ["STARBOARD_LOG", "loud"],
  ["STARBOARD_URL", "club.example"],
  ["STARBOARD_PROXIES", "-1"],
  ["STARBOARD_BOTS", "0"],
  ["STARBOARD_RATE_LIMIT_FACTOR", "1.5"],
  ["STARBOARD_COMPRESS_AFTER_DAYS", "-1"],
  ["DATABASE_POLLING", "yes"],
  ["STARBOARD_INTERNAL", "somewhere"],
] as const)("%s=%s is refused with a sentence that names it", ([name, wish]) => {
  const read = readSettings({ [name]: wish });
  expect(read).toMatch(new RegExp(`^${name} .*${wish}`));
});

test("the address for other hosts comes with a long secret", () => {
  expect(readSettings({ STARBOARD_INTERNAL: ":9090", STARBOARD_INTERNAL_SECRET: "short" })).toMatch(
    /^STARBOARD_INTERNAL_SECRET is too short/,
  );
  const secret = "s".repeat(32);
  const internal = (address: string) =>
    readSettings({ STARBOARD_INTERNAL: address, STARBOARD_INTERNAL_SECRET: secret });
  expect(internal(":9090")).toMatchObject({ internal: { name: "", port: 9090, secret } });
  expect(internal("[fd00::1]:0")).toMatchObject({ internal: { name: "fd00::1", port: 0 } });
  expect(readSettings({})).toMatchObject({ internal: null });
});

test("addresses are normalised to origins; the metrics token is used as given", () => {
  expect(
    readSettings({ STARBOARD_URL: "https://a.example/x, http://b.example:81", STARBOARD_METRICS: "abc" }),
  ).toMatchObject({
    origins: ["https://a.example", "http://b.example:81"],
    metrics: { token: "abc" },
  });
});
