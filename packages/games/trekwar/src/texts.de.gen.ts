/** The texts of `trekwar` in the language `de`. Written by `npm run texts`; change the texts, not this. */
import type { Translations } from "@starboard/kit";
import { glanceTurn as text0 } from "./text/de/glance.ts";
import { landing as text1 } from "./text/de/landing.ts";
import { de as text2 } from "./ui/order-topics.de.ts";
import { de as text3 } from "./ui/status/reader.de.ts";
import type { Texts } from "./texts.gen.ts";

export const texts: Partial<Translations<Texts>> = {
  "text/glance.glanceTurn": text0,
  "text/landing.landing": text1,
  "ui/order-topics": text2,
  "ui/status/reader": text3,
};
