import { expect, test } from "vitest";
import { expectAccessible, openStage } from "./browser.ts";

const stage = openStage();

test("the page opens, has a title and is accessible", async () => {
  const page = await stage.visit("/");
  expect(await page.title()).toContain("Starboard");
  await page.getByRole("heading", { name: "Four space wars, one plotting table" }).first().waitFor();
  await expectAccessible(page);
});

test("WebGL is available for the star map", async () => {
  const page = await stage.visit("/");
  expect(await page.evaluate(() => document.createElement("canvas").getContext("webgl2") !== null)).toBe(true);
});
