// Writes the message reference from the schemas of the protocol: the tables between the markers in docs/protocol.md, and
// docs/schema/protocol.schema.json for programs.
//   npm run protocol             writes both
//   npm run protocol -- --check  only lists what is stale
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { WIRE_VERSION } from "@starboard/wire";
import { messageTables } from "@starboard/wire/message-tables";
import { jsonSchemasOf } from "@starboard/wire/schemas";

const root = fileURLToPath(new URL("..", import.meta.url));
const BLOCK = /<!-- protocol: ([a-z ]+) -->\n[\s\S]*?<!-- end -->/g;

/**
 * Returns the page with its tables and its version replaced.
 * @param {string} text
 */
function pageOf(text) {
  const tables = messageTables();
  const missing = new Set(Object.keys(tables));
  const written = text.replace(BLOCK, (_block, name) => {
    if (!missing.delete(name)) throw new Error(`docs/protocol.md has an unknown block "${name}".`);
    return `<!-- protocol: ${name} -->\n${tables[name]}\n<!-- end -->`;
  });
  if (missing.size > 0) throw new Error(`docs/protocol.md lacks the blocks ${[...missing].join(", ")}.`);
  return written.replace(/"v": \d+/g, `"v": ${WIRE_VERSION}`);
}

/** Returns the files that differ from the code. */
export function staleProtocol() {
  const page = join(root, "docs/protocol.md");
  const schema = join(root, "docs/schema/protocol.schema.json");
  const all = [
    { file: page, text: pageOf(readFileSync(page, "utf8")) },
    { file: schema, text: `${JSON.stringify({ version: WIRE_VERSION, ...jsonSchemasOf() }, null, 1)}\n` },
  ];
  return all.filter(({ file, text }) => !existsSync(file) || readFileSync(file, "utf8") !== text);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const check = process.argv.includes("--check");
  const stale = staleProtocol();
  for (const { file, text } of stale) {
    if (!check) writeFileSync(file, text);
    console.log(`${check ? "stale" : "written"}: ${file.slice(root.length)}`);
  }
  if (check && stale.length > 0) process.exitCode = 1;
}
