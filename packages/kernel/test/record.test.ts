import {
  canonicalJson,
  chain,
  currentEdition,
  drawsOf,
  type Entry,
  type EntryBody,
  expectedHash,
  fieldErrors,
  isRuleId,
  parseEdition,
  activeActs,
  type MatchRecord,
  parseRecord,
  readRecord,
  RECORD_LIMIT,
  rootHash,
  deepEqual,
  seat,
  currentSeats,
  verifyRecord,
  writeRecord,
} from "@starboard/kernel";
import { describe, expect, test } from "vitest";
import { find, played } from "./matches.ts";

const record = played(5).record();
const codeOf = (text: string): string | undefined => {
  const read = parseRecord(text);
  return "bad" in read ? read.bad[0]?.code : undefined;
};

describe("KRN-REC-1", () => {
  test("a record that is written and read again has the same content and text", () => {
    const text = writeRecord(record);
    const read = parseRecord(text);
    expect("ok" in read && deepEqual(read.ok, record)).toBe(true);
    expect("ok" in read && writeRecord(read.ok)).toBe(text);
    // One entry per line, so that two versions can be compared.
    expect(text.split("\n").filter((line) => line.includes('"hash"')).length).toBe(record.entries.length);
  });
  test.for([
    ["not JSON", "{", "RECORD_JSON"],
    ["another file", '{"format":"other"}', "RECORD_FORMAT"],
    ["no object", "[]", "RECORD_FORMAT"],
    ["nothing", "null", "RECORD_FORMAT"],
    ["a version to come", writeRecord({ ...record, version: 2 } as never), "RECORD_VERSION"],
    ["an unknown field", writeRecord({ ...record, comment: "" } as never), "RECORD_FIELD"],
    [
      "a number beyond all numbers",
      writeRecord(record).replace('"sample.rounds":2', '"sample.rounds":1e999'),
      "RECORD_FIELD",
    ],
    [
      "a prototype",
      writeRecord(record).replace('"sample.rounds":2', '"sample.rounds":2,"__proto__":{}'),
      "RECORD_FIELD",
    ],
    [
      "endless nesting",
      writeRecord(record).replace('"sample.rounds":2', `"x":${"[".repeat(5000)}${"]".repeat(5000)}`),
      "RECORD_FIELD",
    ],
    ["too long a text", " ".repeat(RECORD_LIMIT + 1), "RECORD_SIZE"],
  ] as const)("%s is not read", ([, text, code]) => {
    expect(codeOf(text)).toBe(code);
  });
  test("what is wrong is named, with the limit or the version that is read", () => {
    const bad = (text: string): unknown => (parseRecord(text) as { bad: unknown }).bad;
    expect(bad(" ".repeat(RECORD_LIMIT + 1))).toEqual([
      { code: "RECORD_SIZE", at: "", about: { limit: RECORD_LIMIT } },
    ]);
    // As long as the limit is not too long.
    expect(bad(" ".repeat(RECORD_LIMIT))).toEqual([{ code: "RECORD_JSON", at: "" }]);
    expect(bad("7")).toEqual([{ code: "RECORD_FORMAT", at: "format" }]);
    expect(bad(writeRecord({ ...record, version: 2 } as never))).toEqual([
      { code: "RECORD_VERSION", at: "version", about: { reads: 1 } },
    ]);
    expect(bad(writeRecord(record).replace('"sample.rounds":2', '"sample.rounds":1e999'))).toEqual([
      { code: "RECORD_FIELD", at: "", about: { problem: "not_plain" } },
    ]);
  });
  test("fields are named by their path, with the bounds they break, twenty at most", () => {
    const issues = [
      { path: ["entries", 3, "at"], code: "too_small", minimum: 0 },
      { path: ["secret"], code: "too_big", maximum: 64 },
      { path: [] },
    ];
    expect(fieldErrors({ issues }, "X")).toEqual([
      { code: "X", at: "entries.3.at", about: { problem: "too_small", least: 0 } },
      { code: "X", at: "secret", about: { problem: "too_big", most: 64 } },
      { code: "X", at: "", about: { problem: "invalid" } },
    ]);
    expect(fieldErrors({ issues: Array.from({ length: 30 }, () => ({ path: [] })) }, "X")).toHaveLength(20);
  });
  test("a record with too many drawn numbers is refused", () => {
    const many = { sides: 6, why: "SMP-3.1", values: new Array<number>(1000).fill(1) };
    const start = { ...record.entries[0], draws: new Array(201).fill(many) };
    expect(readRecord({ ...record, entries: [start] })).toEqual({
      bad: [{ code: "RECORD_SIZE", at: "entries", about: { limit: 200_000 } }],
    });
    expect(readRecord({ ...record, entries: [{ ...start, draws: start.draws.slice(1) }] })).toHaveProperty("ok");
  });
  test("a missing field is named", () => {
    const { entropy: _, ...without } = record;
    expect(readRecord(without)).toMatchObject({ bad: [{ code: "RECORD_FIELD", at: "entropy" }] });
  });
});

test("an edition is a game and a number, and nothing else", () => {
  expect(parseEdition("4000ad@12")).toEqual({ id: "4000ad", edition: 12 });
  for (const name of ["sample", "sample@", "@1", "a sample@1", "sample@1 ", "sample@1a", "Sample@1"])
    expect(parseEdition(name), name).toBeUndefined();
});
test("a rule id begins with its prefix", () => {
  for (const id of ["KRN-REC-1", "4X-1", "A-b c"]) expect(isRuleId(id), id).toBe(true);
  for (const id of ["", "KRN", "KRN-", "krn-1", " KRN-1", "-1", "KRN-\n"]) expect(isRuleId(id), id).toBe(false);
});
test("an entry without draws has none", () => {
  const card = { name: "Grace", kind: "person" } as const;
  const act = { is: "act", n: 1, at: 0, hash: "", by: seat(0), step: "pick", act: { do: "pass" } } as const;
  expect(drawsOf(act)).toEqual([]);
  expect(drawsOf({ is: "seat", n: 1, at: 0, hash: "", seat: seat(0), card })).toEqual([]);
});
test("the edition is that of the last move, or of the head (KRN-ED-4)", () => {
  const moved = (to: number): Entry => ({ is: "edition", n: 1, at: 0, hash: "", by: [], to }) as Entry;
  const start = record.entries[0] as Entry;
  expect(currentEdition("sample@3", [start])).toBe(3);
  expect(currentEdition("sample@3", [start, moved(4), moved(6), ...record.entries.slice(1)])).toBe(6);
  expect(currentEdition("sample", [start])).toBeUndefined();
});
test("occupants follow the entries of this match, not those taken over", () => {
  const [ada, ben] = record.seats;
  const card = { name: "Grace", kind: "person" } as const;
  const seated: Entry = { is: "seat", n: 1, at: 0, hash: "", seat: seat(0), card };
  const entries = [record.entries[0] as Entry, seated];
  expect(currentSeats(record, entries)).toEqual([card, ben]);
  expect(record.seats).toEqual([ada, ben]);
  expect(currentSeats({ seats: record.seats, origin: { at: 2 } as never }, entries)).toEqual([ada, ben]);
  expect(currentSeats({ seats: record.seats, origin: { at: 1 } as never }, entries)).toEqual([card, ben]);
});

describe("KRN-REC-2", () => {
  /** Yields the path of every place in a value, as a list of keys. */
  function* places(value: unknown, path: readonly string[] = []): Generator<readonly string[]> {
    if (path.length > 0) yield path;
    if (typeof value === "object" && value !== null)
      for (const key of Object.keys(value)) yield* places((value as never)[key], [...path, key]);
  }
  function changed(at: readonly string[], change: (within: Record<string, unknown>, key: string) => void): unknown {
    const copy = JSON.parse(JSON.stringify(record)) as Record<string, unknown>;
    const key = at[at.length - 1] as string;
    const within = at.slice(0, -1).reduce<Record<string, unknown>>((one, step) => one[step] as never, copy);
    change(within, key);
    return copy;
  }
  const other = (value: unknown): unknown => {
    if (typeof value === "number") return value + 1;
    if (typeof value === "string")
      return /^[0-9a-f]{16,}$/.test(value) ? value.replace(/^./, (c) => (c === "0" ? "1" : "0")) : `${value}x`;
    if (typeof value === "boolean") return !value;
    return value === null ? 0 : null;
  };
  const all = [...places(record)];

  test("the record under test is complete and long enough", () => {
    expect(verifyRecord(record, find).good).toBe(true);
    expect(all.length).toBeGreaterThan(150);
  });
  test.for([
    [
      "changed",
      (within: Record<string, unknown>, key: string) => {
        within[key] = other(within[key]);
      },
    ],
    [
      "taken away",
      (within: Record<string, unknown>, key: string) => {
        if (Array.isArray(within)) within.splice(Number(key), 1);
        else delete within[key];
      },
    ],
    [
      "doubled",
      (within: Record<string, unknown>, key: string) => {
        if (Array.isArray(within)) within.splice(Number(key), 0, within[key]);
        else within[`${key}x`] = within[key];
      },
    ],
  ] as const)("no field can be %s unnoticed", ([, change]) => {
    const unnoticed = all.filter((at) => {
      const raw = changed(at, change);
      const read = readRecord(raw);
      return "ok" in read && verifyRecord(read.ok, find).good && canonicalJson(raw) !== canonicalJson(record);
    });
    expect(unnoticed).toEqual([]);
  });
  test("entries cannot change places", () => {
    for (let i = 0; i + 1 < record.entries.length; i++) {
      const entries = record.entries.slice();
      [entries[i], entries[i + 1]] = [entries[i + 1] as Entry, entries[i] as Entry];
      expect(verifyRecord({ ...record, entries }, find).good).toBe(false);
    }
  });
  test("the root covers the whole head", () => {
    const heads = [
      record,
      { ...record, game: "sample@2" },
      { ...record, options: {} },
      { ...record, seats: [] },
      { ...record, generator: "" },
      { ...record, commitment: "" },
      { ...record, entropy: [] },
    ];
    expect(new Set(heads.map(rootHash)).size).toBe(heads.length);
  });
});

test("active acts exclude those taken back, and occupants change (KRN-REC-3)", () => {
  const act = (n: number, by: number) =>
    ({ is: "act", n, at: 0, hash: "", by: seat(by), step: "s", act: { do: "a" } }) as const;
  const entries: Entry[] = [
    { is: "start", n: 0, at: 0, hash: "", draws: [] },
    act(1, 0),
    act(2, 1),
    { is: "back", n: 3, at: 0, hash: "", by: seat(1), keep: 1 },
    act(4, 1),
    { is: "seat", n: 5, at: 0, hash: "", seat: seat(1), card: { name: "Bot", kind: "bot", level: 2 } },
  ];
  expect(activeActs(entries).map(({ n }) => n)).toEqual([1, 4]);
  expect(currentSeats(record as MatchRecord, entries).map(({ name }) => name)).toEqual(["Player 1", "Bot"]);
});

test("an act that is chained has the hash that its entry is verified by", () => {
  const draws = [{ sides: 6, why: "SMP-1", values: [1, 2] }] as const;
  const acts = [{ do: "a" }, { do: 'quo"te', z: { y: [1, null, "\u00e9"], b: 0 } }];
  const bodies = acts.flatMap((act): EntryBody[] => [
    { is: "act", at: 7, by: seat(1), step: "st\u00e9p", act },
    { is: "act", at: 0, by: seat(0), step: "s", act, draws },
  ]);
  for (const body of bodies) {
    const entry = chain(body, 12, "ab".repeat(32));
    expect(entry.hash).toBe(expectedHash(entry, "ab".repeat(32)));
    expect(entry).toEqual({ ...body, n: 12, hash: entry.hash });
  }
});
