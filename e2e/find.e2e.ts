/** Two strangers meet through tickets. */
import { expect, test } from "vitest";
import { expectAccessibleInAllThemes, openStage } from "./browser.ts";
import { expectNoSidewaysScroll, HURRIED, myTurn, PHONE } from "./table.ts";

const stage = openStage();
const cell = (game: string, pace: string) => ({ name: new RegExp(`^${game}, ${pace}:`) });

test("a ticket over several games finds an opponent, who takes the seat of the bot that is played meanwhile", async () => {
  const ada = await stage.visit("/online", { settings: HURRIED });
  await ada.getByRole("link", { name: "Find an opponent" }).click();
  const open = ada.getByRole("button", { name: "Open ticket" });
  await ada.getByRole("checkbox", cell("TrekWar", "Quick")).check();
  await ada.getByRole("checkbox", cell("4000 A\\.D\\.", "Quick")).check();
  await expectAccessibleInAllThemes(ada);
  await open.click();
  const card = ada.getByRole("region", { name: "Your ticket is open" });
  await card.getByText(/Waiting for 0:\d\d/).waitFor();
  await ada.getByText("No one else is waiting now.").waitFor();
  await expectAccessibleInAllThemes(ada);
  // The ticket outlives a reload, and goes along to a match with a bot.
  await ada.reload();
  await card.waitFor();
  await ada.getByLabel("Game and pace").selectOption({ label: "4000 A.D., Quick" });
  await ada.getByRole("button", { name: "Play 4000 A.D. against a bot" }).click();
  await ada.waitForURL(/\/online\/./);
  const match = new URL(ada.url()).pathname;
  const pill = ada.getByRole("link", { name: /^Looking for an opponent/ });
  await pill.waitFor();

  const ben = await stage.visit("/find", { settings: { ...HURRIED, name: "Ben" }, ...PHONE });
  const box = ben.getByRole("checkbox", cell("4000 A\\.D\\.", "Quick"));
  await expect.poll(() => box.getAttribute("aria-label")).toMatch(/1 person could play you now$/);
  await expectNoSidewaysScroll(ben);
  await box.check();
  await ben.getByRole("button", { name: "Open ticket" }).click();
  // Ben waits on the page, so his table opens by itself; Ada is asked at her board.
  await ben.waitForURL(/\/online\/./);
  const dialog = ada.getByRole("dialog", { name: "Ben wants to play" });
  await dialog.getByText("4000 A.D., Quick").waitFor();
  await expectAccessibleInAllThemes(ada);
  await dialog.getByRole("button", { name: "Later" }).click();
  await ada.getByRole("button", { name: "Opponent found: Ben" }).click();
  // Both see how Ada's match with the bot stands, and go on with it: Ben in the bot's seat.
  const goOn = { name: "Go on with it" };
  await ben.getByRole("button", goOn).click();
  await ada.getByText("Ben would like to go on with it.").waitFor();
  await ada.getByRole("table", { name: "How it stands, as spectators see it" }).waitFor();
  await expectNoSidewaysScroll(ben);
  await expectAccessibleInAllThemes(ben);
  await ada.getByRole("button", goOn).click();
  for (const page of [ada, ben]) await page.waitForURL(`**${match}`);
  await ben.getByText("Ben has taken the bot’s seat.").waitFor();
  await Promise.race([myTurn(ada), myTurn(ben)]);
  await pill.waitFor({ state: "detached" });
  expect(await ada.evaluate(() => localStorage.getItem("starboard.ticket"))).toBeNull();
});
