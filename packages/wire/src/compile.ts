/**
 * Derives a fast check from a schema. Most messages are valid, and a check that only says so takes a fraction of the time
 * of the schema's own parser, which also builds the reasons. A message that does not pass goes to the schema.
 */
import type * as z from "zod/mini";

/** True if data is valid as it is. */
export type Check = (value: unknown) => boolean;

/** The parts of a schema's definition that are read here (https://zod.dev/library-authors). */
interface Definition {
  readonly type: string;
  readonly checks?: readonly { readonly _zod: { readonly def: CheckDefinition } }[];
  readonly format?: string;
  readonly shape?: { readonly [field: string]: z.ZodMiniType };
  readonly catchall?: z.ZodMiniType;
  readonly element?: z.ZodMiniType;
  readonly innerType?: z.ZodMiniType;
  readonly options?: readonly z.ZodMiniType[];
  readonly values?: readonly unknown[];
  readonly entries?: { readonly [name: string]: unknown };
  readonly keyType?: z.ZodMiniType;
  readonly valueType?: z.ZodMiniType;
}
interface CheckDefinition {
  readonly check: string;
  readonly value?: number;
  readonly inclusive?: boolean;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly pattern?: RegExp;
}

const definitionOf = (schema: z.ZodMiniType): Definition => schema._zod.def as unknown as Definition;
const isObject = (value: unknown): value is { readonly [field: string]: unknown } =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Returns a check that accepts the same plain JSON data as the schema (`isPlainJson`). Undefined if the schema changes the
 * data it accepts, as one that trims text does, or has parts that are not known here.
 */
export function compile(schema: z.ZodMiniType): Check | undefined {
  const definition = definitionOf(schema);
  const { checks = [] } = definition;
  const limits = limitsOf(checks);
  return limits && (checks.length === 0 || LIMITED.has(definition.type)) ? compileType(definition, limits) : undefined;
}

/** The types whose checks are known here. */
const LIMITED: ReadonlySet<string> = new Set(["string", "number", "array"]);
/** Inclusive limits of a number, or of the length of a text or a list; the patterns of a text. */
interface Limits {
  readonly least: number;
  readonly most: number;
  readonly pattern: RegExp | undefined;
}
function limitsOf(checks: NonNullable<Definition["checks"]>): Limits | undefined {
  let least = Number.NEGATIVE_INFINITY;
  let most = Number.POSITIVE_INFINITY;
  let pattern: RegExp | undefined;
  for (const { _zod } of checks) {
    const { check, value, inclusive, minimum, maximum, pattern: found } = _zod.def;
    if (check === "min_length" && minimum !== undefined) least = Math.max(least, minimum);
    else if (check === "max_length" && maximum !== undefined) most = Math.min(most, maximum);
    else if (check === "greater_than" && inclusive && value !== undefined) least = Math.max(least, value);
    else if (check === "less_than" && inclusive && value !== undefined) most = Math.min(most, value);
    // A pattern with a state would answer differently each time.
    else if (check === "string_format" && found && !pattern && !found.global && !found.sticky) pattern = found;
    else return undefined;
  }
  return { least, most, pattern };
}

function compileType(definition: Definition, { least, most, pattern }: Limits): Check | undefined {
  const { type, format, element, innerType, options, values, entries } = definition;
  switch (type) {
    case "string":
      if (format !== undefined) return undefined;
      return pattern
        ? (value) => typeof value === "string" && value.length >= least && value.length <= most && pattern.test(value)
        : (value) => typeof value === "string" && value.length >= least && value.length <= most;
    case "number":
      if (format === undefined) return (value) => typeof value === "number" && value >= least && value <= most;
      if (format !== "safeint") return undefined;
      return (value) => Number.isSafeInteger(value) && (value as number) >= least && (value as number) <= most;
    case "boolean":
      return (value) => typeof value === "boolean";
    case "unknown":
      return () => true;
    case "literal":
    case "enum": {
      const accepted = new Set(values ?? Object.values(entries ?? {}));
      const [only] = accepted;
      return accepted.size === 1 ? (value) => value === only : (value) => accepted.has(value);
    }
    case "array": {
      const each = element && compile(element);
      return (
        each && ((value) => Array.isArray(value) && value.length >= least && value.length <= most && value.every(each))
      );
    }
    case "nullable": {
      const inner = innerType && compile(innerType);
      return inner && ((value) => value === null || inner(value));
    }
    case "union": {
      const alternatives = (options ?? []).map(compile);
      return alternatives.includes(undefined) ? undefined : (value) => alternatives.some((check) => check?.(value));
    }
    case "object":
      return compileObject(definition);
    default:
      return undefined;
  }
}

interface Field {
  readonly name: string;
  readonly check: Check;
}

/** Plain data has no undefined fields, so an optional field is absent or valid. */
function compileObject({ shape = {}, catchall }: Definition): Check | undefined {
  // Without a catchall the schema drops unknown fields.
  const rest = catchall && definitionOf(catchall).type;
  if (rest !== "never" && rest !== "unknown") return undefined;
  const isOpen = rest === "unknown";
  const required: Field[] = [];
  const optional: Field[] = [];
  for (const [name, schema] of Object.entries(shape)) {
    const { type, innerType } = definitionOf(schema);
    const isOptional = type === "optional" && innerType !== undefined;
    const check = compile(isOptional ? innerType : schema);
    if (!check) return undefined;
    (isOptional ? optional : required).push({ name, check });
  }
  return (value) => {
    if (!isObject(value)) return false;
    for (const { name, check } of required) {
      const field = value[name];
      if (field === undefined || !check(field)) return false;
    }
    let known = required.length;
    for (const { name, check } of optional) {
      const field = value[name];
      if (field === undefined) continue;
      if (!check(field)) return false;
      known += 1;
    }
    return isOpen || Object.keys(value).length === known;
  };
}
