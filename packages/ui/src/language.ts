/** The language of the texts, as state of components. */
import { type Language, language, onLanguage } from "@starboard/kit";
import { useSyncExternalStore } from "react";

/** The language that texts are in. A component that uses it is rendered again when the reader chooses another one. */
export const useLanguage = (): Language => useSyncExternalStore(onLanguage, language);
