/** Every language says everything that English says: texts, lessons, rules. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { LANGUAGES, readRules } from "@starboard/kit";
import { inLanguage, staleTexts, textPackages, textsOf, UNTRANSLATED } from "../texts.mjs";

const root = join(import.meta.dirname, "../..");

test("`npm run texts` has been run", () => {
  expect(staleTexts().stale.map(({ file }) => file)).toEqual([]);
});

test("what is missing belongs to a package that may lack it, and each of those lacks something", () => {
  const { missing } = staleTexts();
  const folders = new Map(textPackages().map(({ folder, prefix }) => [prefix, `${folder}/`]));
  const allowed = UNTRANSLATED.map((prefix) => folders.get(prefix) ?? `no package ${prefix}`);
  expect(missing.filter((path) => !allowed.some((folder) => path.startsWith(folder)))).toEqual([]);
  expect(allowed.filter((folder) => !missing.some((path) => path.startsWith(folder)))).toEqual([]);
});

test("the paths of another language, and the texts of a module", () => {
  expect(inLanguage("ui/messages.en.ts", "de")).toBe("ui/messages.de.ts");
  expect(inLanguage("text/en/nouns.ts", "de")).toBe("text/de/nouns.ts");
  expect(inLanguage("messages/en.ts", "de")).toBe("messages/de.ts");
  expect(textsOf('export const a: A = translatable(\n  "x/b.a", {', "x")).toEqual([{ name: "a", id: "b.a" }]);
});

test("only texts of one language name it: other code formats in the language of the reader", () => {
  const sources = (folder: string): string[] =>
    (readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }) as string[])
      .filter((path) => /\/src\/.*\.tsx?$/.test(path) && !/node_modules|dist-types/.test(path))
      .map((path) => `${folder}/${path}`);
  const isText = (path: string): boolean => LANGUAGES.some((one) => new RegExp(`[/.]${one}(/[^/]+)?\\.ts$`).test(path));
  const named = sources("packages").filter(
    (path) => !isText(path) && /formatFor\("/.test(readFileSync(join(root, path), "utf8")),
  );
  expect(named).toEqual([]);
  expect(isText("packages/ui/src/text/en.ts") && isText("a/text/de/facts.ts") && !isText("a/text/names.ts")).toBe(true);
});

/** What the text of a rule consists of: its marks, and the first cells of its tables. */
const formOf = (text: string): object => ({
  marks: text.match(/\[[A-Z]\]/g) ?? [],
  rows: text.split("\n").filter((line) => line.startsWith("|")).length,
});

describe.each(
  textPackages()
    .map(({ folder }) => folder)
    .filter((folder) => existsSync(join(root, folder, "rules.de.md"))),
)("%s/rules.de.md", (folder) => {
  const rulesIn = (name: string) => readRules(readFileSync(join(root, folder, name), "utf8"));
  const english = rulesIn("rules.md");
  const german = rulesIn("rules.de.md");
  test("has the same rules in the same order", () => {
    expect([...german.keys()]).toEqual([...english.keys()]);
  });
  test("has the same marks and tables", () => {
    const differing = [...english].filter(
      ([id, { text }]) => JSON.stringify(formOf(text)) !== JSON.stringify(formOf(german.get(id)?.text ?? "")),
    );
    expect(differing.map(([id]) => id)).toEqual([]);
  });
});
