/** The texts of `cli` in the language `de`. Written by `npm run texts`; change the texts, not this. */
import type { Translations } from "@starboard/kit";
import type { Texts } from "./texts.gen.ts";

export const texts: Translations<Texts> = {
};
