import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sheetStars } from "@starboard/4000ad";
import { afterAll, describe, expect, test } from "vitest";
import { run } from "./context.ts";

const folder = mkdtempSync(join(tmpdir(), "starboard-modules-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const at = (name: string): string => join(folder, name);
const file = (name: string, text: string): string => {
  writeFileSync(at(name), text);
  return at(name);
};

describe("starboard module", () => {
  test("lists the built-in modules with the hash that a match stores", async () => {
    const { status, out } = await run(["module"]);
    expect(status).toBe(0);
    expect(out).toMatch(/^star-trek@1\.0\.0 .* 2–6 players +32 options +[0-9a-f]{16}$/m);
    expect(out.split("\n").length).toBe(3);
  });
  test("accepts a module that it wrote; reports an error with its field and status 1", async () => {
    await run(["module", "show", "first-steps", "--out", at("mine.json")]);
    const good = await run(["module", "check", at("mine.json")]);
    expect([good.status, good.out.slice(0, 17)]).toEqual([0, "first-steps@1.0.0"]);
    const broken = file("broken.json", readFileSync(at("mine.json"), "utf8").replace('"force": 7', '"forse": 7'));
    const bad = await run(["module", "check", broken]);
    expect(bad.status).toBe(1);
    expect(bad.out).toContain("units.2.forse: The key “forse” is not valid here. (WE_MODULE_KEY)");
  });
  test.for([
    [["module", "fly"], "CLI_ARGUMENTS"],
    [["module", "check"], "CLI_FILE"],
    [["module", "check", "/no/such/file"], "CLI_FILE"],
    [["map", "draw", "--players", "9"], "CLI_NUMBER"],
    [["map", "draw", "--module", "/no/such/file"], "CLI_FILE"],
    [["map"], "CLI_ARGUMENTS"],
  ] as const)("%s is an error", async ([line, code]) => {
    const { status, err } = await run(line);
    expect([status, err.split(":")[0]]).toEqual([2, code]);
  });
});

describe("starboard map", () => {
  test("draws a map from its number, measures it and reads it again", async () => {
    const args = ["--module", "first-steps", "--players", "3", "--number", "4"];
    await run(["map", "draw", ...args, "--out", at("map.json")]);
    const even = await run(["map", "fairness", ...args]);
    expect(even.status).toBe(0);
    expect(even.out).toContain("Valuable territories within 2 steps");
    const check = await run(["map", "check", at("map.json"), "--module", "first-steps"]);
    expect([check.status, check.out.includes("30 territories")]).toEqual([0, true]);
  });
  test("checks star maps of 4000 A.D. too, and names every error with its field", async () => {
    const good = await run(["map", "check", file("stars.json", JSON.stringify(sheetStars))]);
    expect([good.status, good.out.includes("48 stars in 24 sectors")]).toEqual([0, true]);
    const { stars } = sheetStars;
    const broken = file(
      "short.json",
      JSON.stringify({ ...sheetStars, stars: [{ ...stars[0], name: "" }, ...stars.slice(2)] }),
    );
    const bad = await run(["map", "check", broken]);
    expect(bad.status).toBe(1);
    expect(bad.out).toMatch(/ {2}stars\.0\.name: .+\. \(AD_MAP_NAME\)/);
    expect(bad.out).toContain("AD_MAP_SECTOR_SHORT");
  });
  test("rejects a map with an unreachable home and names the field", async () => {
    const map = JSON.parse(readFileSync(at("map.json"), "utf8")) as { borders: [string, string][]; homes: object };
    const home = Object.values(map.homes as Record<string, string[]>)[0]?.[1];
    const cut = { ...map, borders: map.borders.filter((pair) => !pair.includes(home as string)) };
    const bad = await run(["map", "check", file("cut.json", JSON.stringify(cut)), "--module", "first-steps"]);
    expect(bad.status).toBe(1);
    expect(bad.out).toMatch(/homes\.3\.1: .* cannot be reached from the home .* \(WE_MAP_UNREACHABLE\)/);
  });
});
