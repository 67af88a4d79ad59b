/** Measures how much script time a board update costs on a game's stage. */
import type { Browser, Page } from "playwright-core";
import { onStage } from "./serve.ts";

const UPDATES = 40;
/** Maximum script time for an update of the board alone, in ms. */
const MAX_SCRIPT_MS = 8;

/** Plays one act after another with the stage's `step`, each in its own task as in a real match. */
async function play(page: Page, updates: number): Promise<void> {
  await page.evaluate((many) => {
    const act = (i: number): void => {
      // The stage replaces its hooks with every state.
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
 * Prints the mean script time per update for each query, in ms of the page's own processor time, so that other load on the
 * machine does not count. The process fails if a board alone (a query that begins with `only`) exceeds `MAX_SCRIPT_MS`.
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
        return (metrics.find((metric) => metric.name === "ScriptDuration")?.value ?? 0) * 1000;
      };
      const before = await script();
      await play(page, UPDATES);
      const each = ((await script()) - before) / UPDATES;
      if (query.startsWith("only") && each > MAX_SCRIPT_MS) process.exitCode = 1;
      console.log(`${(query || "whole screen").padEnd(40)} ${each.toFixed(1)} ms of script per update`);
      await page.close();
    }
  };
  await onStage(root, measure, { shipped: true });
}
