/** Starts Chromium for the browser tests. */
import { type BrowserServer, chromium } from "playwright-core";
import { findChromium } from "../scripts/ensure.mjs";

/** Starts a browser to which test files connect: starting one takes longer than many a test. */
export async function launchServer(): Promise<BrowserServer> {
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
  return chromium.launchServer({ executablePath, args });
}
