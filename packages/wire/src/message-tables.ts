/** Renders the message reference of `docs/protocol.md` from the schemas, as tables in Markdown. */
import type { Channel } from "./channels.ts";
import { reference } from "./reference.en.ts";
import { type JsonSchema, jsonSchemasOf } from "./schemas.ts";

/** Greatest depth at which the fields of an object inside a message are listed. */
const DEPTH = 1;

/** A type in words: a range of numbers, `"person" or "bot"`, a list `[…]`, an object `{…}`. */
function typeOf(schema: JsonSchema, depth: number): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((one) => JSON.stringify(one)).join(" or ");
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives) return [...new Set(alternatives.map((one) => typeOf(one, depth)))].join(" or ");
  if (schema.type === "string") return "text";
  if (schema.type === "array" && schema.items) return `[${typeOf(schema.items, depth)}]`;
  if (schema.type === "object") return objectOf(schema, depth);
  const { type = "any", minimum, maximum } = schema;
  const hasRange = type === "integer" && maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER;
  return hasRange ? `${minimum}–${maximum}` : type;
}

function objectOf(schema: JsonSchema, depth: number): string {
  const fields = fieldsOf(schema, depth - 1);
  if (fields.length === 0) return "object";
  if (depth === 0) return "{…}";
  const isOpen = typeof schema.additionalProperties === "object";
  return `{ ${[...fields, ...(isOpen ? ["…"] : [])].join(", ")} }`;
}

const fieldsOf = ({ properties = {}, required = [] }: JsonSchema, depth: number): string[] =>
  Object.entries(properties).map(
    ([name, type]) => `${name}${required.includes(name) ? "" : "?"}: ${typeOf(type, depth)}`,
  );

/** The fields of a message without its kind. */
const cellOf = (schema: JsonSchema | undefined): string =>
  fieldsOf(schema ?? {}, DEPTH)
    .filter((field) => !field.startsWith("is: "))
    .map((field) => `\`${field}\``)
    .join(", ");

/** Returns the tables by channel and part, such as `match requests`. */
export function messageTables(): Readonly<Record<string, string>> {
  const schemas = jsonSchemasOf();
  const tables: Record<string, string> = {};
  for (const channel of Object.keys(schemas) as Channel[]) {
    const { requests, responses, pushes } = schemas[channel];
    const texts = reference[channel];
    const rows = Object.entries<{ readonly answers: readonly string[]; readonly text: string }>(texts.requests);
    tables[`${channel} requests`] = [
      "| `is` | fields | answered by | |",
      "|---|---|---|---|",
      ...rows.map(
        ([is, { answers, text }]) =>
          `| \`${is}\` | ${cellOf(requests[is])} | ${answers.map((one) => `\`${one}\``).join(", ")} | ${text} |`,
      ),
    ].join("\n");
    for (const [part, kinds] of [
      ["responses", responses],
      ["pushes", pushes],
    ] as const)
      tables[`${channel} ${part}`] = [
        "| `is` | fields | |",
        "|---|---|---|",
        ...Object.entries(texts[part]).map(([is, text]) => `| \`${is}\` | ${cellOf(kinds[is])} | ${text} |`),
      ].join("\n");
  }
  return tables;
}
