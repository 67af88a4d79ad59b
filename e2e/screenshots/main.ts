/**
 * Takes pictures of the moments of `moments.ts` in every size and theme, for a person to look at:
 * `node e2e/screenshots/main.ts OUT [part of a name]… [size=…] [theme=…]`. The pages must be built (`npm run build`).
 */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { createHost, readSettings } from "@starboard/host";
import type { BrowserContextOptions, Page } from "playwright-core";
import { launch } from "../browser.ts";
import { dropFile, HURRIED } from "../table.ts";
import { MOMENTS, recordOf } from "./moments.ts";

const TOUCH = { hasTouch: true, isMobile: true, deviceScaleFactor: 1 };
const SIZES: Readonly<Record<string, BrowserContextOptions>> = {
  desktop: { viewport: { width: 1440, height: 900 } },
  laptop: { viewport: { width: 1280, height: 800 } },
  tablet: { viewport: { width: 1024, height: 768 } },
  phone: { viewport: { width: 390, height: 844 }, ...TOUCH },
  sideways: { viewport: { width: 844, height: 390 }, ...TOUCH },
  // A desktop window at 200 %.
  zoomed: { viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 },
};
const THEMES = ["dark", "light", "contrast"] as const;
const [out = "screenshots", ...wanted] = process.argv.slice(2);
const only = (kind: string): string[] =>
  wanted.filter((one) => one.startsWith(`${kind}=`)).map((one) => one.slice(kind.length + 1));
const parts = wanted.filter((one) => !one.includes("="));
const sizes = Object.entries(SIZES).filter(([name]) => only("size").length === 0 || only("size").includes(name));
const themes = THEMES.filter((name) => only("theme").length === 0 || only("theme").includes(name));

/** Waits until fonts are there and nothing moves any more. */
async function rest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all(document.getAnimations().map((one) => one.finished.catch(() => undefined)));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}

/** Opens a record at its last moment: the match itself if it is over, else a match that continues from there. */
async function open(page: Page, text: string, isOver: boolean): Promise<void> {
  await page.locator("#root > *").first().waitFor();
  await dropFile(page, text);
  await page.waitForURL(/\/replay\//);
  const match = page.url().split("/replay/")[1]?.split("?")[0] ?? "";
  if (isOver) {
    await page.goto(page.url().replace(/\/replay\/.*/, `/table/${match}`));
    await page.getByRole("button", { name: "Rematch" }).waitFor();
    return;
  }
  const track = page.getByRole("slider");
  await track.fill((await track.getAttribute("max")) ?? "0");
  await page.getByRole("button", { name: "What if?" }).click();
  await page.getByRole("button", { name: "Continue", exact: true }).click();
  await page.waitForURL(/\/table\//);
  await page.locator(".ask:not(.wait)").waitFor();
}

mkdirSync(out, { recursive: true });
const settings = readSettings({});
if (typeof settings === "string") throw new Error(settings);
const host = await createHost({ webRoot: join(import.meta.dirname, "../../dist/web"), settings, now: Date.now });
const url = await host.listen({ port: 0, host: "127.0.0.1" });
const browser = await launch();
try {
  for (const game of ["anaxis", "trekwar"].filter(
    (id) => parts.length === 0 || parts.some((part) => `${id}-guide`.includes(part)),
  ))
    for (const [size, options] of sizes)
      for (const theme of themes) {
        const context = await browser.newContext({ serviceWorkers: "block", ...options });
        await context.addInitScript(
          (value) => localStorage.setItem("starboard.settings", value),
          JSON.stringify({ ...HURRIED, guided: [], handOver: "never", theme }),
        );
        const page = await context.newPage();
        await page.goto(`${url}/guide/${game}`);
        await page.locator(".ask:not(.wait)").waitFor();
        await rest(page);
        await page.screenshot({ path: join(out, `${game}-guide-${size}-${theme}.png`) });
        await context.close();
      }
  for (const moment of MOMENTS.filter(({ name }) => parts.length === 0 || parts.some((part) => name.includes(part)))) {
    const found = recordOf(moment);
    if (!found) throw new Error(`${moment.name} never comes`);
    for (const [size, options] of sizes) {
      const context = await browser.newContext({ serviceWorkers: "block", ...options });
      const stored = {
        ...HURRIED,
        guided: ["4000ad", "anaxis", "trekwar", "warp-empires", "sample"],
        handOver: "never",
      };
      await context.addInitScript((value) => {
        if (localStorage.getItem("starboard.settings") === null) localStorage.setItem("starboard.settings", value);
      }, JSON.stringify(stored));
      const page = await context.newPage();
      await page.goto(url);
      await open(page, found, moment.isEnd !== undefined);
      for (const theme of themes) {
        await page.evaluate(
          (value) => localStorage.setItem("starboard.settings", value),
          JSON.stringify({ ...stored, theme }),
        );
        await page.reload();
        await page.locator(".ask").waitFor();
        if (!moment.isEnd) await page.locator(".ask:not(.wait)").waitFor();
        await rest(page);
        await page.screenshot({ path: join(out, `${moment.name}-${size}-${theme}.png`) });
      }
      await context.close();
    }
    console.log(moment.name);
  }
} finally {
  await browser.close();
  await host.close();
}
