import { expect, test } from "vitest";
import { emblemPath, FIGURES } from "../src/emblem.ts";

test("six sides have six different emblems, and a seventh begins again", () => {
  const all = [1, 2, 3, 4, 5, 6].map(emblemPath);
  expect(new Set(all).size).toBe(6);
  expect(emblemPath(7)).toBe(emblemPath(1));
  expect(new Set(FIGURES).size).toBe(6);
});
