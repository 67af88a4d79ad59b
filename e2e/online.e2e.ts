import { STANDARD_DECKS } from "@starboard/trekwar";
import type { TableInfo } from "@starboard/wire/host";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectAccessible, openStage } from "./browser.ts";
import { findGameEntry } from "@starboard/registry";
import type { GameEntry } from "@starboard/kit";
import { callApi, startAlone } from "./hosted-tables.ts";
import { asked, expectNoSidewaysScroll, HURRIED, myTurn, PHONE, prompt, sendShips, sendTurn, stay } from "./table.ts";

const stage = openStage();

/** Ada opens a table of 4000 A.D. on the host; returns the link to its second seat. */
async function openTable(page: Page): Promise<string> {
  await page.getByRole("group", { name: "Who begins" }).getByRole("button", { name: "The first side" }).click();
  await page.getByRole("textbox", { name: "Your name at the table" }).fill("Ada");
  await page.getByRole("button", { name: "Create table" }).click();
  await page.waitForURL(/\/online\/./);
  await page.getByRole("heading", { name: "Invite" }).waitFor();
  return page.getByRole("textbox", { name: "Link to seat 2" }).inputValue();
}

/** Lets every own power stay where it is, until it is the other player's turn. */
async function pass(page: Page): Promise<void> {
  await myTurn(page);
  const stays = asked(page).getByRole("button", { name: /Stay/ });
  const waits = prompt(page).getByText(/^Waiting for/);
  for (;;) {
    await stays.or(waits).first().waitFor();
    if (await waits.isVisible()) return;
    // The button may have gone: then the turn was sent.
    await stays.click({ timeout: 1000 }).catch(() => undefined);
  }
}

/** Plays the first offer of Ada's seat until the bot at seat 1 has acted. */
async function playAsBotsTurnCame(page: Page, table: string): Promise<void> {
  for (let acts = 0; acts < 12; acts++) {
    const { summary } = await callApi<TableInfo>(page, "GET", `tables/${table}`);
    if (!summary?.asked.includes(0 as never)) break;
    const moves = [{ step: "depart", act: { do: "stay" } }];
    const key = `${acts}`.padStart(16, "0");
    await callApi(page, "POST", `tables/${table}/seats/0/acts`, { at: summary.at, key, moves });
  }
  await expect.poll(async () => (await callApi<TableInfo>(page, "GET", `tables/${table}`)).summary?.asked).toContain(0);
}

/** Takes a seat by its link under a name. */
async function sitDown(page: Page, name: string): Promise<void> {
  await page.getByRole("textbox", { name: "Your name" }).fill(name);
  await page.getByRole("button", { name: "Take the seat" }).click();
  await page.waitForURL(/\/online\/./);
}

test("friends by link: Ada opens a table, Ben takes the seat, both see the same lobby, and they play", async () => {
  const ada = await stage.visit("/new/4000ad?online", { settings: HURRIED });
  const link = await openTable(ada);
  await expectAccessible(ada);
  const ben = await stage.visit("/", { settings: { ...HURRIED, name: "" } });
  await ben.goto(link);
  await sitDown(ben, "Ben");
  const seats = ada.locator(".online-seats");
  await seats.getByText("Ben", { exact: true }).waitFor();
  // The link that Ben has used leads back to his seat, before and during the match.
  await ben.goto(link);
  await ben.waitForURL(/\/online\/./);
  await ben.getByText("Waiting for Ada to start").waitFor();
  // They chat before they play.
  await ben.getByRole("textbox", { name: "Write a message" }).fill("Good luck");
  await ben.keyboard.press("Enter");
  await ada.getByRole("log").getByText("Good luck").waitFor();
  await ada.getByRole("button", { name: "Start match" }).click();
  for (const page of [ada, ben]) await page.getByRole("list", { name: "Seats" }).waitFor();
  await myTurn(ada);
  await sendShips(ada, 4);
  await sendTurn(ada);
  await ben.getByRole("tab", { name: "Log" }).click();
  await ben
    .getByRole("list", { name: "Log" })
    .getByText(/sends 4 ships/)
    .waitFor();
  // A reload finds the seat again: the browser has its cookie. So do the link and the start page.
  await ben.reload();
  await ben.getByRole("list", { name: "Seats" }).waitFor();
  await ben.goto(link);
  await ben.getByRole("list", { name: "Seats" }).waitFor();
  await ben.goto(stage.url);
  const first = ben.locator("main a").first();
  await first.getByText("Continue your match").waitFor();
  await first.click();
  await ben.getByRole("list", { name: "Seats" }).waitFor();
  // What happens while Ada looks at another tab stands in the title of this one.
  const hide = (hidden: boolean): Promise<void> =>
    ada.evaluate((value) => {
      Object.defineProperty(document, "hidden", { value, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }, hidden);
  await hide(true);
  await pass(ben);
  await expect.poll(() => ada.title()).toMatch(/^Your turn · /);
  await hide(false);
  await expect.poll(() => ada.title()).not.toMatch(/^Your turn · /);
  await myTurn(ada);
});

test("a rematch takes both players along, and the link of the first match leads back to its seat", async () => {
  const ada = await stage.visit("/new/4000ad?online", { settings: HURRIED });
  const link = await openTable(ada);
  const ben = await stage.visit("/", { settings: { ...HURRIED, name: "" } });
  await ben.goto(link);
  await sitDown(ben, "Ben");
  // The lobby says who must do what.
  await ben.getByText("Waiting for Ada to start").waitFor();
  await ada.getByRole("button", { name: "Start match" }).click();
  await myTurn(ada);
  const first = new URL(ada.url()).pathname;
  await ada.keyboard.press("a");
  await ada.getByText("Any time").click();
  await ada.getByRole("button", { name: "Concede the game" }).click();
  await sendTurn(ada);
  await ben.getByRole("button", { name: "Rematch" }).click();
  await ada.getByText("Ben asks for a rematch with the sides switched.").waitFor();
  await ada.getByRole("button", { name: "Agree" }).click();
  for (const page of [ada, ben])
    await page.waitForURL((address) => /\/online\/./.test(address.pathname) && address.pathname !== first);
  expect(new URL(ada.url()).pathname).toBe(new URL(ben.url()).pathname);
  // A used link is no dead end: it leads to the match that its player sat at.
  await ben.goto(link);
  await ben.waitForURL((address) => address.pathname === first);
  await ben.getByRole("button", { name: /Go to the rematch/ }).waitFor();
});

test("on a phone: through the link to a seat, and the board fills the page", async () => {
  const ada = await stage.visit("/new/4000ad?online", { settings: HURRIED });
  const link = await openTable(ada);
  const ben = await stage.visit("/", { settings: { ...HURRIED, name: "" }, ...PHONE });
  await ben.goto(link);
  await ben.getByRole("heading", { name: "You are invited" }).waitFor();
  await expectAccessible(ben);
  await expectNoSidewaysScroll(ben);
  await sitDown(ben, "Ben");
  await expectNoSidewaysScroll(ben);
  await ada.getByRole("button", { name: "Start match" }).click();
  await asked(ada).waitFor();
  await ben.getByRole("contentinfo", { name: "Current decision" }).waitFor();
  await expectNoSidewaysScroll(ben);
});

test("the lobby lists an open table: a player takes a seat, leaves it, takes it again and is removed; an invalid link is refused", {
  timeout: 120_000,
}, async () => {
  const ada = await stage.visit("/new/4000ad?online", { settings: HURRIED });
  await ada.getByRole("group", { name: "Player at seat 2" }).getByRole("button", { name: "Anyone" }).click();
  await ada.getByRole("textbox", { name: "Your name at the table" }).fill("Ada");
  await ada.getByRole("button", { name: "Create table" }).click();
  await ada.waitForURL(/\/online\/./);
  const ben = await stage.visit("/online", { settings: { ...HURRIED, name: "Ben" } });
  await ben
    .getByRole("link", { name: /4000 A\.D\..*1 seat free/ })
    .first()
    .click();
  await ben.getByRole("button", { name: "Take this seat: Seat 2" }).click();
  const named = ada.locator(".online-seats").getByText("Ben", { exact: true });
  await named.waitFor();
  await ben.getByRole("button", { name: "Leave seat" }).click();
  await named.waitFor({ state: "detached" });
  await ben.getByRole("button", { name: "Take this seat: Seat 2" }).click();
  await named.waitFor();
  await ada.getByRole("button", { name: "Seat 2", exact: true }).click();
  await ada.getByRole("button", { name: "Remove Ben" }).click();
  const dialog = ada.getByRole("dialog", { name: "Remove Ben" });
  await expectAccessible(ada);
  await dialog.getByRole("button", { name: "Remove Ben" }).click();
  await ben.getByText(/^You were removed from this table/).waitFor();
  expect(await ben.getByRole("button", { name: /^Take (?:the|this) seat/ }).count()).toBe(0);
  await named.waitFor({ state: "detached" });
  const eve = await stage.visit("/", { settings: HURRIED });
  await eve.goto(`${stage.url}/play/AAAAAAAAAAAAAAAAAAAA.1.0.AAAAAAAAAAAAAAAAAAAAAAAA`);
  await eve.getByText(/TABLE_LINK|TABLE_UNKNOWN|HOST_FORM/).waitFor();
  expect(await eve.getByRole("button", { name: "Take the seat" }).count()).toBe(0);
});

test("a solo match continues online: a friend takes the bot's seat", async () => {
  const ada = await stage.visit("/new/4000ad", { settings: HURRIED });
  await ada.getByRole("group", { name: "Who begins" }).getByRole("button", { name: "The first side" }).click();
  await ada.getByRole("button", { name: "Start match" }).click();
  await ada.waitForURL(/\/table\//);
  await myTurn(ada);
  await stay(ada);
  await ada.getByRole("button", { name: "Match menu" }).click();
  await ada.getByRole("button", { name: /^Continue online/ }).click();
  await ada.waitForURL(/\/online\/./);
  await ada.getByRole("button", { name: "Seat 2", exact: true }).click();
  await ada.getByRole("button", { name: "Reserve it for a friend" }).click();
  const link = await ada.getByRole("textbox", { name: "Link to seat 2" }).inputValue();
  const ben = await stage.visit("/", { settings: { ...HURRIED, name: "" } });
  await ben.goto(link);
  await sitDown(ben, "Ben");
  await ada.locator(".online-seats").getByText("Ben", { exact: true }).waitFor();
  await ada.getByRole("button", { name: "Start match" }).click();
  // It is still the second round.
  await ben
    .locator(".where")
    .getByText(/Round 2/)
    .waitFor();
  await pass(ada);
  await myTurn(ben);
});

test("a bot at a private table says in the chat why it played, in the reader's language", async () => {
  const ada = await stage.visit("/new/4000ad?online", { settings: { ...HURRIED, language: "de" } });
  const { game } = findGameEntry("4000ad") as GameEntry;
  const table = await startAlone(ada, "Ada", {
    game: `4000ad@${game.edition}`,
    options: { "ad.players": 2, "ad.version": "independents" },
    seats: [{ is: "me" }, { is: "bot", level: 1, name: "Deep" }],
  });
  await ada.goto(new URL(`/online/${table}`, ada.url()).href);
  await playAsBotsTurnCame(ada, table);
  await ada.getByRole("tab", { name: "Chat" }).click();
  const chat = ada.getByRole("region", { name: "Chat" });
  await chat.getByText(/Frag Deep „Warum\?“/).waitFor();
  await chat.getByRole("textbox", { name: "Nachricht schreiben" }).fill("Warum das, Deep?");
  await chat.getByRole("button", { name: "Senden" }).click();
  await chat.getByText("Nach meiner letzten Aktion:").waitFor();
  const reasons = chat.locator(".online-why li");
  expect(await reasons.count()).toBeGreaterThan(0);
  expect(await reasons.first().textContent()).toMatch(/AD-\d/);
});

test("a take-back beyond the rules needs the opponent's consent", async () => {
  const ada = await stage.visit("/new/4000ad?online", { settings: HURRIED });
  const link = await openTable(ada);
  const ben = await stage.visit("/", { settings: { ...HURRIED, name: "" } });
  await ben.goto(link);
  await sitDown(ben, "Ben");
  await ada.getByRole("button", { name: "Start match" }).click();
  await pass(ada);
  await pass(ben);
  await myTurn(ada);
  await prompt(ada)
    .getByRole("button", { name: /Take back/ })
    .click();
  await ben
    .getByRole("alert")
    .getByText(/Ada asks to take back/)
    .waitFor();
  await ben.getByRole("button", { name: "Agree" }).click();
  await ada
    .locator(".where")
    .getByText(/Round 1/)
    .waitFor();
});

test("a guest supplies a secret deck through the link: an invalid deck is refused at its field, a valid one is played", async () => {
  const ada = await stage.visit("/new/trekwar?online", { settings: { ...HURRIED, guided: ["trekwar"] } });
  await ada.getByRole("checkbox", { name: /^Players may bring their own/ }).check();
  await ada.getByRole("group", { name: "Deck lists" }).getByRole("button", { name: "Closed" }).click();
  await ada.getByRole("button", { name: "Create table" }).click();
  await ada.waitForURL(/\/online\/./);
  const link = await ada.getByRole("textbox", { name: "Link to seat 2" }).inputValue();
  const ben = await stage.visit("/", { settings: { ...HURRIED, name: "Ben", guided: ["trekwar"] }, ...PHONE });
  await ben.goto(link);
  const deck = ben.getByLabel("Choose a file");
  const file = (cards: readonly string[]) => ({
    name: "deck.json",
    mimeType: "application/json",
    buffer: Buffer.from(JSON.stringify(cards)),
  });
  await deck.setInputFiles(file(STANDARD_DECKS[1].slice(1)));
  await ben.getByText("A deck has exactly 30 cards; this one has 29.").waitFor();
  const built = [...STANDARD_DECKS[1].filter((id) => id !== "DU12"), "DU05.2"];
  await deck.setInputFiles(file(built));
  await ben.getByText("A deck has exactly 30 cards; this one has 29.").waitFor({ state: "detached" });
  await expectAccessible(ben);
  await expectNoSidewaysScroll(ben);
  await ben.getByRole("button", { name: "Take the seat" }).click();
  await ben.waitForURL(/\/online\/./);
  await ada
    .locator(".online-seats")
    .getByText(/custom: Dominion deck/)
    .waitFor();
  const at = `tables/${new URL(ada.url()).pathname.split("/").at(-1)}`;
  expect((await callApi<TableInfo>(ben, "GET", at)).you.seatOptions).toEqual({
    dominionDeck: expect.arrayContaining(built),
  });
  expect(JSON.stringify(await callApi(ada, "GET", at))).not.toContain("DU05.2");
  await ada.getByRole("button", { name: "Start match" }).click();
  for (const page of [ada, ben]) await page.locator(".app").waitFor();
});
