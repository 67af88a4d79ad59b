/** The texts of `share` in the language `de`. Written by `npm run texts`; change the texts, not this. */
import type { Translations } from "@starboard/kit";
import { de as text0 } from "./text/de.ts";
import type { Texts } from "./texts.gen.ts";

export const texts: Translations<Texts> = {
  "text": text0,
};
