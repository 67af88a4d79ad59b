import { parseFile, writeOptions } from "@starboard/wire";
import { expect, test } from "vitest";

const text = writeOptions("Duel in the dark", "4000ad@1", { "ad.players": 2 });
const changed = (change: object): string => JSON.stringify({ ...(JSON.parse(text) as object), ...change });
const codeOf = (given: string): string | undefined => {
  const read = parseFile(given);
  return "bad" in read ? read.bad[0]?.code : undefined;
};

test("options are written to a file and read back", () => {
  expect(parseFile(text)).toEqual({
    ok: {
      is: "options",
      file: {
        format: "starboard.options",
        version: 1,
        name: "Duel in the dark",
        game: "4000ad@1",
        options: { "ad.players": 2 },
      },
    },
  });
});

test("a record is recognised by its format and checked by its own reader", () => {
  expect(codeOf('{"format":"starboard.record","version":9}')).toBe("RECORD_VERSION");
  expect(codeOf('{"format":"starboard.record","version":1}')).toBe("RECORD_FIELD");
});

test("foreign, newer and malformed files are refused with a reason", () => {
  expect(codeOf("")).toBe("FILE_JSON");
  expect(codeOf("[]")).toBe("FILE_FORMAT");
  expect(codeOf("null")).toBe("FILE_FORMAT");
  expect(codeOf('{"format":"chess"}')).toBe("FILE_FORMAT");
  expect(codeOf(changed({ version: 2 }))).toBe("FILE_VERSION");
  expect(codeOf(changed({ game: "4000ad" }))).toBe("FILE_FIELD");
  expect(codeOf(changed({ options: [] }))).toBe("FILE_FIELD");
  expect(codeOf(changed({ extra: 1 }))).toBe("FILE_FIELD");
  expect(codeOf(text.replace('"ad.players"', '"__proto__"'))).toBe("FILE_FIELD");
});
