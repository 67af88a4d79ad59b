// Writes docs/dependencies.md, the list of all locked packages with their licences, and checks what the lock file lets in.
//   npm run dependencies             writes the list
//   npm run dependencies -- --check  only says what is wrong or stale
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const page = join(root, "docs/dependencies.md");

/** Licences that fit the MIT licence of this project in a package that comes along with it (SPDX identifiers). */
export const LICENCES_THAT_FIT = [
  "0BSD",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "BlueOak-1.0.0",
  "CC0-1.0",
  "ISC",
  "MIT",
  "MIT-0",
  "MPL-2.0",
  "OFL-1.1",
  "Unlicense",
];

/**
 * Packages whose manifest forgets the licence that lies beside it, by `name@version`: a new version is looked at again.
 * @type {Readonly<Record<string, string>>}
 */
export const LICENCES_READ_BY_HAND = { "png-js@2.0.0": "MIT" };

/**
 * @typedef {{ version?: string, resolved?: string, integrity?: string, license?: string, dev?: boolean, optional?: boolean,
 *   link?: boolean, hasInstallScript?: boolean }} LockedPackage
 * @typedef {{ lockfileVersion: number, packages: Record<string, LockedPackage> }} Lock
 */

/** The packages from outside, as `[name, entry]`. @param {Lock} lock */
function outsiders(lock) {
  return Object.entries(lock.packages).flatMap(([path, entry]) => {
    const at = path.lastIndexOf("node_modules/");
    return at === -1 || entry.link === true
      ? []
      : [/** @type {const} */ ([path.slice(at + "node_modules/".length), entry])];
  });
}

/** @param {string} name @param {LockedPackage} entry */
const licenceOf = (name, entry) => entry.license ?? LICENCES_READ_BY_HAND[`${name}@${entry.version}`] ?? "";

/** Whether one of the alternatives of an SPDX expression fits. @param {string} expression */
function fits(expression) {
  const alternatives = expression.replace(/[()]/g, "").split(" OR ");
  return alternatives.some((choice) => choice.split(" AND ").every((licence) => LICENCES_THAT_FIT.includes(licence)));
}

/**
 * Returns one sentence for each thing that must not be in the lock file. A package must come from the registry that npm is set
 * to, which is so where the entry names a plain version, a SHA-512 checksum, and no other place; its licence must fit.
 * @param {Lock} lock
 * @param {string} settings the text of `.npmrc`
 */
export function dependencyProblems(lock, settings) {
  const problems = outsiders(lock).flatMap(([name, entry]) => {
    const licence = licenceOf(name, entry);
    return [
      ...(/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(entry.version ?? "")
        ? []
        : [`${name} has no plain version: ${entry.version}.`]),
      ...(/^sha512-[\w+/]{86}==$/.test(entry.integrity ?? "") ? [] : [`${name} has no SHA-512 checksum.`]),
      ...(entry.resolved === undefined ? [] : [`${name} comes from ${entry.resolved}, not from the registry.`]),
      ...(fits(licence) ? [] : [`${name} has the licence "${licence}", which is not on the list of those that fit.`]),
    ];
  });
  if (!/^ignore-scripts=true$/m.test(settings))
    problems.push("Install scripts of packages are not switched off in .npmrc.");
  return problems;
}

/** The page. @param {Lock} lock */
export function dependencyPage(lock) {
  /** @type {Map<string, string>} */
  const rows = new Map();
  for (const [name, entry] of outsiders(lock)) {
    const use = entry.dev === true ? "development" : entry.optional === true ? "brought along" : "page and server";
    rows.set(`${name} ${entry.version}`, `| ${name} | ${entry.version} | ${licenceOf(name, entry)} | ${use} |`);
  }
  const names = [...rows.keys()].sort();
  return `# Dependencies

Every package from outside that \`package-lock.json\` locks, with its licence. *Page and server*: part of what is built or run. *Development*: used to build,
check and test. *Brought along*: the Node that everything runs on, for one platform each. Packages come from the registry that npm is set to and are checked
by SHA-512; none runs a script when it is installed. \`npm sbom --sbom-format cyclonedx\` prints the same as a bill of materials for other tools.

This page is written by \`npm run dependencies\`; a test compares it with the lock file.

| package | version | licence | used for |
|---|---|---|---|
${names.map((name) => rows.get(name)).join("\n")}
`;
}

/** @returns {Lock} */
export const readLock = () => JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));

/** Returns what is wrong: the lock file's problems, and a stale page. */
export function staleDependencies() {
  const lock = readLock();
  const written = existsSync(page) ? readFileSync(page, "utf8") : "";
  const problems = dependencyProblems(lock, readFileSync(join(root, ".npmrc"), "utf8"));
  return written === dependencyPage(lock) ? problems : [...problems, "docs/dependencies.md is stale."];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (!process.argv.includes("--check")) writeFileSync(page, dependencyPage(readLock()));
  const problems = staleDependencies();
  for (const problem of problems) console.log(problem);
  if (problems.length > 0) process.exitCode = 1;
}
