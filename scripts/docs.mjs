// Builds the documentation site into dist/docs, where a host serves it at /docs.
//   npm run docs
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { addLanguage, inLanguage, LANGUAGES } from "@starboard/kit";
import { manifests } from "@starboard/registry/manifests";
import { build } from "vitepress";

const root = fileURLToPath(new URL("..", import.meta.url));

/** The lessons of all games by the section of the rules that they teach, with their titles in every language. */
async function lessons() {
  const courses = await Promise.all(manifests.map(async ({ id, course }) => ({ id, course: await course?.() })));
  // What has been loaded is added in the other languages.
  for (const language of LANGUAGES) if (language !== "en") await addLanguage(language, manifests);
  return LANGUAGES.flatMap((language) =>
    inLanguage(language, () =>
      courses.flatMap(({ id: game, course }) =>
        (course?.sections ?? []).flatMap(({ rule, lessons: own }) =>
          own.map(({ id, title }) => ({ language, game, rule, id, title })),
        ),
      ),
    ),
  );
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

/** Fails if the search of a language knows less than a few pages. @param {string} folder */
function checkSearch(folder) {
  const chunks = join(folder, "assets/chunks");
  const found = readdirSync(chunks).filter((name) => name.startsWith("@localSearchIndex"));
  const empty = found.filter((name) => statSync(join(chunks, name)).size < LEAST_INDEX_BYTES);
  if (found.length !== LANGUAGES.length || empty.length > 0)
    throw new Error(`The search is empty: ${found.join(", ")}`);
}
const LEAST_INDEX_BYTES = 50_000;

mkdirSync(join(root, "dist"), { recursive: true });
writeFileSync(join(root, "dist/docs-lessons.json"), JSON.stringify(await lessons()));
const target = join(root, "dist/docs");
rmSync(target, { recursive: true, force: true });
await build(join(root, "site"));
checkSearch(target);
writeFileSync(join(target, "csp.json"), JSON.stringify(scriptHashes(target)));
console.log(`The documentation is in ${target}.`);
