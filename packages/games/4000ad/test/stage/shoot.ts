/**
 * Pictures of the board: node packages/games/4000ad/test/stage/shoot.ts OUT [query …] starts a page server and a browser,
 * takes one picture per query at the given size and ends. A query may begin with a size, such as 390x844:scene=midgame.
 */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { chromium } from "playwright-core";
import { createServer } from "vite";

const [out = "shots", ...queries] = process.argv.slice(2);
mkdirSync(out, { recursive: true });
const root = import.meta.dirname;
const server = await createServer({
  root,
  configFile: false,
  plugins: [react()],
  logLevel: "error",
  server: { port: 0, host: "127.0.0.1", fs: { allow: [join(root, "../../../../..")] }, hmr: false, watch: null },
  cacheDir: join(root, "../../../../../node_modules/.vite-stage"),
});
await server.listen();
const url = server.resolvedUrls?.local[0] ?? "";
const browser = await chromium.launch({
  executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
  args: ["--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--no-sandbox"],
});
let failed = false;
try {
  for (const [i, query] of queries.entries()) {
    const [, w, h, rest] = /^(?:(\d+)x(\d+):)?(.*)$/.exec(query) ?? [];
    const phone = Number(w ?? 1440) < 700;
    const page = await browser.newPage({
      viewport: { width: Number(w ?? 1440), height: Number(h ?? 900) },
      deviceScaleFactor: phone ? 2 : 1,
      hasTouch: phone,
    });
    page.on("pageerror", (error) => {
      failed = true;
      console.error(query, error.message);
    });
    page.on("console", (message) => {
      if (message.type() === "error" || message.type() === "warning") console.error(query, message.text());
    });
    const [address = "", ...deeds] = (rest ?? "").split("&do=");
    await page.goto(`${url}?${address}`);
    await page.waitForSelector(".ad, #root > *");
    await page.evaluate(async () => {
      await document.fonts.ready;
    });
    await page.waitForTimeout(address.includes("space") ? 1200 : 350);
    for (const deed of deeds) {
      await page.evaluate(decodeURIComponent(deed));
      await page.waitForTimeout(300);
    }
    await page.screenshot({ path: join(out, `${i}.png`) });
    console.log(join(out, `${i}.png`), query);
    await page.close();
  }
} finally {
  await browser.close();
  await server.close();
}
process.exit(failed ? 1 : 0);
