import { join } from "node:path";
import { AxeBuilder } from "@axe-core/playwright";
import { createHost, readSettings } from "@starboard/host";
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { findChromium } from "../scripts/ensure.mjs";

const webRoot = join(import.meta.dirname, "../dist/web");

export async function launch(): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error("Chromium was not found. Set CHROMIUM to its path.");
  const args = [
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    // Software rendering, so that the star map also works on machines without a graphics card.
    "--use-gl=angle",
    "--use-angle=swiftshader",
    "--enable-unsafe-swiftshader",
  ];
  // Chromium's sandbox refuses to run as root, and tests in containers usually run as root.
  if (process.getuid?.() === 0) args.push("--no-sandbox");
  return chromium.launch({ executablePath, args });
}

export type VisitOptions = BrowserContextOptions & { settings?: object };
export type Stage = {
  /** The host's address, without a slash at the end. */
  readonly url: string;
  /**
   * Opens a page with empty storage, which is closed after the test. `settings` are the page's settings stored
   * beforehand. Errors on the page fail the test file in `afterAll`.
   */
  readonly visit: (path?: string, options?: VisitOptions) => Promise<Page>;
};

/**
 * Starts a host with these settings and this clock, and a browser, for one test file. Both are closed after it.
 */
export function openStage(env: Readonly<Record<string, string>> = {}, now: () => number = Date.now): Stage {
  let url = "";
  let host: Awaited<ReturnType<typeof createHost>> | undefined;
  beforeAll(async () => {
    const settings = readSettings(env);
    if (typeof settings === "string") throw new Error(settings);
    host = await createHost({ webRoot, settings, now });
    url = await host.listen({ port: 0, host: "127.0.0.1" });
  });
  // Hooks after tests run in reverse order: the browser is closed before its host.
  afterAll(() => host?.close());
  const visit = openBrowser();
  return {
    get url() {
      return url;
    },
    visit: (path = "/", options = {}) => visit(url + path, options),
  };
}

/**
 * Starts a browser for one test file and returns a function that opens an address in a page with empty storage.
 * `expectedErrors` matches console errors that the test itself causes.
 */
export function openBrowser(expectedErrors?: RegExp): (address: string, options?: VisitOptions) => Promise<Page> {
  let browser: Browser | undefined;
  const errors: string[] = [];
  let contexts: BrowserContext[] = [];

  beforeAll(async () => {
    browser = await launch();
  });

  afterEach(async () => {
    for (const context of contexts) await context.close();
    contexts = [];
  });

  afterAll(async () => {
    await browser?.close();
    expect(errors, "errors on the pages").toEqual([]);
  });

  return async (address, { settings, ...options } = {}) => {
    if (browser === undefined) throw new Error("Call visit() inside a test.");
    const context = await browser.newContext({
      viewport: { width: 1280, height: 800 },
      // With a service worker every page would fetch all files for offline use; only offline tests allow it.
      serviceWorkers: "block",
      ...options,
    });
    contexts.push(context);
    if (settings !== undefined) {
      await context.addInitScript((stored) => {
        // Set only on the first page, so that changes made by the test persist.
        if (localStorage.getItem("starboard.settings") === null) localStorage.setItem("starboard.settings", stored);
      }, JSON.stringify(settings));
    }
    const page = await context.newPage();
    page.on("pageerror", (error) => errors.push(`${address}: ${error.message}`));
    page.on("console", (message) => {
      // The page shows requests that the host refused; the browser's own message about them is not an error.
      const refused = /status of 4\d\d/.test(message.text()) && message.location().url.includes("/api/");
      // Only tests of offline use disconnect the browser.
      const offline = message.text().includes("ERR_INTERNET_DISCONNECTED");
      const isError = message.type() === "error" && !refused && !offline && !expectedErrors?.test(message.text());
      if (isError) errors.push(`${address}: ${message.text()}`);
    });
    await page.goto(address);
    return page;
  };
}

/**
 * Fails with a readable list if axe finds accessibility violations. "colours" checks only the rules whose result
 * depends on the theme.
 */
export async function expectAccessible(page: Page, what: "everything" | "colours" = "everything"): Promise<void> {
  // A colour that is still fading in has no final contrast. Animations that never end are not waited for.
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter((one) => Number.isFinite(one.effect?.getComputedTiming().endTime));
    await Promise.allSettled(ending.map((one) => one.finished));
  });
  const axe = new AxeBuilder({ page });
  if (what === "colours") axe.withRules(["color-contrast", "link-in-text-block"]);
  const { violations } = await axe.analyze();
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help} — ${nodes.map((node) => node.html).join(" | ")}`,
  );
  expect(found).toEqual([]);
}
