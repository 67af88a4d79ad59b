/** Substitutes a module’s options: `{"$option": id}` anywhere in the document stands for the chosen value (B.1). */
import type { OptionValue } from "../options.ts";
import type { ReportError } from "./input-errors.ts";
import { optionsForm } from "./option-form.ts";
import { reportIssues } from "./input-errors.ts";

export interface ModuleOption {
  readonly id: string;
  readonly values: readonly OptionValue[];
  readonly default: OptionValue;
  readonly rule?: string | undefined;
  readonly name?: string | undefined;
  /** The names of its values by their written form. */
  readonly valueNames?: Readonly<Record<string, string>> | undefined;
  /** The help text by the module's author. */
  readonly note?: string | undefined;
}

/** A JSON value that `isReadable` has accepted. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
export type JsonObject = { readonly [key: string]: Json };

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const sameValue = (a: OptionValue, b: OptionValue): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Reads `options` of a document; null if it is not a list of options. */
export function readOptions(document: JsonObject, report: ReportError): readonly ModuleOption[] | null {
  const parsed = optionsForm.safeParse(document["options"] ?? []);
  if (!parsed.success) {
    reportIssues(document["options"], parsed.error.issues, "WE_MODULE", report, "options");
    return null;
  }
  const options = parsed.data as readonly ModuleOption[];
  for (const [i, option] of options.entries()) {
    if (options.findIndex(({ id }) => id === option.id) < i)
      report("WE_MODULE_TWICE", `options.${i}.id`, { id: option.id });
    for (const [v, value] of option.values.entries())
      if (option.values.findIndex((other) => sameValue(other, value)) < v)
        report("WE_MODULE_TWICE", `options.${i}.values.${v}`, { id: String(value) });
    const words = new Set(option.values.map((value) => (typeof value === "object" ? value.join("/") : String(value))));
    for (const key of Object.keys(option.valueNames ?? {}))
      if (!words.has(key)) report("WE_MODULE_KEY", `options.${i}.valueNames.${key}`, { key });
    if (!option.values.some((value) => sameValue(value, option.default)))
      report("WE_MODULE_DEFAULT", `options.${i}.default`, { id: option.id });
  }
  const used = new Set<string>();
  findUses(document, (id, at) => {
    if (typeof id === "string" && options.some((option) => option.id === id)) used.add(id);
    else report("WE_MODULE_OPTION", at, { id: typeof id === "string" ? id : JSON.stringify(id) });
  });
  for (const [i, { id }] of options.entries()) if (!used.has(id)) report("WE_MODULE_UNUSED", `options.${i}.id`, { id });
  return options;
}

const isUse = (value: Json): value is { readonly $option: Json } => isObject(value) && Object.hasOwn(value, "$option");

/**
 * Calls back for every `{"$option": …}`, with the path of the field it stands in. The depth is bounded by the reader.
 */
function findUses(value: Json, found: (id: Json, at: string) => void, path: readonly string[] = []): void {
  if (typeof value !== "object" || value === null) return;
  if (isUse(value)) {
    const alone = Object.keys(value).length === 1;
    return found(alone ? value.$option : null, path.join("."));
  }
  for (const [key, inner] of Object.entries(value)) findUses(inner as Json, found, [...path, key]);
}

/** Returns the document with every option replaced by its chosen value. */
export function substituted(document: JsonObject, choose: (id: string) => OptionValue | undefined): JsonObject {
  const walk = (value: Json): Json => {
    if (typeof value !== "object" || value === null) return value;
    if (isUse(value)) return (choose(value.$option as string) ?? null) as Json;
    if (Array.isArray(value)) return (value as readonly Json[]).map(walk);
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, walk(inner)]));
  };
  const { options = [], ...rest } = document;
  return { ...(walk(rest) as JsonObject), options };
}
