/**
 * Takes pictures of pages with content, on one host that has a match, a club, a season and a measured deck, and of
 * lessons, puzzles and reviews in progress:
 * `OUT=folder IN=de ONLY=profile,lesson npx vitest run --config e2e/screenshots/vitest.config.ts content`.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Act } from "@starboard/kernel";
import { findGameEntry } from "@starboard/registry";
import type { TableWithLinks } from "@starboard/wire/host";
import type { LibraryItemDetail } from "@starboard/wire/library";
import type { TournamentInfo } from "@starboard/wire/tournament";
import type { BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { blunderer, solver } from "../../packages/web/test/lesson-player.ts";
import { connect, openStage } from "../browser.ts";
import { callApi } from "../hosted-tables.ts";
import { lessonScript, playLessonActions } from "../lesson-script.ts";
import { preparedReview, storeReview } from "../prepared-review.ts";
import { puzzleScripts } from "../puzzle-script.ts";
import { SeatHolder } from "../seat-holder.ts";
import { choose, dropFile, HURRIED, myTurn, prompt, settle } from "../table.ts";
import { isWanted, out, rest, sizes, speak, themes } from "./sizes.ts";

const stage = openStage({ STARBOARD_RATE_LIMIT_FACTOR: "100", STARBOARD_LIBRARY_MATCHES: "8" });
const SETTINGS = {
  ...HURRIED,
  guided: ["4000ad", "anaxis", "trekwar", "warp-empires", "sample"],
  handOver: "never",
};
const GAMES = ["4000ad", "trekwar", "anaxis", "warp-empires"] as const;
/** The games whose first puzzle is solved by actions that the list of actions has by their names. */
const SOLVABLE = GAMES.filter((id) => id !== "warp-empires");
const LESSONS = [
  ["4000ad", "equal-is-barred"],
  ["trekwar", "event-first"],
  ["anaxis", "difficulty"],
  ["warp-empires", "ask-a-race"],
] as const;

let browser: Awaited<ReturnType<typeof connect>>;
/** Cookies of the account that has the content. */
let cookies: Awaited<ReturnType<Awaited<ReturnType<typeof browser.newContext>>["cookies"]>>;
/** Addresses of the pages with content, by name. */
const paths: Record<string, string> = {};

async function newPage(options: BrowserContextOptions, settings: object = SETTINGS): Promise<Page> {
  const context = await browser.newContext({ serviceWorkers: "block", ...options });
  await context.addInitScript((value) => {
    if (localStorage.getItem("starboard.settings") === null) localStorage.setItem("starboard.settings", value);
  }, JSON.stringify(settings));
  return context.newPage();
}

/** Plays a rated match of this account against another, who gives it up. */
async function playMatch(page: Page, rival: SeatHolder): Promise<void> {
  const game = `anaxis@${findGameEntry("anaxis")?.game.edition}`;
  const clock = { is: "live", main: 900, increment: 10 };
  const seats = [{ is: "me" }, { is: "open" }];
  const settings = { game, options: {}, name: "Ada", seats, listed: true, rated: true, clock };
  const { table } = await callApi<TableWithLinks>(page, "POST", "tables", settings);
  const random = { commitment: table.commitment, entropy: "ab".repeat(16) };
  await callApi(page, "PUT", `tables/${table.table}/seats/0/entropy`, random);
  await rival.call("POST", `tables/${table.table}/seats/1/sit`, { name: rival.name, ...random });
  await callApi(page, "POST", `tables/${table.table}/start`, {});
  await rival.concede(table.table);
}
/** Publishes a deck and waits until bots have measured it. */
async function publishDeck(page: Page): Promise<string> {
  await page.goto(`${stage.url}/make/trekwar/deck`);
  await page.getByRole("button", { name: "Copy deck" }).click();
  await page.getByLabel("Name", { exact: true }).fill("First wave");
  await page.getByRole("button", { name: "Publish" }).click();
  const dialog = page.getByRole("dialog", { name: "Publish this deck" });
  await dialog.getByLabel("About").fill("Fast and simple: Units first, Events late.");
  await dialog.getByLabel("Tags").fill("fast, simple");
  await dialog.getByRole("button", { name: "Publish" }).click();
  await page.getByRole("heading", { name: "First wave" }).waitFor();
  const path = new URL(page.url()).pathname;
  for (;;) {
    const { versions } = await callApi<LibraryItemDetail>(page, "GET", path.replace("/library/", "library/items/"));
    if (versions.at(-1)?.measure?.isDone === true) return path;
    await page.reload();
  }
}

beforeAll(async () => {
  browser = await connect();
  const page = await newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(`${stage.url}/settings`);
  const login = `ada${Date.now()}`;
  const account = { login, password: "correct horse", name: "Ada" };
  const { person } = await callApi<{ person: string }>(page, "POST", "account", account);
  await callApi(page, "PUT", "account/profile", { public: true });
  await callApi(page, "POST", "me/tokens", { name: "Pilot", scope: "ladder" });
  const rival = await SeatHolder.create(stage.url, "Ben");
  await rival.call("PUT", "account/ladder", { listed: true });
  for (let n = 0; n < 2; n++) await playMatch(page, rival);
  const { club } = await callApi<{ club: string }>(page, "POST", "clubs", { name: "Nova Harbour", access: "open" });
  await rival.call("POST", `clubs/${club}/join`);
  const startsAt = Date.now() + 3 * 86_400_000;
  const game = `anaxis@${findGameEntry("anaxis")?.game.edition}`;
  const event = { title: "Weekly Skirmish", seats: 2, options: {}, name: "Ada", startsAt, every: "week", game };
  const { tournament, season } = await callApi<TournamentInfo>(page, "POST", "tournaments", event);
  const item = await publishDeck(page);
  Object.assign(paths, {
    landing: "/",
    item,
    profile: `/people/${person}`,
    season: `/season/${season?.season}`,
    club: `/clubs/${club}`,
    tournament: `/tournament/${tournament}`,
    account: "/account",
    settings: "/settings",
    tables: "/tables",
    learn: "/learn",
    course: "/learn/trekwar",
    find: "/find",
    lobby: "/club",
    tournaments: "/tournaments",
    clubs: "/clubs",
    ladder: "/ladder/anaxis",
    programs: "/programs/anaxis",
    archive: "/archive",
    statistics: "/statistics/anaxis",
    library: "/library",
    lab: "/lab",
    puzzles: "/puzzles",
    "puzzle-list": "/puzzles/4000ad",
    studies: "/studies",
    verify: "/verify",
    rules: "/rules/anaxis",
    "rules-all": "/rules",
    missing: "/no/such/place",
    card: "/make/trekwar/cards",
    ...Object.fromEntries(GAMES.map((id) => [`new-${id}`, `/new/${id}`])),
    ...Object.fromEntries(GAMES.map((id) => [`editors-${id}`, `/make/${id}`])),
  });
  cookies = await page.context().cookies();
  await page.context().close();
}, 400_000);
afterAll(() => browser.close());

/** Takes the pictures of what a page shows, in every theme. */
async function take(page: Page, name: string, size: string): Promise<void> {
  for (const theme of themes) {
    await page.evaluate((value) => document.documentElement.setAttribute("data-theme", value), theme);
    await rest(page);
    const fullPage = process.env["FULL"] === "1";
    await page.screenshot({ path: join(out, `${name}-${size}-${theme}.png`), fullPage });
  }
}

test("pages", async () => {
  for (const [size, options] of sizes) {
    const page = await newPage(options);
    await page.context().addCookies(cookies);
    await page.goto(`${stage.url}/settings`);
    await speak(page);
    for (const [name, path] of Object.entries(paths).filter(([key]) => isWanted(key))) {
      await page.goto(stage.url + path);
      await page.locator("h1").first().waitFor();
      await page.waitForLoadState("networkidle");
      if (name === "landing") await expect.poll(() => page.locator(".tile-art > *").count()).toBe(4);
      await take(page, name, size);
    }
    await page.context().close();
  }
});

test.for(LESSONS.filter(([id]) => isWanted(`lesson-${id}`)))("lesson-%s", async ([id, name]) => {
  const { course, lesson, actionsOf } = await lessonScript(id, name);
  const error = lesson.tasks[0]?.wrong?.[0]?.acts as readonly Act[];
  const [right, wrong] = [actionsOf(solver(lesson)), actionsOf(blunderer(lesson, course, 0, error))];
  for (const [size, options] of sizes)
    for (const [end, actions] of [
      ["start", null],
      ["wrong", wrong],
      ["end", right],
    ] as const) {
      const page = await newPage(options, { ...SETTINGS, autoCommit: true });
      await page.goto(`${stage.url}/lesson/${id}/${name}`);
      await page.getByRole("region", { name: "Lesson" }).waitFor();
      if (actions) await playLessonActions(page, actions);
      else await settle(page);
      await page.mouse.move(1, 1);
      await speak(page);
      await take(page, `lesson-${id}-${end}`, size);
      await page.context().close();
    }
});

async function answer(page: Page, actions: readonly string[]): Promise<void> {
  for (const action of actions) await choose(page, action);
  const decided = prompt(page).getByText(/^(Not this|Solved)\.$/);
  const main = page.locator(".ask:not(.wait) .btn.main");
  for (;;) {
    await decided.or(main).first().waitFor();
    if (await decided.isVisible()) return;
    await main.click({ timeout: 1000 }).catch(() => undefined);
  }
}

test.for(SOLVABLE.filter((id) => isWanted(`puzzle-${id}`)))("puzzle-%s", async (id) => {
  const [script] = await puzzleScripts(id, 1);
  if (!script) throw new Error(`${id} has no puzzle`);
  const { puzzle, labels } = script;
  for (const [size, options] of sizes) {
    const page = await newPage(options);
    await page.goto(`${stage.url}/puzzles/${id}/${puzzle.id}`);
    await page.locator(".ask:not(.wait)").waitFor();
    await answer(page, labels(puzzle.wrong[0]?.acts ?? []));
    await speak(page);
    await take(page, `puzzle-${id}-wrong`, size);
    await page.reload();
    await page.locator(".ask:not(.wait)").first().waitFor();
    await page.locator("h1, h2").first().waitFor();
    await page.keyboard.press("h");
    await take(page, `puzzle-${id}-hint`, size);
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await page.locator(".ask:not(.wait)").first().waitFor();
    await answer(page, labels(puzzle.solution));
    await speak(page);
    await take(page, `puzzle-${id}-solved`, size);
    await page.context().close();
  }
});

test.runIf(isWanted("review"))("review", async () => {
  const file = join(import.meta.dirname, "../../packages/games/trekwar/records/standard.json");
  const record = readFileSync(file, "utf8");
  const { review } = preparedReview(record);
  for (const [size, options] of sizes) {
    const page = await newPage(options);
    await page.goto(`${stage.url}/tables`);
    await page.locator("h1").first().waitFor();
    await dropFile(page, record);
    await page.waitForURL(/\/replay\//);
    const match = page.url().split("/replay/")[1]?.split("?")[0] ?? "";
    await storeReview(page, match, review);
    await page.goto(`${stage.url}/review/${match}`);
    const again = page
      .getByRole("contentinfo", { name: "Current decision" })
      .getByRole("button", { name: "Try again" });
    await again.waitFor();
    await speak(page);
    await take(page, "review-moment", size);
    if (size === "phone") {
      await page.locator(".sheet-bar button").first().click();
      await rest(page);
      await take(page, "review-list", size);
      await page.keyboard.press("Escape");
    } else {
      for (const why of await page.locator(".review-list details summary, .review-list > li.on button").all())
        await why.click({ timeout: 500 }).catch(() => undefined);
      await take(page, "review-why", size);
    }
    await page.reload();
    await page.locator(".ask .btn.main, [role=contentinfo] .btn").first().waitFor();
    await page.keyboard.press("t");
    await page.locator(".review-retry").waitFor();
    await take(page, "review-retry", size);
    await page.keyboard.press("h");
    await page.keyboard.press("h");
    await take(page, "review-retry-hint", size);
    await page.context().close();
  }
});

test.runIf(isWanted("lab-results"))("lab-results", async () => {
  for (const [size, options] of sizes) {
    const page = await newPage(options);
    await page.goto(`${stage.url}/lab`);
    await page.getByLabel("Game").selectOption("trekwar");
    await page.getByLabel("Bots of all seats").selectOption("random");
    await page.getByLabel("Matches", { exact: true }).fill("6");
    await page.getByRole("button", { name: /^Start/ }).click();
    await page.getByText(/^Done/).waitFor();
    await speak(page);
    await page.getByRole("heading", { name: /^6 / }).first().scrollIntoViewIfNeeded();
    await take(page, "lab-results", size);
    await page.context().close();
  }
});

test.for(GAMES.filter((id) => isWanted(`table-${id}`)))("table-%s", async (id) => {
  for (const [size, options] of sizes) {
    const page = await newPage(options);
    await page.goto(`${stage.url}/new/${id}`);
    await page.getByRole("button", { name: "Start match" }).click();
    await page.waitForURL(/\/table\//);
    await myTurn(page);
    await speak(page);
    await take(page, `table-${id}`, size);
    await page.goto(`${stage.url}/tables`);
    await page.locator(".tb").first().waitFor();
    await page.waitForLoadState("networkidle");
    await take(page, `tables-with-${id}`, size);
    await page.context().close();
  }
});
