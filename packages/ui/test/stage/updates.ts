/** What a board update on a game's stage costs in script. */
import type { Browser, Page } from "playwright-core";
import { onStage } from "./serve.ts";

const UPDATES = 40;
/** Milliseconds of script that an update of the board alone may take. */
const MOST = 8;

/** One act after another by the stage's `step`, each in a task of its own as at a real table. */
async function play(page: Page, updates: number): Promise<void> {
  await page.evaluate((many) => {
    const act = (i: number): void => {
      // The stage hands out new hooks with every table.
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

/**
 * Prints, for each query, the mean per update in milliseconds of the page's own processor time, so that a busy machine does
 * not count. The process fails when a board by itself (a query that begins with `only`) takes more than the 8 ms it may take.
 */
export async function measureUpdates(
  root: string,
  scene: string,
  ready: string,
  queries: readonly string[],
): Promise<void> {
  const measure = async (url: string, browser: Browser): Promise<void> => {
    for (const query of queries) {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
      await page.goto(`${url}?${scene}&${query}`);
      await page.waitForSelector(ready);
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
  await onStage(root, measure, { shipped: true });
}
