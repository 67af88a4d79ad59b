import { expect, test } from "vitest";
import { dependencyPage, dependencyProblems, readLock, staleDependencies } from "../dependencies.mjs";

const SETTINGS = "loglevel=error\nignore-scripts=true\n";
const good = {
  version: "1.2.3",
  integrity: `sha512-${"A".repeat(86)}==`,
  license: "MIT",
};
const lockWith = (entry: object) => ({ lockfileVersion: 3, packages: { "node_modules/thing": { ...good, ...entry } } });

test("the lock file lets nothing in that it must not, and the list of packages is current (npm run dependencies)", () => {
  expect(Object.keys(readLock().packages).length).toBeGreaterThan(100);
  expect(staleDependencies()).toEqual([]);
});

test("a package as it should be is no problem, whichever of two licences fits", () => {
  expect(dependencyProblems(lockWith({}), SETTINGS)).toEqual([]);
  expect(dependencyProblems(lockWith({ license: "(GPL-3.0-only OR MIT)" }), SETTINGS)).toEqual([]);
});

test.for([
  ["a git address as a version", { version: "git+ssh://example.org/thing.git#1" }, /thing has no plain version/],
  [
    "another place than the registry",
    { resolved: "https://example.org/thing.tgz" },
    /thing comes from https:.*thing\.tgz/,
  ],
  ["no checksum", { integrity: undefined }, /thing has no SHA-512 checksum/],
  ["a weak checksum", { integrity: "sha1-AAAA" }, /thing has no SHA-512 checksum/],
  ["a licence that does not fit", { license: "GPL-3.0-only" }, /thing has the licence "GPL-3.0-only"/],
  ["two licences that must both be kept, one of which does not fit", { license: "MIT AND SSPL-1.0" }, /licence/],
  ["no licence", { license: undefined }, /thing has the licence ""/],
] as const)("a package with %s is named", ([, entry, problem]) => {
  expect(dependencyProblems(lockWith(entry), SETTINGS)).toEqual([expect.stringMatching(problem)]);
});

test("install scripts that are switched on again are named", () => {
  expect(dependencyProblems(lockWith({}), "ignore-scripts=false\n")).toEqual([
    "Install scripts of packages are not switched off in .npmrc.",
  ]);
});

test("a package inside another one is listed by its own name, our own packages not at all", () => {
  const inner = { ...good, version: "2.0.0", dev: true };
  const text = dependencyPage({
    lockfileVersion: 3,
    packages: {
      "packages/own": {},
      "node_modules/@starboard/own": { link: true },
      "node_modules/outer/node_modules/@scope/inner": inner,
    },
  });
  expect(text.split("\n").filter((line) => line.startsWith("| "))).toEqual([
    "| package | version | licence | used for |",
    "| @scope/inner | 2.0.0 | MIT | development |",
  ]);
});
