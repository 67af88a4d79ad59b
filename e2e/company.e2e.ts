import type { ServerMessage, Update } from "@starboard/wire";
import { applyChanges } from "@starboard/wire/changes";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectAccessible, openStage } from "./browser.ts";
import { startTable } from "./hosted-tables.ts";
import { asked, HURRIED, prompt } from "./table.ts";

// Tables with many people: six at one, and a spectator with a delay.

/** The host's clock, so that the test need not wait a minute. */
let ahead = 0;
const stage = openStage({}, () => Date.now() + ahead);
/** Several browsers share one processor. In ms. */
const SLOW = { timeout: 180_000 };
const KNOWS = { ...HURRIED, guided: [...HURRIED.guided, "warp-empires"], handOver: "never" };
const NAMES = ["Ada", "Ben", "Cleo", "Dov", "Eva", "Finn"] as const;

/** Records every update a page receives from now on, put together where it arrives as changes. */
function updatesOf(page: Page): Update[] {
  const received: Update[] = [];
  page.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => {
      const { channel: _channel, ...message } = JSON.parse(String(payload)) as ServerMessage<"match">;
      const last = received[received.length - 1];
      const update = message.is === "changes" ? last && applyChanges(last, message) : message;
      if (update?.is === "update") received.push(update);
    }),
  );
  return received;
}

/** The parts of a Warp Empires view that are private. */
interface Secrets {
  readonly seats: readonly {
    readonly hand: { readonly cards: object | null };
    readonly orders: Readonly<Record<string, string>>;
  }[];
}

/** Returns the entry that the page shows. */
const shown = async (page: Page): Promise<number> =>
  Number(
    (await page
      .locator(".app")
      .getAttribute("data-at", { timeout: 1000 })
      .catch(() => null)) ?? -1,
  );

const latest = async (pages: readonly Page[]): Promise<number> => Math.max(...(await Promise.all(pages.map(shown))));
/** Clicks on an element that may already have gone. */
const briefly = { timeout: 1500 };

/**
 * Plays the act that `find` returns on the page that is `ready`, and commits it, until the match has advanced.
 * One act at a time, searched again each time: an element on the page may be from before.
 */
async function goOn(
  pages: readonly Page[],
  ready: (page: Page) => Promise<boolean>,
  action: (page: Page) => Promise<unknown>,
): Promise<void> {
  const before = await latest(pages);
  const next = async (): Promise<number> => {
    for (const page of pages) {
      const commit = prompt(page).getByRole("button", { name: /^Confirm/ });
      // Once the list is open, its search field receives the keys.
      const open = page.getByRole("tab", { name: "Actions", selected: true });
      if (!(await ready(page))) continue;
      if (await commit.isVisible()) await commit.click(briefly).catch(() => undefined);
      else if (!(await open.isVisible())) await page.keyboard.press("a");
      else await action(page).catch(() => undefined);
      break;
    }
    return latest(pages);
  };
  await expect.poll(next).toBeGreaterThan(before);
}

/** The asked players answer with their first legal act. */
const answer = (...pages: readonly Page[]): Promise<void> =>
  goOn(
    pages,
    (page) => asked(page).isVisible(),
    (page) =>
      page
        .getByRole("list", { name: "Available actions" })
        .locator("button:not([aria-disabled])")
        .first()
        .click(briefly),
  );

test(
  "six players at one table, each in their own browser: all play, and no page receives another player's secrets",
  SLOW,
  async () => {
    const ada = await stage.visit("/settings", { settings: KNOWS });
    const hers = updatesOf(ada);
    await ada.goto(`${stage.url}/new/warp-empires?online`);
    await ada.getByRole("spinbutton", { name: "Players" }).fill("6");
    await ada.getByRole("group", { name: "Player at seat 6" }).waitFor();
    await ada.getByRole("textbox", { name: "Your name at the table" }).fill(NAMES[0]);
    await ada.getByRole("button", { name: "Create table" }).click();
    await ada.waitForURL(/\/online\/./);
    const link = await ada.getByRole("textbox", { name: "Link to any seat reserved for a friend" }).inputValue();
    // Small windows: one processor draws six of them.
    const small = { settings: KNOWS, viewport: { width: 1024, height: 600 } };
    const guests = await Promise.all(NAMES.slice(1).map(() => stage.visit(new URL(link).pathname, small)));
    const pages = [ada, ...guests];
    const updates = [hers, ...guests.map(updatesOf)];
    // One link for all of them; they open it at the same moment and each gets a seat.
    for (const [i, page] of guests.entries())
      await page.getByRole("textbox", { name: "Your name" }).fill(NAMES[i + 1] as string);
    await Promise.all(guests.map((page) => page.getByRole("button", { name: "Take the seat" }).click()));
    await Promise.all(guests.map((page) => page.waitForURL(/\/online\/./)));
    for (const name of NAMES) await ada.locator(".online-seats").getByText(name, { exact: true }).waitFor();
    await ada.getByRole("button", { name: "Start match" }).click();
    for (const page of pages) await page.getByRole("list", { name: "Seats" }).waitFor();

    const acted = (): ReadonlySet<unknown> => new Set(hers.flatMap(({ logItems }) => logItems.map(({ by }) => by)));
    const seats = updates.map((received) => received.find(({ viewer }) => viewer !== "public")?.viewer as number);
    expect(new Set(seats).size).toBe(6);
    // Five players choose their people; the sixth gets the rest and gives a private standing order.
    for (let acts = 0; acts < 5; acts++) await answer(...pages);
    await expect.poll(() => acted().size).toBe(1 + 5);
    const last = seats.findIndex((seat) => !acted().has(seat));
    const quiet = pages[last] as Page;
    // Else what it still receives would pass for its own act.
    await expect.poll(() => shown(quiet)).toBeGreaterThanOrEqual(hers.at(-1)?.at ?? 0);
    await goOn(
      [quiet],
      async () => true,
      async () => {
        const pass = quiet.getByRole("button", { name: "Let pass moves" });
        await ((await pass.isVisible()) ? pass : quiet.getByText("Any time", { exact: true })).click(briefly);
      },
    );
    // All pages show the same entry and have received each other's acts.
    const end = await latest(pages);
    for (const page of pages) await expect.poll(() => shown(page)).toBe(end);
    await expect.poll(acted).toEqual(new Set([null, ...seats]));
    // Each connection received its own hand and orders, and of the others' only their number.
    for (const [i, received] of updates.entries()) {
      expect(received.at(-1)?.at).toBe(end);
      for (const { viewer, view } of received) {
        expect([seats[i], "public"]).toContain(viewer);
        const open = (view as Secrets).seats.map(({ hand }) => hand.cards !== null);
        expect(open).toEqual(NAMES.map((_, seat) => seat === viewer));
      }
      const lastView = received.at(-1)?.view as Secrets | undefined;
      const orders = Object.values(lastView?.seats[seats[last] as number]?.orders ?? {});
      expect(orders.filter((one) => one !== "ask")).toEqual([i === last ? expect.not.stringMatching("set") : "set"]);
    }
  },
);

test("a spectator with a minute's delay sees what was done a minute ago, and nothing newer", SLOW, async () => {
  const ada = await stage.visit("/new/4000ad?online", { settings: KNOWS });
  await ada.getByRole("group", { name: "Who begins" }).getByRole("button", { name: "The first side" }).click();
  await ada.locator("details.online-terms summary").click();
  await ada.getByRole("combobox", { name: "Spectator delay", exact: true }).selectOption("60");
  await ada.getByRole("textbox", { name: "Your name at the table" }).fill("Ada");
  await ada.getByRole("button", { name: "Create table" }).click();
  await ada.waitForURL(/\/online\/./);
  const link = await ada.getByRole("textbox", { name: "Link to seat 2" }).inputValue();
  const ben = await stage.visit("/settings", { settings: KNOWS });
  await ben.goto(link);
  await ben.getByRole("textbox", { name: "Your name" }).fill("Ben");
  await ben.getByRole("button", { name: "Take the seat" }).click();
  await ben.waitForURL(/\/online\/./);
  await ada.locator(".online-seats").getByText("Ben", { exact: true }).waitFor();
  await ada.getByRole("button", { name: "Start match" }).click();
  await answer(ada);
  const eve = await stage.visit("/settings", { settings: KNOWS });
  const seen = updatesOf(eve);
  await eve.goto(ada.url());
  await expect.poll(() => shown(eve)).toBe(1);
  // A player acts after a minute: then the earlier acts are a minute old.
  ahead += 61_000;
  const before = await shown(ada);
  await answer(ada, ben);
  await expect.poll(() => shown(eve)).toBe(before);
  expect(seen.every(({ viewer, at, offers }) => viewer === "public" && at <= before && offers.length === 0)).toBe(true);
});

test("four people chat: with all, with an ally alone, among spectators; a line is reported and its author muted", async () => {
  const visit = (name: string): Promise<Page> =>
    stage.visit("/settings", { settings: { ...KNOWS, name }, viewport: { width: 1024, height: 600 } });
  const [ada, ben, cleo] = await Promise.all(["Ada", "Ben", "Cleo"].map(visit));
  if (!ada || !ben || !cleo) throw new Error("nobody came");
  // Dov has no page open: another page of Cleo's browser would be Cleo.
  const dov = await visit("Dov");
  const options = { "ad.players": 4, "ad.version": "alliances" };
  const table = await startTable(
    [
      ["Ada", ada],
      ["Ben", ben],
      ["Cleo", cleo],
      ["Dov", dov],
    ],
    { game: "4000ad", options },
  );
  await dov.close();
  const eve = await visit("Eve");
  await eve.goto(`${stage.url}/online/${table}`);
  const talk = (page: Page) => page.getByRole("tab", { name: /^Chat/ }).click();
  const say = async (page: Page, line: string): Promise<void> => {
    await page.getByRole("textbox", { name: "Write a message" }).fill(line);
    await page.keyboard.press("Enter");
    await page.getByRole("log").getByText(line).waitFor();
  };
  const lines = (page: Page) => page.getByRole("log").locator(".online-line");
  for (const page of [ada, cleo, eve]) await talk(page);
  await ada.getByRole("combobox", { name: "Recipients" }).selectOption({ label: "Allies" });
  await say(ada, "Pavo at dawn");
  await ada.getByRole("combobox", { name: "Recipients" }).selectOption({ label: "Table" });
  await say(ada, "Good luck, all");
  // The spectator has no name yet, and enters one here.
  await eve.getByRole("textbox", { name: "Your name" }).fill("Eve");
  await eve.getByRole("button", { name: "Save name" }).click();
  await say(eve, "Ada is in trouble");
  await say(cleo, "You will be sorry, Ada");
  await ada.getByRole("log").getByText("You will be sorry, Ada").waitFor();
  await expect
    .poll(() => lines(cleo).allInnerTexts())
    .toEqual([/Good luck/, /sorry/].map((one) => expect.stringMatching(one)));
  await eve.getByRole("log").getByText("You will be sorry, Ada").waitFor();
  expect(await lines(eve).count()).toBe(3);
  // Ben has not read the chat yet: his tab shows a mark.
  await ben.getByRole("tab", { name: /^Chat/ }).locator(".dot").waitFor();
  await talk(ben);
  await expect.poll(() => lines(ben).count()).toBe(3);
  await ben.getByRole("log").getByText("Pavo at dawn").waitFor();

  await ada.getByRole("button", { name: "Message from Cleo" }).click();
  await ada.getByRole("button", { name: "Report this message" }).click();
  await ada.getByRole("textbox", { name: "What is wrong with it?" }).fill("a threat");
  await expectAccessible(ada);
  await ada.getByRole("button", { name: "Report message" }).click();
  await ada.getByText("Reported to the administrator.").waitFor();
  await ada.getByRole("button", { name: "Message from Cleo" }).click();
  await ada.getByRole("button", { name: "Mute Cleo for all players" }).click();
  await cleo.getByText("You are muted at this table.").waitFor();
});

test(
  "three players decide together: a declined pause, a bot for a player who leaves; then a friend takes the bot's seat",
  SLOW,
  async () => {
    const visit = (name: string): Promise<Page> =>
      stage.visit("/settings", { settings: { ...KNOWS, name }, viewport: { width: 1024, height: 600 } });
    const [ada, ben, cleo] = await Promise.all(["Ada", "Ben", "Cleo"].map(visit));
    if (!ada || !ben || !cleo) throw new Error("nobody came");
    await startTable(
      [
        ["Ada", ada],
        ["Ben", ben],
        ["Cleo", cleo],
      ],
      {
        game: "4000ad",
        options: { "ad.players": 3, "ad.firstPlayer": "fixed" },
        clock: { is: "turn", each: 600 },
        standInLevel: 1,
      },
    );
    const menu = async (page: Page, line: RegExp): Promise<void> => {
      await page.getByRole("button", { name: "Match menu" }).click();
      await page.getByRole("button", { name: line }).click();
    };
    await menu(ada, /^Ask for a pause/);
    await ben.getByRole("button", { name: "Agree" }).click();
    await ada.getByText("1 of 2 agree.").waitFor();
    await cleo.getByRole("button", { name: "Decline" }).click();
    await ada.getByRole("alert").getByText("Cleo declined.").waitFor();
    await ada.getByRole("button", { name: "OK" }).click();
    expect(await ada.getByText(/^The match is paused/).count()).toBe(0);

    await menu(cleo, /^Seats/);
    await cleo.getByRole("button", { name: "Leave seat" }).click();
    await expectAccessible(cleo);
    await cleo.getByRole("button", { name: "Leave permanently" }).click();
    await ben.getByText(/^Cleo left the seat/).waitFor();
    // As a spectator Cleo reads the log now.
    const story = cleo.getByRole("list", { name: "Log" }).locator(".cut");
    await story.first().waitFor();
    expect(await story.count()).toBe(1);
    await ben.getByRole("button", { name: "Replace Cleo with a bot" }).click();
    await ada.getByRole("alert").getByText("Ben asks for a bot to replace Cleo.").waitFor();
    await ada.getByRole("button", { name: "Agree" }).click();
    const seats = ada.getByRole("list", { name: "Seats" });
    await seats.getByText(/^bot, level/).waitFor();

    await menu(ada, /^Seats/);
    await ada.getByRole("button", { name: "Reserve it for a friend" }).click();
    await ada
      .getByRole("dialog")
      .getByText(/a bot plays until then$/)
      .waitFor();
    await expectAccessible(ada);
    await ada.keyboard.press("Escape");
    await ada.getByRole("tab", { name: "Invite" }).click();
    const link = await ada.getByRole("textbox", { name: "Link to seat 3" }).inputValue();
    await cleo.goto(`${stage.url}/settings`);
    const dov = await stage.visit(new URL(link).pathname, { settings: { ...KNOWS, name: "Dov" } });
    await dov.getByRole("button", { name: "Take the seat" }).click();
    await seats.getByText("Dov", { exact: true }).waitFor();
    await seats.getByText(/^bot, level/).waitFor({ state: "detached" });
  },
);
