// Writes JSON Schemas of file formats, for editors: situations of any game and of each game with its own acts, lessons,
// puzzles, studies, and the modules and maps of Warp Empires.
//   npm run schemas             writes docs/schema/*.json
//   npm run schemas -- --check  only lists the stale ones
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { publishedSchemas } from "@starboard/conformance";
import { publishedLessonSchema, publishedPuzzleSchema, publishedStudySchema } from "@starboard/kit";
import { gameEntries } from "@starboard/registry";
import { manifests } from "@starboard/registry/manifests";
import { game, text } from "@starboard/sample";
import { rules } from "@starboard/sample/rules";

const root = fileURLToPath(new URL("..", import.meta.url));

/** Returns the schema files that differ from the code. */
export async function staleSchemas() {
  const forms = await Promise.all(manifests.flatMap(({ schemas }) => (schemas ? [schemas()] : [])));
  const all = [
    ...publishedSchemas([...gameEntries, { game, text, rules }]),
    ...forms.flatMap((published) => [...published]),
    /** @type {const} */ (["lesson.schema.json", publishedLessonSchema()]),
    /** @type {const} */ (["puzzles.schema.json", publishedPuzzleSchema()]),
    /** @type {const} */ (["study.schema.json", publishedStudySchema()]),
  ];
  return all.flatMap(([name, schema]) => {
    const file = join(root, "docs/schema", name);
    const expected = `${JSON.stringify(schema, null, 1)}\n`;
    return existsSync(file) && readFileSync(file, "utf8") === expected ? [] : [{ name, file, expected }];
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const check = process.argv.includes("--check");
  const stale = await staleSchemas();
  mkdirSync(join(root, "docs/schema"), { recursive: true });
  for (const { name, file, expected } of stale) {
    if (!check) writeFileSync(file, expected);
    console.log(`${check ? "stale" : "written"}: docs/schema/${name}`);
  }
  if (check && stale.length > 0) process.exitCode = 1;
}
