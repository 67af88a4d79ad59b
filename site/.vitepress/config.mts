/** The documentation site. Its sources are the Markdown files of the project; `scripts/docs.mjs` builds it. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, posix, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitepress";
import { GAMES, pages, pageOf } from "./pages.mts";

const root = join(dirname(fileURLToPath(import.meta.url)), "../..");

/** The lessons of each section of the rules, which the build collects in every language. */
interface Lesson {
  readonly language: string;
  readonly game: string;
  readonly rule: string;
  readonly id: string;
  readonly title: string;
}
const LESSONS = join(root, "dist/docs-lessons.json");
const lessons = (existsSync(LESSONS) ? JSON.parse(readFileSync(LESSONS, "utf8")) : []) as readonly Lesson[];

/** Where a relative link of a source file leads on the site; null for a file that is no page. */
function siteLink(from: string, link: string): string | null {
  const [path = "", anchor] = link.split("#");
  const target = path === "" ? from : posix.normalize(posix.join(posix.dirname(from), path));
  const page = pageOf(target);
  return page === undefined ? null : `/${page.replace(/\.md$/, "")}${anchor === undefined ? "" : `#${anchor}`}`;
}

/** The section that a heading of a rules file begins, such as AX-3. */
function sectionOf(prefix: string, heading: string): string | undefined {
  const number = new RegExp(`^(?:${prefix}-)?([0-9]+|[A-Z])\\.`).exec(heading)?.[1];
  return number === undefined ? undefined : `${prefix}-${number}`;
}

/** Markdown files that are no pages. */
const wanted = new Set(pages.map(({ from }) => from));
const excluded = readdirSync(root, { recursive: true, encoding: "utf8" })
  .map((path) => path.replaceAll("\\", "/"))
  .filter((path) => path.endsWith(".md") && !/(^|\/)(node_modules|dist|shared)\//.test(path) && !wanted.has(path));

const guide = (text: string, ...links: string[]) => ({
  text,
  items: links.map((link) => ({ link: `/${link}`, text: pages.find(({ to }) => to === `${link}.md`)?.title ?? link })),
});

/** Sets the theme of the project's tokens as soon as the site has chosen between dark and light, and whenever it changes. */
const THEME_SCRIPT = `{
  const root = document.documentElement;
  const follow = () => root.setAttribute("data-theme", root.classList.contains("dark") ? "dark" : "light");
  new MutationObserver(follow).observe(root, { attributeFilter: ["class"] });
  follow();
}`;

const SEARCH_DE = {
  button: { buttonText: "Suchen", buttonAriaLabel: "Suchen" },
  modal: {
    displayDetails: "Ausführliche Liste",
    resetButtonTitle: "Suche leeren",
    backButtonTitle: "Suche schließen",
    noResultsText: "Nichts gefunden für",
    footer: {
      selectText: "öffnen",
      selectKeyAriaLabel: "Enter",
      navigateText: "bewegen",
      navigateUpKeyAriaLabel: "Pfeil nach oben",
      navigateDownKeyAriaLabel: "Pfeil nach unten",
      closeText: "schließen",
      closeKeyAriaLabel: "Escape",
    },
  },
};

export default defineConfig({
  title: "Starboard",
  head: [["script", {}, THEME_SCRIPT]],
  description: "Four space-war tabletop games: guide, rules, handbook, protocol",
  srcDir: "..",
  srcExclude: excluded,
  outDir: join(root, "dist/docs"),
  cacheDir: join(root, "node_modules/.cache/docs"),
  base: "/docs/",
  cleanUrls: true,
  appearance: "dark",
  // Links are checked by the tests over the sources; source files are named without a link.
  ignoreDeadLinks: true,
  rewrites: Object.fromEntries(pages.map(({ from, to }) => [from, to])),
  vite: { logLevel: "warn" },
  markdown: {
    html: false,
    theme: { light: "github-light-high-contrast", dark: "github-dark-high-contrast" },
    config(md) {
      md.core.ruler.push("project", (state) => {
        // The path of an included page is that of its address; its file is apart.
        const { path, realPath = path } = state.env as { readonly path: string; readonly realPath?: string };
        const from = relative(root, realPath).replaceAll("\\", "/");
        const language = from.startsWith("site/de/") ? "de" : "en";
        const game = GAMES.find(({ id }) => [`packages/games/${id}/rules.md`, `site/de/rules/${id}.md`].includes(from));
        for (const token of state.tokens)
          for (const inner of token.children ?? []) {
            const link = inner.type === "link_open" ? inner.attrGet("href") : null;
            // The search finds its sections by the anchors of headings.
            if (link === null || /^(?:[a-z]+:|#)/.test(link)) continue;
            inner.attrSet("href", siteLink(from, link) ?? "#");
          }
        // A column without a name has no heading.
        for (const [i, token] of state.tokens.entries()) {
          if (token.type !== "th_open" || state.tokens[i + 1]?.content !== "") continue;
          for (const cell of [token, state.tokens[i + 2]]) if (cell) cell.tag = "td";
        }
        // Comments are for tools that write parts of a page.
        state.tokens = state.tokens.filter(({ type, children }) => type !== "html_block" || children !== null);
        if (!game) return;
        for (let i = state.tokens.length - 1; i > 0; i--) {
          if (state.tokens[i]?.type !== "heading_close") continue;
          const rule = sectionOf(game.prefix, state.tokens[i - 1]?.content ?? "");
          const isSection = state.tokens[i]?.tag === "h2";
          const here = lessons.filter(
            (one) =>
              isSection &&
              one.language === language &&
              one.game === game.id &&
              (one.rule === rule || one.rule.startsWith(`${rule}.`)),
          );
          if (here.length === 0) continue;
          const live = new state.Token("html_block", "", 0);
          live.content = `<LiveLessons :lessons='${JSON.stringify(here).replaceAll("'", "&#39;")}' />\n`;
          state.tokens.splice(i + 1, 0, live);
        }
      });
    },
  },
  themeConfig: {
    nav: [
      { text: "Guide", link: "/" },
      { text: "Rules", link: "/rules/4000ad" },
      { text: "Host", link: "/hosting" },
      { text: "Programs", link: "/programs" },
      { text: "Protocol", link: "/protocol" },
    ],
    sidebar: [
      guide("Guide", "index", "lessons", "puzzles", "studies", "review", "lab"),
      guide("Rules", ...GAMES.map(({ id }) => `rules/${id}`)),
      guide("Host", "hosting", "scale", "soak"),
      guide("Programs", "programs", "api", "protocol", "records", "bots"),
      guide("Make", "situations", "modules", "contributing", "architecture", "vocabulary", "decisions/index"),
    ],
    search: { provider: "local", options: { locales: { de: { translations: SEARCH_DE } } } },
    outline: [2, 3],
    docFooter: { prev: false, next: false },
    // Most pages have no German twin: the menu leads to the rules.
    i18nRouting: false,
  },
  locales: {
    root: { label: "English", lang: "en" },
    de: {
      label: "Deutsch",
      lang: "de",
      description: "Vier Weltraum-Brettspiele: die Regeln",
      themeConfig: {
        nav: [
          { text: "Regeln", link: "/de/" },
          { text: "Handbuch (Englisch)", link: "/" },
        ],
        sidebar: [
          {
            text: "Regeln",
            items: [
              { text: "Überblick", link: "/de/" },
              ...guide("", ...GAMES.map(({ id }) => `de/rules/${id}`)).items,
            ],
          },
        ],
        outline: { level: [2, 3], label: "Auf dieser Seite" },
        darkModeSwitchLabel: "Farben",
        lightModeSwitchTitle: "Helle Farben",
        darkModeSwitchTitle: "Dunkle Farben",
        sidebarMenuLabel: "Inhalt",
        returnToTopLabel: "Nach oben",
        langMenuLabel: "Sprache",
        skipToContentLabel: "Zum Inhalt",
        notFound: {
          title: "Seite nicht gefunden",
          quote: "",
          linkLabel: "Zum Überblick",
          linkText: "Zum Überblick",
        },
      },
    },
  },
});
