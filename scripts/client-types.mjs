// Writes the types of the clients from the JSON Schemas of the protocol: TypeScript interfaces and Python typed dictionaries.
// `protocol.mjs` calls it.

/**
 * The parts of a JSON Schema that the protocol uses.
 * @typedef {{ $ref?: string, type?: string | readonly string[], const?: unknown, enum?: readonly unknown[], anyOf?: readonly Schema[],
 *   oneOf?: readonly Schema[], items?: Schema, properties?: Record<string, Schema>, required?: readonly string[],
 *   additionalProperties?: boolean | Schema, propertyNames?: Schema }} Schema
 */

const HEADER = "Written by `npm run protocol` from the schemas in packages/wire; change those, not this.";
const isName = (/** @type {string} */ text) => /^[A-Za-z_]\w*$/.test(text);
const json = (/** @type {unknown} */ value) => JSON.stringify(value);

/** @param {Schema} schema @param {string} indent @returns {string} */
function typeScriptOf(schema, indent) {
  if (schema.$ref !== undefined) return schema.$ref;
  if ("const" in schema) return json(schema.const);
  if (schema.enum) return schema.enum.map(json).join(" | ");
  const any = schema.anyOf ?? schema.oneOf;
  if (any) return any.map((one) => typeScriptOf(one, indent)).join(" | ");
  if (Array.isArray(schema.type))
    return schema.type.map((type) => typeScriptOf({ ...schema, type }, indent)).join(" | ");
  if (schema.type === "array") {
    const of = schema.items ?? {};
    const items = typeScriptOf(of, indent);
    const isUnion = of.anyOf ?? of.oneOf ?? of.enum ?? Array.isArray(of.type);
    return `readonly ${isUnion || of.type === "array" ? `(${items})` : items}[]`;
  }
  if (schema.type === "object") return typeScriptObject(schema, indent);
  if (schema.type === "integer" || schema.type === "number") return "number";
  return schema.type === "string" || schema.type === "boolean" || schema.type === "null" ? schema.type : "unknown";
}

/** @param {Schema} schema @param {string} indent @returns {string} */
function typeScriptObject({ properties = {}, required = [], additionalProperties }, indent) {
  const fields = Object.entries(properties);
  const others = typeof additionalProperties === "object" ? typeScriptOf(additionalProperties, indent) : undefined;
  if (fields.length === 0) return `{ readonly [field: string]: ${others ?? "unknown"} }`;
  const inner = `${indent}  `;
  const lines = fields.map(([name, one]) => {
    const optional = required.includes(name) ? "" : "?";
    return `${inner}readonly ${isName(name) ? name : json(name)}${optional}: ${typeScriptOf(one, inner)};`;
  });
  if (others !== undefined) lines.push(`${inner}readonly [field: string]: ${others};`);
  return `{\n${lines.join("\n")}\n${indent}}`;
}

/** @param {Readonly<Record<string, Schema>>} schemas */
export function typeScriptTypes(schemas) {
  const types = Object.entries(schemas).map(([name, schema]) => `export type ${name} = ${typeScriptOf(schema, "")};\n`);
  return `/** What programs send to a host and receive from it. ${HEADER} */\n\n${types.join("\n")}`;
}

/** @param {unknown} value @returns {string} */
const pythonLiteral = (value) => (typeof value === "boolean" ? (value ? "True" : "False") : json(value));

/** Writes typed dictionaries; inner objects get a name of their own. */
class PythonTypes {
  /** @type {string[]} */
  lines = [];

  /** @param {Schema} schema @param {string} name a name for it, if it needs one @returns {string} */
  typeOf(schema, name) {
    if (schema.$ref !== undefined) return schema.$ref;
    if ("const" in schema) return `Literal[${pythonLiteral(schema.const)}]`;
    if (schema.enum) return `Literal[${schema.enum.map(pythonLiteral).join(", ")}]`;
    const any = schema.anyOf ?? schema.oneOf;
    if (any) {
      const options = any.map((one, i) => this.typeOf(one, any.length > 2 || i > 0 ? `${name}${i + 1}` : name));
      return `Union[${options.join(", ")}]`;
    }
    if (Array.isArray(schema.type))
      return `Union[${schema.type.map((type) => this.typeOf({ ...schema, type }, name)).join(", ")}]`;
    if (schema.type === "array") return `List[${this.typeOf(schema.items ?? {}, name)}]`;
    if (schema.type === "object") return this.objectOf(schema, name);
    if (schema.type === "null") return "None";
    const plain = { integer: "int", number: "float", string: "str", boolean: "bool" };
    return plain[/** @type {keyof typeof plain} */ (schema.type)] ?? "Any";
  }

  /** @param {Schema} schema @param {string} name @returns {string} */
  objectOf({ properties = {}, required = [], additionalProperties }, name) {
    const fields = Object.entries(properties);
    // A typed dictionary cannot have further fields.
    if (fields.length > 0 && typeof additionalProperties === "object") return "Dict[str, Any]";
    if (fields.length === 0) {
      const values =
        typeof additionalProperties === "object" ? this.typeOf(additionalProperties, `${name}Value`) : "Any";
      return `Dict[str, ${values}]`;
    }
    const typed = fields.map(([field, one]) => {
      const type = this.typeOf(one, `${name}${field[0]?.toUpperCase()}${field.slice(1)}`);
      return { field, type, needed: required.includes(field) };
    });
    const dictionary = (/** @type {string} */ called, /** @type {boolean} */ needed) => {
      const body = typed
        .filter((one) => one.needed === needed)
        .map(({ field, type }) => `    ${json(field)}: ${json(type)},`);
      return `${called} = TypedDict(\n  ${json(called)},\n  {\n${body.join("\n")}\n  },\n  total=${needed ? "True" : "False"},\n)\n`
        .replace(/^ {2}(?=\S)/gm, "    ")
        .replace(/^ {4}(?="\w+": ")/gm, "        ");
    };
    const optional = typed.some(({ needed }) => !needed);
    if (optional && typed.some(({ needed }) => needed)) {
      this.lines.push(
        dictionary(`_${name}Needed`, true),
        dictionary(`_${name}Optional`, false),
        `\nclass ${name}(_${name}Needed, _${name}Optional):\n    pass\n\n`,
      );
    } else this.lines.push(dictionary(name, !optional));
    return name;
  }
}

/** @param {Readonly<Record<string, Schema>>} schemas */
export function pythonTypes(schemas) {
  const types = new PythonTypes();
  for (const [name, schema] of Object.entries(schemas)) {
    const type = types.typeOf(schema, name);
    if (type !== name) types.lines.push(`${name} = ${type}\n`);
  }
  return [
    `"""What programs send to a host and receive from it. ${HEADER}"""`,
    "from typing import Any, Dict, List, Literal, TypedDict, Union",
    "",
    ...types.lines,
  ].join("\n");
}
