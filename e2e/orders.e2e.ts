/**
 * Orders in advance in all four games, on a phone: made on the player's own board, listed in sentences, and played while
 * none of the player's pages shows the table.
 */
import type { Update } from "@starboard/wire";
import type { OrdersInfo } from "@starboard/wire/orders";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openStage } from "./browser.ts";
import { callApi, startTable } from "./hosted-tables.ts";
import { expectNoSidewaysScroll, HURRIED, PHONE, prompt } from "./table.ts";

/** The host's clock, which a test can move forward. */
let ahead = 0;
const stage = openStage({ STARBOARD_RATE_LIMIT_FACTOR: "100" }, () => Date.now() + ahead);

/** At a question that betrays a hand, an order answers after up to twenty seconds. */
const ORDER_DELAY_MS = 30_000;

/** Acts that change what was done before; a player who preferred them would never finish. */
const REARRANGING: ReadonlySet<string> = new Set(["lift", "face"]);
const MAX_ACTS = 60;

/** Plays the shortest legal act for a seat, which is "pass", "stay" or "end" where the game has it. */
async function playQuietly(page: Page, id: string, seat: number, update: Update): Promise<void> {
  const acts = update.offers
    .filter(({ step, aside }) => !aside && step === update.question?.step)
    .flatMap(({ step, offers }) => offers.flatMap(({ act, refusal }) => (refusal ? [] : [{ step, act }])))
    .filter(({ act }) => !REARRANGING.has(act.do));
  const [move] = acts.toSorted((a, b) => JSON.stringify(a.act).length - JSON.stringify(b.act).length);
  const key = `${update.at}${seat}`.padStart(32, "0");
  await callApi(page, "POST", `tables/${id}/seats/${seat}/acts`, { at: update.at, key, moves: [move] });
}

interface Case {
  readonly game: string;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly topic: RegExp;
  /** Decides on the board until the order can be saved. */
  readonly decide: (page: Page) => Promise<void>;
  /** What the list of orders says. */
  readonly sentence: string | RegExp;
  /** Set where the question comes too late in a match to wait for it here. */
  readonly isLate?: true;
}
/** Presses buttons of the prompt line, one after the other. */
const press =
  (...names: readonly (string | RegExp)[]) =>
  async (page: Page): Promise<void> => {
    for (const name of names) await prompt(page).getByRole("button", { name }).first().click();
  };

const CASES: readonly Case[] = [
  {
    game: "4000ad",
    options: { "ad.firstPlayer": "fixed" },
    topic: /^Send ships on my next turn/,
    async decide(page) {
      await page.getByRole("option", { name: /^Sabik, / }).focus();
      await page.keyboard.press("Enter");
      // The player's second power moves next; it belongs to the same turn.
      await press(/^Send 15 ships from Antares/, /^Stay/)(page);
    },
    sentence: "Send 15 ships from Antares into hyperspace",
  },
  { game: "trekwar", topic: /^When I may exchange cards/, decide: press("Keep all cards"), sentence: /Keep all cards/ },
  {
    game: "anaxis",
    options: { "ax.scenario": "border" },
    topic: /^When I may use Command/,
    decide: press("No ship"),
    sentence: /^When I may use Command/,
    isLate: true,
  },
  { game: "warp-empires", topic: /^My next turn/, decide: press(/^Draw/), sentence: /Draw/, isLate: true },
];

test.for(CASES)("$game: an order is made on a phone, listed, and played while nobody is there", async (one) => {
  const { game, options = {}, topic, decide, sentence, isLate } = one;
  const pages = await Promise.all(
    ["Ada", "Ben"].map((name) => stage.visit("/settings", { settings: { ...HURRIED, name }, ...PHONE })),
  );
  const [ada, ben] = pages as [Page, Page];
  const clock = { is: "correspondence", days: 3, vacation: 0 } as const;
  const id = await startTable(
    [
      ["Ada", ada],
      ["Ben", ben],
    ],
    { game, options, clock },
  );
  const updateOf = (seat: number, since = 0): Promise<Update> =>
    callApi(pages[seat] as Page, "GET", `tables/${id}/seats/${seat}/update?since=${since}`);
  // Who is not asked leaves an order.
  const seat = (await updateOf(0)).summary.asked.includes(0 as never) ? 1 : 0;
  const page = pages[seat] as Page;
  const openOrders = async (): Promise<void> => {
    await page.locator(".sheet-bar").getByRole("button", { name: /^More/ }).click();
    await page.getByRole("button", { name: "Orders", exact: true }).click();
  };
  await openOrders();
  const panel = page.getByRole("region", { name: "Conditional orders" });
  await panel.getByRole("button", { name: topic }).click();
  await page.getByText("nothing is played now").waitFor();
  await expectNoSidewaysScroll(page);
  await decide(page);
  const save = page.getByRole("dialog", { name: "Save this order?" });
  await save.waitFor();
  await save.getByRole("button", { name: "Save order" }).click();
  await save.waitFor({ state: "detached" });
  await panel.getByRole("list", { name: "Your orders" }).getByText(sentence).first().waitFor();

  if (isLate) return;
  // Nobody is there: the player looks at another page, and the acts come from requests.
  await page.goto(`${stage.url}/settings`);
  const used = async (): Promise<number> => {
    const path = `tables/${id}/seats/${seat}/orders`;
    const { orders } = await callApi<OrdersInfo>(page, "GET", path);
    return orders.reduce((sum, order) => sum + order.used, 0);
  };
  for (let n = 0; n < MAX_ACTS && (await used()) === 0; n++) {
    const asked = (await updateOf(0)).summary.asked[0] as number;
    if (asked === seat) {
      ahead += ORDER_DELAY_MS;
      // A request makes the host notice that the order is due.
      await updateOf(seat);
      if ((await used()) > 0) break;
    }
    await playQuietly(pages[asked] as Page, id, asked, await updateOf(asked));
  }
  expect(await used()).toBeGreaterThan(0);
  await page.goto(`${stage.url}/online/${id}`);
  await page.locator(".sheet-bar").getByRole("button", { name: "Log" }).click();
  await page.getByRole("list", { name: "Log" }).getByText("by order").first().waitFor();
});
