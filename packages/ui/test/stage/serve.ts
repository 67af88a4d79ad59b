/** Serves a game's stage to a browser with software 3D rendering, for screenshots and measurements. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { type Browser, chromium } from "playwright-core";
import { build, createServer, preview } from "vite";
import { findChromium } from "../../../../scripts/ensure.mjs";

const repository = join(import.meta.dirname, "../../../..");

/**
 * Runs `work` with the address of the stage in the folder `root` (its index.html) and a browser, then closes both. With
 * `shipped` the pages are built and minified with React's production code, as measurements need.
 */
export async function onStage(
  root: string,
  work: (url: string, browser: Browser) => Promise<void>,
  { shipped = false } = {},
): Promise<void> {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error("Chromium was not found: set CHROMIUM to its path.");
  const pages = shipped ? await builtPages(root) : await sourcePages(root);
  const args = ["--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"];
  if (process.getuid?.() === 0) args.push("--no-sandbox");
  const browser = await chromium.launch({ executablePath, args });
  try {
    await work(pages.url, browser);
  } finally {
    await browser.close();
    await pages.close();
  }
}

export interface Pages {
  readonly url: string;
  close(): Promise<void>;
}

async function sourcePages(root: string): Promise<Pages> {
  const server = await createServer({
    root,
    configFile: false,
    plugins: [react()],
    logLevel: "error",
    cacheDir: join(repository, "node_modules/.vite-stage"),
    server: { port: 0, host: "127.0.0.1", fs: { allow: [repository] }, hmr: false, watch: null },
  });
  await server.listen();
  return { url: server.resolvedUrls?.local[0] ?? "", close: () => server.close() };
}

/** Builds the pages of a folder and serves them until `close`. */
export async function builtPages(root: string): Promise<Pages> {
  const outDir = mkdtempSync(join(tmpdir(), "starboard-stage-"));
  await build({ root, configFile: false, plugins: [react()], logLevel: "error", build: { outDir, target: "es2024" } });
  const server = await preview({
    root,
    configFile: false,
    logLevel: "error",
    build: { outDir },
    preview: { port: 0, host: "127.0.0.1" },
  });
  return {
    url: server.resolvedUrls?.local[0] ?? "",
    close: async () => {
      await server.close();
      rmSync(outDir, { recursive: true, force: true });
    },
  };
}
