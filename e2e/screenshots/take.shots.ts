/**
 * Takes pictures of the moments of `moments.ts` in every size and theme:
 * `OUT=folder ONLY=anaxis-move,guide SIZES=phone THEMES=light npx vitest run --config e2e/screenshots/vitest.config.ts`.
 * Everything but `OUT` may be left out; `IN=de` takes them in German. With `CHECK=1` axe and a search for cut and overlapping texts judge every picture;
 * what they find is printed.
 */
import { join } from "node:path";
import type { BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, test } from "vitest";
import { connect, expectAccessible, openStage } from "../browser.ts";
import { startTable } from "../hosted-tables.ts";
import { HURRIED } from "../table.ts";
import { MOMENTS } from "./moments.ts";
import { openMoment } from "./open-moment.ts";
import { isWanted, out, rest, sizes, speak, themes, wantedLanguage } from "./sizes.ts";

const GUIDED = ["4000ad", "anaxis", "trekwar", "warp-empires", "sample"];

/** Prints what axe finds, controls outside the window, and texts that are cut without a title. */
async function judge(page: Page, name: string): Promise<void> {
  await expectAccessible(page).catch((error: unknown) =>
    console.log(name, (error as { actual?: unknown }).actual ?? error),
  );
  const faults = await page.evaluate(() => {
    const found: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>("body *")) {
      const { overflowX, textOverflow } = getComputedStyle(element);
      const isCut = element.scrollWidth > element.clientWidth + 1;
      const isVisible = element.checkVisibility({ visibilityProperty: true }) && element.clientWidth > 1;
      if (!isVisible || !isCut || element.childElementCount > 0 || (element.textContent ?? "").trim() === "") continue;
      if (overflowX === "auto" || overflowX === "scroll" || element.closest("[title], svg, .sr")) continue;
      found.push(
        `${textOverflow === "ellipsis" ? "cut" : "overflows"}: ${element.className} ${element.textContent?.slice(0, 60)}`,
      );
    }
    return found;
  });
  for (const fault of faults) console.log(name, fault);
}

const stage = openStage();
let browser: Awaited<ReturnType<typeof connect>>;
beforeAll(async () => {
  browser = await connect();
});
afterAll(() => browser.close());

/** Opens a page with settings, which are set before anything is loaded. */
async function pageWith(options: BrowserContextOptions, settings: object): Promise<Page> {
  const context = await browser.newContext({ serviceWorkers: "block", ...options });
  await context.addInitScript((value) => {
    if (localStorage.getItem("starboard.settings") === null) localStorage.setItem("starboard.settings", value);
  }, JSON.stringify(settings));
  return context.newPage();
}

test.for(["4000ad", "anaxis", "trekwar", "warp-empires"].filter((id) => isWanted(`${id}-guide`)))(
  "%s-guide",
  async (game) => {
    for (const [size, options] of sizes)
      for (const theme of themes) {
        const page = await pageWith(options, { ...HURRIED, guided: [], handOver: "never", theme });
        await page.goto(`${stage.url}/guide/${game}`);
        await page.locator(".ask:not(.wait)").waitFor();
        if (game !== "trekwar") await speak(page);
        await rest(page);
        await page.screenshot({ path: join(out, `${game}-guide-${size}-${theme}.png`) });
        if (game === "trekwar") {
          // The second lesson, with a Unit of the enemy on the table.
          await page.getByRole("button", { name: "Keep all cards" }).click();
          await page.locator(".tw-half.left .tw-unit .tw-spot").first().waitFor({ state: "attached" });
          await speak(page);
          await rest(page);
          await page.screenshot({ path: join(out, `${game}-guide2-${size}-${theme}.png`) });
        }
        await page.context().close();
      }
  },
);

const LONG_NAMES = ["Maximiliane von Hohenstaufen", "Wolfeschlegelsteinhausen", "Bartholomew Fane", "Nebuchadnezzar"];
const CLOCKED = [
  { name: "4000ad-clocks", game: "4000ad", options: { "ad.players": 4, "ad.version": "independents" }, seats: 4 },
  { name: "anaxis-clocks", game: "anaxis", options: { "ax.scenario": "border" }, seats: 2 },
  { name: "trekwar-clocks", game: "trekwar", options: {}, seats: 2 },
  { name: "warp-clocks", game: "warp-empires", options: { players: 4 }, seats: 4 },
] as const;

test.for(CLOCKED.filter(({ name }) => isWanted(name)))("$name", async ({ name, game, options, seats }) => {
  const settings = { ...HURRIED, guided: GUIDED };
  const people: (readonly [string, Page])[] = [];
  for (const person of LONG_NAMES.slice(0, seats)) {
    const page = await pageWith({ viewport: { width: 1280, height: 800 } }, { ...settings, name: person });
    await page.goto(`${stage.url}/settings`);
    people.push([person, page]);
  }
  await startTable(people, { game, options, clock: { is: "live", main: 3600, increment: 10 } });
  const [[, page]] = people as [readonly [string, Page]];
  for (const [size, { viewport }] of sizes)
    for (const theme of themes) {
      await page.setViewportSize(viewport ?? { width: 1280, height: 800 });
      await comeBack(page, { ...settings, theme }, 0);
      await page.locator(".ask").waitFor();
      await speak(page);
      await rest(page);
      await page.screenshot({ path: join(out, `${name}-${size}-${theme}.png`) });
    }
  for (const [, one] of people) await one.context().close();
});

/** Opens the match again in another theme, as a player who comes back after `missed` entries. */
async function comeBack(page: Page, settings: object, missed: number): Promise<void> {
  const at = Number(await page.locator(".app").getAttribute("data-at"));
  await page.evaluate(
    ([stored, seen]) => {
      localStorage.setItem("starboard.settings", stored);
      const match = location.pathname.split("/").at(-1) ?? "";
      if (seen !== null) localStorage.setItem(`starboard.seen.${match}`, seen);
    },
    [JSON.stringify(settings), missed > 0 ? JSON.stringify({ 0: Math.max(0, at - missed) }) : null] as const,
  );
  await page.reload();
}

test.for(MOMENTS.filter(({ name }) => isWanted(name)))("$name", async (moment) => {
  const { name, missed = 0, isEnd, isReplay } = moment;
  const settings = { ...HURRIED, guided: GUIDED, handOver: "never", recap: missed > 0 ? "away" : "never" };
  for (const [size, options] of sizes) {
    const page = await pageWith(options, settings);
    await page.goto(stage.url);
    await openMoment(page, moment);
    if (isReplay) await page.getByRole("button", { name: "Replay", exact: true }).click();
    for (const theme of themes) {
      // What leads further looks for English words; without it, the page is opened in the language of the picture.
      const opened = moment.prepare ? {} : { language: wantedLanguage };
      await comeBack(page, { ...settings, theme, ...opened }, missed);
      const ready = isReplay ? ".timeline" : isEnd ? ".curves" : missed > 0 ? ".recap" : ".ask:not(.wait)";
      await page.locator(ready).first().waitFor({ timeout: 120_000 });
      await moment.prepare?.(page);
      await speak(page);
      await rest(page);
      await page.screenshot({ path: join(out, `${name}-${size}-${theme}.png`) });
      if (process.env["CHECK"] === "1") await judge(page, `${name}-${size}-${theme}`);
    }
    await page.context().close();
  }
});
