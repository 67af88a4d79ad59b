import { expect, test } from "vitest";
import { accessibilityFaults, expectAccessible, openStage } from "./browser.ts";

const stage = openStage();

test("the page opens, has a title and is accessible", async () => {
  const page = await stage.visit("/");
  expect(await page.title()).toContain("Starboard");
  await page.getByRole("heading", { name: "Four space wars, one plotting table" }).first().waitFor();
  await expectAccessible(page);
  // The check finds what is wrong.
  await page.evaluate(() => document.documentElement.removeAttribute("lang"));
  expect(await accessibilityFaults(page)).toEqual([expect.stringMatching(/^html-has-lang: /)]);
  await expectAccessible(page, "colours");
});

test("WebGL is available for the star map", async () => {
  const page = await stage.visit("/");
  expect(await page.evaluate(() => document.createElement("canvas").getContext("webgl2") !== null)).toBe(true);
});
