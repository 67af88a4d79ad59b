/**
 * What a board update costs in script, on the largest map there is (80 territories, six players):
 * node packages/games/warp-empires/test/stage/measure.ts prints the mean per update in milliseconds of the page's own
 * processor time, so that a busy machine does not count. It fails when an update takes more than the 8 ms a board may take.
 */
import type { Browser, Page } from "playwright-core";
import { onStage } from "../../../../frame/test/stage/serve.ts";

const CASES = ["only=board", "only=board&compact=1", ""];
const UPDATES = 40;
const MOST = 8;

/** One act after another, each in a task of its own as at a real table: a stack changes, a marker is replaced. */
async function play(page: Page, updates: number): Promise<void> {
  await page.evaluate((many) => {
    const act = (i: number): void => {
      (window as unknown as { stage: { step(i: number): void } }).stage.step(i);
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
    await page.goto(`${url}?scene=move&players=6&${query}`);
    await page.waitForSelector("[data-land]");
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
    console.log(`${(query || "whole screen").padEnd(24)} ${each.toFixed(1)} ms of script per update`);
    await page.close();
  }
};
await onStage(import.meta.dirname, measure, { shipped: true });
