// Lists the translatable texts of every package, and collects what other languages have of them.
//   npm run texts             writes src/texts.gen.ts, src/texts.de.gen.ts, src/lessons.de.gen.ts, src/translations.gen.ts
//   npm run texts -- --check  only lists the stale ones and the missing translations
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { LANGUAGES } from "../packages/kit/src/language.ts";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
/** What may lack translations: packages, languages, or a package in one language, such as `trekwar nl`. */
export const UNTRANSLATED = readFileSync(join(root, "packages/games/untranslated.txt"), "utf8")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"));
const OTHERS = LANGUAGES.filter((language) => language !== "en");

/** Whether a line of the list is about a package in a language. @param {string} line @param {string} prefix @param {string} language */
export const isAbout = (line, prefix, language) =>
  line === prefix || line === language || line === `${prefix} ${language}`;

/** The packages with texts, and whether each is a game. @returns {{ folder: string, prefix: string, isGame: boolean }[]} */
export function textPackages() {
  const games = readdirSync(join(root, "packages/games"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(root, "packages/games", entry.name, "src/manifest.ts")))
    .map(({ name }) => ({ folder: `packages/games/${name}`, prefix: name, isGame: true }));
  const others = ["cli", "host", "kit", "share", "ui", "web"].map((name) => ({
    folder: `packages/${name}`,
    prefix: name,
    isGame: false,
  }));
  return [...games, ...others];
}

/** The modules of a package that hold English texts, by their paths below `src`. @param {string} folder */
export function englishModules(folder) {
  const src = join(root, folder, "src");
  return /** @type {string[]} */ (readdirSync(src, { recursive: true }))
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => /(^|\/)en\/[^/]+\.ts$|(^|\/)en\.ts$|\.en\.ts$/.test(path))
    .toSorted();
}

/** The path of a module in another language. @param {string} path @param {string} language */
export const inLanguage = (path, language) =>
  path.replace(/(^|\/)en(?=\/[^/]+\.ts$|\.ts$)/, `$1${language}`).replace(/\.en\.ts$/, `.${language}.ts`);

/** The translatable texts of a module: the name of each export, and its id without the package. @param {string} source @param {string} prefix */
export const textsOf = (source, prefix) =>
  [...source.matchAll(/^export const (\w+)[^=]*=(?!>)\s*translatable\(\s*"([^"]+)"/gm)].map(([, name, id]) => {
    if (name === undefined || !id?.startsWith(`${prefix}/`)) throw new Error(`${prefix}: ${id} begins otherwise`);
    return { name, id: id.slice(prefix.length + 1) };
  });

/** The names of the exports that hold lessons. @param {string} source */
const lessonLists = (source) =>
  /\blessonsIn\(/.test(source)
    ? [...source.matchAll(/^export const (\w+) = [{l]/gm)].map(([, name]) => String(name))
    : [];

const HEAD = "Written by `npm run texts`; change the texts, not this.";
/** @param {number} i */
const local = (i) => `text${i}`;

/** A module or rule text that a language lacks. @typedef {{ path: string, prefix: string, language: string }} Missing */

/** Returns the files that `npm run texts` writes for a package: null for one that must not exist. */
/** @param {{ folder: string, prefix: string, isGame: boolean }} of @returns {{ files: Map<string, string | null>, missing: Missing[] }} */
export function textFiles({ folder, prefix, isGame }) {
  const src = join(root, folder, "src");
  const modules = englishModules(folder).map((path) => ({ path, source: readFileSync(join(src, path), "utf8") }));
  const texts = modules.flatMap(({ path, source }) => textsOf(source, prefix).map((text) => ({ ...text, path })));
  const lessons = modules.flatMap(({ path, source }) => lessonLists(source).map((name) => ({ name, path })));
  /** @type {Map<string, string | null>} */
  const files = new Map();
  /** @type {Missing[]} */
  const missing = [];
  const english = texts
    .map(({ name, path }, i) => `import type { ${name} as ${local(i)} } from "./${path}";\n`)
    .join("");
  const fields = texts.map(({ id }, i) => `  readonly "${id}": typeof ${local(i)};\n`).join("");
  files.set(
    "texts.gen.ts",
    `/** The translatable texts of \`${prefix}\` by id. ${HEAD} */\n${english}\nexport interface Texts {\n${fields}}\n`,
  );
  /** @type {string[]} */
  const loaders = [];
  for (const language of OTHERS) {
    const isComplete = !UNTRANSLATED.some((line) => isAbout(line, prefix, language));
    /** @param {{ path: string }} of */
    const has = ({ path }) => existsSync(join(src, inLanguage(path, language)));
    missing.push(
      ...[
        ...new Set([...texts, ...lessons].filter((one) => !has(one)).map(({ path }) => inLanguage(path, language))),
      ].map((path) => ({ path: `${folder}/src/${path}`, prefix, language })),
    );
    const own = texts.filter(has);
    const imports = own
      .map(({ name, path }, i) => {
        const theirs = name === "en" ? language : name;
        return `import { ${theirs} as ${local(i)} } from "./${inLanguage(path, language)}";\n`;
      })
      .join("");
    const type = isComplete ? "Translations<Texts>" : "Partial<Translations<Texts>>";
    const entries = own.map(({ id }, i) => `  "${id}": ${local(i)},\n`).join("");
    files.set(
      `texts.${language}.gen.ts`,
      `/** The texts of \`${prefix}\` in the language \`${language}\`. ${HEAD} */\nimport type { Translations } from "${prefix === "kit" ? "./language.ts" : "@starboard/kit"}";\n${imports}import type { Texts } from "./texts.gen.ts";\n\nexport const texts: ${type} = {\n${entries}};\n`,
    );
    if (!isGame) continue;
    const written = lessons.filter(has);
    files.set(
      `lessons.${language}.gen.ts`,
      written.length === 0
        ? null
        : `/** The words of the lessons in the language \`${language}\`. ${HEAD} */\n${written
            .map(({ name, path }, i) => `import { ${name} as list${i} } from "./${inLanguage(path, language)}";\n`)
            .join("")}\nexport const lessons: object = { ${written.map((_, i) => `...list${i}`).join(", ")} };\n`,
    );
    if (!existsSync(join(root, folder, `rules.${language}.md`)))
      missing.push({ path: `${folder}/rules.${language}.md`, prefix, language });
    /** @param {boolean} exists @param {string} part @param {string} module @param {string} name */
    const loader = (exists, part, module, name) =>
      exists ? `    ${part}: () => import("./${module}").then((module) => module.${name}),\n` : "";
    loaders.push(
      `  ${language}: {\n${[
        loader(
          existsSync(join(src, `text/${language}/landing.ts`)),
          "landing",
          `text/${language}/landing.ts`,
          "landing",
        ),
        loader(own.length > 0, "texts", `texts.${language}.gen.ts`, "texts"),
        loader(written.length > 0, "lessons", `lessons.${language}.gen.ts`, "lessons"),
        loader(existsSync(join(root, folder, `rules.${language}.md`)), "rules", `rules.${language}.gen.ts`, "rules"),
      ].join("")}  },\n`,
    );
  }
  if (isGame)
    files.set(
      "translations.gen.ts",
      `/** The languages of \`${prefix}\` other than English. ${HEAD} */\nimport type { GameTranslations } from "@starboard/kit";\n\nexport const translations: GameTranslations = {\n${loaders.join("")}};\n`,
    );
  return { files, missing };
}

/** Returns the generated files that differ from what they should be, and the translations that do not exist. */
export function staleTexts() {
  const packages = textPackages();
  /** @type {{ file: string, expected: string | null }[]} */
  const stale = [];
  /** @type {Missing[]} */
  const missing = [];
  for (const of of packages) {
    const { files, missing: lacking } = textFiles(of);
    missing.push(...lacking);
    for (const [name, expected] of files) {
      const file = join(root, of.folder, "src", name);
      const now = existsSync(file) ? readFileSync(file, "utf8") : null;
      if (now !== expected) stale.push({ file, expected });
    }
  }
  return { stale, missing };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const check = process.argv.includes("--check");
  const { stale, missing } = staleTexts();
  for (const { file, expected } of stale) {
    if (!check && expected !== null) writeFileSync(file, expected);
    if (!check && expected === null) rmSync(file);
    console.log(`${check ? "stale" : "written"}: ${relative(root, file)}`);
  }
  for (const { path } of missing) console.log(`not translated: ${path}`);
  if (check && stale.length > 0) process.exitCode = 1;
}
