/** Starts Chromium for the browser tests. */
import { type BrowserServer, chromium } from "playwright-core";
import { findChromium } from "../scripts/ensure.mjs";

const DISABLE = "--disable-features=";
/**
 * The features of Chromium that no test needs. With the first two, Chromium loads two pages of its own for the address
 * bar with every page that is opened, which takes more processor time than the tested page. The others are those that
 * Playwright turns off, because the last list given replaces the earlier ones.
 */
const DISABLED = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "TcpPortRandomizationWin",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
  "msForceBrowserSignIn",
  "msEdgeUpdateLaunchServicesPreferredVersion",
];

/** Throws if Playwright turns off a feature that `DISABLED` lacks, as a new version of it may. */
function checkFeatures(args: readonly string[]): void {
  const wanted = args.filter((one) => one.startsWith(DISABLE)).flatMap((one) => one.slice(DISABLE.length).split(","));
  const lacking = wanted.filter((feature) => !DISABLED.includes(feature));
  if (lacking.length > 0) throw new Error(`Playwright also disables ${lacking.join(", ")}: add this to DISABLED.`);
}

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
    DISABLE + DISABLED.join(","),
  ];
  // Chromium's sandbox refuses to run as root, and tests in containers usually run as root.
  if (process.getuid?.() === 0) args.push("--no-sandbox");
  const server = await chromium.launchServer({ executablePath, args });
  checkFeatures(server.process().spawnargs);
  return server;
}
