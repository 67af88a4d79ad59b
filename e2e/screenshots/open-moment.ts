/** Opens a moment of `moments.ts` in a page, or one of its tabs. */
import type { Page } from "playwright-core";
import { dropFile } from "../table.ts";
import { type Moment, recordOf } from "./moment.ts";

/** Opens a tab of the table; one that has no room beside the others is in their menu. */
export async function openTab(page: Page, name: string): Promise<void> {
  const tab = page.getByRole("tab", { name });
  if (await tab.isVisible()) return tab.click();
  const direct = page.locator(".sheet-bar").getByRole("button", { name, exact: true });
  if (await direct.isVisible()) return direct.click();
  const more = page.locator(".sheet-bar").getByRole("button", { name: /^More/ });
  const menu = page.locator(".tabs").getByRole("button", { name: /^More/ });
  await more.or(menu).first().click();
  await page.getByRole("button", { name, exact: true }).click();
}

/** Opens a moment from the start page: the match itself if it is over, else a match against a bot that continues from there. */
export async function openMoment(page: Page, moment: Moment): Promise<void> {
  const text = recordOf(moment);
  if (text === null) throw new Error(`${moment.name} never comes`);
  await page.locator("#root > *").first().waitFor();
  await dropFile(page, text);
  await page.waitForURL(/\/replay\//);
  const match = page.url().split("/replay/")[1]?.split("?")[0] ?? "";
  if (moment.isEnd) {
    await page.goto(page.url().replace(/\/replay\/.*/, `/table/${match}`));
    await page.getByRole("button", { name: "Rematch" }).waitFor();
    return;
  }
  const track = page.getByRole("slider");
  await track.fill((await track.getAttribute("max")) ?? "0");
  await page.getByRole("button", { name: "What if?" }).click();
  await page.getByRole("button", { name: "Continue", exact: true }).click();
  await page.waitForURL(/\/table\//);
  await page.locator(".ask:not(.wait)").waitFor();
}
