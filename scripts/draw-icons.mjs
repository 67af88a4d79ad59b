// Draws the app icons of the page from its mark, for platforms that want pixels: node scripts/draw-icons.mjs
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { findChromium } from "./ensure.mjs";

const pages = join(import.meta.dirname, "../packages/web/public");
const mark = readFileSync(join(pages, "mark.svg"), "utf8");
const [, inner] = /^<svg[^>]*>(.*)<\/svg>\s*$/s.exec(mark) ?? [];
if (inner === undefined) throw new Error("mark.svg is not a single svg element");

/** Platforms cut maskable icons to a shape of theirs: the ground fills the square, the mark keeps to the inner 80%. */
const maskable =
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="#0e1726"/>` +
  `<g transform="translate(16 16) scale(0.8) translate(-16 -16)">${inner}</g></svg>`;

const icons = [
  { name: "app-192.png", svg: mark, size: 192 },
  { name: "app-512.png", svg: mark, size: 512 },
  { name: "maskable-512.png", svg: maskable, size: 512 },
  { name: "touch-180.png", svg: maskable, size: 180 },
];

const executablePath = findChromium();
if (executablePath === undefined) throw new Error("Chromium was not found. Set CHROMIUM to its path.");
const browser = await chromium.launch({ executablePath });
mkdirSync(join(pages, "icons"), { recursive: true });
for (const { name, svg, size } of icons) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>*{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`);
  await page.screenshot({ path: join(pages, "icons", name), omitBackground: true });
}
await browser.close();
