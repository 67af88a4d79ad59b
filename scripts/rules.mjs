// Writes every rules.md (of the games and the kernel) into a module, so that Node, bundlers and browsers read the same text
// without support for Markdown files.
//   npm run rules             writes src/rules.gen.ts beside every rules.md, and src/rules.de.gen.ts beside every rules.de.md
//   npm run rules -- --check  only lists the stale ones
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";

/** @param {string} markdown @param {string} name */
export function ruleModule(markdown, name = "rules.md") {
  const text = markdown.replace(/[\\`]|\$\{/g, (mark) => `\\${mark}`);
  return `/** The text of \`${name}\`. Written by \`npm run rules\`; change the Markdown, not this. */\nexport const rules = \`${text}\`;\n`;
}

/** Returns the folders that contain rules and code. @param {string} root */
export function ruleFolders(root) {
  const under = (/** @type {string} */ folder) =>
    existsSync(join(root, folder)) ? readdirSync(join(root, folder)).map((name) => join(root, folder, name)) : [];
  const folders = [
    ...under("packages/games"),
    ...["sample", "sample-grid", "kernel"].map((name) => join(root, "packages", name)),
  ];
  return folders.filter((folder) => existsSync(join(folder, "rules.md")) && existsSync(join(folder, "src")));
}

/** Returns the modules that differ from their Markdown. @param {string} root */
export function staleRules(root) {
  return ruleFolders(root).flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => /^rules(\.[a-z]+)?\.md$/.test(name))
      .flatMap((name) => {
        const file = join(folder, "src", name.replace(/\.md$/, ".gen.ts"));
        const expected = ruleModule(readFileSync(join(folder, name), "utf8"), name);
        return existsSync(file) && readFileSync(file, "utf8") === expected ? [] : [{ file, expected }];
      }),
  );
}

const here = fileURLToPath(import.meta.url);
if (process.argv[1] === here) {
  const root = join(here, "../..");
  const stale = staleRules(root);
  const check = process.argv.includes("--check");
  for (const { file, expected } of stale) {
    if (!check) writeFileSync(file, expected);
    console.log(`${check ? "stale" : "written"}: ${relative(root, file)}`);
  }
  if (check && stale.length > 0) process.exitCode = 1;
}
