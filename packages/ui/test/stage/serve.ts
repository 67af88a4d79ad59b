/** A page server for the stage and a browser that draws depth without a graphics card; shared by pictures and measurements. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { type Browser, chromium } from "playwright-core";
import { build, createServer, preview } from "vite";
import { findChromium } from "../../../../scripts/ensure.mjs";

const repository = join(import.meta.dirname, "../../../..");

/**
 * Runs `work` with the address of the stage in the folder `root` (its index.html) and a browser, and clears both away after it. `shipped` serves the pages as they are
 * shipped (built, minified, React's production code), which is what a measurement must look at.
 */
export async function onStage(
  root: string,
  work: (url: string, browser: Browser) => Promise<void>,
  { shipped = false } = {},
): Promise<void> {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error("No Chromium here: set CHROMIUM to its path.");
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

interface Pages {
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

async function builtPages(root: string): Promise<Pages> {
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
