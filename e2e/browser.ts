import { join } from "node:path";
import { AxeBuilder } from "@axe-core/playwright";
import { createHost, readSettings } from "@starboard/host";
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { findChromium } from "../scripts/ensure.mjs";

const webRoot = join(import.meta.dirname, "../dist/web");

export async function launch(): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error("No Chromium here: set CHROMIUM to its path.");
  const args = [
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    // Drawn by the processor, so that the star map also works on machines without a graphics card.
    "--use-gl=angle",
    "--use-angle=swiftshader",
    "--enable-unsafe-swiftshader",
  ];
  // Chromium's sandbox refuses to run as root, which is what containers usually are.
  if (process.getuid?.() === 0) args.push("--no-sandbox");
  return chromium.launch({ executablePath, args });
}

export type VisitOptions = BrowserContextOptions & { settings?: object };
export type Stage = {
  /** The host's address, without a slash at the end. */
  readonly url: string;
  /**
   * A fresh visitor: own storage, own page, gone after the test. `settings` are what the visitor has set before. Errors
   * on the page fail the test run in `afterAll`.
   */
  readonly visit: (path?: string, options?: VisitOptions) => Promise<Page>;
};

/**
 * Starts a host, with these settings and this clock, and a browser for one test file, and clears both away after it.
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
  // Hooks that end things run in the opposite order: the browser is gone before its host.
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
 * A browser for one test file, and how to send a fresh visitor to an address. `usual` are errors that the browser
 * reports because of what a test does to it.
 */
export function openBrowser(usual?: RegExp): (address: string, options?: VisitOptions) => Promise<Page> {
  let browser: Browser | undefined;
  const complaints: string[] = [];
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
    expect(complaints, "errors the pages reported").toEqual([]);
  });

  return async (address, { settings, ...options } = {}) => {
    if (browser === undefined) throw new Error("visit() belongs inside a test.");
    const context = await browser.newContext({
      viewport: { width: 1280, height: 800 },
      // Every visitor would fetch all files for times without a network; only who wants to go offline does.
      serviceWorkers: "block",
      ...options,
    });
    contexts.push(context);
    if (settings !== undefined) {
      await context.addInitScript((kept) => {
        // Only the first page of a visitor finds them; what it changes afterwards stays changed.
        if (localStorage.getItem("starboard.settings") === null) localStorage.setItem("starboard.settings", kept);
      }, JSON.stringify(settings));
    }
    const page = await context.newPage();
    page.on("pageerror", (error) => complaints.push(`${address}: ${error.message}`));
    page.on("console", (message) => {
      // What a host refuses is told on the page; the browser's own line about it says nothing more.
      const refused = /status of 4\d\d/.test(message.text()) && message.location().url.includes("/api/");
      // Only who is sent offline by a test is offline.
      const offline = message.text().includes("ERR_INTERNET_DISCONNECTED");
      const complaint = message.type() === "error" && !refused && !offline && !usual?.test(message.text());
      if (complaint) complaints.push(`${address}: ${message.text()}`);
    });
    await page.goto(address);
    return page;
  };
}

/**
 * Fails with a readable list when the page has accessibility faults; "colours" looks for those only that another theme
 * can bring.
 */
export async function expectAccessible(page: Page, what: "everything" | "colours" = "everything"): Promise<void> {
  const axe = new AxeBuilder({ page });
  if (what === "colours") axe.withRules(["color-contrast", "link-in-text-block"]);
  const { violations } = await axe.analyze();
  const faults = violations.map((one) => `${one.id}: ${one.help} — ${one.nodes.map((node) => node.html).join(" | ")}`);
  expect(faults).toEqual([]);
}
