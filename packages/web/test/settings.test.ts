import fc from "fast-check";
import { expect, test } from "vitest";
import { readPreferences, STANDARD } from "../src/settings/preferences.ts";

test("stored preferences are read back", () => {
  const stored = { ...STANDARD, theme: "light" as const, speed: 4, sound: false, name: "Ada", guided: ["4000ad"] };
  expect(readPreferences(JSON.stringify(stored))).toEqual(stored);
});

test("invalid fields get their default values", () => {
  expect(readPreferences(null)).toEqual(STANDARD);
  expect(readPreferences("{")).toEqual(STANDARD);
  expect(readPreferences('"dark"')).toEqual(STANDARD);
  expect(readPreferences('{"theme":"pink","speed":3,"name":"Ada"}')).toEqual({ ...STANDARD, name: "Ada" });
});

test("no text makes the parser throw or return a field of the wrong type", () => {
  fc.assert(
    fc.property(fc.json(), (text) => {
      const read = readPreferences(text);
      expect(Object.keys(read).sort()).toEqual(Object.keys(STANDARD).sort());
      for (const key of Object.keys(STANDARD) as (keyof typeof STANDARD)[])
        expect(typeof read[key]).toBe(typeof STANDARD[key]);
    }),
  );
});
