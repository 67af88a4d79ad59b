/** The editors start from the chosen file and show errors at their fields (WE-B.1, WE-3.7). */
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { BUILT_IN_MODULES, builtIn, readMap } from "../../src/authoring.ts";
import { begunFor, moduleOf, seatsOf } from "../../src/ui/editors/board.ts";
import type { JsonObject } from "../../src/ui/editors/json.ts";
import { workshop as mapWorkshop } from "../../src/ui/editors/map.tsx";
import { workshop as moduleWorkshop } from "../../src/ui/editors/module.tsx";

const idle = {
  change: () => {},
  announce: () => {},
  otherDraft: () => undefined,
  open: () => Promise.resolve(undefined),
};

describe("the map editor", () => {
  test.each(BUILT_IN_MODULES.map(({ id }) => id))("begins for %s with a map of its terrain", (id) => {
    const made = begunFor(id, 6, 1, "Ours");
    expect(made).toMatchObject({ module: id, name: "Ours", players: [seatsOf(id).includes(6) ? 6 : 2] });
    expect(mapWorkshop.check(made)).toEqual([]);
    const terrain = new Set(moduleOf(id)?.terrain.map((kind) => kind.id));
    expect(made.territories.filter((land) => !terrain.has(land.terrain))).toEqual([]);
  });

  test("for a module without generated maps it begins with two homes that load", () => {
    const made = begunFor("no-such-module", 2, 1, "Ours");
    const module = moduleOf("star-trek");
    if (!module) throw new Error("no Star Trek");
    expect(made.territories).toHaveLength(2);
    const read = readMap(module, {
      ...made,
      territories: made.territories.map((land) => ({ ...land, terrain: "system" })),
    });
    expect("ok" in read).toBe(true);
  });

  test("the map's module is selected, and the built-in map is offered only for its module", () => {
    const page = (id: string): string =>
      renderToStaticMarkup(createElement(mapWorkshop.Body, { draft: begunFor(id, 2, 1, "Ours"), issues: [], ...idle }));
    expect(page("three-rivers")).toMatch(/<option value="three-rivers" selected="">Three Rivers<\/option>/);
    expect(page("three-rivers")).not.toContain("Proving Ground");
    expect(page("star-trek")).toContain("Proving Ground");
  });
});

describe("the module editor", () => {
  const { name: _name, units: _units, ...document } = (builtIn("first-steps")?.document ?? {}) as JsonObject;

  test("a module without a name has an empty field with the error", () => {
    const issues = moduleWorkshop.check(document);
    expect(issues).toContainEqual({ at: "name", code: "WE_MODULE_FIELD", text: "It is missing.", rule: "WE-B.1" });
    // The general part is open because the units are missing.
    const page = renderToStaticMarkup(createElement(moduleWorkshop.Body, { draft: document, issues, ...idle }));
    expect(page).toMatch(
      /<label for="([^"]+)">name<\/label><input id="\1"[^>]*aria-invalid="true"[^>]*\/?><p class="bad"/,
    );
    // Errors about a missing part are shown there too.
    expect(page).toMatch(/<code>units<\/code> It is missing\./);
  });
});
