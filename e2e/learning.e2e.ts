/**
 * A player learns from a lost match: its review, three mistakes understood and tried again, five puzzles on one theme, and a
 * won rematch at level 2. Matches are prepared, so that only what is learnt takes time.
 */
import { type AnyGame, type MatchRecord, replay, type Seat, writeRecord } from "@starboard/kernel";
import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { loadRules } from "../packages/web/src/games.ts";
import { playedRecord } from "../packages/web/test/match.ts";
import { expectAccessible, openStage } from "./browser.ts";
import {
  type Mistake,
  mistakesOf,
  puzzlesOfOneTheme,
  retry,
  solve,
  type ThemePuzzle,
  wordsAs,
} from "./learning-script.ts";
import { preparedReview, storeReview } from "./prepared-review.ts";
import { choose, dropFile, expectNoSidewaysScroll, HURRIED, myTurn, PHONE, prompt } from "./table.ts";

const stage = openStage();
const GAME = "trekwar";
const SETTINGS = { ...HURRIED, handOver: "never", botLevel: 2 };
const PATIENCE = { timeout: 180_000 };
const ME = 0 as Seat;
const MISTAKES = 3;
const PUZZLES = 5;

let lost: MatchRecord;
let mistakes: readonly Mistake[];
let review: ReturnType<typeof preparedReview>["review"];
let puzzles: readonly ThemePuzzle[];
let theme: string;
/** A match against a bot of level 2, the moment before its last act, and that act. */
let rematch: { readonly record: MatchRecord; readonly n: number; readonly winning: string };

/** A match of acts at random against a bot that fits. */
function matchLike(game: AnyGame, level: 2 | 3, fits: (record: MatchRecord) => boolean): MatchRecord {
  for (let seed = 1; seed < 400; seed++) {
    const record = playedRecord(game, {}, { seed, level });
    if (record.entries.length > 60 && fits(record)) return record;
  }
  throw new Error("no match fits");
}
const isWonBy = ({ result }: MatchRecord, seat: Seat): boolean => result?.winners.join() === `${seat}`;

/** Whether the player's own last act wins, whatever is drawn. */
function isWonByLastAct(record: MatchRecord): boolean {
  const last = record.entries.at(-1);
  return isWonBy(record, ME) && last?.is === "act" && last.by === ME && !last.draws;
}

beforeAll(async () => {
  const game = (await loadRules(GAME)) as AnyGame;
  lost = matchLike(game, 3, (record) => isWonBy(record, 1 as Seat));
  const won = matchLike(game, 2, isWonByLastAct);
  const before = replay(won, () => game).moments.at(-2);
  const last = won.entries.at(-1);
  if (last?.is !== "act" || !before) throw new Error("the match has no last act");
  const lastView: unknown = game.view(before.played.state, ME);
  rematch = { record: won, n: before.entry.n, winning: (await wordsAs(ME))(lastView, last.step, last.act) };
  ({ review } = preparedReview(writeRecord(lost)));
  mistakes = await mistakesOf(game, lost, review, ME);
  ({ theme, puzzles } = await puzzlesOfOneTheme(PUZZLES));
});

/** Opens the review of the lost match, which this browser has made. */
async function openReview(page: Page): Promise<void> {
  await page.locator("h1").first().waitFor();
  await dropFile(page, writeRecord(lost));
  const button = page.locator(".timeline").getByRole("button", { name: "Review" });
  await button.waitFor();
  await storeReview(page, decodeURIComponent(new URL(page.url()).pathname.split("/")[2] ?? ""), review);
  await button.click();
  await prompt(page).getByRole("button", { name: "Try again" }).waitFor();
}

/** Plays the rematch to its end: it goes on from its last moment. */
async function winRematch(page: Page): Promise<void> {
  await page.goto(`${stage.url}/tables`);
  await page.locator("h1").first().waitFor();
  await dropFile(page, writeRecord(rematch.record));
  await page.locator(".timeline").waitFor();
  await page.goto(`${page.url().replace(/\?.*$/, "")}?n=${rematch.n}`);
  await page.locator(".timeline").waitFor();
  await page.getByRole("button", { name: "What if?" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Continue from here" });
  await dialog.getByLabel("Bot level").selectOption("2");
  await dialog.getByRole("button", { name: "Continue" }).click();
  await page.waitForURL(/\/table\//);
  await myTurn(page);
  await choose(page, rematch.winning);
  const over = page.getByRole("button", { name: "Rematch" });
  const main = page.locator(".ask:not(.wait) .btn.main");
  for (;;) {
    await over.or(main).first().waitFor();
    if (await over.isVisible()) break;
    await main.click({ timeout: 1000 }).catch(() => undefined);
  }
  await page.getByRole("heading", { name: "Victory" }).waitFor();
}

const SHOTS = process.env["SHOTS"];
const shot = async (page: Page, name: string): Promise<void> => {
  if (SHOTS) await page.screenshot({ path: `${SHOTS}-${name}.png` });
};

test.for([
  ["a large screen", { viewport: { width: 1440, height: 900 } }],
  ["a phone", PHONE],
] as const)("who lost learns from the match on %s", PATIENCE, async ([place, size]) => {
  const page = await stage.visit("/tables", { settings: SETTINGS, ...size });
  expect(mistakes.length).toBeGreaterThanOrEqual(MISTAKES);
  expect(puzzles).toHaveLength(PUZZLES);
  await openReview(page);
  await shot(page, `${place}-review`);
  await retry(page, mistakes.slice(0, MISTAKES));
  await shot(page, `${place}-retry`);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await prompt(page).getByRole("button", { name: "Back to the review" }).click();
  if (place === "a phone") await page.getByRole("button", { name: "Moments" }).click();
  await shot(page, `${place}-moments`);
  await page.getByRole("link", { name: "Puzzles: TrekWar" }).click();
  await page.waitForURL(/\/puzzles\/trekwar/);
  await page.locator(`a[href$="theme=${encodeURIComponent(theme)}"]`).click();
  for (const { puzzle, task, right } of puzzles) {
    await page.locator(`a[href$="/${puzzle.id}"]`).last().click();
    await page.getByRole("heading", { name: task }).first().waitFor();
    await solve(page, right);
    await shot(page, `${place}-puzzle`);
    await page.goto(`${stage.url}/puzzles/${GAME}?theme=${encodeURIComponent(theme)}`);
  }
  await expect.poll(() => page.getByRole("link", { name: /, solved/ }).count()).toBeGreaterThanOrEqual(PUZZLES);
  await shot(page, `${place}-solved`);

  await winRematch(page);
  await shot(page, `${place}-won`);
});
