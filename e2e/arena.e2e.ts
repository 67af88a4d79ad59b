import type { ClubInfo } from "@starboard/wire/clubs";
import type { TournamentInfo } from "@starboard/wire/tournament";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectAccessible, openStage } from "./browser.ts";
import { SeatHolder } from "./seat-holder.ts";
import { concede, expectNoSidewaysScroll, HURRIED, PHONE, prompt } from "./table.ts";

/** How far the clock of the host is ahead, in ms. */
let ahead = 0;
const now = (): number => Date.now() + ahead;
const stage = openStage({ STARBOARD_RATE_LIMIT_FACTOR: "20" }, now);
const HOUR_MS = 3_600_000;
const GUIDED = { ...HURRIED, guided: ["4000ad", "sample", "anaxis"] };

async function takeSeat(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Take your seat" }).click();
  await page.waitForURL(/\/online\/./);
}

async function resign(page: Page): Promise<void> {
  await page.getByRole("list", { name: "Seats" }).waitFor();
  await prompt(page).waitFor();
  await concede(page);
}

test("an arena: paired again at once, a late entrant, a break, and points that open into their terms", async () => {
  const olga = await stage.visit("/account", { settings: { ...GUIDED, name: "Olga" } });
  const account = olga.getByRole("form", { name: "Create account" });
  await account.getByLabel("Login").fill(`olga${Date.now()}`);
  await account.getByLabel("Password").fill("correct horse");
  await account.getByRole("button", { name: "Create with a password" }).click();
  await olga.getByText(/^Signed in as/).waitFor();
  await olga.goto(`${stage.url}/tournaments`);
  await olga.getByRole("link", { name: "Anaxis", exact: true }).click();
  const setup = olga.getByRole("form", { name: "Tournament" });
  await setup.getByLabel("Tournament name").fill("Friday Arena");
  await setup.getByText("Arena", { exact: true }).click();
  await setup.getByRole("combobox", { name: "Duration" }).selectOption({ label: "30 minutes" });
  await setup.getByRole("button", { name: "Open registration" }).click();
  await olga.waitForURL(/\/tournament\/./);
  const address = olga.url();
  const ben = await stage.visit(address.slice(stage.url.length), { settings: { ...GUIDED, name: "Ben" } });
  for (const page of [olga, ben]) {
    await page.getByRole("button", { name: "Enter", exact: true }).click();
    await page.getByRole("heading", { name: "You have entered" }).waitFor();
  }
  await olga.getByRole("button", { name: "Start tournament" }).click();

  // Olga loses, and both are paired again at once; nobody else is there.
  await olga.getByRole("heading", { name: "You play Ben" }).waitFor();
  await ben.getByRole("heading", { name: "You play Olga" }).waitFor();
  for (const page of [olga, ben]) await takeSeat(page);
  await resign(olga);
  await olga.getByRole("button", { name: "Go to the tournament" }).click();
  await olga.getByRole("heading", { name: "You play Ben" }).waitFor();
  const first = olga.getByRole("row").nth(1);
  await expect.poll(() => first.innerText()).toMatch(/^1\s+Ben[\s\S]*\b2\b/);
  await ben.goto(address);

  // Who only watches sees it too. A late entrant joins the running arena and waits, then Ben takes a break.
  const cleo = await stage.visit(address.slice(stage.url.length), { settings: { ...GUIDED, name: "Cleo" } });
  await cleo.getByRole("button", { name: "Join now" }).click();
  await cleo.getByRole("heading", { name: "You are paired next" }).waitFor();
  await ben.getByRole("button", { name: "Take a break" }).click();
  for (const page of [olga, ben]) await takeSeat(page);
  await resign(ben);
  await cleo.getByRole("heading", { name: "You play Olga" }).waitFor();
  await ben.goto(address);
  await ben.getByRole("heading", { name: "You take a break" }).waitFor();
  await ben.setViewportSize(PHONE.viewport);
  await expectNoSidewaysScroll(ben);
  await expectAccessible(ben);
  await olga.goto(address);
  const row = olga.getByRole("row").filter({ hasText: "Olga" });
  await row.getByRole("button", { name: /^2/ }).first().click();
  await olga.getByText("Match 1: lost to Ben").first().waitFor();
  await olga.getByText("Match 2: beat Ben").first().waitFor();
  await olga.keyboard.press("Escape");
  await expectAccessible(olga);
  await expectNoSidewaysScroll(olga);
  if (process.env["ARENA_SHOTS"] !== undefined) {
    await olga.screenshot({ path: `${process.env["ARENA_SHOTS"]}/desktop.png`, fullPage: true });
    await ben.screenshot({ path: `${process.env["ARENA_SHOTS"]}/phone.png`, fullPage: true });
  }
});

test("a team match between two clubs over two boards, seen by somebody who only watches", async () => {
  const person = (name: string) => SeatHolder.create(stage.url, name);
  const [ada, ben, cleo, dan] = await Promise.all([person("Ada"), person("Ben"), person("Cleo"), person("Dan")]);
  const stamp = Date.now().toString(36).replace(/\d/g, "x");
  const founded = (by: SeatHolder, name: string) =>
    by.call<ClubInfo>("POST", "clubs", { name: `${name} ${stamp}`, access: "open" });
  const [nova, orion] = [await founded(ada, "Nova"), await founded(cleo, "Orion")];
  await ben.call("POST", `clubs/${nova.club}/join`);
  await dan.call("POST", `clubs/${orion.club}/join`);
  const settings = { game: "anaxis", preset: null, pace: "quick", boards: 2, rated: false };
  const { tournament: id } = await ada.call<TournamentInfo>("POST", `clubs/${nova.club}/matches`, {
    ...settings,
    against: orion.club,
    startsAt: now() + HOUR_MS,
  });
  await cleo.call("PUT", `tournaments/${id}/answer`, { accept: true });
  const players = [ada, ben, cleo, dan];
  for (const player of players) await player.call("POST", `tournaments/${id}/entrants`, { name: player.name });

  // Finn finds the club by its name and opens its match, which begins by itself on its date.
  const finn = await stage.visit("/clubs", { settings: { ...GUIDED, name: "Finn" } });
  await finn.getByRole("textbox", { name: "Name" }).fill("nov");
  await finn.getByRole("button", { name: "Search" }).click();
  await finn.getByRole("link", { name: nova.name }).click();
  await finn.getByRole("heading", { name: nova.name }).waitFor();
  await expectAccessible(finn);
  await finn.getByRole("link", { name: /against Orion/ }).click();
  await finn.getByRole("heading", { name: "Sign up for your club" }).waitFor();
  ahead += HOUR_MS;
  await finn.getByRole("heading", { name: "Team match in progress" }).waitFor();
  const { entrants, played } = await ada.call<TournamentInfo>("GET", `tournaments/${id}`);
  for (const { legs } of played[0]?.pairings ?? []) {
    const [leg] = legs;
    const seated = leg?.seats.map((n) => players.find(({ name }) => name === entrants[n]?.name)) ?? [];
    for (const player of seated) await player?.arrive(leg?.table ?? "");
    // Nova loses its first board and wins the second.
    await seated[0]?.concede(leg?.table ?? "");
  }
  await finn.getByRole("heading", { name: "The team match is drawn" }).waitFor();
  await finn.getByRole("region", { name: `${nova.name} 1, ${orion.name} 1` }).waitFor();
  await finn.setViewportSize(PHONE.viewport);
  await expectNoSidewaysScroll(finn);
  await expectAccessible(finn);
  await finn.getByRole("link", { name: orion.name }).click();
  await finn.getByRole("link", { name: /against Orion.*1 – 1/s }).waitFor();
  await expectNoSidewaysScroll(finn);
});
