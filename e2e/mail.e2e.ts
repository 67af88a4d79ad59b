/** Correspondence play: players need not be present at the same time, and are notified of their turn. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectAccessible, openStage, type VisitOptions } from "./browser.ts";
import { pushService } from "./push.ts";
import { callApi, startTable, playStay } from "./hosted-tables.ts";
import { expectNoSidewaysScroll, HURRIED, myTurn, PHONE, prompt } from "./table.ts";

/** The host's clock, which a test can move forward. */
let ahead = 0;
const stage = openStage({ STARBOARD_WEBHOOK_TARGETS: "any", STARBOARD_NOTIFY_DELAY: "0" }, () => Date.now() + ahead);

const OPTIONS = { "ad.firstPlayer": "fixed" };
/** Ada and Ben at a table of 4000 A.D. with that clock; it is Ada's turn. */
async function together(
  clock: object,
  more: object = {},
  his: VisitOptions = {},
): Promise<{ ada: Page; ben: Page; id: string }> {
  const ada = await stage.visit("/settings", { settings: HURRIED });
  const ben = await stage.visit("/settings", { settings: { ...HURRIED, name: "Ben" }, ...his });
  const people = [
    ["Ada", ada],
    ["Ben", ben],
  ] as const;
  const id = await startTable(people, { game: "4000ad", options: OPTIONS, clock: clock as never, ...more });
  return { ada, ben, id };
}
const menu = async (page: Page, line: string | RegExp): Promise<void> => {
  await page.getByRole("button", { name: "Match menu" }).click();
  await page.getByRole("button", { name: line }).click();
};

/** A browser that can install the page is asked once, at a table to which its player comes back; the answer is kept. */
async function installOnce(page: Page): Promise<void> {
  const offer = () =>
    page.evaluate(() =>
      window.dispatchEvent(
        Object.assign(new Event("beforeinstallprompt"), { prompt: async () => ({ outcome: "dismissed" }) }),
      ),
    );
  await offer();
  const notice = page.getByRole("region", { name: "Install Starboard" });
  await notice.getByRole("button", { name: "Install", exact: true }).click();
  await notice.waitFor({ state: "detached" });
  await page.reload();
  await page.getByRole("list", { name: "Seats" }).waitFor();
  await offer();
  expect(await notice.count()).toBe(0);
}

test("an absent player's order answers, is shown to them alone, and is revoked; a vacation stops the clock", async () => {
  const { ada, ben, id } = await together({ is: "correspondence", days: 3, vacation: 14 });
  await installOnce(ben);
  await ben.getByRole("tab", { name: "Orders" }).click();
  const panel = ben.getByRole("region", { name: "Conditional orders" });
  await panel.getByText("No orders.").waitFor();
  // The order is made on the board, at a departure that may come; nothing is played there.
  await panel.getByRole("button", { name: /^Send no fleet/ }).click();
  await ben.getByText("nothing is played now").waitFor();
  // On a phone the notice is beside the board, not behind it: its buttons can be hit.
  await ben.setViewportSize(PHONE.viewport);
  await ben.getByRole("button", { name: "Another position" }).click();
  await ben.getByText("nothing is played now").waitFor();
  await expectNoSidewaysScroll(ben);
  await ben.setViewportSize({ width: 1280, height: 800 });
  await prompt(ben).getByRole("button", { name: /^Stay/ }).click();
  const save = ben.getByRole("dialog", { name: "Save this order?" });
  await save.getByText("Stay: no departure").waitFor();
  await expectAccessible(ben);
  await save.getByRole("button", { name: "Save order" }).click();
  await panel.getByText("not used yet").waitFor();
  await expectAccessible(ben);
  await ben.goto(`${stage.url}/online`);
  await ben.getByRole("heading", { name: "Your tables" }).waitFor();

  // Ben's order answers for his two powers; it is Ada's turn again, in the next round.
  await playStay(ada, id, 0);
  await ada
    .locator(".where")
    .getByText(/Round 2/)
    .waitFor();
  await ada.getByRole("list", { name: "Log" }).getByText("Antares sends no fleet.").waitFor();
  expect(await ada.getByText("by order").count()).toBe(0);
  await ben.goto(`${stage.url}/online/${id}`);
  await ben.getByRole("list", { name: "Log" }).getByText("by order").first().waitFor();
  await ben.getByRole("tab", { name: "Orders" }).click();
  await panel.getByText("used 2 times").waitFor();
  await panel.getByRole("button", { name: "Delete order: Send no fleet: Stay: no departure" }).click();
  await panel.getByText("No orders.").waitFor();

  await menu(ben, /^Go on vacation/);
  const away = ben.getByRole("dialog");
  await away.getByRole("spinbutton", { name: "Days away" }).fill("99");
  await away.getByText("You have 14 days of vacation at this table.").first().waitFor();
  await away.getByRole("spinbutton", { name: "Days away" }).fill("3");
  await expectAccessible(ben);
  await away.getByRole("button", { name: "Go on vacation" }).click();
  const seats = ada.getByRole("list", { name: "Seats" });
  await seats.getByText(/on vacation until/).waitFor();
  await ben.getByRole("button", { name: "End vacation" }).click();
  await seats.getByText(/on vacation until/).waitFor({ state: "detached" });

  await ben.goto(`${stage.url}/online`);
  await ben.getByRole("heading", { name: "Your tables" }).waitFor();
  await playStay(ada, id, 0);
  // The list, the tab's title and its icon show it.
  await ben.getByRole("heading", { name: "Your turn", exact: true }).waitFor();
  await expect.poll(() => ben.title()).toMatch(/^\(1\) /);
  expect(await ben.locator("link[rel=icon]").getAttribute("href")).toBe("/mark-turn.svg");
  await ben.setViewportSize(PHONE.viewport);
  await expectNoSidewaysScroll(ben);
});

test("a pause by agreement; then a player's time runs out, the others let a bot take over, and the player returns", async () => {
  const { ada, ben, id } = await together({ is: "turn", each: 600 }, { onTimeout: "claim", standInLevel: 1 }, PHONE);
  await menu(ada, "Ask for a pause");
  await ben.getByRole("alert").getByText("Ada asks for a pause.").waitFor();
  await ben.getByRole("button", { name: "Agree" }).click();
  await ada.getByText(/^The match is paused/).waitFor();
  await ben.getByRole("button", { name: "Ask to resume" }).click();
  await ada.getByRole("alert").getByText("Ben asks to resume.").waitFor();
  await ada.getByRole("button", { name: "Agree" }).click();
  await ada.getByText(/^The match is paused/).waitFor({ state: "detached" });

  await playStay(ada, id, 0);
  await myTurn(ben);
  ahead += 601_000;
  // A request makes the host notice that time has run out.
  await callApi(ada, "GET", `tables/${id}/seats/0/update?since=0`);
  await ada.getByRole("button", { name: "Replace Ben with a bot" }).click();
  const again = ben.getByRole("button", { name: "Take the seat: Seat 2" });
  await again.waitFor();
  const seats = ada.getByRole("list", { name: "Seats" });
  await seats.getByText(/^bot, level/).waitFor();
  await expectAccessible(ben);
  await expectNoSidewaysScroll(ben);
  await again.click();
  await again.waitFor({ state: "detached" });
  await seats.getByText(/^bot, level/).waitFor({ state: "detached" });
});

test("a browser without the table open receives a push notification that opens the table", async () => {
  const { ada, ben, id } = await together({ is: "correspondence", days: 1, vacation: 7 });
  const table = `/online/${id}`;
  const service = await pushService();
  const home = stage.url.replace("127.0.0.1", "localhost");
  // Ben's other browser: it is identified by his seat's link.
  const links = await callApi<readonly { readonly seat: number | null; readonly token: string }[]>(
    ben,
    "GET",
    `tables/${id}/links`,
  );
  const own = links.find(({ seat }) => seat === 1);
  const page = await stage.visit("/rules/4000ad", { settings: HURRIED, serviceWorkers: "allow" });
  await page.context().grantPermissions(["notifications"], { origin: home });
  // Replaces the push service, which cannot be reached from every machine.
  await page.context().addInitScript((subscription) => {
    PushManager.prototype.subscribe = () =>
      Promise.resolve({ toJSON: () => subscription } as unknown as PushSubscription);
  }, service.subscription);
  await page.goto(`${home}/play/${own?.token}`);
  await page.getByRole("list", { name: "Seats" }).waitFor();
  await ben.close();
  await page.goto(`${home}/account`);
  await page.getByRole("button", { name: "Notify me in this browser" }).click();
  await page.getByRole("list", { name: "Notifications" }).getByText("Browser", { exact: true }).waitFor();
  await playStay(ada, id, 0);
  const sent = await service.next();
  const title = expect.stringMatching(/^Your turn: 4000 A\.D\. against Ada · Round \d+$/);
  expect(sent).toMatchObject({
    title,
    body: expect.stringContaining("Since your last action"),
    url: `${home}${table}`,
  });

  const line = await page.context().newCDPSession(page);
  const registered = new Promise<string>((found) => {
    line.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const [one] = registrations;
      if (one) found(one.registrationId);
    });
  });
  await line.send("ServiceWorker.enable");
  const registrationId = await registered;
  await line.send("ServiceWorker.deliverPushMessage", { origin: home, registrationId, data: JSON.stringify(sent) });
  const shown = () =>
    page.evaluate(async () =>
      (await (await navigator.serviceWorker.ready).getNotifications()).map(({ title }) => title),
    );
  await expect.poll(shown).toEqual([title]);
  const [worker] = page.context().serviceWorkers();
  await worker?.evaluate(async () => {
    const scope = self as unknown as {
      registration: ServiceWorkerRegistration;
      NotificationEvent: new (kind: string, about: object) => Event;
      dispatchEvent(event: Event): boolean;
    };
    const [notification] = await scope.registration.getNotifications();
    scope.dispatchEvent(new scope.NotificationEvent("notificationclick", { notification }));
  });
  await page.waitForURL(home + table);
  await myTurn(page);
  await service.close();
});
