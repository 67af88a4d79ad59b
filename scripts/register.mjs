// Writes everything that follows from the list of games, `packages/games/games.txt`: the modules of the registry, the
// compiler's project lists, the dependencies of the registry and the workspace entries of the lock file.
//   npm run register             writes what is stale
//   npm run register -- --check  only lists it
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";

/** Where the registered games are listed: one id per line, in the order of the start page. */
export const LIST = "packages/games/games.txt";

/** Reads the ids of the registered games. @param {string} root @returns {string[]} */
export const registeredGames = (root) =>
  readFileSync(join(root, LIST), "utf8")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");

/** A name for imports: `star-ferry` becomes `starFerry`, and `4000ad` becomes `game4000ad`. @param {string} id */
const nameOf = (id) => {
  const name = id.replace(/-(.)/g, (_, letter) => /** @type {string} */ (letter).toUpperCase());
  return /^\d/.test(name) ? `game${name}` : name;
};

const HEADER = "Written by `npm run register` from `packages/games/games.txt`; change that list, not this.";

/** @param {readonly string[]} ids */
const manifestsModule = (ids) =>
  `/** The manifests of all games. ${HEADER} */
${ids.map((id) => `import { manifest as ${nameOf(id)} } from "@starboard/${id}/manifest";`).join("\n")}
import type { GameManifest } from "@starboard/kit";

export const manifests: readonly GameManifest[] = [${ids.map(nameOf).join(", ")}];
`;

/** @param {readonly string[]} ids */
const gamesModule = (ids) =>
  `/** Rules and texts of all games. ${HEADER} */
${ids
  .map(
    (id) =>
      `import * as ${nameOf(id)} from "@starboard/${id}";\nimport { rules as ${nameOf(id)}Rules } from "@starboard/${id}/rules";`,
  )
  .join("\n")}
import type { GameModule } from "@starboard/kit";

export const games: readonly { readonly module: GameModule; readonly rules: string }[] = [
${ids.map((id) => `  { module: ${nameOf(id)}, rules: ${nameOf(id)}Rules },`).join("\n")}
];
`;

/** @param {readonly string[]} ids */
const botsModule = (ids) =>
  `/** The bot specs of all games that have bots. ${HEADER} */
${ids.map((id) => `import { bot as ${nameOf(id)} } from "@starboard/${id}/bot";`).join("\n")}

export const bots: readonly unknown[] = [${ids.map(nameOf).join(", ")}];
`;

/**
 * Replaces the references to games among those of a project file. Other references keep their places.
 * @param {string} text @param {string} prefix what the path of a game begins with, such as `./packages/games/`
 * @param {readonly string[]} paths the folders of the games' projects, relative to `packages/games/`
 */
function withReferences(text, prefix, paths) {
  const entry = (/** @type {string} */ path) => `    {\n      "path": "${prefix}${path}"\n    }`;
  const found = /("references": \[\n)([\s\S]*?)(\n {2}\])/.exec(text);
  if (!found) return text;
  const [all, open, body = "", close] = found;
  const others = body
    .split(/,\n(?= {4}\{)/)
    .map((one) => one.replace(/,$/, ""))
    .filter((one) => one !== "" && !one.includes(`"${prefix}`));
  // The list of test projects comes last.
  const last = others.filter((one) => one.includes("tsconfig.tests.json"));
  const first = others.filter((one) => !last.includes(one));
  return text.replace(all, `${open}${[...first, ...paths.map(entry), ...last].join(",\n")}${close}`);
}

/** The compiler's projects of a game: rules, and the screen if it has one. @param {string} root @param {string} id */
const projectsOf = (root, id) =>
  existsSync(join(root, "packages/games", id, "src/ui/tsconfig.json")) ? [id, `${id}/src/ui`] : [id];

/**
 * Orders names as npm does.
 * @template T @param {Record<string, T>} named @returns {Record<string, T>}
 */
const inOrder = (named) =>
  Object.fromEntries(Object.entries(named).sort(([one], [other]) => one.localeCompare(other, "en")));

/** @typedef {{ dependencies?: Record<string, string>, [field: string]: unknown }} Package */

/** @param {Package} pkg @param {readonly string[]} ids @param {(name: string) => boolean} isGame @returns {Package} */
function withDependencies(pkg, ids, isGame) {
  const others = Object.entries(pkg.dependencies ?? {}).filter(([name]) => !isGame(name));
  const dependencies = Object.fromEntries([...others, ...ids.map((id) => [`@starboard/${id}`, "*"])]);
  return { ...pkg, dependencies: inOrder(/** @type {Record<string, string>} */ (dependencies)) };
}

/**
 * The lock file with the workspaces of the games and the dependencies of the registry.
 * @param {string} root @param {string} text @param {readonly string[]} ids @param {Package} registry
 */
function withWorkspaces(root, text, ids, registry) {
  /** @type {{ packages: Record<string, object> }} */
  const lock = JSON.parse(text);
  for (const id of ids) {
    const { name, version, license, dependencies, devDependencies } = JSON.parse(
      readFileSync(join(root, "packages/games", id, "package.json"), "utf8"),
    );
    lock.packages[`node_modules/@starboard/${id}`] = { resolved: `packages/games/${id}`, link: true };
    lock.packages[`packages/games/${id}`] = {
      name,
      version,
      license,
      dependencies: inOrder(dependencies),
      ...(devDependencies && { devDependencies: inOrder(devDependencies) }),
    };
  }
  const own = lock.packages["packages/registry"];
  if (own) lock.packages["packages/registry"] = { ...own, dependencies: registry.dependencies };
  lock.packages = inOrder(lock.packages);
  return `${JSON.stringify(lock, null, 2)}\n`;
}

/**
 * The files that the registry consists of, and their contents.
 * @param {string} root @param {readonly string[]} ids @param {readonly string[]} projects
 * @returns {Record<string, string>}
 */
function registryFiles(root, ids, projects) {
  const read = (/** @type {string} */ path) => readFileSync(join(root, path), "utf8");
  const withBots = ids.filter((id) => existsSync(join(root, "packages/games", id, "src/bot/index.ts")));
  const fixed = new Set(["bots", "kernel", "kit"].map((name) => `@starboard/${name}`));
  /** @type {Package} */
  const pkg = JSON.parse(read("packages/registry/package.json"));
  const registry = withDependencies(pkg, ids, (name) => !fixed.has(name));
  return {
    "packages/registry/src/manifests.gen.ts": manifestsModule(ids),
    "packages/registry/src/games.gen.ts": gamesModule(ids),
    "packages/registry/src/bots.gen.ts": botsModule(withBots),
    "packages/registry/package.json": `${JSON.stringify(registry, null, 2)}\n`,
    "packages/registry/tsconfig.json": withReferences(read("packages/registry/tsconfig.json"), "../games/", projects),
    ...(existsSync(join(root, "package-lock.json")) && {
      "package-lock.json": withWorkspaces(root, read("package-lock.json"), ids, registry),
    }),
  };
}

/**
 * Returns the files that differ from what the list of games says. The compiler also checks games that are not listed yet.
 * @param {string} root @returns {{ file: string, expected: string }[]}
 */
export function staleLists(root) {
  const ids = existsSync(join(root, LIST)) ? registeredGames(root) : [];
  const others = readdirSync(join(root, "packages/games")).filter(
    (id) => !ids.includes(id) && existsSync(join(root, "packages/games", id, "tsconfig.json")),
  );
  const projects = ids.flatMap((id) => projectsOf(root, id));
  const everything = [...projects, ...others.flatMap((id) => projectsOf(root, id))];
  /** @type {Record<string, string>} */
  const wanted = existsSync(join(root, "packages/registry")) ? registryFiles(root, ids, projects) : {};
  for (const path of ["tsconfig.json", "tsconfig.tests.json"])
    if (existsSync(join(root, path)))
      wanted[path] = withReferences(readFileSync(join(root, path), "utf8"), "./packages/games/", everything);
  return Object.entries(wanted).flatMap(([path, expected]) => {
    const file = join(root, path);
    return existsSync(file) && readFileSync(file, "utf8") === expected ? [] : [{ file, expected }];
  });
}

/** Writes what is stale and returns the paths. @param {string} root */
export function writeLists(root) {
  const stale = staleLists(root);
  for (const { file, expected } of stale) writeFileSync(file, expected);
  return stale.map(({ file }) => relative(root, file));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = fileURLToPath(new URL("..", import.meta.url));
  const check = process.argv.includes("--check");
  const paths = check ? staleLists(root).map(({ file }) => relative(root, file)) : writeLists(root);
  for (const path of paths) console.log(`${check ? "stale" : "written"}: ${path}`);
  if (check && paths.length > 0) process.exitCode = 1;
}
