/** The languages of `trekwar` other than English. Written by `npm run texts`; change the texts, not this. */
import type { GameTranslations } from "@starboard/kit";

export const translations: GameTranslations = {
  de: {
    landing: () => import("./text/de/landing.ts").then((module) => module.landing),
    texts: () => import("./texts.de.gen.ts").then((module) => module.texts),
    lessons: () => import("./lessons.de.gen.ts").then((module) => module.lessons),
    rules: () => import("./rules.de.gen.ts").then((module) => module.rules),
  },
};
