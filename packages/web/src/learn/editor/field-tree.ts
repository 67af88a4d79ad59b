/** Changes of plain data by path, for editors that show every field. Pure functions. */

export type Json = string | number | boolean | null | readonly Json[] | { readonly [field: string]: Json };
export type FieldPath = readonly string[];

export const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);
export const isGroup = (value: Json | undefined): value is { readonly [field: string]: Json } =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The data with another value at a path; `undefined` removes the field or the item. */
export function withValue(data: Json, [first, ...rest]: FieldPath, value: Json | undefined): Json {
  if (first === undefined) return value ?? null;
  if (isList(data)) {
    const at = Number(first);
    if (rest.length === 0 && value === undefined) return data.filter((_, i) => i !== at);
    return data.map((one, i) => (i === at ? withValue(one, rest, value) : one));
  }
  const group = isGroup(data) ? data : {};
  if (rest.length === 0 && value === undefined)
    return Object.fromEntries(Object.entries(group).filter(([field]) => field !== first));
  return { ...group, [first]: withValue(group[first] ?? {}, rest, value) };
}

/** The data with a copy of a list's item behind it. */
export function withCopy(data: Json, path: FieldPath): Json {
  const list = valueAt(data, path.slice(0, -1));
  const at = Number(path.at(-1));
  const item = isList(list) ? list[at] : undefined;
  if (!isList(list) || item === undefined) return data;
  return withValue(data, path.slice(0, -1), [...list.slice(0, at + 1), item, ...list.slice(at + 1)]);
}

export const valueAt = (data: Json, path: FieldPath): Json | undefined =>
  path.reduce<Json | undefined>(
    (value, field) => (isList(value) ? value[Number(field)] : isGroup(value) ? value[field] : undefined),
    data,
  );

/** What a person typed as a value: a number, `true`, `null`, a list or a group as JSON, anything else as text. */
export function typedValue(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return text;
  }
}

/** A short name of an item of a list, made of the fields that usually name it. */
export function itemName(value: Json, place: number): string {
  if (!isGroup(value)) return isList(value) ? `${place + 1}` : String(value);
  const named = value["name"] ?? value["id"] ?? value["class"] ?? value["faction"] ?? value["step"];
  return typeof named === "string" ? `${place + 1}: ${named}` : `${place + 1}`;
}
