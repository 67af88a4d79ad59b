/** The texts of `host` in the language `de`. Written by `npm run texts`; change the texts, not this. */
import type { Translations } from "@starboard/kit";
import { de as text0 } from "./messages/de.ts";
import { de as text1 } from "./messages/operation.de.ts";
import type { Texts } from "./texts.gen.ts";

export const texts: Translations<Texts> = {
  "messages": text0,
  "messages/operation": text1,
};
