/**
 * Takes screenshots of a game's board: node packages/ui/test/stage/shoot.ts GAME OUT QUERY … takes one per query from the
 * stage in packages/games/GAME/test/stage. A query is the part of the stage's address after "?". It may begin with a size
 * (390x844:scene=midgame) and end with scripts to run on the page (&do=SCRIPT).
 */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { onStage } from "./serve.ts";

const [game = "4000ad", out = "shots", ...queries] = process.argv.slice(2);
const stage = join(import.meta.dirname, "../../../games", game, "test/stage");
mkdirSync(out, { recursive: true });
await onStage(stage, async (url, browser) => {
  for (const [i, query] of queries.entries()) {
    const [, w, h, rest] = /^(?:(\d+)x(\d+):)?(.*)$/.exec(query) ?? [];
    const phone = Number(w ?? 1440) < 700;
    const page = await browser.newPage({
      viewport: { width: Number(w ?? 1440), height: Number(h ?? 900) },
      deviceScaleFactor: phone ? 2 : 1,
      hasTouch: phone,
    });
    page.on("pageerror", (error) => {
      process.exitCode = 1;
      console.error(query, error.message);
    });
    page.on("console", (message) => {
      if (message.type() === "error" || message.type() === "warning") console.error(query, message.text());
    });
    const [address = "", ...actions] = (rest ?? "").split("&do=");
    await page.goto(`${url}?${address}`);
    await page.waitForSelector("#root > *");
    await page.evaluate(async () => {
      await document.fonts.ready;
    });
    await page.waitForTimeout(address.includes("space") ? 1200 : 350);
    for (const action of actions) {
      await page.evaluate(decodeURIComponent(action));
      await page.waitForTimeout(300);
    }
    await page.screenshot({ path: join(out, `${i}.png`) });
    console.log(join(out, `${i}.png`), query);
    await page.close();
  }
});
