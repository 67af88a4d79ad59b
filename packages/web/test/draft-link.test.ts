import { expect, test } from "vitest";
import { draftFragment, readDraftFragment } from "../src/editors/draft-link.ts";

const draft = {
  name: "Two arms – Ålesund",
  stars: Array.from({ length: 48 }, (_, i) => ({ id: `star-${i}`, x: i / 7 })),
};

test("a draft comes back from its link unchanged, and the link is much shorter than the file", async () => {
  const fragment = await draftFragment(draft);
  expect(fragment).toMatch(/^#draft=[\w-]+$/);
  expect(fragment.length).toBeLessThan(JSON.stringify(draft).length / 2);
  expect(await readDraftFragment(fragment)).toEqual(draft);
});

test("an address without a draft has none; a damaged or enormous draft is refused", async () => {
  expect(await readDraftFragment("")).toBeUndefined();
  expect(await readDraftFragment("#content")).toBeUndefined();
  await expect(readDraftFragment("#draft=%%%")).rejects.toThrow();
  await expect(readDraftFragment("#draft=AAAA")).rejects.toThrow();
  const bomb = await draftFragment({ zeros: "0".repeat(3_000_000) });
  await expect(readDraftFragment(bomb)).rejects.toThrow(RangeError);
});
