/** Every language says everything that English says: texts, lessons, rules. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { LANGUAGES, readRules } from "@starboard/kit";
import { inLanguage, isAbout, staleTexts, textPackages, textsOf, UNTRANSLATED } from "../texts.mjs";

const root = join(import.meta.dirname, "../..");

const pair = (text: string): [string, string] => text.split(" ") as [string, string];

test("`npm run texts` has been run", () => {
  expect(staleTexts().stale.map(({ file }) => file)).toEqual([]);
});

test("what is missing may be missing, and everything that may lack something does", () => {
  const { missing } = staleTexts();
  const mayLack = (line: string) => missing.filter(({ prefix, language }) => isAbout(line, prefix, language));
  const allowed = new Set(UNTRANSLATED.flatMap(mayLack));
  expect(missing.filter((one) => !allowed.has(one)).map(({ path }) => path)).toEqual([]);
  expect(UNTRANSLATED.filter((line) => mayLack(line).length === 0)).toEqual([]);
});

test("a package, a language, or a package in one language may be in progress", () => {
  const about = (line: string) => ["trekwar nl", "trekwar de", "web nl"].filter((one) => isAbout(line, ...pair(one)));
  expect(about("trekwar")).toEqual(["trekwar nl", "trekwar de"]);
  expect(about("nl")).toEqual(["trekwar nl", "web nl"]);
  expect(about("trekwar nl")).toEqual(["trekwar nl"]);
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
  ["packages/kernel", ...textPackages().map(({ folder }) => folder)].flatMap((folder) =>
    LANGUAGES.filter((one) => one !== "en")
      .map((one) => [folder, `rules.${one}.md`] as const)
      .filter(([, name]) => existsSync(join(root, folder, name))),
  ),
)("%s/%s", (folder, translated) => {
  const rulesIn = (name: string) => readRules(readFileSync(join(root, folder, name), "utf8"));
  const english = rulesIn("rules.md");
  const theirs = rulesIn(translated);
  test("has the same rules in the same order", () => {
    expect([...theirs.keys()]).toEqual([...english.keys()]);
  });
  test("has the same marks and tables", () => {
    const differing = [...english].filter(
      ([id, { text }]) => JSON.stringify(formOf(text)) !== JSON.stringify(formOf(theirs.get(id)?.text ?? "")),
    );
    expect(differing.map(([id]) => id)).toEqual([]);
  });
});
