/** Pictures as data: their colours are the theme's, and their texts stay text. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { boxPath, DARK_INKS, fitShapes, hexOf, INKS, svgOf } from "@starboard/kit";
import { expect, test } from "vitest";

test("hosts draw in the colours of the dark theme", () => {
  const sheet = readFileSync(join(import.meta.dirname, "../../ui/src/style/tokens.css"), "utf8");
  const dark = sheet.slice(0, sheet.indexOf('[data-theme="light"]'));
  for (const name of INKS) expect(dark, name).toContain(`--${name}: ${DARK_INKS[name]};`);
});

test("a mixed colour has its share of both", () => {
  expect(hexOf({ mix: ["#000000", "#ffffff"], share: 0.5 }, DARK_INKS)).toBe("#808080");
  expect(hexOf({ mix: ["side-1", "#000000"], share: 0 }, DARK_INKS)).toBe(DARK_INKS["side-1"]);
});

test("text from people is escaped in SVG", () => {
  const text = `<script>"'&`;
  const svg = svgOf({ width: 1, height: 1, shapes: [{ is: "text", x: 0, y: 0, size: 1, text, fill: "ink" }] });
  expect(svg).toContain("&lt;script&gt;&quot;&#39;&amp;");
  expect(svg).not.toContain("<script>");
});

test("shapes are fitted into a frame without distortion, and boxes close", () => {
  const frame = { x: 0, y: 0, width: 100, height: 50 };
  expect(fitShapes([], { x: 10, y: 10, width: 10, height: 10 }, frame)).toMatchObject({ x: -25, y: -50, scale: 5 });
  expect(boxPath(0, 0, 4, 2)).toBe("M0 0h4v2h-4v-2Z");
});
