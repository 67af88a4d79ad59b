// Builds the package @starboard/client and packs it, as npm would publish it: one bundle per entry, types, README, licence.
//   node scripts/pack-client.mjs [FOLDER]   writes starboard-client-<version>.tgz into FOLDER (dist/client by default)
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";

const root = fileURLToPath(new URL("..", import.meta.url));
const source = join(root, "packages/client");

/** Entries of the package by the names of their files. */
const ENTRIES = {
  index: "packages/client/src/index.ts",
  "simulator/index": "packages/client/src/simulator/index.ts",
  "simulator/program": "packages/client/src/simulator/program.ts",
};

/**
 * Copies the declarations that an entry needs. Throws if one of them needs a package of the workspace, which nobody could
 * install.
 * @param {string} file @param {string} to @param {Set<string>} done
 */
function copyTypes(file, to, done) {
  if (done.has(file)) return;
  done.add(file);
  const text = readFileSync(join(source, "dist-types", file), "utf8");
  const foreign = /from "(@starboard\/[^"]+)"/.exec(text);
  if (foreign) throw new Error(`The published types of ${file} refer to ${foreign[1]}.`);
  mkdirSync(dirname(join(to, file)), { recursive: true });
  writeFileSync(join(to, file), text.replace(/(from "\.[^"]*)\.ts"/g, '$1.js"').replace(/\n\/\/# source.*\n?$/, "\n"));
  for (const [, path = ""] of text.matchAll(/from "(\.[^"]*)\.ts"/g))
    copyTypes(join(dirname(file), `${path}.d.ts`), to, done);
}

/** Returns the path of the packed file. @param {string} target @returns {Promise<string>} */
export async function packClient(target = join(root, "dist/client")) {
  const folder = join(target, "package");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const bundle = await rolldown({
    cwd: root,
    input: ENTRIES,
    platform: "neutral",
    logLevel: "warn",
    external: /^node:/,
  });
  await bundle.write({
    dir: join(folder, "dist"),
    format: "esm",
    entryFileNames: "[name].js",
    chunkFileNames: "shared/[hash].js",
  });
  await bundle.close();
  execFileSync(process.execPath, [join(root, "node_modules/typescript/bin/tsc"), "-b", source], { stdio: "inherit" });
  const done = new Set();
  for (const entry of ["index.d.ts", "simulator/index.d.ts"]) copyTypes(entry, join(folder, "dist"), done);
  const { name, version, description, license } = JSON.parse(readFileSync(join(source, "package.json"), "utf8"));
  const entry = (/** @type {string} */ path) => ({ types: `./dist/${path}.d.ts`, default: `./dist/${path}.js` });
  const manifest = {
    name,
    version,
    description,
    license,
    type: "module",
    sideEffects: false,
    engines: { node: ">=22" },
    bin: { "starboard-simulator": "./dist/simulator/program.js" },
    exports: { ".": entry("index"), "./simulator": entry("simulator/index") },
    files: ["dist", "licenses"],
  };
  writeFileSync(join(folder, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`);
  cpSync(join(source, "README.md"), join(folder, "README.md"));
  cpSync(join(root, "LICENSE"), join(folder, "LICENSE"));
  // The bundles contain parts of these packages.
  for (const one of ["zod", "@noble/hashes", "d3-delaunay", "delaunator", "robust-predicates"])
    cpSync(join(root, "node_modules", one, "LICENSE"), join(folder, "licenses", `${one.replace("/", "-")}.txt`));
  const file = readdirSync(target).find((one) => one.endsWith(".tgz"));
  if (file) rmSync(join(target, file));
  execFileSync("npm", ["pack", "--silent", "--ignore-scripts", "--pack-destination", target], {
    cwd: folder,
    shell: process.platform === "win32",
  });
  return join(target, /** @type {string} */ (readdirSync(target).find((one) => one.endsWith(".tgz"))));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(await packClient(process.argv[2]));
