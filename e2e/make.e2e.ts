import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { contentOf, expectAccessible, openStage } from "./browser.ts";
import { dropFile, expectNoSidewaysScroll, HURRIED, PHONE } from "./table.ts";

const stage = openStage();
const KNOWS = { ...HURRIED, guided: [...HURRIED.guided, "trekwar"] };
const deck = (page: Page) => page.getByRole("region", { name: "Deck", exact: true });
const verdict = (page: Page) => page.locator(".make-verdict");

/** Saves the draft by keyboard and returns the text of the file. */
async function saved(page: Page): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save as a file" }).press("Enter"),
  ]);
  return (await contentOf(download)).toString();
}

test("a deck is built by keyboard, saved, opened again and played", async () => {
  const page = await stage.visit("/make/trekwar/deck", { settings: KNOWS });
  await verdict(page).getByText("This deck is valid: 30 cards, 64 bolts.").waitFor();
  // The printed deck cannot be changed; the button explains it.
  const add = page.getByRole("button", { name: "Add Federation Miranda Class" });
  expect(await add.getAttribute("aria-disabled")).toBe("true");
  await page.getByRole("button", { name: "Copy deck" }).press("Enter");
  await page.getByRole("textbox", { name: "Name" }).fill("Mirandas");

  // Enter in the search adds the first card shown. One card too many is reported with its rule.
  await page.getByRole("searchbox", { name: "Find cards" }).focus();
  await page.keyboard.type("miranda");
  await page.keyboard.press("Enter");
  await verdict(page).getByText("A deck has exactly 30 cards; this one has 31.").waitFor();
  await verdict(page)
    .getByRole("link", { name: /TW-13\.1/ })
    .waitFor();
  const play = page.getByRole("button", { name: "Play with this" });
  expect(await play.getAttribute("aria-disabled")).toBe("true");
  // A third copy is refused at the card, with the rule for copies.
  expect(await add.getAttribute("aria-disabled")).toBe("true");
  await add.focus();
  await page
    .getByRole("tooltip")
    .getByText(/at most 2 copies of/)
    .waitFor();

  await deck(page)
    .getByRole("button", { name: /^Remove Klingon Bird of Prey/ })
    .press("Enter");
  await verdict(page).getByText("This deck is valid: 30 cards, 63 bolts.").waitFor();
  await expectAccessible(page);

  const text = await saved(page);
  expect(JSON.parse(text)).toMatchObject({ format: "starboard.trekwar.deck", name: "Mirandas", side: "federation" });
  // Another visitor opens the file.
  const other = await stage.visit("/make/trekwar/deck", { settings: KNOWS });
  await verdict(other).getByText("This deck is valid: 30 cards, 64 bolts.").waitFor();
  await dropFile(other, text, "deck.json", ".make");
  await verdict(other).getByText("This deck is valid: 30 cards, 63 bolts.").waitFor();
  expect(await other.getByRole("textbox", { name: "Name" }).inputValue()).toBe("Mirandas");
  // A reload keeps the draft.
  await other.reload();
  await verdict(other).getByText("This deck is valid: 30 cards, 63 bolts.").waitFor();
  await other.getByRole("button", { name: "Play with this" }).press("Enter");
  await other.waitForURL(/\/table\//);
  await other.getByRole("list", { name: "Seats" }).getByText("Ada", { exact: true }).waitFor();
});

test("a deck dropped on the New table page opens in the deck editor", async () => {
  const editorPage = await stage.visit("/make/trekwar/deck", { settings: KNOWS });
  await verdict(editorPage)
    .getByText(/This deck is valid/)
    .waitFor();
  await editorPage.getByRole("button", { name: "Copy deck" }).press("Enter");
  await editorPage.getByRole("textbox", { name: "Name" }).fill("Carried over");
  const text = await saved(editorPage);
  const page = await stage.visit("/new/trekwar", { settings: KNOWS });
  await page.getByRole("button", { name: "Start match" }).waitFor();
  await dropFile(page, text, "deck.json");
  await page.waitForURL(/\/make\/trekwar\/deck$/);
  await expect.poll(() => page.getByRole("textbox", { name: "Name" }).inputValue()).toBe("Carried over");
  await page.getByRole("button", { name: "Play with this" }).press("Enter");
  await page.waitForURL(/\/table\//);
});

test("a file that is not a deck is refused with a reason, and the draft stays", async () => {
  const page = await stage.visit("/make/trekwar/deck", { settings: KNOWS });
  await verdict(page)
    .getByText(/This deck is valid/)
    .waitFor();
  await dropFile(page, "no json at all", "deck.json", ".make");
  await verdict(page).getByText("This is not a JSON file.").waitFor();
  await dropFile(page, '{"format":"something else"}', "deck.json", ".make");
  await verdict(page)
    .getByText(/This is not a TrekWar deck/)
    .waitFor();
  expect(await deck(page).getByText("Deep Space Nine").count()).toBe(1);
});

test("a custom card is checked field by field and used in the deck builder", async () => {
  const page = await stage.visit("/make/trekwar/cards", { settings: KNOWS });
  await page.getByRole("button", { name: "New card" }).press("Enter");
  await page.getByRole("textbox", { name: "Name" }).nth(1).fill("Scout");
  await page.getByRole("spinbutton", { name: "Space" }).fill("11");
  const form = page.getByRole("region", { name: "Card", exact: true });
  await form.getByText("Force must be between 0 and 9.").waitFor();
  await page.getByRole("spinbutton", { name: "Space" }).fill("4");
  await page.getByRole("combobox", { name: "Add an effect" }).selectOption("handLimit");
  await form.getByText("When played: you may draw cards until you hold 7.").waitFor();
  await verdict(page).getByText("1 valid card.").waitFor();
  await expectAccessible(page);

  await page.getByRole("link", { name: "Deck builder" }).press("Enter");
  await page.waitForURL(/\/make\/trekwar\/deck/);
  await page.getByRole("button", { name: "Copy deck" }).press("Enter");
  await page.getByRole("button", { name: "Use 1 card from the card editor" }).press("Enter");
  await page.getByRole("button", { name: "Add Scout" }).press("Enter");
  await deck(page)
    .getByRole("button", { name: /^Remove Scout/ })
    .waitFor();
});

test("sheets are printed from the page, and the editors fit a phone", async () => {
  const page = await stage.visit("/make/trekwar", { settings: KNOWS, ...PHONE });
  await page.getByRole("link", { name: /^Print and play/ }).click();
  await page.getByRole("checkbox", { name: /^Dominion cards/ }).uncheck();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Print", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Print" });
  await dialog.getByRole("button", { name: "Letter" }).click();
  await dialog.getByRole("button", { name: "Create PDF" }).click();
  const pages = await dialog.getByText(/^\d+ pages\.$/).textContent();
  expect(await dialog.getByRole("link", { name: "Preview" }).getAttribute("href")).toMatch(/^blob:/);
  await expectAccessible(page);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    dialog.getByRole("button", { name: "Save PDF" }).click(),
  ]);
  const pdf = (await contentOf(download)).toString("latin1");
  expect(pdf.startsWith("%PDF-")).toBe(true);
  expect(`${pdf.match(/\/Type \/Page\b/g)?.length} pages.`).toBe(pages);
  for (const editor of ["deck", "cards"]) {
    await page.goto(`${stage.url}/make/trekwar/${editor}`);
    await verdict(page).waitFor();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }
});
