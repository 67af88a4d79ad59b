// Begins a game: a copy of the sample game under a new name, complete and passing, ready to be changed into your own.
//   npm run new-game -- star-ferry [--title "Star Ferry"] [--prefix FRY]
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { ensureModules, environment } from "./ensure.mjs";
import { ruleModule } from "./rules.mjs";
import { run } from "./run.mjs";

const house = fileURLToPath(new URL("..", import.meta.url));

/** What was asked for, or a sentence that says what is wrong with it. */
function readOrder() {
  /** @type {{ title: { type: "string" }, prefix: { type: "string" }, root: { type: "string" } }} */
  const options = { title: { type: "string" }, prefix: { type: "string" }, root: { type: "string" } };
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [id = ""] = positionals;
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(id) || id.length > 30)
    return "Say how the game is to be called, in small letters, digits and hyphens: npm run new-game -- star-ferry";
  const words = id.split("-").map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  const root = values.root ?? house;
  const folder = join(root, "packages/games", id);
  if (existsSync(folder)) return `There is a game in ${folder} already.`;
  const prefix =
    values.prefix ??
    id
      .replace(/[^a-z]/g, "")
      .slice(0, 3)
      .toUpperCase();
  if (!/^[A-Z][A-Z0-9]{1,7}$/.test(prefix) || prefix === "SMP" || prefix === "KRN")
    return `Rule numbers need two to eight capitals or digits before them that are not taken: --prefix ${prefix} will not do.`;
  return { id, root, folder, prefix, name: words.join(""), title: values.title ?? words.join(" ") };
}

/**
 * The text of one file of the sample, under its new name.
 * @param {string} text @param {{ id: string, prefix: string, name: string, title: string }} order
 */
function renamed(text, { id, prefix, name, title }) {
  return text
    .replaceAll("Salvage Run", title)
    .replaceAll(/\bSMP([-_])/g, `${prefix}$1`)
    .replaceAll(/\bSample([A-Z])/g, `${name}$1`)
    .replaceAll(/\bsample([.@"/])/g, `${id}$1`)
    .replaceAll('"../../tsconfig.base.json"', '"../../../tsconfig.base.json"')
    .replaceAll(/"path": "\.\.\/(?=[a-z])/g, '"path": "../../');
}

const skipped = new Set(["dist-types", "node_modules", "rules.gen.ts"]);
/** @param {string} folder @returns {string[]} */
const filesIn = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesIn(join(folder, entry.name)) : [join(folder, entry.name)],
  );

/** Tells the compiler about the new project; the lists stay as they are otherwise. @param {string} root @param {string} id */
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

const order = readOrder();
if (typeof order === "string") {
  console.error(order);
  process.exit(2);
}
const { id, root, folder } = order;
cpSync(join(house, "packages/sample"), folder, { recursive: true, filter: (from) => !skipped.has(basename(from)) });
for (const file of filesIn(folder)) writeFileSync(file, renamed(readFileSync(file, "utf8"), order));
writeFileSync(join(folder, "src/rules.gen.ts"), ruleModule(readFileSync(join(folder, "rules.md"), "utf8")));
listProject(root, id);

// Names have changed lengths and records their game: format, and play the golden matches again under the new name.
const node = await ensureModules();
const steps = [
  ["node_modules/@biomejs/biome/bin/biome", "format", "--write", folder],
  ["packages/cli/src/main.ts", "--game-folder", folder, "golden", join(folder, "records")],
];
for (const [script = "", ...args] of steps) {
  const { ok, output } = await run(node, [join(house, script), ...args], { cwd: root, env: environment(node) });
  if (!ok) {
    console.error(output.trim());
    process.exit(1);
  }
}
console.log(`${order.title} lies in packages/games/${id}, complete and playable. Next:

  npm install                                              links it into the workspace
  npx vitest run packages/games/${id}                      sits it for the exam
  npm run -s starboard -- --game-folder packages/games/${id} play ${id}

Then change its rules.md into your own rules, and the code after it: CONTRIBUTING.md, "Add a game in an afternoon".`);
