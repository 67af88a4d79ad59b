/**
 * What a board update costs in script, at the fullest board there can be (48 stars held, 8 warps under way):
 * node packages/games/4000ad/test/stage/measure.ts prints the mean per update in milliseconds of the page's own processor
 * time, so that a busy machine does not count. It fails when an update takes more than the 8 ms a board may take.
 */
import type { Browser, Page } from "playwright-core";
import { onStage } from "../../../../frame/test/stage/serve.ts";

const CASES = [
  "only=board",
  "only=board&lens=threat",
  "only=board&lens=emergence&warp=4",
  "only=board&sight=space",
  "only=board&sight=space&lens=threat",
  "",
];
const UPDATES = 40;
const MOST = 8;

interface Numbers {
  ships: number[];
  warpCount: number[];
  readonly warpFrom: readonly number[];
}

/** One act after another, each in a task of its own as at a real table: a stack changes, a fleet moves on. */
async function play(page: Page, updates: number): Promise<void> {
  await page.evaluate((many) => {
    const stage = (): { change(change: (t: Numbers) => void): void } =>
      (window as unknown as { stage: { change(change: (t: Numbers) => void): void } }).stage;
    const act = (i: number): void => {
      // The stage hands out new hooks with every table.
      stage().change((t) => {
        const held = t.ships.flatMap((n, at) => (n > 0 ? [at] : []));
        const at = held[(i * 17) % held.length] ?? 0;
        t.ships[at] = (t.ships[at] ?? 0) + 1;
        const w = i % t.warpFrom.length;
        if ((t.warpFrom[w] ?? -1) >= 0) t.warpCount[w] = 1 + (((t.warpCount[w] ?? 1) + 1) % 4);
      });
      if (i + 1 < many) setTimeout(act, 60, i + 1);
      else document.body.dataset["played"] = String(many);
    };
    delete document.body.dataset["played"];
    setTimeout(act, 60, 0);
  }, updates);
  await page.waitForSelector(`[data-played="${updates}"]`, { timeout: 120_000 });
  await page.waitForTimeout(300);
}

const measure = async (url: string, browser: Browser): Promise<void> => {
  for (const query of CASES) {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(`${url}?scene=fullest&${query}`);
    await page.waitForSelector(".ad");
    await page.waitForTimeout(1500);
    await play(page, 10);
    const session = await page.context().newCDPSession(page);
    await session.send("Performance.enable", { timeDomain: "threadTicks" });
    const script = async (): Promise<number> => {
      const { metrics } = await session.send("Performance.getMetrics");
      return (metrics.find((one) => one.name === "ScriptDuration")?.value ?? 0) * 1000;
    };
    const before = await script();
    await play(page, UPDATES);
    const each = ((await script()) - before) / UPDATES;
    if (query.startsWith("only") && each > MOST) process.exitCode = 1;
    console.log(`${(query || "whole screen").padEnd(40)} ${each.toFixed(1)} ms of script per update`);
    await page.close();
  }
};
await onStage(import.meta.dirname, measure, { shipped: true });
