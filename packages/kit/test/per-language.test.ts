import { afterEach, expect, test } from "vitest";
import { addTexts, inLanguage, perLanguage, translatable } from "../src/index.ts";

const words = translatable("sample-of-kit/words", { title: "Order", lines: { first: "first" } });
addTexts("de", "sample-of-kit", { words: { title: "Reihenfolge", lines: { first: "zuerst" } } });

let made = 0;
afterEach(() => {
  made = 0;
});

test("an object with texts is made once for each language, and read in the language of the moment", () => {
  const panel = perLanguage(() => ({ id: "order", title: words.title, at: ++made, list: [words.lines.first] }));
  expect(made).toBe(0);
  expect([panel.title, panel.list[0], panel.at]).toEqual(["Order", "first", 1]);
  expect(inLanguage("de", () => [panel.title, panel.list[0], panel.at])).toEqual(["Reihenfolge", "zuerst", 2]);
  expect(panel.title).toBe("Order");
  expect(made).toBe(2);
  expect(panel.list).toBe(panel.list);
});

test("it looks like the object it stands for", () => {
  const panel = perLanguage(() => ({ id: "order", title: words.title }));
  expect(Object.keys(panel)).toEqual(["id", "title"]);
  expect("title" in panel && !("text" in panel)).toBe(true);
  expect(inLanguage("de", () => ({ ...panel }))).toEqual({ id: "order", title: "Reihenfolge" });
});
