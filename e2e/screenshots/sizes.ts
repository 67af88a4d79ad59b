/** What is pictured: sizes, themes and names, chosen by `SIZES`, `THEMES` and `ONLY`; the folder is `OUT`. */
import { mkdirSync } from "node:fs";
import { resolve } from "node:path";
import type { BrowserContextOptions, Page } from "playwright-core";

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
const listOf = (name: string): readonly string[] => process.env[name]?.split(",") ?? [];

/** The folder of the pictures; it exists. */
export const out = resolve(process.env["OUT"] ?? "screenshots");
mkdirSync(out, { recursive: true });
export const isWanted = (name: string): boolean =>
  listOf("ONLY").length === 0 || listOf("ONLY").some((part) => name.includes(part));
export const sizes = Object.entries(SIZES).filter(
  ([name]) => listOf("SIZES").length === 0 || listOf("SIZES").includes(name),
);
export const themes = THEMES.filter((name) => listOf("THEMES").length === 0 || listOf("THEMES").includes(name));

/** Waits until fonts are there and nothing moves any more. Animations that never end are not waited for. */
export async function rest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const ending = document.getAnimations().filter((one) => Number.isFinite(one.effect?.getComputedTiming().endTime));
    await Promise.allSettled(ending.map((one) => one.finished));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}

/** The language of the pictures. */
export const wantedLanguage = process.env["IN"] ?? "en";

/**
 * Shows the page in the language of `IN`, as when the reader chooses it in another tab. Pages are opened in English,
 * because what leads to a picture looks for English words.
 */
export async function speak(page: Page): Promise<void> {
  await page.evaluate((language) => {
    const key = "starboard.settings";
    const settings = JSON.parse(localStorage.getItem(key) ?? "{}") as object;
    const newValue = JSON.stringify({ ...settings, language });
    localStorage.setItem(key, newValue);
    window.dispatchEvent(new StorageEvent("storage", { key, newValue }));
  }, wantedLanguage);
  await page.waitForFunction((language) => document.documentElement.lang === language, wantedLanguage);
}
