import { WIRE_VERSION } from "@starboard/wire";
import { MESSAGE_LIMIT, parseWorkerMessage } from "@starboard/wire/parse";
import fc from "fast-check";
import { expect, test } from "vitest";
import { RUN_LIMIT } from "../src/fields.ts";

const seats = [
  { name: "Ada", kind: "person" },
  { name: "Deep", kind: "bot", level: 3 },
];
const move = { step: "depart", act: { do: "depart", from: "sol", ships: 3, loan: [{ power: 1, ships: 2 }] } };
/** One valid message of every kind. */
const validMessages: Record<string, object> = {
  create: { is: "create", game: "4000ad@1", options: { "ad.players": 2 }, seats },
  fork: { is: "fork", text: "{}", at: 3, seats },
  begin: { is: "begin", match: "m1", entropy: ["00ff", ""] },
  list: { is: "list" },
  watch: { is: "watch", match: "m1", viewer: "public", since: 0 },
  unwatch: { is: "unwatch", match: "m1", viewer: 1 },
  commit: { is: "commit", match: "m1", seat: 0, at: 4, key: "12345678", moves: [move] },
  takeBack: { is: "takeBack", match: "m1", seat: 0, at: 4 },
  seat: { is: "seat", match: "m1", seat: 1, occupant: seats[1], at: 4 },
  record: { is: "record", match: "m1" },
  import: { is: "import", text: "{}" },
  remove: { is: "remove", match: "m1" },
  analysis: { is: "analysis", match: "m1" },
};
const envelope = (message: object, id = 7) => ({ v: WIRE_VERSION, channel: "match", id, ...message });
const codeOf = (raw: unknown): string | undefined => {
  const { parsed } = parseWorkerMessage(raw);
  return "bad" in parsed ? parsed.bad[0]?.code : undefined;
};

test.for(Object.entries(validMessages))("%s is read the same from an object and from text", ([, message]) => {
  const read = { id: 7, parsed: { ok: { channel: "match", request: message } } };
  expect(parseWorkerMessage(envelope(message))).toEqual(read);
  expect(parseWorkerMessage(JSON.stringify(envelope(message)))).toEqual(read);
});

test.for(Object.entries(validMessages))(
  "%s is refused with a field missing, added or of another kind",
  ([, message]) => {
    for (const field of Object.keys(message)) {
      const without = Object.fromEntries(Object.entries(message).filter(([name]) => name !== field));
      expect(codeOf(envelope(without)), `without ${field}`).toMatch(field === "is" ? "WIRE_KIND" : "WIRE_FIELD");
      expect(codeOf(envelope({ ...message, [field]: { odd: true } })), `odd ${field}`).toBe(
        field === "is" ? "WIRE_KIND" : field === "options" ? undefined : "WIRE_FIELD",
      );
    }
    expect(codeOf(envelope({ ...message, more: 1 }))).toBe("WIRE_FIELD");
  },
);

test("messages of other versions and kinds are refused with a reason", () => {
  expect(codeOf("{")).toBe("WIRE_JSON");
  expect(codeOf("[]")).toBe("WIRE_FORM");
  expect(codeOf(null)).toBe("WIRE_FORM");
  expect(codeOf({ v: WIRE_VERSION, is: "list" })).toBe("WIRE_FORM");
  expect(codeOf({ v: WIRE_VERSION, id: 1.5, is: "list" })).toBe("WIRE_FORM");
  expect(codeOf({ id: 1, is: "list" })).toBe("WIRE_VERSION");
  // A page of the first version names no channel.
  expect(codeOf({ v: 1, id: 1, is: "list" })).toBe("WIRE_VERSION");
  expect(codeOf({ v: WIRE_VERSION + 1, id: 1, channel: "match", is: "list" })).toBe("WIRE_VERSION");
  expect(codeOf({ v: WIRE_VERSION, id: 1, is: "list" })).toBe("WIRE_KIND");
  expect(codeOf({ v: WIRE_VERSION, id: 1, channel: "host", is: "hello", client: "" })).toBe("WIRE_KIND");
  expect(codeOf({ v: WIRE_VERSION, id: 1, channel: "toString", is: "list" })).toBe("WIRE_KIND");
  expect(codeOf({ v: WIRE_VERSION, id: 1, channel: "match", is: "toString" })).toBe("WIRE_KIND");
  // The id is returned whenever it could be read.
  expect(parseWorkerMessage({ v: 9, id: 5 }).id).toBe(5);
  expect(parseWorkerMessage("{").id).toBe(-1);
});

test("limits are enforced", () => {
  const commit = validMessages["commit"] as object;
  expect(codeOf(envelope({ ...commit, moves: [] }))).toBe("WIRE_FIELD");
  expect(codeOf(envelope({ ...commit, moves: Array(RUN_LIMIT).fill(move) }))).toBeUndefined();
  expect(codeOf(envelope({ ...commit, moves: Array(RUN_LIMIT + 1).fill(move) }))).toBe("WIRE_FIELD");
  expect(codeOf(envelope({ ...commit, key: "short" }))).toBe("WIRE_FIELD");
  expect(codeOf(envelope({ ...commit, seat: 16 }))).toBe("WIRE_FIELD");
  expect(codeOf(envelope({ ...commit, match: "../etc" }))).toBe("WIRE_FIELD");
  const padded = (pad: number) =>
    JSON.stringify(envelope({ ...(validMessages["create"] as object), options: { pad: "x".repeat(pad) } }));
  expect(codeOf(padded(MESSAGE_LIMIT - 1000))).toBeUndefined();
  expect(codeOf(padded(MESSAGE_LIMIT))).toBe("WIRE_SIZE");
  // A record may be longer than any other message.
  expect(codeOf(JSON.stringify(envelope({ is: "import", text: "x".repeat(2 * MESSAGE_LIMIT) })))).toBeUndefined();
});

test("acts and options must be plain data at any depth", () => {
  let deep: object = {};
  for (let i = 0; i < 5_000; i++) deep = { deep };
  const commit = validMessages["commit"] as object;
  expect(codeOf(envelope({ ...commit, moves: [{ step: "a", act: { do: "b", deep } }] }))).toBe("WIRE_FIELD");
  expect(codeOf(envelope({ ...(validMessages["create"] as object), options: deep }))).toBe("WIRE_FIELD");
  const polluted = JSON.stringify(envelope(commit)).replace('"from"', '"__proto__"');
  expect(codeOf(polluted)).toBe("WIRE_FIELD");
});

test("no input makes the parser throw", () => {
  const mutilated = fc
    .tuple(
      fc.constantFrom(...Object.values(validMessages)),
      fc.array(fc.tuple(fc.string(), fc.jsonValue()), { maxLength: 3 }),
    )
    .map(([message, changes]) => ({ ...envelope(message), ...Object.fromEntries(changes) }));
  fc.assert(
    fc.property(fc.oneof(fc.anything(), fc.string(), fc.jsonValue(), mutilated), (raw) => {
      const { id, parsed } = parseWorkerMessage(raw);
      expect(Number.isSafeInteger(id)).toBe(true);
      if ("bad" in parsed) expect(parsed.bad[0]?.code).toMatch(/^WIRE_/);
    }),
    { numRuns: 500, seed: 4000 },
  );
});
