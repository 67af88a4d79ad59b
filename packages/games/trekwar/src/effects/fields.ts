/**
 * Derives the form of an effect from its operation's schema, so that a new operation needs no form. Only editors use
 * it; it is exported as `@starboard/trekwar/fields`.
 */
import * as z from "zod/mini";
import { OPERATIONS } from "./index.ts";
import type { Op } from "./vocabulary.ts";

export type Field = { readonly name: string; readonly optional: boolean } & (
  | { readonly is: "number"; readonly least: number; readonly most: number }
  | { readonly is: "choice"; readonly values: readonly string[] }
  | { readonly is: "flag" }
  /** A subset of a few values. */
  | { readonly is: "some"; readonly values: readonly string[] }
  /** Cards by identifier. */
  | { readonly is: "cards" }
  | { readonly is: "group"; readonly fields: readonly Field[] }
  /** Several groups with the same fields. */
  | { readonly is: "parts"; readonly fields: readonly Field[]; readonly most: number }
);
/** The values of a form, as in the card file. */
export type Values = { readonly [name: string]: unknown };

/** The part of JSON Schema that the vocabulary uses. */
interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly maxItems?: number;
  readonly items?: Schema;
  readonly properties?: { readonly [name: string]: Schema };
  readonly required?: readonly string[];
}

const forms = new Map<Op, readonly Field[]>();

/** Returns the fields of an operation in schema order, without the fixed ones. */
export function fieldsOf(op: Op): readonly Field[] {
  let fields = forms.get(op);
  if (!fields) {
    const schema = z.toJSONSchema(OPERATIONS[op].schema, { io: "input", unrepresentable: "any" }) as Schema;
    fields = fieldsIn(schema);
    forms.set(op, fields);
  }
  return fields;
}

const fieldsIn = (schema: Schema): Field[] =>
  Object.entries(schema.properties ?? {}).flatMap(([name, one]) => {
    const field = fieldIn(one);
    return field ? [{ name, optional: !(schema.required ?? []).includes(name), ...field } as Field] : [];
  });

type Kind = Field extends infer F ? (F extends Field ? Omit<F, "name" | "optional"> : never) : never;

function fieldIn(schema: Schema): Kind | undefined {
  if (schema.const !== undefined) return undefined;
  if (schema.enum) return { is: "choice", values: schema.enum };
  if (schema.type === "boolean") return { is: "flag" };
  if (schema.type === "object") return { is: "group", fields: fieldsIn(schema) };
  if (schema.type === "array") {
    const { items = {} } = schema;
    if (items.enum) return { is: "some", values: items.enum };
    if (items.type === "object") return { is: "parts", fields: fieldsIn(items), most: schema.maxItems ?? 1 };
    return { is: "cards" };
  }
  const least = schema.minimum ?? (schema.exclusiveMinimum ?? -1) + 1;
  return { is: "number", least, most: schema.maximum ?? 99 };
}

/** Returns the simplest values that a form accepts. */
export function blankValues(fields: readonly Field[]): Values {
  return Object.fromEntries(fields.filter(({ optional }) => !optional).map((field) => [field.name, blankOf(field)]));
}

function blankOf(field: Field): unknown {
  switch (field.is) {
    case "number":
      return Math.max(field.least, Math.min(1, field.most));
    case "choice":
      return field.values[0];
    case "flag":
      return false;
    case "some":
      return field.values.slice(-1);
    case "group":
      return blankValues(field.fields);
    case "cards":
    case "parts":
      return [];
  }
}

/** Returns the values with one field changed. An empty optional field is omitted from the file. */
export function withValue(values: Values, { name, optional }: Field, value: unknown): Values {
  const { [name]: _old, ...rest } = values;
  const empty = value === undefined || (Array.isArray(value) && value.length === 0);
  return optional && empty ? rest : { ...values, [name]: value };
}
