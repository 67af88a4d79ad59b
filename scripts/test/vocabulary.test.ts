/** Holds names and texts to the project's vocabulary (docs/vocabulary.md, decision 19). */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");
const read = (path: string): string => readFileSync(join(root, path), "utf8");
const tracked = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  cwd: root,
  encoding: "utf8",
})
  .split("\n")
  .filter((path) => path !== "");
const isCode = (path: string): boolean => /\.(ts|tsx|mjs)$/.test(path) && !/\.gen\.ts$|\/dist/.test(path);
/** All code except this file, which contains the forbidden words. */
const sources = tracked.filter((path) => isCode(path) && path !== "scripts/test/vocabulary.test.ts");

/** Old metaphors that must not be part of an identifier or file name. */
const FORBIDDEN_WORDS = new Set(["clerk", "referee", "sitting", "daybook", "shelf", "reckon", "trouble", "deed"]);
/** Words that must not be an identifier on their own; within longer names they may have their common meaning. */
const FORBIDDEN_NAMES = new Set(["House", "Office", "Hall", "Desk", "Purse", "Reel", "Pile"]);
/** Expects an empty list; a failure prints the whole list. */
const none = (list: readonly string[]): void => expect(list, list.join("\n")).toHaveLength(0);
/** The parts of a camelCase, PascalCase, snake_case or kebab-case name, in lower case and without a plural s. */
const partsOf = (name: string): string[] =>
  name
    .split(/[^A-Za-z]+|(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/)
    .filter((part) => part !== "")
    .map((part) => part.toLowerCase().replace(/s$/, ""));
const isForbidden = (name: string): boolean =>
  FORBIDDEN_NAMES.has(name) || partsOf(name).some((part) => FORBIDDEN_WORDS.has(part));

/** Returns the identifiers in code, without comments and strings but with the expressions in templates. */
function namesIn(code: string): string[] {
  const token = /\/\/[^\n]*|\/\*[\s\S]*?\*\/|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`|\{|\}|[A-Za-z_$][\w$]*/g;
  const names: string[] = [];
  /** Open braces, `true` for one that a template opened. */
  const braces: boolean[] = [];
  for (let match = token.exec(code); match; match = token.exec(code)) {
    const [text] = match;
    const closesTemplate = text === "}" && braces.pop() === true;
    if (text === "{") braces.push(false);
    else if (text === "`" || closesTemplate) {
      // The text of a template ends at its closing backtick or at the next expression.
      const rest = /(?:[^`\\$]|\\[\s\S]|\$(?!\{))*(`|\$\{)/y;
      rest.lastIndex = token.lastIndex;
      if (rest.exec(code)?.[1] === "${") braces.push(true);
      token.lastIndex = Math.max(rest.lastIndex, token.lastIndex);
    } else if (/^[A-Za-z_$]/.test(text)) names.push(text);
  }
  return names;
}

describe("names", () => {
  test("no file or folder name contains a forbidden word", () => {
    none(
      tracked.filter((path) => path.split("/").some((part) => isForbidden(basename(part).replace(/\.[\w.]+$/, "")))),
    );
  });

  test("no identifier contains a forbidden word", () => {
    const found = sources.flatMap((path) => {
      // Regular expressions in browser tests quote texts of the pages.
      const text = path.startsWith("e2e/") ? read(path).replace(/\/\^?[A-Z][^/\n]*\//g, "") : withoutJsxText(path);
      return [...new Set(namesIn(text).filter(isForbidden))].map((name) => `${path}: ${name}`);
    });
    none(found);
  });

  test("a forbidden name is reported, a comment and a string are not", () => {
    const code =
      'const myClerk = "the clerk"; // a shelf\nlet x = `deed ${`a Pile ${theDesk} ${Desk}`} House`; aDeed();';
    expect(namesIn(code).filter(isForbidden)).toEqual(["myClerk", "Desk", "aDeed"]);
    expect(isForbidden("TroubleShown")).toBe(true);
    expect(isForbidden("Desk")).toBe(true);
    expect(isForbidden("desktop")).toBe(false);
    expect(isForbidden("indeed")).toBe(false);
  });
});

/** Returns the code of a file without the text between tags, which is a message. */
function withoutJsxText(path: string): string {
  return path.endsWith(".tsx") ? read(path).replace(/>[^<>{}=;()]*</g, "><") : read(path);
}

describe("exported names", () => {
  /** A name that two packages, or two modules of one package, may share, with the reason. */
  const SHARED: Readonly<Record<string, string>> = {
    en: "every module of English texts",
    de: "every module of German texts",
    App: "React's root component and Fastify's instance",
    Variation: "the wire's form of what a bot engine reports; the wire must not import bots",
    EvaluationTerm: "the wire's form of what a bot engine reports; the wire must not import bots",
  };
  const exportsOf = (path: string): { name: string; kind: string }[] =>
    [
      ...read(path).matchAll(
        /^export (?:declare )?(?:abstract )?(?:async )?(type|interface|class|function\*?|const) ([\w$]+)/gm,
      ),
    ].map(([, kind = "", name = ""]) => ({ name, kind }));
  const packageOf = (path: string): string | undefined => /^packages\/(?!games\/)([^/]+)\/src\//.exec(path)?.[1];
  const declared = new Map<string, Map<string, Set<string>>>();
  for (const path of sources) {
    const owner = packageOf(path);
    if (owner === undefined) continue;
    for (const { name } of exportsOf(path)) {
      const owners = declared.get(name) ?? new Map<string, Set<string>>();
      owners.set(owner, (owners.get(owner) ?? new Set()).add(path));
      declared.set(name, owners);
    }
  }

  test.for(["kernel", "wire", "match", "bots", "host", "kit", "ui"])("%s exports each name once", (owner) => {
    // A schema and its inferred type share a name within one file; the same name in two files is a collision.
    const twice = [...declared]
      .filter(([name, owners]) => (owners.get(owner)?.size ?? 0) > 1 && !(name in SHARED))
      .map(([name, owners]) => `${name}: ${[...(owners.get(owner) ?? [])].join(", ")}`);
    none(twice);
  });

  test("no two of kernel, wire, match, bots, host, kit and ui export the same name", () => {
    const judged = new Set(["kernel", "wire", "match", "bots", "host", "kit", "ui"]);
    const shared = [...declared]
      .map(([name, owners]) => [name, [...owners.keys()].filter((owner) => judged.has(owner))] as const)
      .filter(([name, owners]) => owners.length > 1 && !(name in SHARED))
      .map(([name, owners]) => `${name}: ${owners.join(", ")}`);
    none(shared);
  });
});

describe("texts people read", () => {
  const modules = sources.filter(
    (path) => !/\/test\//.test(path) && /(?:\/messages\/.*\.ts|\/text\/en\/.*\.ts|\.en\.ts)$/.test(path),
  );
  /** String literals and the fixed parts of templates, without comments and without operands of comparisons. */
  const stringsIn = (path: string): string[] =>
    [
      ...read(path).matchAll(
        /\/\/[^\n]*|\/\*[\s\S]*?\*\/|(?:[!=]== |case )"(?:[^"\\\n]|\\.)*"|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g,
      ),
    ].flatMap(([, plain, template]) => (plain !== undefined ? [plain] : template !== undefined ? [template] : []));
  const texts = modules.flatMap((path) => stringsIn(path).map((text) => ({ path, text })));
  const failing = (wrong: (text: string) => boolean): string[] =>
    texts.filter(({ text }) => wrong(text)).map(({ path, text }) => `${path}: ${text}`);

  test("there are texts to check", () => {
    expect(modules.length).toBeGreaterThan(40);
    expect(texts.length).toBeGreaterThan(2_000);
  });

  test("the actor is named", () => {
    none(
      failing((text) =>
        /\b(?:somebody|anybody|nobody|everybody|whoever|of one['’]s own|shut out|look on)\b/i.test(text),
      ),
    );
  });

  test("“is not a file”, never “is no file”", () => {
    none(
      failing((text) =>
        /(?<![Tt]here )\b(?:is|are) no (?:file|JSON|record|map|module|Unit|deck|card|act|option|seat|ship)s?\b/.test(
          text,
        ),
      ),
    );
  });

  test("apostrophes are typographic", () => {
    none(
      failing(
        (text) =>
          /[a-z]'[a-z]/i.test(text.replace(/\$\{[^}]*\}/g, "")) &&
          / /.test(text) &&
          !text.includes("--") &&
          !NAMES.test(text),
      ),
    );
  });

  test("a long sentence ends with a full stop, a question mark or a colon", () => {
    const unended = (text: string): boolean =>
      /^[A-Z“]/.test(text) &&
      text.length > 40 &&
      /[a-z]{2} [a-z]+ [a-z]+/.test(text) &&
      /[a-z0-9]$/.test(text.replace(/(?:\\n)+$/, "")) &&
      /\. [A-Z]/.test(text);
    none(failing(unended));
  });
});
/** Names from the sheets are written as the sheets write them. */
const NAMES =
  /Jem'Hadar|Remata'Klan|Ki'Ratas|D'kora|Kar'takin|Bat'leth|Qo'noS|K'Vort|Va'aken|Ch'Ral|T'Pau|Vor'cha|D'deridex/;

describe("the glossary", () => {
  const rows = read("docs/vocabulary.md")
    .split("\n")
    .filter((line) => line.startsWith("| **"))
    .map((line) => line.split("|").map((cell) => cell.trim()));
  const names = rows.flatMap((cells) => [...(cells[3] ?? "").matchAll(/`([^`]+)`/g)].map(([, name]) => name as string));
  const used = new Set(sources.filter((path) => path.startsWith("packages/")).flatMap((path) => namesIn(read(path))));

  test("has a row for each term, once", () => {
    const terms = rows.map((cells) => cells[1] ?? "");
    expect(terms.length).toBeGreaterThan(50);
    none(terms.filter((term, i) => terms.indexOf(term) !== i));
  });

  test("names code that exists", () => {
    expect(names.length).toBeGreaterThan(40);
    none(names.filter((name) => !used.has(name)));
  });
});
