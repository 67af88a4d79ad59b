import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

const css = readFileSync(join(import.meta.dirname, "../src/style/tokens.css"), "utf8");

/** The colours of a theme; light and high contrast override the dark ones. */
function colours(theme: string): Record<string, string> {
  const block = (start: string): string => {
    const from = css.indexOf(start);
    return from < 0 ? "" : css.slice(from, css.indexOf("}", from));
  };
  const read = (text: string): Record<string, string> =>
    Object.fromEntries([...text.matchAll(/--([a-z0-9-]+):\s*(#[0-9a-f]{3,6})/g)].map(([, name, hex]) => [name, hex]));
  return { ...read(block(":root")), ...(theme === "dark" ? {} : read(block(`[data-theme="${theme}"]`))) };
}

function luminance(hex: string): number {
  const long = hex.length === 4 ? hex.slice(1).replace(/./g, "$&$&") : hex.slice(1);
  const [r, g, b] = [0, 2, 4].map((i) => {
    const c = Number.parseInt(long.slice(i, i + 2), 16) / 255;
    return c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
function contrast(a: string, b: string): number {
  const [x, y] = [luminance(a), luminance(b)].sort((p, q) => q - p) as [number, number];
  return (x + 0.05) / (y + 0.05);
}

describe.each(["dark", "light", "contrast"])("%s", (theme) => {
  const c = colours(theme);
  const grounds = ["void", "deep", "panel", "card", "well", "raised"];
  const inks = [
    "ink",
    "ink-2",
    "ink-3",
    "act",
    "focus",
    "good",
    "warn",
    "bad",
    "side-1",
    "side-2",
    "side-3",
    "side-4",
    "side-5",
    "side-6",
  ];
  test.each(inks)("%s is readable on every background", (ink) => {
    for (const ground of grounds) {
      expect(contrast(c[ink] as string, c[ground] as string), `${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    }
  });
  test("the label of the main button is readable", () => {
    expect(contrast(c["act-ink"] as string, c["act"] as string)).toBeGreaterThanOrEqual(4.5);
  });
});
