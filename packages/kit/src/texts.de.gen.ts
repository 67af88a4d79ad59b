/** The texts of `kit` in the language `de`. Written by `npm run texts`; change the texts, not this. */
import type { Translations } from "./language.ts";
import { de as text0 } from "./transcript.de.ts";
import type { Texts } from "./texts.gen.ts";

export const texts: Translations<Texts> = {
  "transcript": text0,
};
