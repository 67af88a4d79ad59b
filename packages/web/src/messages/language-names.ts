/** The languages of the texts by their own names, which are the same in every language. */
import type { Language } from "@starboard/kit";

export const languageNames: { readonly [L in Language]: string } = { en: "English", de: "Deutsch" };
