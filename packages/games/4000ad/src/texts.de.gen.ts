/** The texts of `4000ad` in the language `de`. Written by `npm run texts`; change the texts, not this. */
import type { Translations } from "@starboard/kit";
import { landing as text0 } from "./text/de/landing.ts";
import { de as text1 } from "./ui/status/reader.de.ts";
import type { Texts } from "./texts.gen.ts";

export const texts: Partial<Translations<Texts>> = {
  "text/landing.landing": text0,
  "ui/status/reader": text1,
};
