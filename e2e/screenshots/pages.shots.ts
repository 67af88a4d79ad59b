/**
 * Takes pictures of the pages around the matches in every size and theme, as `take.shots.ts` does of the boards:
 * `OUT=folder ONLY=landing,account npx vitest run --config e2e/screenshots/vitest.config.ts pages`.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { connect, openStage } from "../browser.ts";
import { startTable } from "../hosted-tables.ts";
import { dropFile, HURRIED, myTurn, quickMatch } from "../table.ts";
import { openTab } from "./open-moment.ts";
import { isWanted, out, rest, sizes, speak, themes } from "./sizes.ts";

const stage = openStage({ STARBOARD_RATE_LIMIT_FACTOR: "100" });
const LONG = "Bartholomew Featherstonehaugh-Cholmondeley";
const SETTINGS = {
  ...HURRIED,
  name: LONG,
  guided: ["4000ad", "anaxis", "trekwar", "warp-empires", "sample"],
  handOver: "never",
};
let browser: Awaited<ReturnType<typeof connect>>;
beforeAll(async () => {
  browser = await connect();
});
afterAll(() => browser.close());

const heading = (page: Page) => page.locator("h1").first().waitFor();
/** Opens an address and waits for its heading. */
const at =
  (path: string) =>
  async (page: Page): Promise<void> => {
    await page.goto(stage.url + path);
    await heading(page);
  };
async function createAccount(page: Page): Promise<void> {
  await at("/account")(page);
  const form = page.getByRole("form", { name: "Create account" });
  await form.getByLabel("Login").fill(`shots${Math.random().toString(36).slice(2)}`);
  await form.getByLabel("Password").fill("correct horse");
  await form.getByRole("button", { name: "Create with a password" }).click();
  await page.getByText(/^Signed in as/).waitFor();
}
async function openTable(page: Page): Promise<void> {
  await at("/new/anaxis?online")(page);
  await page.getByRole("textbox", { name: "Your name at the table" }).fill(LONG.slice(0, 24));
  await page.getByRole("button", { name: "Create table" }).click();
  await page.waitForURL(/\/online\/./);
  await page.getByRole("textbox", { name: "Link to seat 2" }).waitFor();
}

/** A table by correspondence at which the other player is asked, with the orders open; with a topic, its board. */
const orders =
  (game: string, topic?: RegExp) =>
  async (page: Page): Promise<void> => {
    const rival = await browser.newContext({ serviceWorkers: "block" }).then((context) => context.newPage());
    await rival.goto(`${stage.url}/settings`);
    const clock = { is: "correspondence", days: 3, vacation: 14 } as const;
    const people = [
      ["Ada", rival],
      [LONG.slice(0, 30), page],
    ] as const;
    await startTable(people, { game, options: {}, clock });
    await rival.context().close();
    await openTab(page, "Orders");
    const panel = page.getByRole("region", { name: "Conditional orders" });
    await panel.getByText("No orders.").waitFor();
    if (!topic) return;
    await panel.getByRole("button", { name: topic }).click();
    await page.locator(".ask").waitFor();
    await page.getByRole("region", { name: "Order in advance" }).waitFor();
  };

/** Waits until the boards of the games are drawn in their tiles. */
const pictures = async (page: Page): Promise<void> => {
  await expect.poll(() => page.locator(".tile-art > *").count()).toBe(4);
};
/** Opens a page of the rules and waits for its text. */
const rules =
  (path: string) =>
  async (page: Page): Promise<void> => {
    await at(path)(page);
    await page.locator(".unit").first().waitFor();
  };
/** Opens the review of a stored match and stops it after its first mistakes. */
async function review(page: Page): Promise<void> {
  await at("/")(page);
  await dropFile(
    page,
    readFileSync(join(import.meta.dirname, "../../packages/games/trekwar/records/standard.json"), "utf8"),
  );
  await page.locator(".timeline").getByRole("button", { name: "Review" }).click();
  await page
    .getByRole("contentinfo", { name: "Current decision" })
    .getByRole("button", { name: "Try again" })
    .waitFor({ timeout: 120_000 });
  await page.getByRole("button", { name: "Stop" }).click();
}

/** The pages by name: how each is reached from an empty browser. */
const PAGES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  landing: async (page) => {
    await at("/")(page);
    await pictures(page);
  },
  "landing-continue": async (page) => {
    await at("/")(page);
    await quickMatch(page);
    await at("/")(page);
    await page.getByRole("heading", { name: "TrekWar" }).waitFor();
    await pictures(page);
  },
  "new-4000ad": at("/new/4000ad"),
  "new-anaxis": at("/new/anaxis"),
  "new-trekwar-online": at("/new/trekwar?online"),
  "new-warp": at("/new/warp-empires"),
  "new-tournament": at("/new/anaxis?tournament"),
  tables: async (page) => {
    for (const game of ["4000ad", "trekwar", "anaxis"]) {
      await at(`/new/${game}`)(page);
      await page.getByRole("button", { name: "Start match" }).click();
      await page.waitForURL(/\/table\//);
      await myTurn(page);
    }
    await at("/tables")(page);
    await page
      .getByRole("link", { name: /TrekWar/ })
      .first()
      .waitFor();
  },
  print: async (page) => {
    await at("/make/trekwar/sheets")(page);
    await page.getByRole("button", { name: "Print", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Print" });
    await dialog.getByRole("button", { name: "Create PDF" }).click();
    await dialog.getByText(/^\d+ pages\.$/).waitFor();
  },
  editors: at("/make/anaxis"),
  "editor-ship": at("/make/anaxis/ship"),
  "editor-fleet": at("/make/anaxis/fleet"),
  "editor-scenario": at("/make/anaxis/scenario"),
  "editor-deck": at("/make/trekwar/deck"),
  "editor-card": async (page) => {
    await at("/make/trekwar/cards")(page);
    await page.getByRole("button", { name: "New card" }).click();
  },
  "editor-map": async (page) => {
    await at("/make/4000ad")(page);
    await page.locator(".page a[href^='/make/4000ad/']").first().click();
    await heading(page);
  },
  settings: at("/settings"),
  "account-out": at("/account"),
  account: createAccount,
  lobby: at("/online"),
  waiting: openTable,
  tournaments: at("/tournaments"),
  tournament: async (page) => {
    await createAccount(page);
    await at("/new/anaxis?tournament")(page);
    const setup = page.getByRole("form", { name: "Tournament" });
    await setup.getByLabel("Tournament name").fill("Harbour Cup of the Long Table Names Society");
    await setup.getByRole("button", { name: "Open registration" }).click();
    await page.waitForURL(/\/tournament\/./);
    await page.getByRole("textbox", { name: "Your name in the tournament" }).fill(LONG.slice(0, 24));
    await page.getByRole("button", { name: "Enter", exact: true }).click();
    for (let n = 0; n < 3; n++) {
      await page.getByRole("button", { name: "Add a bot" }).click();
      await page.getByRole("heading", { name: `${n + 2} entrants` }).waitFor();
    }
    await page.getByRole("button", { name: "Start tournament" }).click();
    await page.getByRole("heading", { name: /^You play / }).waitFor();
  },
  "orders-4000ad": orders("4000ad"),
  "orders-4000ad-board": orders("4000ad", /^Send ships on my next turn/),
  "orders-trekwar": orders("trekwar"),
  "orders-trekwar-board": orders("trekwar", /^If I am attacked/),
  "orders-anaxis": orders("anaxis"),
  "orders-anaxis-board": orders("anaxis", /^If my ship is damaged/),
  "orders-warp": orders("warp-empires"),
  "orders-warp-board": orders("warp-empires", /^If I am attacked/),
  rules: rules("/rules/anaxis"),
  "rules-all": rules("/rules"),
  "rules-trekwar": rules("/rules/trekwar/TW-6"),
  learn: at("/learn"),
  course: at("/learn/anaxis"),
  find: at("/find"),
  puzzles: at("/puzzles"),
  lab: at("/lab"),
  library: at("/library"),
  studies: at("/studies"),
  ladder: at("/ladder"),
  clubs: at("/clubs"),
  archive: at("/archive"),
  statistics: at("/statistics"),
  programs: at("/programs"),
  review,
  "review-retry": async (page) => {
    await review(page);
    await page
      .getByRole("contentinfo", { name: "Current decision" })
      .getByRole("button", { name: "Try again" })
      .click();
    await page.getByRole("region", { name: "Learn from your mistakes" }).waitFor();
  },
  verify: at("/verify"),
  missing: at("/no/such/place"),
};

test.for(Object.keys(PAGES).filter(isWanted))("%s", async (name) => {
  // A phone differs by more than its size, so touch and mouse have a browser of their own.
  for (const touch of [false, true]) {
    const wanted = sizes.filter(([, options]) => (options.isMobile ?? false) === touch);
    const [first] = wanted;
    if (!first) continue;
    const context = await browser.newContext({ serviceWorkers: "block", ...first[1] });
    await context.addInitScript((value) => {
      if (localStorage.getItem("starboard.settings") === null) localStorage.setItem("starboard.settings", value);
    }, JSON.stringify(SETTINGS));
    const page = await context.newPage();
    await page.goto(stage.url);
    await PAGES[name]?.(page);
    await speak(page);
    for (const [size, { viewport }] of wanted) {
      if (viewport) await page.setViewportSize(viewport);
      for (const theme of themes) {
        await page.evaluate((value) => document.documentElement.setAttribute("data-theme", value), theme);
        await rest(page);
        await page.screenshot({
          path: join(out, `${name}-${size}-${theme}.png`),
          fullPage: process.env["FULL"] === "1",
        });
      }
    }
    await context.close();
  }
});
