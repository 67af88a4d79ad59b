import { personName } from "@starboard/wire/host";
import { newTournament } from "@starboard/wire/tournament";
import { displayText, distinctName, normalizeLine } from "@starboard/wire/text";
import { expect, test } from "vitest";

test.for([
  ["composed form", "Ame\u0301lie", "Am\u00e9lie"],
  ["spaces of all widths", "\u3000Ada\u00a0 \u2003Lovelace ", "Ada Lovelace"],
  ["blank-looking letters", "\u3164Ada\uffa0\u2800", "Ada"],
  ["stacked accents", `Z${"\u0335".repeat(30)}o`, `Z${"\u0335".repeat(4)}o`],
  ["shapeless characters", "A\u034fd\ufe01a", "Ada"],
  ["an emoji with its selector", "Ada \u2764\ufe0f", "Ada \u2764\ufe0f"],
  ["Vietnamese", "Nguye\u0302\u0303n", "Nguy\u1ec5n"],
  [
    "Hebrew with points",
    "\u05e9\u05c1\u05b8\u05dc\u05d5\u05b9\u05dd",
    "\u05e9\u05c1\u05b8\u05dc\u05d5\u05b9\u05dd".normalize("NFC"),
  ],
] as const)("names are normalised: %s", ([, written, kept]) => {
  expect(personName.parse(written)).toBe(kept);
  // Normalising is idempotent.
  expect(normalizeLine(kept)).toBe(kept);
});

test.for([
  ["nothing but blanks", "\u3164\u2800 \u00a0"],
  ["a lone surrogate", "Ada\ud83d"],
  ["an override of direction", "Ada\u202e"],
  ["a zero-width joiner", "Ada\u200d"],
  ["a line break", "Ada\nBen"],
  ["a control character", "Ada\u0007"],
  ["41 letters", "x".repeat(41)],
] as const)("names are refused: %s", ([, written]) => {
  expect(personName.safeParse(written).success).toBe(false);
});

test("tournament titles follow the same rules", () => {
  const title = (text: string): unknown =>
    newTournament.safeParse({ game: "anaxis@1", options: {}, seats: 2, name: "Ada", title: text });
  expect(title("Cafe\u0301  Cup")).toMatchObject({ data: { title: "Caf\u00e9 Cup" } });
  expect(title("\u3164")).toMatchObject({ success: false });
});

test("a name that is taken gets a number, in any case, width or normal form", () => {
  expect(distinctName("Ada", [])).toBe("Ada");
  expect(distinctName("Ada", ["Ben", "Adam"])).toBe("Ada");
  expect(distinctName("Ada", ["ada"])).toBe("Ada 2");
  expect(distinctName("Ada", ["\uff21da", "ADA 2"])).toBe("Ada 3");
  const long = "\u{1f680}".repeat(20);
  expect(distinctName(long, [long])).toBe(`${"\u{1f680}".repeat(19)} 2`);
});

test("text is shown without bidirectional overrides and control characters, and otherwise unchanged", () => {
  expect(displayText("a\u202eb\u2066c\u200fd")).toBe("abcd");
  expect(displayText("bell\u0007 esc\u001b[31m")).toBe("bell esc[31m");
  expect(displayText("two\r\nlines\u2028here")).toBe("two lines here");
  expect(displayText("\ud83d!")).toBe("\ufffd!");
  for (const plain of ["\u05e9\u05dc\u05d5\u05dd 12", "\u{1f469}\u200d\u{1f680}", "na\u00efve"])
    expect(displayText(plain)).toBe(plain);
});
