/** The texts of `cli` in the language `de`. Written by `npm run texts`; change the texts, not this. */
import type { Translations } from "@starboard/kit";
import { de as text0 } from "./arena/text.de.ts";
import { de as text1 } from "./errors.de.ts";
import { de as text2 } from "./messages.de.ts";
import { de as text3 } from "./play/text.de.ts";
import { de as text4 } from "./usage.de.ts";
import type { Texts } from "./texts.gen.ts";

export const texts: Translations<Texts> = {
  "arena/text": text0,
  "errors": text1,
  "messages": text2,
  "play/text": text3,
  "usage": text4,
};
