import { inLanguage } from "@starboard/kit";
import { expect, test } from "vitest";
import * as en from "../src/messages/en.ts";

// The frame of all pages holds the titles, so that it needs no page's texts. They must be the same.
test("the titles of the pages are those on the pages", () => {
  inLanguage("en", () => {
    const { shared, setUp, account, reset, ...others } = en.pages;
    expect([shared, setUp, account, reset]).toEqual([
      en.install.opening,
      en.landing.setUp,
      en.account.page,
      en.account.reset.title,
    ]);
    const pages = en as unknown as Readonly<Record<string, { readonly title?: string }>>;
    for (const [page, title] of Object.entries(others)) expect(title, page).toBe(pages[page]?.title);
  });
});
