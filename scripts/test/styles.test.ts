import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

// A class that is renamed in a component but not in its style sheet leaves the page unstyled, and neither the compiler nor
// a test of behaviour notices. So every class of a style sheet must occur in code.

const root = join(import.meta.dirname, "../..");
const files = execFileSync("git", ["ls-files", "packages"], { cwd: root, encoding: "utf8" }).trim().split("\n");
const read = (file: string): string => readFileSync(join(root, file), "utf8");

/** The classes of the selectors of a style sheet. */
function classesOf(css: string): Set<string> {
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, "").replace(/url\([^)]*\)/g, "");
  const selectors = [...plain.matchAll(/([^{};]+)\{/g)].map(([, selector = ""]) => selector.trim());
  const names = selectors
    .filter((selector) => !selector.startsWith("@"))
    .flatMap((selector) => [...selector.matchAll(/\.([a-zA-Z_][\w-]*)/g)].map(([, name = ""]) => name));
  return new Set(names);
}

/** Whether code names the class, whole or as a template such as `hue-${n}`. */
function usedBy(code: string): (name: string) => boolean {
  const words = new Set(code.match(/[A-Za-z_][\w-]*/g));
  const prefixes = [...new Set([...code.matchAll(/([A-Za-z_][\w-]*)\$\{/g)].map(([, prefix = ""]) => prefix))];
  return (name) => words.has(name) || prefixes.some((prefix) => name.length > prefix.length && name.startsWith(prefix));
}

const code = files
  .filter((file) => /\/src\/.*\.tsx?$|\.html$/.test(file))
  .map(read)
  .join("\n");

test("every class of a style sheet occurs in a component", () => {
  const isUsed = usedBy(code);
  const unused = files
    .filter((file) => file.endsWith(".css"))
    .flatMap((file) => [...classesOf(read(file))].filter((name) => !isUsed(name)).map((name) => `${file}: .${name}`));
  expect(unused).toEqual([]);
});

test("a renamed class is found", () => {
  const isUsed = usedBy("<nav className={`links hue-${n}`} />");
  const css = ".links a, .places:hover { color: red } /* .comment {} */ @media print { .hue-3 { top: 0 } }";
  expect([...classesOf(css)].filter((name) => !isUsed(name))).toEqual(["places"]);
});
