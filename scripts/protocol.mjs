// Writes what follows from the schemas of the protocol: the tables between the markers in docs/protocol.md, the JSON Schemas
// in docs/schema, and the types and checks of the clients for TypeScript and Python.
//   npm run protocol             writes all of it
//   npm run protocol -- --check  only lists what is stale
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { WIRE_VERSION } from "@starboard/wire";
import { clientJsonSchemas } from "@starboard/wire/client-schemas";
import { messageTables } from "@starboard/wire/message-tables";
import { jsonSchemasOf } from "@starboard/wire/schemas";
import { pythonTypes, typeScriptTypes } from "./client-types.mjs";

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

/** The types and schemas of both clients. */
function clientFiles() {
  const schemas = clientJsonSchemas();
  const text = JSON.stringify(schemas);
  const python = join(root, "clients/python/starboard_client");
  const module = `/** The JSON Schemas of \`protocol.gen.ts\`. Written by \`npm run protocol\`. */
import type { Schema } from "./check.ts";

/** The version of the protocol. */
export const VERSION = ${WIRE_VERSION};
export const schemas: Readonly<Record<string, Schema>> = JSON.parse(
  ${JSON.stringify(text)},
) as Record<string, Schema>;
`;
  return [
    { file: join(root, "docs/schema/client.schema.json"), text: `${JSON.stringify(schemas, null, 1)}\n` },
    { file: join(root, "packages/client/src/protocol.gen.ts"), text: typeScriptTypes(schemas) },
    { file: join(root, "packages/client/src/schemas.gen.ts"), text: module },
    { file: join(python, "protocol.py"), text: pythonTypes(schemas) },
    { file: join(python, "protocol.schema.json"), text: `${JSON.stringify({ version: WIRE_VERSION, schemas })}\n` },
  ];
}

/** Returns the files that differ from the code. */
export function staleProtocol() {
  const page = join(root, "docs/protocol.md");
  const schema = join(root, "docs/schema/protocol.schema.json");
  const all = [
    { file: page, text: pageOf(readFileSync(page, "utf8")) },
    { file: schema, text: `${JSON.stringify({ version: WIRE_VERSION, ...jsonSchemasOf() }, null, 1)}\n` },
    ...clientFiles(),
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
