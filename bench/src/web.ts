/** What a first visitor downloads: counted in a real browser, compressed as it came over the wire. */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createHost } from "@starboard/host";
import react from "@vitejs/plugin-react";
import { type Browser, chromium } from "playwright-core";
import { build as vite } from "vite";
import { build } from "../../scripts/build.mjs";
import { findChromium, root } from "../../scripts/ensure.mjs";

/** Bytes over the wire. */
export interface Load {
  /** What the page names itself: nothing is shown before it. By kind. */
  readonly first: ReadonlyMap<string, number>;
  /** What it fetches ahead while the visitor looks: the first game's rules and board, the clerk's worker. */
  readonly ahead: number;
  /** The chunk with the 3D library, fetched when somebody turns to the star field in depth; null when none was built. */
  readonly depth: number | null;
}

export async function launch(): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error("No Chromium here: set CHROMIUM to its path.");
  // Chromium's sandbox refuses to run as root, which is what containers usually are.
  const args = ["--disable-gpu", "--no-first-run", ...(process.getuid?.() === 0 ? ["--no-sandbox"] : [])];
  return chromium.launch({ executablePath, args });
}

/** Opens the start page with an empty cache, from a host as `npm start` runs it, and waits until nothing more comes. */
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

/** One board brought up to date, act after act, at its fullest. */
export interface BoardUpdates {
  readonly stars: number;
  readonly warps: number;
  /** Milliseconds of script. */
  readonly ms: readonly number[];
}

/** Builds the page in bench/board and lets it play through so many updates; the first half warms it up. */
export async function boardUpdates(browser: Browser, count: number): Promise<BoardUpdates> {
  const out = await mkdtemp(join(tmpdir(), "starboard-bench-"));
  try {
    await vite({
      root: join(root, "bench/board"),
      plugins: [react()],
      logLevel: "error",
      build: { outDir: out, emptyOutDir: true, target: "es2024" },
    });
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.route("http://board.invalid/**", (route) => {
      const path = new URL(route.request().url()).pathname;
      return route.fulfill({ path: join(out, path === "/" ? "index.html" : path) });
    });
    await page.goto("http://board.invalid/");
    await page.waitForFunction(() => "measure" in globalThis);
    const updates = await page.evaluate((n) => (globalThis as unknown as Measuring).measure(n), count);
    await page.close();
    return { ...updates, ms: updates.ms.slice(count >> 1) };
  } finally {
    await rm(out, { recursive: true, force: true });
  }
}
interface Measuring {
  measure(count: number): Promise<BoardUpdates>;
}
