import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readRoute } from "../src/routes.ts";

const pages = join(import.meta.dirname, "../public");
interface Manifest {
  readonly start_url: string;
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose: string }[];
  readonly shortcuts: readonly { readonly url: string }[];
  readonly share_target: { readonly action: string };
  readonly file_handlers: readonly { readonly action: string }[];
}
const manifest = JSON.parse(readFileSync(join(pages, "manifest.webmanifest"), "utf8")) as Manifest;

/** Width and height of a PNG file, from its first chunk. */
function pngSize(path: string): string {
  const bytes = readFileSync(path);
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}

test("the app's icons have the sizes that its manifest names, and one can be cut to any shape", () => {
  const pixels = manifest.icons.filter(({ src }) => src.endsWith(".png"));
  for (const { src, sizes } of pixels) expect(pngSize(join(pages, src)), src).toBe(sizes);
  expect(pixels.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(["192x192", "512x512"]));
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain("maskable");
});

test("every address in the app's manifest is a page", () => {
  const addresses = [
    manifest.start_url,
    manifest.share_target.action,
    ...manifest.file_handlers.map(({ action }) => action),
    ...manifest.shortcuts.map(({ url }) => url),
  ];
  for (const address of addresses) expect(readRoute(address).at, address).not.toBe("missing");
});
