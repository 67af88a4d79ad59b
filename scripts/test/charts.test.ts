/** Tests that the charts of the documentation show the stored figures. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { charts } from "../charts.mjs";

const root = join(import.meta.dirname, "../..");
const folder = join(root, "docs/pictures/charts");
const page = readFileSync(join(root, "docs/bots.md"), "utf8");
const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;
const read = (path: string): unknown => JSON.parse(readFileSync(join(root, path), "utf8"));

interface Stored {
  readonly summary: { readonly share: { readonly mean: number; readonly half: number }; readonly matches: number };
}
const stored = (name: string): Stored => read(`docs/arena/${name}.json`) as Stored;
const named = (pattern: RegExp): string[] =>
  readdirSync(join(root, "docs/arena"))
    .filter((name) => pattern.test(name))
    .map((name) => name.replace(/\.json$/, ""));
/** The points of a chart, from left to right, by row. */
const points = (svg: string): number[] => [...svg.matchAll(/<circle cx="([\d.]+)"/g)].map(([, x]) => Number(x));

describe("charts", () => {
  const made = charts();
  test("are those of the stored files (npm run charts)", () => {
    expect([...made.keys()].toSorted()).toEqual(readdirSync(folder).toSorted());
    for (const [name, svg] of made) expect(readFileSync(join(folder, name), "utf8") === svg, name).toBe(true);
  });
  test("exist for light and dark pages, and stand on the page with a description each", () => {
    const pictures = [...page.matchAll(/!\[([^\]]*)\]\((pictures\/charts\/[^)#]+)#gh-(light|dark)-mode-only\)/g)];
    expect(pictures.map(([, , path = ""]) => path.replace("pictures/charts/", "")).toSorted()).toEqual(
      [...made.keys()].toSorted(),
    );
    for (const [, alt = "", path = "", theme = ""] of pictures) {
      expect(path).toContain(`-${theme}.svg`);
      expect(alt.length, path).toBeGreaterThan(20);
      expect(existsSync(join(root, "docs", path))).toBe(true);
    }
  });
  test("the ladder has a row for each measured step, with its share and interval", () => {
    const names = named(/^ladder-.*\.json$/);
    const svg = made.get("ladder-light.svg") ?? "";
    expect(names.length).toBeGreaterThanOrEqual(8);
    expect(points(svg)).toHaveLength(names.length);
    for (const name of names) {
      const { share, matches } = stored(name).summary;
      expect(svg, name).toContain(`>${percent(share.mean)} ± ${(100 * share.half).toFixed(1)} of ${matches}<`);
    }
  });
  test("points lie where their shares are", () => {
    const svg = made.get("ladder-light.svg") ?? "";
    const shares = [...svg.matchAll(/>([\d.]+)% ± [\d.]+ of \d+</g)].map(([, share]) => Number(share));
    const xs = points(svg);
    // The two that are farthest apart tell the scale best: a point stands at a whole tenth.
    const [low, high] = [shares.indexOf(Math.min(...shares)), shares.indexOf(Math.max(...shares))];
    const scale = ((xs[high] as number) - (xs[low] as number)) / ((shares[high] as number) - (shares[low] as number));
    for (const [i, share] of shares.entries())
      expect((xs[i] as number) - (xs[0] as number)).toBeCloseTo(scale * (share - (shares[0] as number)), 0);
  });
  test("calibration has a bar for each third of each measurement", () => {
    const svg = made.get("calibration-light.svg") ?? "";
    const thirds = ["4000ad", "trekwar", "anaxis", "warp-empires"].flatMap((game) => {
      const { log } = read(`packages/games/${game}/src/bot/weights.json`) as {
        log: { calibration?: { errors: { thirds: number[] }[] } };
      };
      return log.calibration?.errors.flatMap((one) => one.thirds) ?? [];
    });
    expect([...svg.matchAll(/<rect /g)]).toHaveLength(thirds.length);
    for (const third of thirds) expect(svg).toContain(`>${third}</text>`);
  });
  test("exploits and progress have a row for each file", () => {
    const exploits = named(/^exploits-.*\.json$/);
    expect(points(made.get("exploits-light.svg") ?? "")).toHaveLength(exploits.length);
    expect(points(made.get("progress-light.svg") ?? "")).toHaveLength(
      named(/(?:fitted.*|-net|-(?:prior|crowded)-\w+)\.json$/).length,
    );
  });
});
