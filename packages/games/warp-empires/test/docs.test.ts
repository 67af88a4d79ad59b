import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { builtIn, mapForm, moduleForm, PROVING_GROUND } from "../src/authoring.ts";

const text = readFileSync(new URL("../../../../docs/modules.md", import.meta.url), "utf8");
/** Every example of the page: its file, the path in the file, and the quoted value. */
const examples = [...text.matchAll(/```json (\S+) (\S+)\n([\s\S]*?)\n```/g)].map(
  ([, file, path, shown]) => [file, path, shown] as [string, string, string],
);

test("the page has an example of each kind", () => {
  expect(examples.length).toBeGreaterThan(35);
  for (const part of ["options", "phases", "terrain", "units", "buildings", "exploration", "challenges", "parleys"])
    expect(examples.some(([, path]) => path.startsWith(part))).toBe(true);
  expect(Object.keys(mapForm.shape)).toEqual(expect.arrayContaining(["borders", "homes", "explored"]));
  expect(Object.keys(moduleForm.shape)).toEqual(expect.arrayContaining(["cards", "factions", "map"]));
});

test.each(examples)("%s %s quotes the file correctly", (file, path, shown) => {
  const document: unknown = file === "proving-ground" ? PROVING_GROUND : builtIn(file)?.document;
  const found = path.split(".").reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], document);
  expect(JSON.parse(shown)).toEqual(found);
});
