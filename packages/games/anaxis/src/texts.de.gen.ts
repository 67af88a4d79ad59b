/** The texts of `anaxis` in the language `de`. Written by `npm run texts`; change the texts, not this. */
import type { Translations } from "@starboard/kit";
import { reasonText as text0 } from "./bot/text.de.ts";
import { titles as text1 } from "./lessons/titles.de.ts";
import { de as text2 } from "./print/messages.de.ts";
import { families as text3 } from "./puzzles/families.de.ts";
import { themes as text4 } from "./puzzles/families.de.ts";
import { de as text5 } from "./text/de/files.ts";
import { glanceTurn as text6 } from "./text/de/glance.ts";
import { de as text7 } from "./text/de/index.ts";
import { landing as text8 } from "./text/de/landing.ts";
import { de as text9 } from "./text/de/ship-types.ts";
import { de as text10 } from "./ui/editors/messages.de.ts";
import { de as text11 } from "./ui/guide/guide.de.ts";
import { de as text12 } from "./ui/messages.de.ts";
import { de as text13 } from "./ui/objectives.de.ts";
import { de as text14 } from "./ui/order-topics.de.ts";
import { de as text15 } from "./ui/order-words.de.ts";
import { RACE_WORDS as text16 } from "./ui/races.de.ts";
import { de as text17 } from "./ui/reader.de.ts";
import type { Texts } from "./texts.gen.ts";

export const texts: Translations<Texts> = {
  "bot/text.reasonText": text0,
  "lessons/titles.titles": text1,
  "print/messages": text2,
  "puzzles/families.families": text3,
  "puzzles/families.themes": text4,
  "text/files": text5,
  "text/glance.glanceTurn": text6,
  "text": text7,
  "text/landing.landing": text8,
  "text/ship-types": text9,
  "ui/editors/messages": text10,
  "ui/guide/guide": text11,
  "ui/messages": text12,
  "ui/objectives": text13,
  "ui/order-topics": text14,
  "ui/order-words": text15,
  "ui/races.RACE_WORDS": text16,
  "ui/reader": text17,
};
