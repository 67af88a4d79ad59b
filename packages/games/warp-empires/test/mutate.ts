/** Changes one place of a JSON document at random, as a typo or an attacker would. */
import fc from "fast-check";

type Path = readonly (string | number)[];

/** Paths of all values inside a document. */
export function pathsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== "object" || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, inner]) => pathsOf(inner, [...path, key]))];
}

/** Returns a copy with the value at a path replaced; `undefined` removes the key. */
export function changed(document: unknown, path: Path, value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  const copy = (Array.isArray(document) ? [...document] : { ...(document as object) }) as Record<string, unknown>;
  if (rest.length === 0 && value === undefined) {
    if (Array.isArray(copy)) copy.splice(Number(key), 1);
    else delete copy[key];
  } else copy[key] = changed(copy[key], rest, value);
  return copy;
}

/** Values of the wrong kind. */
const intruder: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    undefined,
    null,
    -1,
    0,
    1e9,
    1.5,
    "",
    "nowhere",
    "constructor",
    "__proto__",
    true,
    [],
    {},
    { $option: "no.such" },
    { all: [{ not: {} }] },
    { op: "rollAgain" },
    { op: "launchMissiles" },
  ),
  fc.jsonValue({ maxDepth: 3 }),
);

export const mutant = (document: unknown): fc.Arbitrary<unknown> => {
  const paths = pathsOf(document);
  return fc.array(fc.tuple(fc.nat(paths.length - 1), intruder), { minLength: 1, maxLength: 3 }).map((changes) =>
    changes.reduce((made, [at, value]) => {
      try {
        return changed(made, paths[at] as Path, value);
      } catch {
        // An earlier change removed this path.
        return made;
      }
    }, document),
  );
};
