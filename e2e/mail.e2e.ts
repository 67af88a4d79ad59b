/** Play by mail: nobody has to be there at the same time, and nobody has to look whether it is their turn. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openStage } from "./browser.ts";
import { pushService } from "./push.ts";
import { asked, HURRIED, myTurn, prompt } from "./table.ts";

const stage = openStage({ STARBOARD_HOOKS: "any", STARBOARD_BUNDLE: "0" });

/** A table of 4000 A.D. with that clock, opened by Ada; Ben comes by its link; the match is begun. */
async function sitTogether(clock: string): Promise<{ ada: Page; ben: Page; table: string }> {
  const ada = await stage.visit("/new/4000ad?online", { settings: HURRIED });
  await ada.getByRole("group", { name: "Who begins" }).getByRole("button", { name: "The first side" }).click();
  await ada.getByText("Time: No clock").click();
  await ada.getByRole("combobox", { name: "How time is kept" }).selectOption({ label: clock });
  await ada.getByRole("textbox", { name: "Your name at the table" }).fill("Ada");
  await ada.getByRole("button", { name: "Open the table" }).click();
  await ada.waitForURL(/\/online\/./);
  const link = await ada.getByRole("textbox", { name: "Link to seat 2" }).inputValue();
  const ben = await stage.visit("/", { settings: { ...HURRIED, name: "" } });
  await ben.goto(link);
  await ben.getByRole("textbox", { name: "Your name" }).fill("Ben");
  await ben.getByRole("button", { name: "Sit down" }).click();
  await ada.locator(".online-seats").getByText("Ben", { exact: true }).waitFor();
  await ada.getByRole("button", { name: "Begin the match" }).click();
  await ben.getByRole("list", { name: "Seats" }).waitFor();
  return { ada, ben, table: new URL(ada.url()).pathname };
}

/** Lets every power of one's own stay where it is, until the turn is the other's. */
async function pass(page: Page): Promise<void> {
  await myTurn(page);
  const stays = asked(page).getByRole("button", { name: /Stay/ });
  const waits = prompt(page).getByText(/^Waiting for/);
  const toNow = page.getByRole("button", { name: /Back to now/ });
  for (;;) {
    await stays.or(waits).or(toNow).first().waitFor();
    if (await waits.isVisible()) return;
    const next = (await toNow.isVisible()) ? toNow : stays;
    // It may be gone again: then the turn has been sent, or what was shown is over.
    await next.click({ timeout: 1000 }).catch(() => undefined);
  }
}

test("a browser that is not at the table is told by web push, and a touch on the notice leads there", async () => {
  const { ada, ben, table } = await sitTogether("1 day a move");
  const service = await pushService();
  const home = stage.url.replace("127.0.0.1", "localhost");
  // Ben's browser of another day: it knows him by his seat's link.
  const [own] = await ben.evaluate(
    async (path) =>
      ((await (await fetch(path)).json()) as { seat: number | null; token: string }[]).filter((l) => l.seat === 1),
    `/api/tables/${table.split("/").at(-1)}/links`,
  );
  const page = await stage.visit("/rules/4000ad", { settings: HURRIED, serviceWorkers: "allow" });
  await page.context().grantPermissions(["notifications"], { origin: home });
  // What a push service would give a browser; the real ones cannot be reached from everywhere.
  await page.context().addInitScript((subscription) => {
    PushManager.prototype.subscribe = () =>
      Promise.resolve({ toJSON: () => subscription } as unknown as PushSubscription);
  }, service.subscription);
  await page.goto(`${home}/play/${own?.token}`);
  await page.getByRole("list", { name: "Seats" }).waitFor();
  await ben.close();
  await page.goto(`${home}/account`);
  await page.getByRole("button", { name: "Tell me in this browser" }).click();
  await page.getByText("This or another browser").waitFor();
  await pass(ada);
  const sent = await service.next();
  expect(sent).toMatchObject({ title: "Your turn: 4000 A.D.", url: `${home}${table}` });

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
  await expect.poll(shown).toEqual(["Your turn: 4000 A.D."]);
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
