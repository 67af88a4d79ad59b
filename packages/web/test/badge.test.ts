/** The badge of the installed app and of the tab. */
import { expect, test, vi } from "vitest";
import { badge } from "../src/shell/badge.ts";

test("the icons show how many tables wait; the open one is counted once, and nothing is drawn twice", () => {
  const icon = { href: "/mark.svg" };
  const drawn: (number | null)[] = [];
  const note = (count: number | null): Promise<void> => {
    drawn.push(count);
    return Promise.resolve();
  };
  vi.stubGlobal("document", { querySelector: () => icon });
  vi.stubGlobal("navigator", { setAppBadge: note, clearAppBadge: () => note(null) });
  badge("here", 1);
  expect(icon.href).toBe("/mark-turn.svg");
  badge("tables", 3);
  badge("here", 0);
  badge("tables", 0);
  expect(icon.href).toBe("/mark.svg");
  expect(drawn).toEqual([1, 3, null]);
});
