/** The texts of `4000ad` in the language `de`. Written by `npm run texts`; change the texts, not this. */
import type { Translations } from "@starboard/kit";
import { reasonInWords as text0 } from "./bot/text.de.ts";
import { titles as text1 } from "./lessons/titles.de.ts";
import { de as text2 } from "./print/text.de.ts";
import { families as text3 } from "./puzzles/families.de.ts";
import { themes as text4 } from "./puzzles/families.de.ts";
import { de as text5 } from "./text/de/files.ts";
import { glanceTurn as text6 } from "./text/de/glance.ts";
import { de as text7 } from "./text/de/index.ts";
import { inputErrorText as text8 } from "./text/de/input-errors.ts";
import { landing as text9 } from "./text/de/landing.ts";
import { de as text10 } from "./text/de/sectors.ts";
import { de as text11 } from "./ui/editors/messages.de.ts";
import { de as text12 } from "./ui/guide/guide.de.ts";
import { de as text13 } from "./ui/messages.de.ts";
import { de as text14 } from "./ui/order-topics.de.ts";
import { de as text15 } from "./ui/status/order-words.de.ts";
import { de as text16 } from "./ui/status/reader.de.ts";
import { de as text17 } from "./ui/status/text.de.ts";
import type { Texts } from "./texts.gen.ts";

export const texts: Translations<Texts> = {
  "bot/text.reasonInWords": text0,
  "lessons/titles.titles": text1,
  "print/text": text2,
  "puzzles/families.families": text3,
  "puzzles/families.themes": text4,
  "text/files": text5,
  "text/glance.glanceTurn": text6,
  "text": text7,
  "text/input-errors.inputErrorText": text8,
  "text/landing.landing": text9,
  "text/sectors": text10,
  "ui/editors/messages": text11,
  "ui/guide/guide": text12,
  "ui/messages": text13,
  "ui/order-topics": text14,
  "ui/status/order-words": text15,
  "ui/status/reader": text16,
  "ui/status/text": text17,
};
