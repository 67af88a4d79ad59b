/** No constant of a module holds a text: it would stay in the language in which the module was loaded. */
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";

const root = join(import.meta.dirname, "../..");
/** The texts that modules have read while they were loaded: the id, and the module. */
const read = vi.hoisted(() => new Set<string>());

vi.mock(import("../../packages/kit/src/language.ts"), async (original) => {
  const actual = await original();
  /** Where in the sources the present call comes from. */
  function caller(): string {
    const lines = (new Error("here").stack ?? "").split("\n").filter((line) => line.includes("/packages/"));
    const line = lines.find((one) => !one.includes("/packages/kit/src/language")) ?? "";
    return /packages\/[^:?)]+:\d+/.exec(line)?.[0] ?? "elsewhere";
  }
  function watched<T>(value: T, path: string): T {
    if (typeof value === "string") {
      read.add(`${caller()} reads ${path}`);
      return value;
    }
    if (typeof value === "function")
      return ((...about: unknown[]) => {
        const result: unknown = (value as (...about: unknown[]) => unknown)(...about);
        return watched(result, `${path}()`);
      }) as T;
    if (typeof value !== "object" || value === null) return value;
    const target: object = Array.isArray(value) ? [] : {};
    for (const key of Object.keys(value))
      Object.defineProperty(target, key, {
        enumerable: true,
        get: () => watched((value as Readonly<Record<string, unknown>>)[key], `${path}.${key}`),
      });
    return target as T;
  }
  return { ...actual, translatable: (id: string, english: object) => watched(english, id) as never };
});

const folders = ["cli", "host", "ui", "web", "bots", "match", "registry"]
  .map((name) => `packages/${name}`)
  .concat(readdirSync(join(root, "packages/games")).map((name) => `packages/games/${name}`))
  .filter((folder) => existsSync(join(root, folder, "src")));

/** Modules that do something when they are loaded: programs, workers and service workers. */
const PROGRAMS = /\/main\.tsx?$|\.worker\.ts$|\/sw\.ts$|\.gen\.ts$|\.d\.ts$|\/soak\//;

test("no module reads a text while it is loaded", { timeout: 120_000 }, async () => {
  const nothing = (): undefined => undefined;
  const browser = { matchMedia: () => ({ matches: false, addEventListener: nothing }), addEventListener: nothing };
  vi.stubGlobal("window", { ...browser, location: { origin: "", pathname: "/", hash: "", search: "" } });
  vi.stubGlobal("location", { origin: "", pathname: "/", hash: "", search: "" });
  vi.stubGlobal("document", { addEventListener: nothing, documentElement: { dataset: {} } });
  vi.stubGlobal("self", globalThis);
  const failed: string[] = [];
  for (const folder of folders)
    for (const path of readdirSync(join(root, folder, "src"), { recursive: true, encoding: "utf8" })) {
      const file = `${folder}/src/${path}`;
      if (!/\.tsx?$/.test(path) || PROGRAMS.test(file)) continue;
      try {
        await import(join(root, file));
      } catch (error) {
        failed.push(`${file}: ${String(error)}`);
      }
    }
  vi.unstubAllGlobals();
  expect({ failed, read: [...read].toSorted() }).toEqual({ failed: [], read: [] });
  // A module that does would be found.
  const { en } = await import("../../packages/ui/src/text/en.ts");
  expect(en.close).not.toBe("");
  expect([...read]).toEqual([expect.stringContaining("ui/text.close")]);
});
