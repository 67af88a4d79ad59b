import { game as ad } from "@starboard/4000ad";
import { game as ax } from "@starboard/anaxis";
import { type AnyGame, type MatchRecord, parseRecord, writeRecord } from "@starboard/kernel";
import { game as tw } from "@starboard/trekwar";
import { game as we } from "@starboard/warp-empires";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { playedRecord } from "../packages/web/test/match.ts";
import { expectAccessibleInAllThemes, openStage } from "./browser.ts";
import { startAlone } from "./hosted-tables.ts";
import { dropFile, HURRIED } from "./table.ts";

/** Whole matches by keyboard by a player who knows only what a screen reader speaks: announcements and focused controls. */

/** Milliseconds by which the clock of the host is ahead: records are taken at a limited rate. */
let ahead = 0;
const stage = openStage({}, () => Date.now() + ahead);
const SETTINGS = { ...HURRIED, guided: ["4000ad", "anaxis", "trekwar", "warp-empires"], handOver: "never" };

/** Collects the announcements of the page in `window.spoken`. */
async function listen(page: Page): Promise<void> {
  await page.evaluate(() => {
    const spoken: string[] = [];
    Object.assign(window, { spoken });
    const region = document.querySelector('[role="log"][aria-live]') as Element;
    new MutationObserver((changes) => {
      for (const change of changes)
        for (const node of change.addedNodes) if (node.textContent) spoken.push(node.textContent);
    }).observe(region, { childList: true });
  });
}

interface Moment {
  /** All announcements so far. */
  readonly spoken: readonly string[];
  /** The region and the text of the focused control. */
  readonly region: string;
  readonly focused: string;
  /** Whether it is an action of the list. */
  readonly isAction: boolean;
}

/** Presses a key and returns what is spoken then. Fails if no control of the match has the focus. */
async function press(page: Page, key: string): Promise<Moment> {
  await page.keyboard.press(key);
  const read = (): Promise<Moment> =>
    page.evaluate(
      () =>
        new Promise((resolve) => {
          const regions = {
            list: ".acts-panel",
            order: ".order-line",
            prompt: ".ask",
            dock: ".app > .dock",
            board: ".app > .board",
            rail: ".rail",
            timeline: ".timeline",
          };
          const answer = (): void => {
            const focused = document.activeElement;
            const region = Object.entries(regions).find(([, selector]) => focused?.closest(selector))?.[0] ?? "none";
            const text = focused?.getAttribute("aria-label") ?? focused?.textContent ?? "";
            const { spoken } = window as unknown as { spoken: string[] };
            const isAction = focused?.matches(".acts-panel .act") ?? false;
            resolve({ spoken: [...spoken], region, focused: text.trim(), isAction });
          };
          requestAnimationFrame(() => requestAnimationFrame(answer));
        }),
    );
  let now = await read();
  if (now.region === "none") {
    await expect.poll(async () => (now = await read()).region, { message: `focus after ${key}` }).not.toBe("none");
  }
  return now;
}

const isOver = (text: string): boolean => text.startsWith("The match is over.");
/** Announcements after which the player acts. */
const isCue = (text: string): boolean =>
  isOver(text) || text.startsWith("You are asked:") || text.startsWith("The plan is complete.");

/** Waits until something that asks for an answer has been spoken after the first `known` announcements. */
async function nextCue(page: Page, known: number): Promise<{ readonly cue: string; readonly count: number }> {
  let result = { cue: "", count: known };
  await expect
    .poll(
      async () => {
        const spoken = await page.evaluate(() => (window as unknown as { spoken: string[] }).spoken);
        result = { cue: spoken.slice(known).findLast(isCue) ?? "", count: spoken.length };
        return result.cue;
      },
      { timeout: 45_000, interval: 15 },
    )
    .not.toBe("");
  return result;
}

/** Chooses one of the first actions of the list with A, Tab and Enter. */
async function chooseInList(page: Page, skips: number): Promise<void> {
  // A long list begins with its search field.
  let at = await press(page, "a");
  if (!at.isAction) at = await press(page, "Tab");
  for (let skip = skips; skip > 0; skip--) {
    at = await press(page, "Tab");
    if (!at.isAction) {
      at = await press(page, "Shift+Tab");
      break;
    }
  }
  expect(at.isAction, at.focused).toBe(true);
  // The focus stays in the list while it offers actions, or moves to the prompt.
  expect(["list", "prompt"]).toContain((await press(page, "Enter")).region);
}

/** Types an order in the notation that was heard for it, and leaves the order line. */
async function typeOrder(page: Page, skips: number): Promise<void> {
  const opened = await press(page, "o");
  expect(opened.region).toBe("order");
  const hint = opened.spoken.at(-1) ?? "";
  const orders = Number(/^Type an order\. (\d+) orders? (?:is|are) possible\.$/.exec(hint)?.[1]);
  expect(orders, hint).toBeGreaterThan(0);
  let at = opened;
  for (let i = 0; i <= Math.min(skips, orders - 1); i++) at = await press(page, "ArrowDown");
  const [notation = ""] = (at.spoken.at(-1) ?? "").split(": ");
  await page.keyboard.insertText(notation);
  expect((await press(page, "Enter")).region).toBe("order");
  expect((await press(page, "Escape")).region).not.toBe("order");
}

/** Asks the board: where the own pieces are, what threatens them, what stands at the cursor and beside it. */
async function askBoard(page: Page): Promise<void> {
  const answer = async (key: string): Promise<string> => (await press(page, key)).spoken.at(-1) ?? "";
  expect(await answer("y")).toMatch(/^You have /);
  expect(await answer("q")).toMatch(/^(?:Nothing threatens you now\.|.+)/);
  const here = await press(page, "g");
  expect(here.region).toBe("board");
  expect((here.spoken.at(-1) ?? "").length).toBeGreaterThan(5);
  const way = await answer("ArrowRight");
  const other = await answer("ArrowLeft");
  expect(new Set([here.spoken.at(-1), way, other]).size, way).toBeGreaterThan(1);
  expect(await answer("q")).toMatch(/^(?:Nothing threatens|Threats to) /);
  expect((await press(page, "Escape")).region).toBe("prompt");
}

/**
 * Plays until the match is over by keys alone, and checks the focus after every key: orders are typed and chosen from the
 * list in turn, and now and then the board is asked.
 *
 * @param variety with 1, always the first action of the list is chosen; with n, one of the first n
 * @returns everything that was spoken
 */
async function playByEar(page: Page, variety: number): Promise<readonly string[]> {
  let turns = 0;
  let { cue, count } = await nextCue(page, 0);
  while (!isOver(cue)) {
    if (cue.startsWith("The plan is complete.")) {
      // The focus waits in the prompt, or is on what the next question asks for, if that has come already.
      expect(["prompt", "dock", "board"]).toContain((await press(page, "c")).region);
    } else {
      const skips = turns++ % variety;
      if (turns % ASKS_EVERY === 3) {
        await askBoard(page);
        ({ count } = await heard(page));
      }
      if (turns % 2 === 0) await typeOrder(page, skips);
      else await chooseInList(page, skips);
    }
    ({ cue, count } = await nextCue(page, count));
  }
  // The end of the match may still be drawn when the key is pressed first.
  await expect.poll(async () => (await press(page, "l")).region).toBe("rail");
  return page.evaluate(() => (window as unknown as { spoken: string[] }).spoken);
}

/** Number of turns from one time that the board is asked to the next. */
const ASKS_EVERY = 20;

/** Number of announcements so far. */
const heard = async (page: Page): Promise<{ readonly count: number }> => ({
  count: await page.evaluate(() => (window as unknown as { spoken: string[] }).spoken.length),
});

/** Starts a match with these options against bots, by continuing a record of its set-up. */
async function start(page: Page, game: AnyGame, options: object): Promise<void> {
  await page.getByRole("heading", { name: "TrekWar" }).waitFor();
  await dropFile(page, writeRecord(playedRecord(game, options, { most: 0, seed: 7 })));
  await page.waitForURL(/\/replay\//);
  await page.getByRole("button", { name: "What if?" }).click();
  await listen(page);
  await page.getByRole("button", { name: "Continue", exact: true }).focus();
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/table\//);
}

const MATCHES = [
  [ad, { "ad.players": 2, "ad.version": "independents", "ad.turnLimit": 10, "ad.quietLimit": 5 }, 2],
  [ax, { "ax.scenario": "border", "ax.turnLimit": 1 }, 1],
  [tw, { deckEnd: "immediate" }, 3],
  [we, { players: 2, module: "first-steps", "victory.roundLimit": 20, "victory.share": "40/100" }, 3],
] as const;

// The matches are played side by side, because most of the time goes into waiting for bots and frames.
test("a whole match of each game by ear and keyboard; the focus is never lost", { timeout: 240_000 }, async () => {
  await Promise.all(
    MATCHES.map(async ([game, options, variety]) => {
      const page = await stage.visit("/", { settings: SETTINGS });
      await start(page, game, options);
      const spoken = await playByEar(page, variety);
      const questions = spoken.filter((text) => text.startsWith("You are asked:"));
      expect(questions.length, game.id).toBeGreaterThan(4);
      expect(spoken.filter((text) => text.startsWith("Planned:")).length, game.id).toBeGreaterThan(4);
      expect(spoken.findLast(isCue), game.id).toMatch(/^The match is over\. (.+ won\.|No winner\.$|It is a draw\.$)/);
    }),
  );
});

/** Golden records of matches that are watched, each up to an entry at which both sides have pieces. */
const WATCHED = [
  ["4000ad", "independents-2", 40],
  ["anaxis", "edition-5/quiet-draw", 120],
  ["trekwar", "standard", 40],
  ["warp-empires", "first-steps", 90],
] as const;
type Watched = (typeof WATCHED)[number];

/** The record of a match that still runs. */
function watchedRecord([game, name, at]: Watched): MatchRecord {
  const file = join(import.meta.dirname, `../packages/games/${game}/records/${name}.json`);
  const read = parseRecord(readFileSync(file, "utf8"));
  if (!("ok" in read)) throw new Error(name);
  return { ...read.ok, entries: read.ok.entries.slice(0, at), result: null, secret: null };
}

/** Asks a board that the page's reader only watches, by keys, and checks that the answers are those for spectators. */
async function askWatched(page: Page, leftTo: string): Promise<void> {
  const answer = async (key: string): Promise<string> => (await press(page, key)).spoken.at(-1) ?? "";
  await page.keyboard.press("y");
  const pieces = await page.evaluate(() => (window as unknown as { spoken: string[] }).spoken.at(-1) ?? "");
  expect(pieces.match(/, \d+ places?: /g)?.length, pieces).toBe(2);
  const here = await press(page, "g");
  expect(here.region).toBe("board");
  expect(here.focused).toMatch(/^Board cursor\. Arrow keys move it, /);
  const other = [await answer("ArrowRight"), await answer("ArrowLeft"), await answer("ArrowDown")];
  expect(new Set([here.spoken.at(-1), ...other]).size, other.join(" | ")).toBeGreaterThan(1);
  expect(await answer("Home")).toBe(here.spoken.at(-1));
  expect(await answer("q")).toMatch(/^(?:Nothing threatens|Threats to) /);
  expect((await press(page, "Escape")).region).toBe(leftTo);
  const threats = await answer("q");
  expect(threats).toMatch(/^(?:Nothing is threatened now\.|Threats to .+)/);
  for (const text of [pieces, threats]) expect(text).not.toMatch(/\byours?\b/i);
}

test("replays of all games answer in words, from the viewpoint that is shown", { timeout: 120_000 }, async () => {
  const page = await stage.visit("/", { settings: { ...SETTINGS, name: "Cleo" } });
  for (const watched of WATCHED) {
    const record = watchedRecord(watched);
    await page.goto(stage.url);
    await page.getByRole("heading", { name: "TrekWar" }).waitFor();
    await dropFile(page, writeRecord(record));
    await page.waitForURL(/\/replay\//);
    await page.locator(".timeline").waitFor();
    await listen(page);
    await page.getByRole("combobox", { name: "Viewed as" }).selectOption("public");
    await page.getByRole("button", { name: "Go to the end" }).click();
    await askWatched(page, "timeline");
    // One fact back: it is spoken again.
    const before = (await press(page, "[")).spoken;
    await press(page, "[");
    expect(before.at(-1) ?? "", record.game).not.toBe("");
    await page.getByRole("combobox", { name: "Viewed as" }).selectOption({ label: record.seats[0]?.name ?? "" });
    await page.getByRole("button", { name: "Go to the end" }).focus();
    expect((await press(page, "y")).spoken.at(-1), record.game).toMatch(/^You have pieces at /);
  }
  await press(page, "g");
  await expectAccessibleInAllThemes(page);
});

test("a spectator of a hosted match of any game asks the board in words", { timeout: 120_000 }, async () => {
  const [owner, watcher] = await Promise.all([
    stage.visit("/", { settings: SETTINGS }),
    stage.visit("/", { settings: { ...SETTINGS, name: "Dora" } }),
  ]);
  for (const watched of WATCHED) {
    const record = watchedRecord(watched);
    ahead += 60_000;
    const id = await startAlone(owner, "Ada", {
      game: record.game,
      options: {},
      seats: [{ is: "me" }, { is: "me" }],
      spectators: { allowed: true, delay: 0 },
      from: { text: writeRecord(record), at: record.entries.length },
    });
    await watcher.goto(`${stage.url}/online/${id}`);
    await watcher.locator(".app .ask").waitFor();
    await listen(watcher);
    await askWatched(watcher, "prompt");
  }
});

test("orders of Anaxis are typed in German words, and what is refused names its rule in German", async () => {
  const page = await stage.visit("/", { settings: SETTINGS, locale: "de-DE" });
  await page.getByRole("heading", { name: "TrekWar" }).waitFor();
  await dropFile(page, writeRecord(playedRecord(ax, MATCHES[1][1], { most: 0, seed: 7 })));
  await page.waitForURL(/\/replay\//);
  await page.getByRole("button", { name: "Was wäre, wenn?" }).click();
  await listen(page);
  await page.getByRole("button", { name: "Weiterspielen", exact: true }).focus();
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/table\//);
  await page.locator(".ask:not(.wait)").waitFor();
  const field = page.getByRole("combobox", { name: "Befehl eintippen" });
  const line = async (typed: string): Promise<void> => {
    await field.fill("");
    await page.keyboard.type(typed);
  };
  const spoken = async (): Promise<string> => (await press(page, "Enter")).spoken.at(-1) ?? "";
  await press(page, "o");
  // Before all ships are deployed, nothing can be confirmed; the data's own word is understood too.
  for (const typed of ["fertig", "confirm"]) {
    await line(typed);
    expect(await spoken()).toMatch(/^fertig ist nach Regel AX-[\d.]+[a-z]? nicht möglich\. [A-ZÄÖÜ]/);
  }
  await line("gibtesnicht");
  expect(await spoken()).toBe("Kein Befehl passt.");
  await line("aufst");
  await press(page, "Tab");
  expect(await field.inputValue()).toMatch(/^aufstellen [A-Z]/);
  await press(page, "ArrowDown");
  await press(page, "Enter");
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { spoken: string[] }).spoken.join("\n")))
    .toMatch(/Geplant: .+ auf Spalte \d+, Reihe \d+\./);
});

test("a refusal is spoken, and undo returns to the earlier question", async () => {
  const page = await stage.visit("/", { settings: SETTINGS });
  await start(page, ad, { "ad.players": 2, "ad.version": "independents" });
  const { cue: question, count } = await nextCue(page, 0);
  await press(page, "a");
  await press(page, "Tab");
  const chosen = (await press(page, "Enter")).spoken.slice(count);
  expect(chosen[0]).toMatch(/^Planned: Send a fleet from /);
  const undone = (await press(page, "u")).spoken.slice(count + chosen.length);
  expect(undone).toEqual([expect.stringMatching(/^No longer planned: Send a fleet/), question]);
  // The order line completes what is typed, and axe finds no fault in it.
  await press(page, "o");
  await page.keyboard.type("zzz");
  expect((await press(page, "Enter")).spoken.at(-1)).toBe("No order fits.");
  await page.keyboard.press("Control+A");
  await page.keyboard.type("mus");
  await press(page, "Tab");
  expect(await page.getByRole("combobox", { name: "Type an order" }).inputValue()).toMatch(/^muster \w+/);
  await expectAccessibleInAllThemes(page);
  await press(page, "Escape");
  const refused = await press(page, "u");
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { spoken: string[] }).spoken.length))
    .toBeGreaterThan(refused.spoken.length - 1);
  expect(refused.spoken.at(-1)).toMatch(/take back/);
});
