/** Changes one place of a JSON document and shares the rest. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
export type JsonObject = { readonly [key: string]: Json };

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);
export const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);
/** `{"$option": id}` */
export const optionIn = (value: Json | undefined): string | undefined => {
  const id = isObject(value) ? value["$option"] : undefined;
  return typeof id === "string" ? id : undefined;
};

/** Returns a copy with the value at a path replaced; `undefined` removes it. */
export function put(value: Json, path: readonly (string | number)[], next: Json | undefined): Json {
  const [key, ...rest] = path;
  if (key === undefined) return next ?? null;
  if (isList(value)) {
    const i = Number(key);
    if (rest.length === 0 && next === undefined) return value.filter((_, k) => k !== i);
    return value.map((inner, k) => (k === i ? put(inner, rest, next) : inner));
  }
  if (!isObject(value)) return value;
  if (rest.length > 0) return { ...value, [key]: put(value[key] ?? null, rest, next) };
  if (next === undefined) return Object.fromEntries(Object.entries(value).filter(([k]) => k !== String(key)));
  return { ...value, [key]: next };
}
