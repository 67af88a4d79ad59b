/** Measures what a first visitor downloads, in a real browser, compressed as transferred. */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createHost } from "@starboard/host";
import react from "@vitejs/plugin-react";
import { type Browser, chromium, type Page } from "playwright-core";
import { build as vite } from "vite";
import { build } from "../../scripts/build.mjs";
import { findChromium, root } from "../../scripts/ensure.mjs";

/** Bytes over the wire. */
export interface Load {
  /** Files the page names itself, by kind; needed before anything is shown. */
  readonly first: ReadonlyMap<string, number>;
  /** Files prefetched afterwards: the first game's rules and board, and the match service's worker. */
  readonly ahead: number;
  /** The chunk with the 3D library, loaded with the 3D star field; null if none was built. */
  readonly depth: number | null;
}

export async function launch(): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error("No Chromium here: set CHROMIUM to its path.");
  // Chromium's sandbox does not run as root, which is usual in containers.
  const args = ["--disable-gpu", "--no-first-run", ...(process.getuid?.() === 0 ? ["--no-sandbox"] : [])];
  return chromium.launch({ executablePath, args });
}

/** Opens the start page with an empty cache, from a host as `npm start` runs it, and waits until all transfers end. */
export async function firstLoad(browser: Browser): Promise<Load> {
  await build(false);
  const host = await createHost({ webRoot: join(root, "dist/web") });
  try {
    const url = await host.listen({ port: 0, host: "127.0.0.1" });
    const page = await browser.newPage();
    const first = new Map<string, number>();
    let ahead = 0;
    const html = await (await fetch(url)).text();
    const named = (address: string): boolean =>
      new URL(address).pathname === "/" || html.includes(new URL(address).pathname);
    const counted: Promise<void>[] = [];
    page.on("response", (response) => {
      counted.push(
        (async () => {
          const request = response.request();
          const bytes = Number((await response.allHeaders())["content-length"] ?? 0);
          if (named(request.url())) first.set(request.resourceType(), (first.get(request.resourceType()) ?? 0) + bytes);
          else ahead += bytes;
        })(),
      );
    });
    await page.goto(url, { waitUntil: "networkidle" });
    await Promise.all(counted);
    await page.close();
    return { first, ahead, depth: depthChunk() };
  } finally {
    await host.close();
  }
}

function depthChunk(): number | null {
  const assets = join(root, "dist/web/assets");
  const chunks = readdirSync(assets).filter((name) => name.endsWith(".js"));
  const found = chunks.find((name) => readFileSync(join(assets, name), "utf8").includes("WebGLRenderer"));
  return found === undefined ? null : statSync(join(assets, `${found}.br`)).size;
}

/** Updates of one board, act after act, at its fullest. */
export interface BoardUpdates {
  /** Description of how full it was. */
  readonly full: string;
  /** Script time per update, in ms. */
  readonly ms: readonly number[];
}
export interface Boards {
  readonly of4000: BoardUpdates;
  readonly ofAnaxis: BoardUpdates;
  /** Frame times in ms while the map of Anaxis with sixty ships is dragged. */
  readonly dragged: readonly number[];
}

/** Builds the pages in bench/board and runs `count` updates in each; the first half is warm-up. */
export async function boardUpdates(browser: Browser, count: number): Promise<Boards> {
  const out = await mkdtemp(join(tmpdir(), "starboard-bench-"));
  const source = join(root, "bench/board");
  try {
    await vite({
      root: source,
      plugins: [react()],
      logLevel: "error",
      build: {
        outDir: out,
        emptyOutDir: true,
        target: "es2024",
        rolldownOptions: { input: [join(source, "4000ad.html"), join(source, "anaxis.html")] },
      },
    });
    const opened = async (name: string): Promise<Page> => {
      const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
      await page.route("http://board.invalid/**", (route) =>
        route.fulfill({ path: join(out, new URL(route.request().url()).pathname) }),
      );
      await page.goto(`http://board.invalid/${name}.html`);
      await page.waitForFunction(() => "measure" in globalThis);
      return page;
    };
    const measured = async (name: string): Promise<BoardUpdates> => {
      const page = await opened(name);
      const updates = await page.evaluate((n) => (globalThis as unknown as Measuring).measure(n), count);
      await page.close();
      return { ...updates, ms: updates.ms.slice(count >> 1) };
    };
    const of4000 = await measured("4000ad");
    const ofAnaxis = await measured("anaxis");
    const page = await opened("anaxis");
    const dragged = await page.evaluate((n) => (globalThis as unknown as Measuring).pan(n), FRAMES);
    await page.close();
    return { of4000, ofAnaxis, dragged: dragged.slice(FRAMES >> 2) };
  } finally {
    await rm(out, { recursive: true, force: true });
  }
}
/** Number of frames while a map is dragged; the first quarter is warm-up. */
const FRAMES = 240;

interface Measuring {
  measure(count: number): Promise<BoardUpdates>;
  pan(frames: number): Promise<readonly number[]>;
}
