/** The names in the strip of objectives: as long as the window and the number of sides allow. */
import type { BoardProps, SideObjective } from "@starboard/ui";
import { seat } from "@starboard/kernel";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ObjectivesStrip } from "../src/table/ObjectivesStrip.tsx";
import { type TableContext, TableContextProvider } from "../src/table/table-context.ts";

const NAMES = [
  ["United Federation of Planets", "Federation"],
  ["Klingon Empire", "Klingons"],
  ["Ferengi Alliance", "Ferengi"],
  ["Borg Collective", undefined],
] as const;

/** The names in the strip in a window of unknown width, which counts as narrow, with its first sides. */
function strip(count: number): { readonly names: string[]; readonly titles: string[] } {
  const html = stripHtml(count);
  const all = (pattern: RegExp): string[] => [...html.matchAll(pattern)].map(([, found = ""]) => found);
  return { names: all(/<div[^>]*><b[^>]*>([^<]*)<\/b>/g), titles: all(/<div title="([^"]*)"/g) };
}

function stripHtml(count: number, { isAlarming = false, isOver = false } = {}): string {
  const sides = NAMES.slice(0, count).map(
    ([name, shortName], i): SideObjective => ({
      seat: seat(i),
      name,
      ...(shortName !== undefined && { shortName }),
      value: i,
      unit: "territories",
      isAlarming,
    }),
  );
  const screen = {
    objectives: () => ({ title: "13 of 20", rule: "TST-1", sides }),
    badge: () => ({ colour: 1, figure: "circle" }),
  };
  const value = { board: {} as BoardProps, loaded: { screen }, viewer: seat(0), isOver } as unknown as TableContext;
  return renderToStaticMarkup(createElement(TableContextProvider, { value }, createElement(ObjectivesStrip)));
}

test("two sides have their full names, and the viewer's says so", () => {
  expect(strip(2).names).toEqual(["United Federation of Planets, you", "Klingon Empire"]);
});

test("more sides have short names where they have one; the full names stay as titles", () => {
  const { names, titles } = strip(4);
  expect(names).toEqual(["Federation, you", "Klingons", "Ferengi", "Borg Collective"]);
  expect(titles).toEqual([
    "United Federation of Planets, you",
    "Klingon Empire",
    "Ferengi Alliance",
    "Borg Collective",
  ]);
});

test("a side in danger stands out until the match is over", () => {
  expect(stripHtml(2, { isAlarming: true })).toContain('class="alarming"');
  expect(stripHtml(2, { isAlarming: true, isOver: true })).not.toContain("alarming");
});
