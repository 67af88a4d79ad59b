import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { describe, expect, test } from "vitest";

// A new package or game must be listed for npm, for the compiler and in the packages that use it. A missing entry causes
// late and confusing errors (a stale type, a build that fails elsewhere), so the lists are compared.

const root = join(import.meta.dirname, "../..");
type Project = { references?: { path: string }[] };
type Manifest = { name: string; dependencies?: Record<string, string>; devDependencies?: Record<string, string> };
const read = <T>(path: string): T =>
  JSON.parse(readFileSync(join(root, path), "utf8").replace(/^\s*\/\/.*$/gm, "")) as T;

const folders = [
  ...readdirSync(join(root, "packages")).map((name) => `packages/${name}`),
  ...readdirSync(join(root, "packages/games")).map((name) => `packages/games/${name}`),
].filter((folder) => existsSync(join(root, folder, "package.json")));
// Parts of a package with a project of their own: a game's board, code for browsers, code for Node.
const parts = ["ui", "browser", "node"].map((name) => `src/${name}`);
const projects = folders.flatMap((folder) =>
  [folder, ...parts.map((part) => `${folder}/${part}`)].filter((one) => existsSync(join(root, one, "tsconfig.json"))),
);
const names = new Map(folders.map((folder) => [folder, read<Manifest>(`${folder}/package.json`).name]));
const owner = (project: string): string => project.replace(/\/src\/(ui|browser|node)$/, "");

test.for(["tsconfig.json", "tsconfig.tests.json"])("%s lists every project", (file) => {
  const known = (read<Project>(file).references ?? []).map(({ path }) => posix.normalize(path));
  expect(known.filter((path) => path !== "tsconfig.tests.json").sort()).toEqual([...projects].sort());
});

describe.for(projects)("%s", (project) => {
  const references = (read<Project>(`${project}/tsconfig.json`).references ?? []).map(({ path }) =>
    owner(posix.normalize(`${project}/${path}`)),
  );
  const manifest = read<Manifest>(`${owner(project)}/package.json`);

  test("refers only to packages in its dependencies", () => {
    const needed = [...new Set(references)].map((folder) => names.get(folder)).filter((name) => name !== manifest.name);
    expect(Object.keys(manifest.dependencies ?? {})).toEqual(expect.arrayContaining(needed));
  });

  test("pins its external dependencies", () => {
    for (const [name, version] of Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })) {
      expect(version, name).toMatch(name.startsWith("@starboard/") ? /^\*$/ : /^\d+\.\d+\.\d+$/);
    }
  });
});
