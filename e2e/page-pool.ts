/**
 * Pages for the tests of one file. What a test leaves as it found it, the next one gets emptied: a new page takes three
 * times as long, because it has a process to start and every script to compile.
 */
import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Disposable, Page } from "playwright-core";

/** What changes a page or its context beyond its content. A page on which a test has called one of these is closed. */
const LASTING = [
  "addInitScript",
  "emulateMedia",
  "exposeBinding",
  "exposeFunction",
  "grantPermissions",
  "newCDPSession",
  "newPage",
  "on",
  "once",
  "route",
  "routeWebSocket",
  "setExtraHTTPHeaders",
  "setGeolocation",
  "setOffline",
];

export interface PageOptions {
  readonly context: BrowserContextOptions;
  /** Settings of the page, stored before its first script runs. */
  readonly settings: object | undefined;
}

export interface PagePool {
  /** An empty page with empty storage. */
  open(options: PageOptions): Promise<Page>;
  /** Ends the use of all pages. They are used again if the test has passed. */
  reclaim(hasPassed: boolean): Promise<void>;
}

/** A context with one page. */
interface Entry {
  readonly key: string;
  readonly context: BrowserContext;
  readonly page: Page;
  readonly devtools: CDPSession;
  readonly viewport: ReturnType<Page["viewportSize"]>;
  /** The origins that the page has shown, which may have stored something. */
  readonly origins: Set<string>;
  readonly addInitScript: BrowserContext["addInitScript"];
  isChanged: boolean;
}

const SETTINGS = "starboard.settings";

/** `prepare` is called with every new page. */
export function openPagePool(browser: Browser, prepare: (page: Page) => void): PagePool {
  const idle: Entry[] = [];
  let used: { readonly entry: Entry; readonly script: Disposable | undefined }[] = [];

  async function create(key: string, options: BrowserContextOptions): Promise<Entry> {
    const context = await browser.newContext(options);
    const page = await context.newPage();
    prepare(page);
    const origins = new Set<string>();
    page.on("framenavigated", (frame) => void origins.add(originOf(frame.url())));
    const entry: Entry = {
      key,
      context,
      page,
      origins,
      devtools: await context.newCDPSession(page),
      viewport: page.viewportSize(),
      addInitScript: context.addInitScript.bind(context),
      // What service workers keep is not the page's.
      isChanged: options.serviceWorkers === "allow",
    };
    const noteCalls = (owner: object, names: readonly string[]): void => {
      for (const name of names) {
        const method: unknown = Reflect.get(owner, name);
        if (typeof method !== "function") continue;
        Reflect.set(owner, name, (...values: unknown[]): unknown => {
          entry.isChanged = true;
          return Reflect.apply(method, owner, values);
        });
      }
    };
    noteCalls(context, LASTING);
    noteCalls(page, LASTING);
    noteCalls(page.clock, ["install", "pauseAt", "setFixedTime", "setSystemTime"]);
    return entry;
  }

  async function reuse({ entry, script }: (typeof used)[number]): Promise<void> {
    await script?.dispose();
    if (!entry.isChanged && (await emptied(entry))) idle.push(entry);
    else await entry.context.close();
  }

  return {
    async open({ context, settings }) {
      const key = JSON.stringify(context);
      const at = idle.findIndex((one) => one.key === key);
      const entry = idle.splice(at, at === -1 ? 0 : 1)[0] ?? (await create(key, context));
      // Set only on the first page, so that changes made by the test persist.
      const store = ([name, value]: readonly [string, string]): void => {
        if (localStorage.getItem(name) === null) localStorage.setItem(name, value);
      };
      const script = settings && (await entry.addInitScript(store, [SETTINGS, JSON.stringify(settings)] as const));
      used.push({ entry, script });
      return entry.page;
    },
    async reclaim(hasPassed) {
      const ended = used;
      used = [];
      if (hasPassed) await Promise.all(ended.map(reuse));
      else for (const { entry } of ended) await entry.context.close();
    },
  };
}

const originOf = (address: string): string => (URL.canParse(address) ? new URL(address).origin : "null");

/** Empties the page and its storage. False if that cannot be done. */
async function emptied({ context, page, devtools, viewport, origins }: Entry): Promise<boolean> {
  if (page.isClosed()) return false;
  for (const one of context.pages()) if (one !== page) await one.close();
  try {
    // Neither a key that is held down nor the place of the pointer remains.
    await page.mouse.move(-1, -1);
    await page.evaluate(() => sessionStorage.clear());
    await page.goto("about:blank");
  } catch {
    return false;
  }
  await context.clearCookies();
  for (const origin of origins)
    if (origin !== "null") await devtools.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" });
  origins.clear();
  await devtools.send("Page.resetNavigationHistory");
  if (viewport !== null) await page.setViewportSize(viewport);
  return true;
}
