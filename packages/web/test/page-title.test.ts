import { expect, test, vi } from "vitest";
import { setPageTitle, showInTitle } from "../src/shell/page-title.ts";

test("an event stands before the title of a hidden tab, also when the page changes its own title, until the tab is shown", () => {
  const listeners: (() => void)[] = [];
  const page = {
    title: "",
    hidden: false,
    addEventListener: (_: string, listen: () => void) => listeners.push(listen),
  };
  vi.stubGlobal("document", page);
  setPageTitle("4000 A.D.");
  showInTitle("Ben wrote");
  expect(page.title).toBe("4000 A.D.");
  page.hidden = true;
  showInTitle("Ben wrote");
  expect(page.title).toBe("Ben wrote · 4000 A.D.");
  setPageTitle("● Your turn: 4000 A.D.");
  expect(page.title).toBe("Ben wrote · ● Your turn: 4000 A.D.");
  showInTitle("Your turn");
  expect(page.title).toBe("Your turn · ● Your turn: 4000 A.D.");
  page.hidden = false;
  for (const listen of listeners) listen();
  expect(page.title).toBe("● Your turn: 4000 A.D.");
  setPageTitle("4000 A.D.");
  expect(page.title).toBe("4000 A.D.");
});
