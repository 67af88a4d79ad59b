/** The texts of `cli` in the language `de`. Written by `npm run texts`; change the texts, not this. */
import type { Translations } from "@starboard/kit";
import { de as text0 } from "./errors.de.ts";
import { de as text1 } from "./messages.de.ts";
import { de as text2 } from "./play/text.de.ts";
import { de as text3 } from "./usage.de.ts";
import type { Texts } from "./texts.gen.ts";

export const texts: Translations<Texts> = {
  "errors": text0,
  "messages": text1,
  "play/text": text2,
  "usage": text3,
};
