// Builds the documentation site into dist/docs, where a host serves it at /docs.
//   npm run docs
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { manifests } from "@starboard/registry/manifests";
import { build } from "vitepress";

const root = fileURLToPath(new URL("..", import.meta.url));

/** The lessons of all games by the section of the rules that they teach. */
async function lessons() {
  const all = [];
  for (const { id, course } of manifests)
    for (const { rule, lessons: own } of (await course?.())?.sections ?? [])
      for (const { id: lesson, title } of own) all.push({ game: id, rule, id: lesson, title });
  return all;
}

/** The sources for `script-src`: a hash for each script inside a page. @param {string} folder */
function scriptHashes(folder) {
  const hashes = new Set();
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!name.endsWith(".html")) continue;
    for (const [, code = ""] of readFileSync(join(folder, name), "utf8").matchAll(
      /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g,
    ))
      hashes.add(`'sha256-${createHash("sha256").update(code).digest("base64")}'`);
  }
  return [...hashes].toSorted((a, b) => (a < b ? -1 : 1));
}

mkdirSync(join(root, "dist"), { recursive: true });
writeFileSync(join(root, "dist/docs-lessons.json"), JSON.stringify(await lessons()));
const target = join(root, "dist/docs");
rmSync(target, { recursive: true, force: true });
await build(join(root, "site"));
writeFileSync(join(target, "csp.json"), JSON.stringify(scriptHashes(target)));
console.log(`The documentation is in ${target}.`);
