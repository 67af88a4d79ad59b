import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { classesOf, rulesOf } from "./style-rules.ts";

const root = join(import.meta.dirname, "../..");
const files = execFileSync("git", ["ls-files", "packages"], { cwd: root, encoding: "utf8" }).trim().split("\n");
const read = (file: string): string => readFileSync(join(root, file), "utf8");
/** Replay pages are documents of their own, without the tokens and layers of the pages. */
const APART = "packages/share/src/browser/player.css";
const sheets = files.filter((file) => file.endsWith(".css") && file !== APART);
/** Only these sheets name sizes and colours; all others use their tokens. */
const isTokenSheet = (file: string): boolean => file.endsWith("/tokens.css");

/** What a check of one sheet found, each with the place. */
const findings = (check: (file: string, css: string) => string[]): string[] =>
  sheets.flatMap((file) => check(file, read(file)).map((found) => `${file}: ${found}`));

// A class that is renamed in a component but not in its style sheet leaves the page unstyled, and neither the compiler nor
// a test of behaviour notices. So every class of a style sheet must occur in code.
describe("classes", () => {
  /** Whether code names the class, whole or as a template such as `hue-${n}`. */
  function usedBy(code: string): (name: string) => boolean {
    const words = new Set(code.match(/[A-Za-z_][\w-]*/g));
    const prefixes = [...new Set([...code.matchAll(/([A-Za-z_][\w-]*)\$\{/g)].map(([, prefix = ""]) => prefix))];
    return (name) =>
      words.has(name) || prefixes.some((prefix) => name.length > prefix.length && name.startsWith(prefix));
  }
  const namesIn = (css: string): string[] => [
    ...new Set(rulesOf(css).flatMap(({ selectors }) => selectors.flatMap(classesOf))),
  ];
  const code = files
    .filter((file) => /\/src\/.*\.tsx?$|\.html$/.test(file))
    .map(read)
    .join("\n");

  test("every class of a style sheet occurs in a component", () => {
    const isUsed = usedBy(code);
    expect(findings((_, css) => namesIn(css).filter((name) => !isUsed(name)))).toEqual([]);
  });
  test("a renamed class is found", () => {
    const isUsed = usedBy("<nav className={`links hue-${n}`} />");
    const css = ".links a, .places:hover { color: red } /* .comment {} */ @media print { .hue-3 { top: 0 } }";
    expect(namesIn(css).filter((name) => !isUsed(name))).toEqual(["places"]);
  });
});

// Layers decide which sheet wins, so no selector needs a longer name only to win. A rule outside of them beats all that
// stand inside.
describe("layers", () => {
  /** The layer whose rules a sheet holds; `undefined` for the lists of sheets and the font faces. */
  function layerOf(file: string): string | undefined {
    if (isTokenSheet(file)) return "tokens";
    if (file.startsWith("packages/games/")) return "games";
    if (file.startsWith("packages/web/")) return "screens";
    if (file.endsWith("/base.css")) return "base";
    return file.endsWith("/utilities.css") ? "utilities" : "components";
  }
  const outside = (file: string, css: string): string[] =>
    rulesOf(css)
      .filter(({ within }) => within[0] !== `@layer ${layerOf(file)}`)
      .map(({ selectors }) => selectors.join(", "));

  test("every rule is in the layer of its folder", () => {
    expect(findings(outside)).toEqual([]);
  });
  test("the order of the layers is given once, before any rule", () => {
    const orders = sheets.filter((file) => /@layer [\w, ]+;/.test(read(file)));
    expect(orders).toEqual(["packages/ui/src/style/index.css"]);
    const first = rulesOf(read("packages/ui/src/style/index.css"));
    expect(first).toEqual([]);
    expect(read("packages/ui/src/style/index.css")).toMatch(
      /^(?:@import "@fontsource.*\n|\s|\/\*.*\n)*@layer tokens, base, components, screens, games, utilities;\n@import/,
    );
    expect(read("packages/web/src/main.tsx")).toMatch(/^import "@starboard\/ui\/style.css";\n/);
  });
  test("rules outside a layer or in another one are found", () => {
    const css =
      ".a { top: 0 } @layer games { .b { top: 0; @media print { top: 1px } } } @media print { .c { top: 0 } }";
    expect(outside("packages/games/x/src/ui/style/map.css", css)).toEqual([".a", ".c"]);
    expect(outside("packages/web/src/table/table.css", "@layer games { .a { top: 0 } }")).toEqual([".a"]);
  });
});

// A selector begins with the class of a component, and what follows is scoped by it. All of a component, its phone and its
// themes too, stands in one sheet, so that nobody has to look for a second one. Print styles hide and repaint whole pages.
describe("components", () => {
  /** What a rule is about: the first class of its selector or the game of the page; without either, its elements. */
  function subjectOf(selector: string): string {
    const [found] = /\[data-game="?[\w-]+"?\]|\.[a-zA-Z_][\w-]*/.exec(selector) ?? [selector];
    return found;
  }
  /** The classes and elements that several sheets begin their selectors with, each with those sheets. */
  function sharedSubjects(all: readonly (readonly [file: string, css: string])[]): string[] {
    const sheetsOf = new Map<string, Set<string>>();
    for (const [file, css] of all) {
      for (const { within, selectors, declarations } of rulesOf(css)) {
        if (within.includes("@media print") || isTokenSheet(file)) continue;
        // The selector of a theme around other rules is about nothing yet.
        for (const subject of declarations.length === 0 ? [] : selectors.map(subjectOf))
          sheetsOf.set(subject, (sheetsOf.get(subject) ?? new Set()).add(file));
      }
    }
    return [...sheetsOf].filter(([, { size }]) => size > 1).map(([name, found]) => `${name}: ${[...found].join(", ")}`);
  }

  test("no class is styled in two sheets", () => {
    expect(sharedSubjects(sheets.map((file) => [file, read(file)]))).toEqual([]);
  });
  test("a class that two sheets style is found", () => {
    const dock = '@layer games { .dock { gap: 0; } [data-theme="light"] .dock .tool { gap: 0; } }';
    const phone = "@layer games { .rail .tool, .log { gap: 0; } @media (width < 9px) { .dock:hover { gap: 0; } } }";
    const print = "@layer games { @media print { .dock, .log { display: none; } } }";
    expect(
      sharedSubjects([
        ["dock.css", dock],
        ["phone.css", phone],
        ["print.css", print],
      ]),
    ).toEqual([".dock: dock.css, phone.css"]);
  });
});

// A few steps of type, space and colour keep the pages of one kind, and a theme or a larger type is one edit. Free are
// what has no steps: 0 and hairlines of 1px, shares of something else (%, em, container and window units), geometry
// (sizes, positions, radii, strokes, widths of media queries) and the strength of a colour that is mixed from tokens.
describe("tokens", () => {
  const COLOUR =
    /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(|(?<![\w-])(?:white|black|red|green|blue|yellow|gold|orange|gr[ae]y|silver|purple|pink|cyan|magenta|brown|navy|teal)(?![\w-])/i;
  const SPACE = /^(?:gap|row-gap|column-gap|(?:scroll-)?(?:padding|margin)(?:-.*)?)$/;
  const LENGTH = /(?<![\w.-])-?(?!1px|-1px)\d*\.?\d+(?:px|rem|pt)\b/;

  const literals = (file: string, css: string): string[] =>
    isTokenSheet(file)
      ? []
      : rulesOf(css).flatMap(({ selectors, declarations }) =>
          declarations
            .filter(({ property, value }) => {
              const plain = value.replace(/url\([^)]*\)|"[^"]*"/g, "");
              if (COLOUR.test(plain)) return true;
              const isSize = property === "font" || property === "font-size";
              return (isSize || SPACE.test(property)) && LENGTH.test(plain);
            })
            .map(({ property, value }) => `${selectors.join(", ")} { ${property}: ${value} }`),
        );

  test("font sizes, space and colours are tokens", () => {
    expect(findings(literals)).toEqual([]);
  });
  test("literal font sizes, space and colours are found", () => {
    const css = `@layer games { .a { font-size: 13px; margin: 0 -1px; inset: 3px; stroke: #fff; padding: calc(100% - 6px) }
      @media (max-width: 720px) { .b { gap: var(--space-2) 5px; font: 600 max(var(--size-2), 8cqw) / 1 var(--display);
      color: color-mix(in srgb, var(--ink) 8%, transparent); fill: white; box-shadow: 0 1px 2px rgb(0 0 0 / 0.4) } } }`;
    expect(literals("map.css", css).map((found) => found.replace(/^.*\{ (.*) \}$/, "$1"))).toEqual([
      "font-size: 13px",
      "stroke: #fff",
      "padding: calc(100% - 6px)",
      "gap: var(--space-2) 5px",
      "fill: white",
      "box-shadow: 0 1px 2px rgb(0 0 0 / 0.4)",
    ]);
  });

  /** The tokens that are used and defined nowhere: in no sheet, and by no component for its own element. */
  const undefinedIn = (used: string, defined: string): string[] => {
    const names = new Set(defined.match(/--[\w-]+(?=["'`\]]*\s*:)/g));
    const prefixes = [...defined.matchAll(/(--[\w-]*)\$\{/g)].map(([, prefix = ""]) => prefix);
    return [...new Set([...used.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = ""]) => name))].filter(
      (name) => !names.has(name) && !prefixes.some((prefix) => name.startsWith(prefix)),
    );
  };
  test("every token that is used is defined", () => {
    const components = files.filter((file) => /\/src\/.*\.tsx?$/.test(file));
    const all = [...sheets, ...components].map(read).join("\n");
    expect(undefinedIn(all, all)).toEqual([]);
  });
  test("a token that is not defined is found", () => {
    const css = ".a { --cell: 3px; top: var(--cell); gap: var(--space-15); left: var(--own, 0) }";
    expect(undefinedIn(css, css)).toEqual(["--space-15"]);
  });
});
