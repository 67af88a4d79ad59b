import { writeRecord } from "@starboard/kernel";
import { game } from "@starboard/warp-empires";
import { errors, type Page } from "playwright-core";
import { expect, test } from "vitest";
import { playedRecord } from "../packages/web/test/match.ts";
import { expectAccessible, expectAccessibleInAllThemes, openStage } from "./browser.ts";
import { asked, concede, dropFile, expectNoSidewaysScroll, HURRIED, myTurn, PHONE, prompt } from "./table.ts";

const stage = openStage();
const SETTINGS = { ...HURRIED, guided: [...HURRIED.guided, "warp-empires"], handOver: "never" };

/** A fingerprint of the step, the prompt and the plan, which changes with every act. */
const state = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [
      document.querySelector<HTMLElement>(".we")?.dataset["step"] ?? "",
      ...[".ask", ".we-work", ".we-cards", ".log"].map((part) => document.querySelector(part)?.textContent ?? ""),
    ].join("\n"),
  );
const step = (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector<HTMLElement>(".we")?.dataset["step"] ?? "");

/** True if the player is asked, a plan waits to be confirmed, or the match is over. */
async function settled(page: Page): Promise<void> {
  await myTurn(page);
  const ready = async (): Promise<boolean> =>
    (await step(page)) !== "" || /Confirm|Rematch/.test((await prompt(page).locator(".acts").textContent()) ?? "");
  await expect.poll(ready, { timeout: 20_000 }).toBe(true);
}

/**
 * Performs an action and waits until the page asks again. If the page has moved on and the control is gone, that is not
 * an error: the caller reads the current step again.
 */
async function and(page: Page, action: () => Promise<unknown>): Promise<void> {
  const before = await state(page);
  const gone = await action().then(
    () => false,
    (error: unknown) => error instanceof errors.TimeoutError || Promise.reject(error as Error),
  );
  if (!gone) await expect.poll(() => state(page), { timeout: 15_000 }).not.toBe(before);
  await settled(page);
}

/**
 * A point of the window inside a territory and under no other element, once the map stands still: its camera glides to
 * what is asked. Null if the territory is not visible.
 */
const pointIn = (page: Page, land: string): Promise<{ x: number; y: number } | null> =>
  page.evaluate(async (id) => {
    const path = document.querySelector(`[data-land="${id}"]`);
    if (!path) return null;
    const frame = () => new Promise((next) => requestAnimationFrame(next));
    let box = path.getBoundingClientRect();
    for (let resting = 0, frames = 0; resting < 5 && frames < 600; frames++) {
      await frame();
      const now = path.getBoundingClientRect();
      resting = now.x === box.x && now.y === box.y && now.width === box.width ? resting + 1 : 0;
      box = now;
    }
    for (let j = 1; j < 12; j++)
      for (let i = 1; i < 12; i++) {
        const [x, y] = [box.x + (box.width * i) / 12, box.y + (box.height * j) / 12];
        if (document.elementFromPoint(x, y) === path) return { x, y };
      }
    return null;
  }, land);

/** Indices of the territories whose labels contain `words`, in reading order. */
const lands = (page: Page, words: string): Promise<string[]> =>
  page
    .locator(`[data-land][aria-label*="${words}"]`)
    .evaluateAll((all) => all.map((one) => (one as SVGElement).dataset["land"] ?? ""));

/** The player's input device. */
interface Hands {
  land(page: Page, land: string): Promise<unknown>;
  press(page: Page, selector: string): Promise<unknown>;
}
const MOUSE: Hands = {
  async land(page, land) {
    await expect.poll(() => pointIn(page, land)).not.toBeNull();
    const at = await pointIn(page, land);
    await page.mouse.click(at?.x ?? 0, at?.y ?? 0);
  },
  press: (page, selector) => page.locator(selector).first().click({ timeout: 4000 }),
};
const KEYS: Hands = {
  async land(page, land) {
    await page.locator(`[data-land="${land}"]`).focus({ timeout: 4000 });
    await page.keyboard.press("Enter");
  },
  async press(page, selector) {
    await page.locator(selector).first().focus({ timeout: 4000 });
    await page.keyboard.press("Enter");
  },
};
/** In a small window some territories are off screen; the keyboard reaches them. */
const FINGER: Hands = {
  async land(page, land) {
    const at = await pointIn(page, land);
    if (at) await page.touchscreen.tap(at.x, at.y);
    else await KEYS.land(page, land);
  },
  press: (page, selector) => page.locator(selector).first().tap({ timeout: 4000 }),
};

/** Starts a match for two players at one screen from the landing page, so that the test makes all decisions. */
async function sitDown(page: Page): Promise<void> {
  await page.locator(".tile", { hasText: "Warp Empires" }).getByRole("link", { name: "New table" }).click();
  // A new table begins with a random map. The tests always use the same one.
  await page.locator(".we-setup").getByRole("spinbutton", { name: "Map number" }).fill("1");
  await page.getByRole("group", { name: "Player type at seat 2" }).getByRole("button", { name: "Player" }).click();
  await page.getByRole("button", { name: "Start match" }).click();
  await page.waitForURL(/\/table\//);
  await settled(page);
}

const MAIN = ".ask .btn.main";
/** Picks the card to discard: the last one, because move cards come first in a hand and are kept. */
const LAST_CARD = ".we-cards > li:last-child .we-card.may";
/** Moves one stack with the first card that moves, to its first reachable neighbour; false if none can move. */
async function moveOne(page: Page, hands: Hands): Promise<boolean> {
  const [from] = await lands(page, "can move");
  if (from === undefined) return false;
  await hands.land(page, from);
  await page.locator(".we-lift").waitFor();
  const [to] = await lands(page, "one step away");
  if (to === undefined) return false;
  await hands.land(page, to);
  // Without a hovering pointer, the first press on another seat's territory only inspects it.
  const sums = page.locator(".we-land-card .we-battle");
  if ((await sums.isVisible()) && (await page.locator(".we-lift").isVisible())) await hands.land(page, to);
  await expect.poll(() => prompt(page).textContent()).toMatch(/Confirm/);
  return true;
}

/** Answers every step with a simple choice until `until` holds; returns the steps that were asked. */
async function playUntil(
  page: Page,
  hands: Hands,
  until: (met: ReadonlySet<string>, round: number) => boolean | Promise<boolean>,
): Promise<Set<string>> {
  const met = new Set<string>();
  for (let acts = 0; acts < 160; acts++) {
    const title = (await page.getByRole("banner").textContent()) ?? "";
    if (await until(met, Number(/Round (\d+)/.exec(title)?.[1] ?? 0))) return met;
    const now = await step(page);
    const lit = await lands(page, "can be chosen");
    const visible = (selector: string): Promise<boolean> => page.locator(selector).first().isVisible();
    if (/Confirm/.test((await prompt(page).locator(".acts").textContent()) ?? "")) {
      await and(page, () => hands.press(page, MAIN));
    } else if (now === "moveMain" && !met.has("moved") && (await lands(page, "can move")).length > 0) {
      met.add("moved");
      if (await moveOne(page, hands)) await and(page, () => hands.press(page, MAIN));
    } else if (now === "recruitBuy" && !met.has("bought") && (await visible('.we-unit:not([aria-disabled="true"])'))) {
      met.add("bought");
      await hands.press(page, '.we-unit:not([aria-disabled="true"])');
      await expect.poll(async () => (await lands(page, "can be chosen")).length).toBeGreaterThan(0);
      const [place] = await lands(page, "can be chosen");
      await and(page, () => hands.land(page, place ?? ""));
    } else if (await visible(".we-faction")) {
      await and(page, () => hands.press(page, '.we-faction:not([aria-disabled="true"])'));
    } else if (await visible(".ask .acts .btn.main, .ask .acts .btn.may")) {
      await and(page, () => hands.press(page, ".ask .acts .btn.main, .ask .acts .btn.may"));
    } else if (await visible(".we-unit")) await and(page, () => hands.press(page, ".we-unit"));
    else if (lit.length > 0) await and(page, () => hands.land(page, lit[0] ?? ""));
    else await and(page, () => hands.press(page, hands === FINGER ? ".we-card.may" : LAST_CARD));
    if (now !== "") met.add(now);
  }
  throw new Error(`not reached; asked: ${await step(page)}, ${await asked(page).textContent()}`);
}

test.each([
  ["mouse", MOUSE],
  ["keyboard", KEYS],
] as const)(
  "from the landing page through two rounds by %s: choose, arrange, draw, move, recruit",
  async (_name, hands) => {
    const page = await stage.visit("/", { settings: SETTINGS });
    await sitDown(page);
    const met = await playUntil(page, hands, (seen, round) => round >= 3 && seen.has("moved"));
    expect([...met]).toEqual(expect.arrayContaining(["discard", "moveMain", "moved", "recruitBuy"]));
    // Nothing scrolls the page itself.
    await page.evaluate(() => window.scrollTo(0, 200));
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  },
  // Two rounds are some hundred clicks, each answered before the next, so a busy machine needs long.
  120_000,
);

/** Plays until a stack can be moved and returns its territory. */
async function untilMove(page: Page): Promise<string> {
  let from: string | undefined;
  await playUntil(page, MOUSE, async () => {
    [from] = (await step(page)) === "moveMain" ? await lands(page, "can move") : [];
    return from !== undefined;
  });
  return from ?? "";
}

test("a stack is dragged to its destination, and one Undo removes the whole move", async () => {
  const page = await stage.visit("/", { settings: SETTINGS });
  await sitDown(page);
  const from = await untilMove(page);
  await expect.poll(() => pointIn(page, from)).not.toBeNull();
  const start = await pointIn(page, from);
  await page.mouse.move(start?.x ?? 0, start?.y ?? 0);
  await page.mouse.down();
  await page.mouse.move((start?.x ?? 0) + 12, (start?.y ?? 0) + 12, { steps: 3 });
  await page.locator(".we-lift").waitFor();
  await expect.poll(async () => (await lands(page, "one step away")).length).toBeGreaterThan(0);
  const [to] = await lands(page, "one step away");
  const end = await pointIn(page, to ?? "");
  await page.mouse.move(end?.x ?? 0, end?.y ?? 0, { steps: 5 });
  await page.mouse.up();
  await prompt(page)
    .getByRole("button", { name: /^Confirm/ })
    .waitFor();
  expect(await page.locator(".we-route").count()).toBe(1);
  await page.keyboard.press("u");
  await expect.poll(() => step(page)).toBe("moveMain");
  expect(await page.locator(".we-route").count()).toBe(0);
});

test("on a phone the map can be read, nothing sticks out, every control can be hit, and a round is played", async () => {
  const page = await stage.visit("/", { settings: SETTINGS, ...PHONE });
  await sitDown(page);
  const met = await playUntil(page, FINGER, (_met, round) => round >= 2);
  expect([...met]).toContain("moveMain");
  await expectNoSidewaysScroll(page);
  const small = await page
    .locator(".we-dock button")
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height).filter((h) => h > 0 && h < 44));
  expect(small).toEqual([]);
  // Notices stand below the ribbon of phases: the page knows its height.
  const [ribbon, room] = await page.evaluate(() => {
    const app = document.querySelector(".app");
    const head = app ? getComputedStyle(app).getPropertyValue("--board-head") : "";
    return [document.querySelector(".we-ribbon")?.getBoundingClientRect().height, Number.parseFloat(head)];
  });
  expect(room).toBe(ribbon);
});

test("the table has no accessibility faults in any theme", async () => {
  const page = await stage.visit("/", { settings: SETTINGS });
  await sitDown(page);
  await expectAccessibleInAllThemes(page);
  await MOUSE.land(page, await untilMove(page));
  await page.locator(".we-lift").waitFor();
  await expectAccessibleInAllThemes(page);
});

test("two players at one screen play until one of them concedes", async () => {
  const page = await stage.visit("/", { settings: SETTINGS });
  await sitDown(page);
  await playUntil(page, MOUSE, (met) => met.has("recruitBuy") || met.has("recruitDraw"));
  await concede(page);
  await page.getByRole("button", { name: "Rematch" }).waitFor();
});

test("sealed battle cards: the sum grows with the chosen set, and both sets are revealed together", async () => {
  const page = await stage.visit("/", { settings: SETTINGS });
  // Forty-two random acts lead to a battle, with two Shields in the hand.
  const sealed = { map: "proving-ground", "battle.cards": "simultaneous" };
  await dropFile(page, writeRecord(playedRecord(game, sealed, { seed: 33, most: 42 })));
  await page.waitForURL(/\/replay\//);
  const slider = page.getByRole("slider", { name: "Position in the match" });
  await slider.waitFor();
  await page.keyboard.press("End");
  await expect.poll(() => slider.inputValue()).toBe("42");
  await page.getByRole("button", { name: "What if?" }).click();
  await page.getByRole("dialog", { name: "Continue from here" }).getByRole("button", { name: "Continue" }).click();
  await page.waitForURL(/\/table\//);
  await expect.poll(() => step(page)).toBe("battleCards");
  const commit = prompt(page).getByRole("button", { name: /^Commit/ });
  const total = async (): Promise<number> =>
    Number(/\d+/.exec((await page.locator(".we-sum .we-total").last().textContent()) ?? "")?.[0]);
  // An empty set is allowed too.
  await expect.poll(() => commit.textContent()).toContain("Commit no card");
  await page.getByRole("region", { name: /^Battle at / }).waitFor();
  await page.mouse.move(5, 5);
  await expectAccessible(page);
  const alone = await total();
  const shields = page.getByRole("list", { name: "Your cards" }).getByRole("button", { name: /Shields/ });
  await shields.click();
  await expect.poll(() => shields.textContent()).toContain("1 of 2 in the set");
  expect(await shields.getAttribute("aria-pressed")).toBe("true");
  const spoken = page.locator(".sr[aria-live]");
  await expect.poll(() => spoken.textContent()).toMatch(/Commit Shields: \d+ Force\./);
  const one = await total();
  expect(one).toBeGreaterThan(alone);
  await shields.click();
  await expect.poll(() => commit.textContent()).toContain("Commit Shields and Shields");
  expect((await total()) - one).toBe(one - alone);
  await shields.click();
  await expect.poll(() => commit.textContent()).toContain("Commit no card");
  await shields.press("Enter");
  await expect.poll(() => commit.textContent()).toContain("Commit Shields");
  await commit.click();
  await page.getByRole("list", { name: "Log" }).getByText("You reveal Shields.").waitFor();
});
