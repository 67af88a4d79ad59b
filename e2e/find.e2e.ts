/** Two strangers meet through tickets. */
import { expect, test } from "vitest";
import { expectAccessibleInAllThemes, openStage } from "./browser.ts";
import { expectNoSidewaysScroll, HURRIED, myTurn, PHONE } from "./table.ts";

const stage = openStage();
const cell = (game: string, pace: string) => ({ name: new RegExp(`^${game}, ${pace}:`) });

test("a ticket over several games finds an opponent, while a bot is played and on a phone, and both begin", async () => {
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
  await card.getByRole("button", { name: "Play a bot meanwhile" }).click();
  await ada.waitForURL(/\/table\//);
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
  await ada.waitForURL(/\/online\/./);
  expect(new URL(ada.url()).pathname).toBe(new URL(ben.url()).pathname);
  await Promise.race([myTurn(ada), myTurn(ben)]);
  await pill.waitFor({ state: "detached" });
  expect(await ada.evaluate(() => localStorage.getItem("starboard.ticket"))).toBeNull();
});
