/** The texts of `anaxis` in the language `de`. Written by `npm run texts`; change the texts, not this. */
import type { Translations } from "@starboard/kit";
import { reasonText as text0 } from "./bot/text.de.ts";
import { titles as text1 } from "./lessons/titles.de.ts";
import { de as text2 } from "./print/messages.de.ts";
import { de as text3 } from "./text/de/files.ts";
import { glanceTurn as text4 } from "./text/de/glance.ts";
import { de as text5 } from "./text/de/index.ts";
import { landing as text6 } from "./text/de/landing.ts";
import { de as text7 } from "./ui/editors/messages.de.ts";
import { de as text8 } from "./ui/guide/guide.de.ts";
import { de as text9 } from "./ui/messages.de.ts";
import { de as text10 } from "./ui/objectives.de.ts";
import { de as text11 } from "./ui/order-topics.de.ts";
import { RACE_WORDS as text12 } from "./ui/races.de.ts";
import { de as text13 } from "./ui/reader.de.ts";
import type { Texts } from "./texts.gen.ts";

export const texts: Translations<Texts> = {
  "bot/text.reasonText": text0,
  "lessons/titles.titles": text1,
  "print/messages": text2,
  "text/files": text3,
  "text/glance.glanceTurn": text4,
  "text": text5,
  "text/landing.landing": text6,
  "ui/editors/messages": text7,
  "ui/guide/guide": text8,
  "ui/messages": text9,
  "ui/objectives": text10,
  "ui/order-topics": text11,
  "ui/races.RACE_WORDS": text12,
  "ui/reader": text13,
};
