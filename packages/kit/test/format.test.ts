import { expect, test } from "vitest";
import { formatFor } from "../src/index.ts";

const en = formatFor("en");
const de = formatFor("de");

test("counts take the form that fits them, in every category a language has", () => {
  expect([0, 1, 2, 1200].map((n) => en.count(n, "ship", "ships"))).toEqual([
    "0 ships",
    "1 ship",
    "2 ships",
    "1,200 ships",
  ]);
  expect(formatFor("pl").count(3, "statek", "statków", { few: "statki" })).toBe("3 statki");
  expect(formatFor("en")).toBe(en);
});

test("lists end with a word and without a comma before it", () => {
  expect(en.list([])).toBe("");
  expect(en.list(["A"])).toBe("A");
  expect(en.list(["A", "B", "C"])).toBe("A, B and C");
  expect(en.anyOf(["A", "B", "C"])).toBe("A, B or C");
  expect(de.list(["A", "B", "C"])).toBe("A, B und C");
});

test("places are ordinal numbers, the teens and hundreds included", () => {
  expect([1, 2, 3, 4, 11, 12, 13, 21, 22, 101, 111].map((n) => en.ordinal(n))).toEqual([
    "1st",
    "2nd",
    "3rd",
    "4th",
    "11th",
    "12th",
    "13th",
    "21st",
    "22nd",
    "101st",
    "111th",
  ]);
  expect(de.ordinal(2)).toBe("2.");
});

test("durations use the largest unit that divides them", () => {
  expect([1, 60, 90, 3600, 86_400, 3 * 86_400, 604_800].map((s) => en.duration(s))).toEqual([
    "1 second",
    "1 minute",
    "90 seconds",
    "1 hour",
    "1 day",
    "3 days",
    "1 week",
  ]);
  expect(en.duration(0)).toBe("0 seconds");
});

test("remaining time shows at most two units and never less than is left", () => {
  expect([500, 187_000, 3_765_000, 2 * 86_400_000 + 5 * 3_600_000].map((ms) => en.timer(ms))).toEqual([
    "0:01",
    "3:07",
    "1:02:45",
    "2d 5h",
  ]);
});

test("ages turn into dates after a week", () => {
  const now = Date.UTC(2026, 2, 20, 12);
  expect(en.ago(now - 5000, now)).toBe("now");
  expect(en.ago(now - 5 * 60_000, now)).toBe("5m ago");
  expect(en.ago(now - 3 * 86_400_000, now)).toBe("3d ago");
  expect(en.ago(now - 15 * 86_400_000, now)).toBe("5 Mar 2026");
});
