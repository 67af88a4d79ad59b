import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type axe from "axe-core";
import { createHost, type Host, readSettings } from "@starboard/host";
import { type Browser, type BrowserContextOptions, chromium, type Download, type Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, inject } from "vitest";
import { openPagePool, type PagePool } from "./page-pool.ts";

const webRoot = join(import.meta.dirname, "../dist/web");

/** Connects to the browser of all test files. Closing the connection closes its pages only. */
export const connect = (): Promise<Browser> => chromium.connect(inject("browser"));

export type VisitOptions = BrowserContextOptions & { settings?: object };
export type Stage = {
  /** The host's address, without a slash at the end. */
  readonly url: string;
  /** The host's services, for what it does at times of its own. */
  readonly services: Host["services"];
  /**
   * Opens a page with empty storage, for this test. `settings` are the page's settings stored
   * beforehand. Errors on the page fail the test file in `afterAll`.
   */
  readonly visit: (path?: string, options?: VisitOptions) => Promise<Page>;
};

/**
 * Starts a host with these settings and this clock for one test file, and closes it after the file.
 */
export function openStage(env: Readonly<Record<string, string>> = {}, now: () => number = Date.now): Stage {
  let url = "";
  let host: Host | undefined;
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
    get services() {
      if (!host) throw new Error("The host has not started.");
      return host.services;
    },
    visit: (path = "/", options = {}) => visit(url + path, options),
  };
}

/**
 * Returns a function that opens an address in a page with empty storage.
 * `expectedErrors` matches console errors that the test itself causes.
 */
export function openBrowser(expectedErrors?: RegExp): (address: string, options?: VisitOptions) => Promise<Page> {
  let browser: Browser | undefined;
  let pool: PagePool | undefined;
  const errors: string[] = [];

  beforeAll(async () => {
    browser = await connect();
    pool = openPagePool(browser, listenTo);
  });

  afterEach(async ({ task }) => {
    await pool?.reclaim(task.result?.state !== "fail");
  });

  afterAll(async () => {
    await browser?.close();
    expect(errors, "errors on the pages").toEqual([]);
  });

  function listenTo(page: Page): void {
    page.on("pageerror", (error) => errors.push(`${page.url()}: ${error.message}`));
    page.on("console", (message) => {
      // The page shows requests that the host refused; the browser's own message about them is not an error.
      const refused = /status of 4\d\d/.test(message.text()) && message.location().url.includes("/api/");
      // Only tests of offline use disconnect the browser.
      const offline = message.text().includes("ERR_INTERNET_DISCONNECTED");
      const isError = message.type() === "error" && !refused && !offline && !expectedErrors?.test(message.text());
      if (isError) errors.push(`${page.url()}: ${message.text()}`);
    });
  }

  return async (address, { settings, ...options } = {}) => {
    if (pool === undefined) throw new Error("Call visit() inside a test.");
    const context: BrowserContextOptions = {
      viewport: { width: 1280, height: 800 },
      // With a service worker every page would fetch all files for offline use; only offline tests allow it.
      serviceWorkers: "block",
      ...options,
    };
    const page = await pool.open({ context, settings });
    await page.goto(address);
    return page;
  };
}

/** The content of a download. The browser is another process, so there is no path to its file. */
export async function contentOf(download: Download): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of await download.createReadStream()) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
/** The rules whose result depends on the theme. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

/** "colours" checks only the rules whose result depends on the theme. */
type Checked = "everything" | "colours";

/** Fails with a readable list if axe finds accessibility violations. */
export async function expectAccessible(page: Page, what: Checked = "everything"): Promise<void> {
  expect(await accessibilityFaults(page, what)).toEqual([]);
}

/** Checks a page that is shown in the dark theme, and its colours in the others: themes differ only in colours. */
export async function expectAccessibleInAllThemes(page: Page): Promise<void> {
  await expectAccessible(page);
  const show = (theme: string): Promise<void> =>
    page.evaluate((name) => document.documentElement.setAttribute("data-theme", name), theme);
  for (const theme of ["light", "contrast"]) {
    await show(theme);
    expect(await accessibilityFaults(page, "colours"), theme).toEqual([]);
  }
  await show("dark");
}

/** The accessibility violations that axe finds on a page, each with the elements. */
export async function accessibilityFaults(page: Page, what: Checked = "everything"): Promise<string[]> {
  // Run in the page itself: the usual driver opens a second page for the report, which takes longer than the check.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeSource);
  const options: axe.RunOptions = {
    resultTypes: ["violations"],
    ...(what === "colours" && { runOnly: { type: "rule", values: COLOUR_RULES } }),
  };
  return page.evaluate(async (chosen) => {
    // A colour that is still fading in has no final contrast. Animations that never end are not waited for.
    const ending = document.getAnimations().filter((one) => Number.isFinite(one.effect?.getComputedTiming().endTime));
    await Promise.allSettled(ending.map((one) => one.finished));
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, chosen);
    return violations.map(({ id, help, nodes }) => `${id}: ${help} — ${nodes.map((node) => node.html).join(" | ")}`);
  }, options);
}
