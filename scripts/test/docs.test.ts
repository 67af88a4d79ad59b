/** Tests that the links and paths in the project's documentation exist. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { describe, expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");
const listed = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  cwd: root,
  encoding: "utf8",
}).split("\n");
const files = new Set(listed.filter((path) => path !== ""));
const folders = new Set<string>();
for (const path of files) for (let at = dirname(path); at !== "."; at = dirname(at)) folders.add(at);
const pages = [...files].filter((path) =>
  /^(?:[A-Z]+|docs\/.*|decisions\/.*|site\/.*|packages\/games\/[^/]*\/rules(?:\.de)?|packages\/client\/README|clients\/python\/README)\.md$/.test(
    path,
  ),
);

const exists = (path: string): boolean => files.has(path) || folders.has(path.replace(/\/$/, ""));
/** The anchors of a page's headings, as GitHub derives them. */
const anchorsOf = (page: string): string[] =>
  [...readFileSync(join(root, page), "utf8").matchAll(/^#+ (.*)$/gm)].map(([, heading]) =>
    (heading ?? "")
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, "")
      .replaceAll(" ", "-"),
  );

/** Returns the relative links of a page that lead to no file, folder or heading. */
function deadLinks(page: string, text: string): string[] {
  const targets = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target]) => target ?? "");
  return targets.filter((target) => {
    if (/^[a-z]+:/.test(target)) return false;
    const [path = "", anchor] = target.split("#");
    const file = path === "" ? page : normalize(join(dirname(page), path));
    // The fragments of pictures say for which theme they are.
    const isPage = file.endsWith(".md");
    return !exists(file) || (isPage && anchor !== undefined && !anchorsOf(file).includes(anchor));
  });
}

/** Folders whose files may be named by their path from there. */
const BASES = [
  "",
  "packages/",
  "packages/host/",
  "packages/host/src/",
  "packages/host/src/storage/",
  "packages/host/test/",
  "packages/sample/src/",
  "packages/web/src/",
];
/** Paths that exist only after a build, on a user's machine, or in a generated game. */
const ELSEWHERE = /^(?:dist|data|node_modules|finds|packages\/games\/star-ferry)\b|[<>*…]|^(?:text|ui|src|test)\//;

/**
 * Returns the paths in backticks that do not exist: those with a slash and a file extension, or below a known folder.
 * The texts of links are not paths; the links are checked instead.
 */
function deadPaths(text: string): string[] {
  const prose = text.replaceAll(/^```[\s\S]*?^```/gm, "").replaceAll(/\[`[^`]*`\]\(/g, "");
  const named = [...prose.matchAll(/`([^`\n]+)`/g)].map(([, name]) => name ?? "");
  return named.filter((name) => {
    const isPath = /^[\w.-]+(?:\/[\w.-]+)+\.(?:ts|tsx|mjs|md|css|json|yaml|service|timer|py)$/.test(name);
    const isFolder = /^(?:packages|scripts|docs|decisions|e2e|deploy|examples|bench)\/[\w./-]*$/.test(name);
    if ((!isPath && !isFolder) || ELSEWHERE.test(name)) return false;
    return !BASES.some((base) => exists(base + name));
  });
}

describe("documentation", () => {
  test("has pages", () => expect(pages.length).toBeGreaterThan(30));
  test.for(pages)("%s: links and paths exist", (page) => {
    const text = readFileSync(join(root, page), "utf8");
    expect({ links: deadLinks(page, text), paths: deadPaths(text) }).toEqual({ links: [], paths: [] });
  });
  test("a dead link, anchor and path are reported", () => {
    expect(deadLinks("docs/bots.md", "[a](none.md) [b](bots.md#no-such) [c](../README.md) [d](https://e.org)")).toEqual(
      ["none.md", "bots.md#no-such"],
    );
    expect(deadPaths("`packages/none/src/x.ts` `packages/kernel/src/contract.ts` `live/socket.ts`")).toEqual([
      "packages/none/src/x.ts",
    ]);
  });
});
