/**
 * Checks data against the JSON Schemas of the protocol. Fields that the schema does not know are accepted, so that a client
 * understands a newer host of the same protocol version.
 */

/** The parts of a JSON Schema that the protocol uses. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
}

/** What does not fit: the field, and why. */
export interface Misfit {
  readonly at: string;
  readonly why: string;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const join = (path: string, field: string | number): string => (path === "" ? String(field) : `${path}.${field}`);

/** Whether a value has a type of JSON Schema. */
function hasType(value: unknown, type: string): boolean {
  if (type === "array") return Array.isArray(value);
  if (type === "object") return isObject(value);
  if (type === "integer") return Number.isInteger(value);
  if (type === "null") return value === null;
  return typeof value === type;
}

/** Returns the first thing about `value` that does not fit; undefined if everything does. */
export function misfit(
  value: unknown,
  schema: Schema,
  named: Readonly<Record<string, Schema>>,
  at = "",
): Misfit | undefined {
  if (schema.$ref !== undefined) return misfit(value, named[schema.$ref] ?? {}, named, at);
  if ("const" in schema && value !== schema.const) return { at, why: `is not ${JSON.stringify(schema.const)}` };
  if (schema.enum && !schema.enum.includes(value)) return { at, why: `is none of ${JSON.stringify(schema.enum)}` };
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) {
    const misfits = choices.map((one) => misfit(value, one, named, at));
    if (misfits.includes(undefined)) return undefined;
    // The choice that fits furthest explains most.
    return misfits.toSorted((a, b) => (b?.at.length ?? 0) - (a?.at.length ?? 0))[0];
  }
  const types = schema.type === undefined ? [] : [schema.type].flat();
  if (types.length > 0 && !types.some((type) => hasType(value, type)))
    return { at, why: `is not of type ${types.join(" or ")}` };
  return boundsMisfit(value, schema, at) ?? partsMisfit(value, schema, named, at);
}

function boundsMisfit(value: unknown, schema: Schema, at: string): Misfit | undefined {
  const [size, least, most] =
    typeof value === "number"
      ? [value, schema.minimum, schema.maximum]
      : typeof value === "string"
        ? [value.length, schema.minLength, schema.maxLength]
        : Array.isArray(value)
          ? [value.length, schema.minItems, schema.maxItems]
          : [0];
  if (least !== undefined && size < least) return { at, why: `is less than ${least}` };
  return most !== undefined && size > most ? { at, why: `is more than ${most}` } : undefined;
}

function partsMisfit(
  value: unknown,
  { items, properties = {}, required = [], additionalProperties }: Schema,
  named: Readonly<Record<string, Schema>>,
  at: string,
): Misfit | undefined {
  if (Array.isArray(value) && items) {
    for (const [i, one] of value.entries()) {
      const found = misfit(one, items, named, join(at, i));
      if (found) return found;
    }
    return undefined;
  }
  if (!isObject(value)) return undefined;
  const missing = required.find((field) => value[field] === undefined);
  if (missing !== undefined) return { at: join(at, missing), why: "is missing" };
  for (const [field, one] of Object.entries(value)) {
    const known = Object.hasOwn(properties, field) ? properties[field] : undefined;
    const part = known ?? (typeof additionalProperties === "object" ? additionalProperties : undefined);
    const found = part && one !== undefined ? misfit(one, part, named, join(at, field)) : undefined;
    if (found) return found;
  }
  return undefined;
}
