// Creates a game: a copy of a sample game under a new name, with passing tests, to be changed into your own game.
//   npm run new-game -- star-ferry [--title "Star Ferry"] [--prefix FRY] [--from cards|grid] [--with-ui] [--register]
// With --register it is also listed for pages, hosts and the command line; for a folder that exists, only that is done.
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { ensureModules, environment, markInstalled } from "./ensure.mjs";
import { LIST, registeredGames, writeLists } from "./register.mjs";
import { ruleModule } from "./rules.mjs";
import { run } from "./run.mjs";

const repository = fileURLToPath(new URL("..", import.meta.url));

/**
 * The samples, by the name of `--from`: their folder, the words to replace, and the prefix of their rules.
 * @type {Readonly<Record<string, { folder: string, title: string, prefix: string, name: string, id: string }>>}
 */
const SAMPLES = {
  cards: { folder: "packages/sample", title: "Salvage Run", prefix: "SMP", name: "Sample", id: "sample" },
  grid: { folder: "packages/sample-grid", title: "Ion Trails", prefix: "ION", name: "Trails", id: "sample-grid" },
};

/** The prefixes of other games and of the kernel. @param {string} root @param {string} id */
function takenPrefixes(root, id) {
  const games = join(root, "packages/games");
  const manifests = readdirSync(games)
    .filter((name) => name !== id)
    .map((name) => join(games, name, "src/manifest.ts"))
    .filter((file) => existsSync(file));
  const found = manifests.map((file) => /prefix: "(\w+)"/.exec(readFileSync(file, "utf8"))?.[1] ?? "");
  return ["KRN", ...Object.values(SAMPLES).map(({ prefix }) => prefix), ...found];
}

/** Returns what to create, or an error message. */
function readArguments() {
  /** @type {{ [name in "title" | "prefix" | "root" | "from"]: { type: "string" } } & { [name in "with-ui" | "register"]: { type: "boolean" } }} */
  const options = {
    title: { type: "string" },
    prefix: { type: "string" },
    root: { type: "string" },
    from: { type: "string" },
    "with-ui": { type: "boolean" },
    register: { type: "boolean" },
  };
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [id = ""] = positionals;
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(id) || id.length > 30)
    return "Give the game an id of lower-case letters, digits and hyphens: npm run new-game -- star-ferry";
  const words = id.split("-").map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  const root = values.root ?? repository;
  const folder = join(root, "packages/games", id);
  const register = values.register === true;
  if (existsSync(folder) && !register)
    return `${folder} already exists. Choose another id, or list it with --register.`;
  const sample = SAMPLES[values.from ?? "cards"];
  if (!sample) return `--from ${values.from} is not a sample. There are: ${Object.keys(SAMPLES).join(", ")}.`;
  const prefix =
    values.prefix ??
    id
      .replace(/[^a-z]/g, "")
      .slice(0, 3)
      .toUpperCase();
  const taken = takenPrefixes(root, id);
  if (!/^[A-Z][A-Z0-9]{1,7}$/.test(prefix) || taken.includes(prefix))
    return `--prefix ${prefix} is not valid: use two to eight capital letters or digits. ${taken.join(", ")} are taken.`;
  return {
    id,
    root,
    folder,
    register,
    sample,
    prefix,
    name: words.join(""),
    title: values.title ?? words.join(" "),
    withUi: values["with-ui"] === true,
  };
}

/**
 * Returns the text of one file of the sample with the new names.
 * @param {string} text
 * @param {{ id: string, prefix: string, name: string, title: string, sample: typeof SAMPLES[string] }} names
 */
function withNewNames(text, { id, prefix, name, title, sample }) {
  return text
    .replaceAll(sample.title, title)
    .replaceAll(new RegExp(`\\b${sample.prefix}([-_"])`, "g"), `${prefix}$1`)
    .replaceAll(new RegExp(`\\b${sample.name}([A-Z])`, "g"), `${name}$1`)
    .replaceAll(new RegExp(`\\b${sample.id}([.@"/])`, "g"), `${id}$1`)
    .replaceAll('"../../tsconfig.base.json"', '"../../../tsconfig.base.json"')
    .replaceAll('"../../../../tsconfig.dom.json"', '"../../../../../tsconfig.dom.json"')
    .replaceAll(/"path": "((?:\.\.\/)+)(?=[a-z])/g, '"path": "$1../');
}

const skipped = new Set(["dist-types", "dist-types-ui", "fixture", "node_modules", "rules.gen.ts"]);
/** @param {string} folder @returns {string[]} */
const filesIn = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesIn(join(folder, entry.name)) : [join(folder, entry.name)],
  );

/** Leaves out the screen: the page then shows the board as words. @param {string} folder */
function dropScreen(folder) {
  rmSync(join(folder, "src/ui"), { recursive: true });
  /** @type {readonly (readonly [string, RegExp])[]} */
  const parts = [
    ["src/manifest.ts", /^ {2}screen: .*\n/m],
    ["tsconfig.json", /^ {2}"exclude": \["src\/ui", "src\/manifest\.ts"\],\n/m],
    ["package.json", /,\n {4}"\.\/ui": "[^"]*"/],
    ["package.json", /^ {4}"@starboard\/ui": "\*",\n/m],
    ["package.json", /^ {4}"react": "[^"]*",\n/m],
  ];
  for (const [name, part] of parts) {
    const file = join(folder, name);
    writeFileSync(file, readFileSync(file, "utf8").replace(part, ""));
  }
}

/** Lists the game. @param {string} root @param {string} id */
function register(root, id) {
  const list = join(root, LIST);
  if (!registeredGames(root).includes(id)) writeFileSync(list, `${readFileSync(list, "utf8").trimEnd()}\n${id}\n`);
  // What npm does for a workspace: a link in node_modules.
  const link = join(root, "node_modules/@starboard", id);
  if (!existsSync(link)) symlinkSync(join(root, "packages/games", id), link, "junction");
}

const names = readArguments();
if (typeof names === "string") {
  console.error(names);
  process.exit(2);
}
const { id, root, folder, sample } = names;
const isNew = !existsSync(folder);
if (isNew) {
  cpSync(join(repository, sample.folder), folder, { recursive: true, filter: (from) => !skipped.has(basename(from)) });
  for (const file of filesIn(folder)) writeFileSync(file, withNewNames(readFileSync(file, "utf8"), names));
  if (!names.withUi) dropScreen(folder);
  writeFileSync(join(folder, "src/rules.gen.ts"), ruleModule(readFileSync(join(folder, "rules.md"), "utf8")));
}

// Formats the files, because names have other lengths, and plays the golden matches again for the new game.
const node = await ensureModules();
if (names.register) register(root, id);
const written = writeLists(root);
if (names.register) markInstalled(root);
const steps = isNew
  ? [
      ["node_modules/@biomejs/biome/bin/biome", "format", "--write", folder],
      ["packages/cli/src/main.ts", "--game-folder", folder, "golden", join(folder, "records")],
    ]
  : [];
if (names.register) steps.push(["scripts/schemas.mjs"]);
for (const [script = "", ...args] of steps) {
  const { ok, output } = await run(node, [join(repository, script), ...args], { cwd: root, env: environment(node) });
  if (!ok) {
    console.error(output.trim());
    process.exit(1);
  }
}
const list = names.register ? [LIST, ...written, `docs/schema/situation.${id}.schema.json`] : written;
for (const path of list) console.log(`written: ${path}`);
const flag = names.register ? "" : `--game-folder packages/games/${id} `;
console.log(`${names.title} is in packages/games/${id} and can be played. Next:

  npx vitest run packages/games/${id}                      runs its tests and the conformance suite
  npm run -s starboard -- ${flag}play ${id}
${names.register ? "  npm start                                                and play it in the browser" : `  npm run new-game -- ${id} --register                     lists it for pages and hosts`}

Then replace its rules.md with your own rules and change the code accordingly: CONTRIBUTING.md, "Add a game".`);
