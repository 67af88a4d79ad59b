// Creates a game: a copy of the sample game under a new name, with passing tests, to be changed into your own game.
//   npm run new-game -- star-ferry [--title "Star Ferry"] [--prefix FRY] [--with-ui]
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { ensureModules, environment } from "./ensure.mjs";
import { ruleModule } from "./rules.mjs";
import { run } from "./run.mjs";

const repository = fileURLToPath(new URL("..", import.meta.url));

/** Returns what to create, or an error message. */
function readArguments() {
  /** @type {{ [name in "title" | "prefix" | "root"]: { type: "string" } } & { "with-ui": { type: "boolean" } }} */
  const options = {
    title: { type: "string" },
    prefix: { type: "string" },
    root: { type: "string" },
    "with-ui": { type: "boolean" },
  };
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [id = ""] = positionals;
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(id) || id.length > 30)
    return "Give the game an id of lower-case letters, digits and hyphens: npm run new-game -- star-ferry";
  const words = id.split("-").map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  const root = values.root ?? repository;
  const folder = join(root, "packages/games", id);
  if (existsSync(folder)) return `${folder} already exists. Choose another id.`;
  const prefix =
    values.prefix ??
    id
      .replace(/[^a-z]/g, "")
      .slice(0, 3)
      .toUpperCase();
  if (!/^[A-Z][A-Z0-9]{1,7}$/.test(prefix) || prefix === "SMP" || prefix === "KRN")
    return `--prefix ${prefix} is not valid: use two to eight capital letters or digits. SMP and KRN are taken.`;
  return {
    id,
    root,
    folder,
    prefix,
    name: words.join(""),
    title: values.title ?? words.join(" "),
    withUi: values["with-ui"] === true,
  };
}

/**
 * Returns the text of one file of the sample with the new names.
 * @param {string} text @param {{ id: string, prefix: string, name: string, title: string }} names
 */
function withNewNames(text, { id, prefix, name, title }) {
  return text
    .replaceAll("Salvage Run", title)
    .replaceAll(/\bSMP([-_])/g, `${prefix}$1`)
    .replaceAll(/\bSample([A-Z])/g, `${name}$1`)
    .replaceAll(/\bsample([.@"/])/g, `${id}$1`)
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

/** Adds the new project to the compiler's project lists. @param {string} root @param {string} id */
function listProject(root, id) {
  for (const name of ["tsconfig.json", "tsconfig.tests.json"]) {
    const file = join(root, name);
    if (!existsSync(file)) continue;
    const text = readFileSync(file, "utf8");
    const entry = `    {\n      "path": "./packages/games/${id}"\n    },\n`;
    if (!text.includes(`./packages/games/${id}"`))
      writeFileSync(file, text.replace(/("references": \[\n)/, `$1${entry}`));
  }
}

const names = readArguments();
if (typeof names === "string") {
  console.error(names);
  process.exit(2);
}
const { id, root, folder } = names;
cpSync(join(repository, "packages/sample"), folder, {
  recursive: true,
  filter: (from) => !skipped.has(basename(from)),
});
for (const file of filesIn(folder)) writeFileSync(file, withNewNames(readFileSync(file, "utf8"), names));
if (!names.withUi) dropScreen(folder);
writeFileSync(join(folder, "src/rules.gen.ts"), ruleModule(readFileSync(join(folder, "rules.md"), "utf8")));
listProject(root, id);

// Formats the files, because names have other lengths, and plays the golden matches again for the new game.
const node = await ensureModules();
const steps = [
  ["node_modules/@biomejs/biome/bin/biome", "format", "--write", folder],
  ["packages/cli/src/main.ts", "--game-folder", folder, "golden", join(folder, "records")],
];
for (const [script = "", ...args] of steps) {
  const { ok, output } = await run(node, [join(repository, script), ...args], { cwd: root, env: environment(node) });
  if (!ok) {
    console.error(output.trim());
    process.exit(1);
  }
}
console.log(`${names.title} is in packages/games/${id} and can be played. Next:

  npm install                                              links it into the workspace
  npx vitest run packages/games/${id}                      runs its tests and the conformance suite
  npm run -s starboard -- --game-folder packages/games/${id} play ${id}

Then replace its rules.md with your own rules and change the code accordingly: CONTRIBUTING.md, "Add a game in an afternoon".`);
