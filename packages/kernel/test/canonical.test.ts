import { hash } from "node:crypto";
import { canonicalJson, DEPTH_LIMIT, digest, setNativeHash, isPlainJson, deepEqual } from "@starboard/kernel";
import fc from "fast-check";
import { describe, expect, test } from "vitest";

/** The same value with the keys of every object in another order. */
function rekeyed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(rekeyed);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, inner]) => [key, rekeyed(inner)]),
  );
}
const json = fc.jsonValue().filter((value) => !JSON.stringify(value).includes('"__proto__"'));

describe("KRN-DATA-1", () => {
  test("the canonical text reads back as the value, whatever the order of keys", () => {
    fc.assert(
      fc.property(json, (value) => {
        const plain = JSON.parse(JSON.stringify(value)) as unknown;
        expect(JSON.parse(canonicalJson(plain))).toEqual(plain);
        expect(canonicalJson(rekeyed(plain))).toBe(canonicalJson(plain));
        expect(deepEqual(rekeyed(plain), plain)).toBe(true);
      }),
    );
  });
  test("two values have the same text exactly when they are equal", () => {
    fc.assert(
      fc.property(json, json, (a, b) => {
        const [x, y] = [a, b].map((one) => JSON.parse(JSON.stringify(one)) as unknown);
        expect(canonicalJson(x) === canonicalJson(y)).toBe(deepEqual(x, y));
      }),
    );
  });
  test("keys are in code-unit order, without white space", () => {
    expect(canonicalJson({ b: [1, { d: null, c: "é" }], B: true, a: -0.5, 10: 1, 9: 2 })).toBe(
      '{"10":1,"9":2,"B":true,"a":-0.5,"b":[1,{"c":"é","d":null}]}',
    );
    expect(canonicalJson({ é: 1, z: 2, 𐐷: 3, "\uffff": 4 })).toBe('{"z":2,"é":1,"𐐷":3,"\uffff":4}');
  });
  test("values that JSON omits are omitted, and a hole is null as it would be after saving", () => {
    expect(canonicalJson({ a: undefined, b: 1 })).toBe('{"b":1}');
    const holes: unknown[] = [];
    holes[2] = 1;
    expect(canonicalJson(holes)).toBe("[null,null,1]");
    expect(canonicalJson([undefined])).toBe("[null]");
  });
  test("strings are quoted as in JSON", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(canonicalJson(text)).toBe(JSON.stringify(text));
        expect(canonicalJson({ [text]: text })).toBe(JSON.stringify({ [text]: text }));
      }),
    );
    for (let code = 0; code < 0x300; code++)
      expect(canonicalJson(String.fromCharCode(code))).toBe(JSON.stringify(String.fromCharCode(code)));
  });
  test("the machine's own hash gives the same digests, and another hash is refused", () => {
    const before = digest({ a: ["é", 1] });
    expect(() => setNativeHash((text) => hash("sha1", text))).toThrow();
    expect(() => setNativeHash((text) => hash("sha256", Buffer.from(text, "latin1")))).toThrow();
    setNativeHash((text) => hash("sha256", text));
    expect(digest({ a: ["é", 1] })).toBe(before);
  });
  test("the digest is the SHA-256 of that text", () => {
    expect(digest({})).toBe("44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a");
    expect(digest("\ud800")).not.toBe(digest("\ufffd"));
  });
  test("equality compares values, not only keys", () => {
    for (const [a, b] of [
      [{ a: 1 }, { b: 1 }],
      [{ a: undefined }, {}],
      [[1], { 0: 1 }],
      [[1, 2], [1]],
      [null, {}],
      [0, "0"],
    ])
      expect(deepEqual(a, b)).toBe(false);
    expect(deepEqual({ constructor: 1 }, {})).toBe(false);
  });
});

describe("KRN-DATA-2", () => {
  const nested = (levels: number): unknown => {
    let value: unknown = 1;
    for (let i = 0; i < levels; i++) value = i % 2 === 0 ? [value] : { x: value };
    return value;
  };
  test("JSON is plain", () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
        const plain = JSON.parse(JSON.stringify(value)) as unknown;
        expect(isPlainJson(plain)).toBe(!JSON.stringify(plain).includes('"__proto__":'));
      }),
    );
  });
  test("nesting is accepted up to the limit, without a stack overflow", () => {
    expect(isPlainJson(nested(DEPTH_LIMIT))).toBe(true);
    expect(isPlainJson(nested(DEPTH_LIMIT + 1))).toBe(false);
    expect(isPlainJson(nested(300_000))).toBe(false);
  });
  test.for([
    ["NaN", Number.NaN],
    ["infinity", { a: [JSON.parse("1e999")] }],
    ["undefined", { a: undefined }],
    ["a function", [() => 1]],
    ["a big integer", 1n],
    ["a map", new Map()],
    ["a date", { at: new Date(0) }],
    ["a list with holes", Object.assign([1], { 2: 3 })],
    ["a prototype's key", JSON.parse('{"__proto__":{}}')],
  ] as const)("%s is not", ([, value]) => {
    expect(isPlainJson(value)).toBe(false);
  });

  test("long lists, objects with many keys and odd numbers are written as short ones", () => {
    const plainly = (value: unknown): string =>
      Array.isArray(value)
        ? `[${Array.from(value as unknown[], plainly).join(",")}]`
        : typeof value === "object" && value !== null
          ? `{${Object.keys(value)
              .sort()
              .map((key) => `${JSON.stringify(key)}:${plainly((value as Record<string, unknown>)[key])}`)
              .join(",")}}`
          : (JSON.stringify(value) ?? "null");
    const numbers = [0, -0, 1.5, 1e21, 1e-7, -3, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53];
    const many = Object.fromEntries(
      "z y x w v u t s r q p o n m \u00e9 \u{1f680}".split(" ").map((key, i) => [key, i]),
    );
    const holes: unknown[] = [...numbers];
    holes[numbers.length + 2] = 7;
    for (const value of [numbers, [...numbers, "1"], holes, many, { b: 1, a: { d: numbers, c: true } }, false, -0])
      expect(canonicalJson(value)).toBe(plainly(value));
  });
});
