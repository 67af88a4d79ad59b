/** Text written by people: normalises names and titles on input, and makes chat safe to display. */
import * as z from "zod/mini";

/** Spaces of all widths, and characters that are drawn as nothing: Hangul fillers, the empty Braille cell. */
const BLANK = /[\p{Zs}\u{115F}\u{1160}\u{2800}\u{3164}\u{FFA0}]+/gu;
/** Invisible code points that are not format characters. */
const SHAPELESS = /\u{34F}|\u{17B4}|\u{17B5}|[\u{180B}-\u{180D}]|\u{180F}|[\u{FE00}-\u{FE0E}]|[\u{E0100}-\u{E01EF}]/gu;
/** A variation selector that does not follow an emoji. */
const STRAY_SELECTOR = /(?<!\p{Extended_Pictographic})\u{FE0F}/gu;
/** Most combining marks on one letter. Written languages use up to four. */
const MARKS = 4;
const STACKED = new RegExp(String.raw`(\p{M}{${MARKS}})\p{M}+`, "gu");

/** Normalises one line: NFC, single plain spaces, no invisible characters, at most four marks per letter. */
export const normalizeLine = (text: string): string =>
  text
    .replace(SHAPELESS, "")
    .replace(STRAY_SELECTOR, "")
    .replace(BLANK, " ")
    .normalize("NFC")
    .replace(STACKED, "$1")
    .trim();

/** Schema of a normalised line. Refuses control characters, format characters, line breaks and lone surrogates. */
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
/** Key that is equal for names a reader cannot tell apart by case or width. */
const nameKey = (name: string): string => normalizeLine(name).normalize("NFKC").toLowerCase();

/** Returns the name, with a number if it is taken: "Ada", "Ada 2". At most `maxLength` UTF-16 units long. */
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

/** Characters that change the writing direction, even beyond their own line. */
const BIDI = /[\u{61C}\u{200E}\u{200F}\u{202A}-\u{202E}\u{2066}-\u{2069}]/gu;
const BREAKS = /[\n\r\t\u{85}\p{Zl}\p{Zp}]+/gu;

/**
 * Returns text that is safe to display: without bidirectional overrides and control characters. Stored text is
 * unchanged.
 */
export const displayText = (text: string): string =>
  text
    .replace(BREAKS, " ")
    .replace(BIDI, "")
    .replace(/\p{Cc}/gu, "")
    .toWellFormed();
