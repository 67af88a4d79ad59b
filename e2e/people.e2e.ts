/** Two players with accounts: a match, the profile, following, a challenge and its acceptance. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectAccessible, expectAccessibleInAllThemes, openStage } from "./browser.ts";
import { callApi, startTable } from "./hosted-tables.ts";
import { expectNoSidewaysScroll, HURRIED, PHONE } from "./table.ts";

const stage = openStage();

/** Creates an account for a page with an API request; a retry of the test has other logins. */
async function member(page: Page, name: string): Promise<string> {
  const login = `${name}${Date.now()}`;
  const made = await callApi<{ person: string }>(page, "POST", "account", { login, password: "correct horse", name });
  return made.person;
}

test("after a match one player shows the profile, the other follows and challenges, and the new match begins", async () => {
  const ada = await stage.visit("/find", { settings: HURRIED });
  const ben = await stage.visit("/find", { settings: { ...HURRIED, name: "Ben" }, ...PHONE });
  const [adaId] = [await member(ada, "Ada"), await member(ben, "Ben")];
  const id = await startTable(
    [
      ["Ada", ada],
      ["Ben", ben],
    ],
    { game: "anaxis", options: {}, listed: true, rated: true },
  );
  const { summary } = await callApi<{ summary: { at: number } }>(ben, "GET", `tables/${id}`);
  const moves = [{ step: "concede", act: { do: "concede" } }];
  await callApi(ben, "POST", `tables/${id}/seats/1/acts`, { at: summary.at, key: `concede-${id}`, moves });

  await ada.getByRole("button", { name: "Match menu" }).first().click();
  await ada.getByRole("link", { name: "Profile of Ben" }).waitFor();
  await ada.getByRole("button", { name: "Challenge Ben" }).click();
  await ada.getByRole("dialog", { name: "Challenge Ben" }).getByRole("button", { name: "Close" }).click();
  await ada.goto(`${stage.url}/account`);
  const shown = ada.getByRole("checkbox", { name: /^Show my profile to everyone/ });
  await shown.click();
  await expect.poll(() => shown.isChecked()).toBe(true);
  await ada.getByRole("link", { name: "Your profile" }).click();
  await ada.getByRole("heading", { name: "Ada", exact: true }).waitFor();
  await expect
    .poll(async () => {
      await ada.reload();
      await ada.getByRole("heading", { name: "Matches" }).waitFor();
      return ada.getByRole("link", { name: /against Ben/ }).count();
    })
    .toBe(1);
  await ada.getByRole("link", { name: "Ben", exact: true }).waitFor();
  await expectAccessibleInAllThemes(ada);

  await ben.goto(`${stage.url}/people/${adaId}`);
  await ben.getByRole("button", { name: "Follow Ada" }).click();
  await ben.getByRole("button", { name: "Unfollow Ada" }).waitFor();
  await expectNoSidewaysScroll(ben);
  await ben.getByRole("button", { name: "Challenge Ada" }).click();
  const dialog = ben.getByRole("dialog", { name: "Challenge Ada" });
  await dialog.getByLabel("Game").selectOption("4000ad");
  await dialog.getByLabel("Pace").selectOption("quick");
  await expectAccessible(ben);
  await dialog.getByRole("button", { name: "Send challenge" }).click();
  await dialog.waitFor({ state: "detached" });

  await ada.goto(`${stage.url}/find`);
  const challenges = ada.getByRole("region", { name: "Challenges" });
  await challenges.getByText("Ben challenges you").waitFor();
  await expectAccessibleInAllThemes(ada);
  await challenges.getByRole("button", { name: "Accept the challenge of Ben" }).click();
  await ada.waitForURL(/\/online\/./);
  await ben.goto(`${stage.url}/find`);
  await ben.getByRole("region", { name: "Challenges" }).getByRole("link", { name: "Go to the table" }).click();
  await ben.waitForURL(/\/online\/./);
  await Promise.all([ada, ben].map((page) => page.locator(".app").waitFor()));
});
