/** The pages of the site: which Markdown file of the project stands where. */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "../..");

/** The games with the prefix of their rule numbers. */
export const GAMES = [
  { id: "4000ad", prefix: "AD" },
  { id: "trekwar", prefix: "TW" },
  { id: "anaxis", prefix: "AX" },
  { id: "warp-empires", prefix: "WE" },
] as const;

const filesOf = (folder: string): string[] =>
  readdirSync(join(root, folder)).flatMap((name) => (name.endsWith(".md") ? [`${folder}/${name}`] : []));
const titleOf = (path: string): string => /^# (.*)$/m.exec(readFileSync(join(root, path), "utf8"))?.[1] ?? path;

export interface Page {
  readonly from: string;
  readonly to: string;
  readonly title: string;
}
const entry = (from: string, to: string): Page => ({ from, to, title: titleOf(from) });

/** The rules are here in German too; everything else is English. */
export const pages: readonly Page[] = [
  entry("README.md", "index.md"),
  entry("site/api.md", "api.md"),
  entry("CONTRIBUTING.md", "contributing.md"),
  entry("ARCHITECTURE.md", "architecture.md"),
  entry("CHANGELOG.md", "changelog.md"),
  entry("packages/client/README.md", "client.md"),
  entry("clients/python/README.md", "client-python.md"),
  ...GAMES.map(({ id }) => entry(`packages/games/${id}/rules.md`, `rules/${id}.md`)),
  entry("site/de/index.md", "de/index.md"),
  // The search knows the language of a page by its folder, so these pages include the German rules.
  ...GAMES.map(({ id }) => ({
    from: `site/de/rules/${id}.md`,
    to: `de/rules/${id}.md`,
    title: titleOf(`packages/games/${id}/rules.de.md`),
  })),
  ...filesOf("docs").map((path) => entry(path, path.replace("docs/", ""))),
  ...filesOf("decisions").map((path) => entry(path, path.replace("README", "index"))),
];

/** The page of a file, or of the README of a folder. */
export const pageOf = (path: string): string | undefined =>
  pages.find(({ from }) => from === path || from === `${path.replace(/\/$/, "")}/README.md`)?.to;
