/** The texts of `cli` in the language `de`. Written by `npm run texts`; change the texts, not this. */
import type { Translations } from "@starboard/kit";
import { de as text0 } from "./arena/text.de.ts";
import { de as text1 } from "./errors.de.ts";
import { de as text2 } from "./messages.de.ts";
import { de as text3 } from "./output/made.de.ts";
import { de as text4 } from "./output/measurement.de.ts";
import { de as text5 } from "./output/records.de.ts";
import { de as text6 } from "./output/review.de.ts";
import { de as text7 } from "./play/text.de.ts";
import { de as text8 } from "./usage.de.ts";
import type { Texts } from "./texts.gen.ts";

export const texts: Translations<Texts> = {
  "arena/text": text0,
  "errors": text1,
  "messages": text2,
  "output/made": text3,
  "output/measurement": text4,
  "output/records": text5,
  "output/review": text6,
  "play/text": text7,
  "usage": text8,
};
