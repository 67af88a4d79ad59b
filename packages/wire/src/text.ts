/** Text that people write: how names and titles are normalised on the way in, and chat on the way to the screen. */
import * as z from "zod/mini";

/** Spaces of all widths, and letters and symbols that are drawn as nothing: Hangul fillers, the empty Braille cell. */
const BLANK = /[\p{Zs}\u{115F}\u{1160}\u{2800}\u{3164}\u{FFA0}]+/gu;
/** Code points without a shape that are no format characters. */
const SHAPELESS = /\u{34F}|\u{17B4}|\u{17B5}|[\u{180B}-\u{180D}]|\u{180F}|[\u{FE00}-\u{FE0E}]|[\u{E0100}-\u{E01EF}]/gu;
/** Belongs behind an emoji, where it asks for colours. */
const STRAY_SELECTOR = /(?<!\p{Extended_Pictographic})\u{FE0F}/gu;
/** Marks on one letter at most; written languages use up to four. */
const MARKS = 4;
const STACKED = new RegExp(String.raw`(\p{M}{${MARKS}})\p{M}+`, "gu");

/** One line in its normal form: composed (NFC), single plain spaces, no shapeless characters, at most four marks on a letter. */
export const normalizeLine = (text: string): string =>
  text
    .replace(SHAPELESS, "")
    .replace(STRAY_SELECTOR, "")
    .replace(BLANK, " ")
    .normalize("NFC")
    .replace(STACKED, "$1")
    .trim();

/** A normalised line; control characters, format characters, line breaks and lone surrogates are refused. */
export const oneLine = (minLength: number, maxLength: number) =>
  z
    .string()
    .check(
      z.overwrite(normalizeLine),
      z.minLength(minLength),
      z.maxLength(maxLength),
      z.regex(/^[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]*$/u),
    );

const LAST = /.$/su;
/** What two names have in common when a reader cannot tell them apart by case or width. */
const nameKey = (name: string): string => normalizeLine(name).normalize("NFKC").toLowerCase();

/** The name, followed by a number where it is taken already: "Ada", "Ada 2". At most `maxLength` UTF-16 units long. */
export function distinctName(name: string, taken: readonly string[], maxLength = 40): string {
  const keys = new Set(taken.map(nameKey));
  if (!keys.has(nameKey(name))) return name;
  for (let n = 2; ; n++) {
    const ending = ` ${n}`;
    let base = name;
    while (base.length + ending.length > maxLength) base = base.replace(LAST, "");
    const candidate = base.trimEnd() + ending;
    if (!keys.has(nameKey(candidate))) return candidate;
  }
}

/** Characters that turn the writing direction of what follows, beyond their own line too. */
const BIDI = /[\u{61C}\u{200E}\u{200F}\u{202A}-\u{202E}\u{2066}-\u{2069}]/gu;
const BREAKS = /[\n\r\t\u{85}\p{Zl}\p{Zp}]+/gu;

/** Text as it may be shown: without bidirectional overrides and control characters. What is stored stays as it was written. */
export const displayText = (text: string): string =>
  text
    .replace(BREAKS, " ")
    .replace(BIDI, "")
    .replace(/\p{Cc}/gu, "")
    .toWellFormed();
