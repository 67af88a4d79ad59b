import { game as ad } from "@starboard/4000ad";
import { game as ax } from "@starboard/anaxis";
import { writeRecord } from "@starboard/kernel";
import type { TableWithLinks } from "@starboard/wire/host";
import type { TournamentInfo } from "@starboard/wire/tournament";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { countGame } from "../packages/host/src/statistics/count.ts";
import { playedRecord } from "../packages/web/test/match.ts";
import { expectAccessible, expectAccessibleInAllThemes, openStage } from "./browser.ts";
import { callApi } from "./hosted-tables.ts";
import { SeatHolder } from "./seat-holder.ts";
import {
  act,
  dropFile,
  expectNoSidewaysScroll,
  HURRIED,
  myTurn,
  openActs,
  PHONE,
  prompt,
  quickMatch,
  sendTurn,
} from "./table.ts";

const stage = openStage();
const record = writeRecord(playedRecord(ad, { "ad.turnLimit": 10 }, { seed: 3 }));

const EDITORS = [
  "4000ad/map",
  "4000ad/sheets",
  "trekwar/deck",
  "trekwar/cards",
  "trekwar/sheets",
  "anaxis/ship",
  "anaxis/fleet",
  "anaxis/scenario",
  "warp-empires/map",
  "warp-empires/module",
];
const GAMES = ["4000ad", "trekwar", "anaxis", "warp-empires"];
/** Every page outside of a match that needs no account, no table and no record. */
const PAGES = [
  "/",
  ...GAMES.map((game) => `/new/${game}`),
  "/new/4000ad?online",
  "/new/4000ad?tournament",
  "/tables",
  "/learn",
  "/learn/trekwar",
  "/puzzles",
  "/puzzles/4000ad",
  "/online",
  "/tournaments",
  "/find",
  "/ladder/anaxis",
  "/archive",
  "/statistics/trekwar",
  "/programs",
  "/clubs",
  "/club",
  "/library",
  "/lab",
  "/studies",
  "/lesson-editor",
  "/lesson",
  "/reset",
  "/play/none",
  "/season/none",
  "/rules",
  "/account",
  "/admin",
  "/rules/4000ad/AD-6.3.3",
  "/verify",
  "/settings",
  "/shared",
  "/no/such/place",
  ...GAMES.map((game) => `/make/${game}`),
  ...EDITORS.map((editor) => `/make/${editor}`),
];

/** Returns the controls of a page that are smaller than a fingertip needs. Links within a text are exempt. */
const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll("button, a[href], input, select, textarea, summary")].flatMap((control) => {
      if (!control.checkVisibility({ visibilityProperty: true }) || control.closest(".sr, .skip")) return [];
      if (control.matches("a") && getComputedStyle(control).display === "inline") return [];
      // A label around a control belongs to its target.
      const target = control.matches("input") ? (control.closest("label") ?? control) : control;
      const { width, height } = target.getBoundingClientRect();
      const name = control.getAttribute("aria-label") ?? control.textContent.trim();
      return width < 43.5 || height < 43.5 ? [`${name}: ${Math.round(width)} × ${Math.round(height)}`] : [];
    }),
  );

/** Pages of one test. Most are opened for the first time, and their script and fonts take a second each on a busy machine. */
const PAGES_PER_TEST = 11;
const parts = Array.from({ length: Math.ceil(PAGES.length / PAGES_PER_TEST) }, (_, n) =>
  PAGES.slice(n * PAGES_PER_TEST, (n + 1) * PAGES_PER_TEST),
);

test.for(parts)(
  "from %s on, every page passes axe in every theme; on a phone its controls have 44 px and nothing scrolls sideways",
  async (paths) => {
    const page = await stage.visit("/settings", { settings: HURRIED });
    for (const path of paths) {
      await page.goto(stage.url + path);
      await page.locator("h1").first().waitFor();
      if (path === "/") await page.locator(".tile-art canvas, .tile-art svg").first().waitFor({ state: "attached" });
      await expectAccessibleInAllThemes(page);
      await page.setViewportSize(PHONE.viewport);
      await expect.poll(() => smallTargets(page), { message: path }).toEqual([]);
      await expectNoSidewaysScroll(page);
      await page.setViewportSize({ width: 1280, height: 800 });
    }
  },
);

test("pages with content pass axe in every theme: programs, a ladder, a club, a season, what was played and counted", async () => {
  const page = await stage.visit("/settings", { settings: HURRIED });
  const stamp = Date.now().toString(36).replaceAll(/\d/g, "x");
  await callApi(page, "POST", "account", { login: `ada${stamp}`, password: "correct horse", name: "Ada" });
  await callApi(page, "POST", "me/tokens", { name: `Pilot ${stamp}`, scope: "ladder" });
  const rival = await SeatHolder.create(stage.url, "Rival");
  await rival.call("PUT", "account/ladder", { listed: true });
  // A rated match for everybody to see, which the rival gives up.
  const clock = { is: "live", main: 900, increment: 10 };
  const match = { options: {}, name: "Ada", seats: [{ is: "me" }, { is: "open" }], listed: true, rated: true, clock };
  const game = `anaxis@${ax.edition}`;
  const { table } = await callApi<TableWithLinks>(page, "POST", "tables", { ...match, game });
  const random = { commitment: table.commitment, entropy: "ab".repeat(16) };
  await callApi(page, "PUT", `tables/${table.table}/seats/0/entropy`, random);
  await rival.call("POST", `tables/${table.table}/seats/1/sit`, { name: "Rival", ...random });
  await callApi(page, "POST", `tables/${table.table}/start`, {});
  await rival.concede(table.table);
  const club = await callApi<{ club: string }>(page, "POST", "clubs", { name: `Nova ${stamp}`, access: "open" });
  await rival.call("POST", `clubs/${club.club}/join`);
  const startsAt = Date.now() + 3 * 86_400_000;
  const event = { title: `Weekly ${stamp}`, seats: 2, options: {}, name: "Ada", startsAt, every: "week", game };
  const { tournament, season } = await callApi<TournamentInfo>(page, "POST", "tournaments", event);
  const shown: readonly (readonly [path: string, content: RegExp])[] = [
    ["/programs/anaxis", /^BOT Pilot/],
    ["/ladder/anaxis", /^Rival$/],
    ["/archive", /Rival/],
    ["/statistics/anaxis", /^All matches/],
    [`/clubs/${club.club}`, /^Rival$/],
    ["/clubs", /^Nova/],
    [`/tournament/${tournament}`, /^Weekly/],
    ["/tournaments", /^Weekly/],
    [`/season/${season?.season}`, /^Weekly/],
    ["/account", /^Signed in as/],
  ];
  for (const [path, content] of shown) {
    // Ratings and archive are written after the match, and a host counts its statistics every quarter of an hour.
    await expect
      .poll(
        async () => {
          await countGame(stage.services, "anaxis");
          await page.goto(stage.url + path);
          await page.locator("main h1").first().waitFor();
          const found = page.locator("main").getByText(content).filter({ visible: true }).first();
          return found.waitFor({ timeout: 2000 }).then(
            () => true,
            () => false,
          );
        },
        { message: path, timeout: 20_000 },
      )
      .toBe(true);
    await expectAccessibleInAllThemes(page);
    await page.setViewportSize(PHONE.viewport);
    await expect.poll(() => smallTargets(page), { message: path }).toEqual([]);
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 1280, height: 800 });
  }
});

test("the match page passes axe in every theme: board, actions, rules, keys, replay", async () => {
  const page = await stage.visit("/", { settings: HURRIED });
  await quickMatch(page);
  await expectAccessibleInAllThemes(page);
  await openActs(page);
  await expectAccessibleInAllThemes(page);
  await prompt(page)
    .getByRole("link", { name: /^Rule / })
    .click();
  await page.locator(".unit.here").waitFor();
  await expectAccessibleInAllThemes(page);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press("?");
  await page.getByRole("dialog", { name: "Keyboard shortcuts" }).waitFor();
  await expectAccessibleInAllThemes(page);
  await page.keyboard.press("Escape");
  await dropFile(page, record);
  await page.getByRole("slider", { name: "Position in the match" }).waitFor();
  await expectAccessibleInAllThemes(page);
});

test("on a phone the board fills the page, panels open in a sheet, and touch targets are large enough", async () => {
  const page = await stage.visit("/", { ...PHONE, settings: HURRIED });
  await page.getByRole("heading", { name: "TrekWar" }).waitFor();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await quickMatch(page);
  await expectNoSidewaysScroll(page);
  for (const button of await page.locator(".ask .btn, .sheet-bar > button, .top .tool").all()) {
    const box = await button.boundingBox();
    if (box) expect(box.height, (await button.textContent()) ?? "").toBeGreaterThanOrEqual(44);
  }
  const list = await openActs(page);
  await expectAccessible(page);
  await list.getByRole("button", { name: /^Send a fleet from/ }).click();
  // The sheet closes so that the plan is visible on the board.
  await list.waitFor({ state: "hidden" });
  await act(page, /^Send 4 ships/);
  await prompt(page).getByText("2 actions planned").waitFor();
  await sendTurn(page);
  await myTurn(page);
  await page.locator(".sheet-bar").getByRole("button", { name: "Log" }).click();
  await page
    .getByRole("list", { name: "Log" })
    .getByText(/sends 4 ships/)
    .first()
    .waitFor();
  await page.getByRole("button", { name: "Close panel" }).click();
  await page.getByRole("list", { name: "Log" }).waitFor({ state: "detached" });
});

test("theme, name and speed are stored, and the system's reduced-motion setting is respected", async () => {
  const page = await stage.visit("/settings", { reducedMotion: "reduce" });
  const root = page.locator("html");
  await page.getByRole("group", { name: "Colours" }).getByRole("button", { name: "Light" }).click();
  expect(await root.getAttribute("data-theme")).toBe("light");
  await page.getByRole("group", { name: "Animation speed" }).getByRole("button", { name: "2×" }).click();
  await page.getByRole("textbox", { name: "Your name" }).fill("Ada");
  await page.reload();
  expect(await root.getAttribute("data-theme")).toBe("light");
  expect(await page.getByRole("textbox", { name: "Your name" }).inputValue()).toBe("Ada");
  expect(
    await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--move").trim()),
  ).toMatch(/^0(ms|s)$/);
});

test("the guided match is offered on the start page and by a strip in the first match, until it is declined", async () => {
  const page = await stage.visit("/", { settings: { ...HURRIED, guided: [] } });
  await page.getByRole("link", { name: /^Guided match.*4000 A\.D\./ }).waitFor();
  await quickMatch(page);
  const offer = page.getByRole("region", { name: "Guided match" });
  await offer.getByText("New to 4000 A.D.?").waitFor();
  await offer.getByRole("button", { name: "No, thanks" }).click();
  await offer.waitFor({ state: "detached" });
  await page.goto(`${stage.url}/`);
  await quickMatch(page);
  expect(await offer.count()).toBe(0);
});

test("unknown addresses show an error with its code and a link to the start page", async () => {
  const page = await stage.visit("/table/never-played", { settings: HURRIED });
  await page.getByText("MATCH_UNKNOWN").waitFor();
  await page.getByRole("link", { name: "Start page" }).click();
  await page.getByRole("heading", { name: "Four space wars, one plotting table" }).waitFor();
  await page.goto(`${stage.url}/new/chess`);
  await page.getByText("WEB_GAME").waitFor();
  await page.goto(`${stage.url}/replay/never-played`);
  await page.getByText("MATCH_UNKNOWN").waitFor();
});

test("a page without a board loads little script and no board code", async () => {
  const page = await stage.visit("/settings", { settings: HURRIED });
  await page.getByRole("heading", { name: "Settings" }).waitFor();
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter((entry) => entry.name.endsWith(".js"))
      .map((entry) => ({ name: entry.name, bytes: (entry as PerformanceResourceTiming).encodedBodySize })),
  );
  const bytes = scripts.reduce((sum, script) => sum + script.bytes, 0);
  expect(bytes).toBeGreaterThan(20_000);
  expect(bytes).toBeLessThan(150_000);
  expect(scripts.filter((script) => /three|SpaceBoard/.test(script.name))).toEqual([]);
});

test("a phone held sideways: board at the left, question and five tabs with More at the right", async () => {
  const page = await stage.visit("/", { ...PHONE, viewport: { width: 844, height: 390 }, settings: HURRIED });
  await quickMatch(page);
  await expectNoSidewaysScroll(page);
  const board = await page.locator(".app > .board").boundingBox();
  expect(board?.width).toBeGreaterThan(480);
  expect(board?.height).toBeGreaterThan(250);
  const tabs = page.locator(".sheet-bar > button");
  expect(await tabs.count()).toBe(6);
  for (const control of await page.locator(".sheet-bar > button, .ask .btn").all()) {
    const box = await control.boundingBox();
    expect(box?.height, (await control.textContent()) ?? "").toBeGreaterThanOrEqual(44);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(844);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(390);
  }
  await tabs.filter({ hasText: "More" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Notes" }).click();
  await page.getByRole("dialog", { name: "Notes" }).waitFor();
  await page.getByRole("button", { name: "Close panel" }).click();
  await act(page, /^Stay/);
  await prompt(page).getByText("1 action planned").waitFor();
  // A wide window gets its rail; making it narrow again leaves the board uncovered.
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole("tab", { name: "Log" }).waitFor();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator(".sheet-bar").waitFor();
  expect(await page.getByRole("dialog").count()).toBe(0);
});
