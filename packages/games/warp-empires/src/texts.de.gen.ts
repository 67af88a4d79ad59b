/** The texts of `warp-empires` in the language `de`. Written by `npm run texts`; change the texts, not this. */
import type { Translations } from "@starboard/kit";
import { reasonInWords as text0 } from "./bot/text.de.ts";
import { titles as text1 } from "./lessons/titles.de.ts";
import { windowText as text2 } from "./print/text.de.ts";
import { modeText as text3 } from "./print/text.de.ts";
import { de as text4 } from "./print/text.de.ts";
import { de as text5 } from "./text/de/file-kinds.ts";
import { inputErrorText as text6 } from "./text/de/files.ts";
import { fairnessText as text7 } from "./text/de/files.ts";
import { glanceTurn as text8 } from "./text/de/glance.ts";
import { de as text9 } from "./text/de/index.ts";
import { landing as text10 } from "./text/de/landing.ts";
import { termText as text11 } from "./text/de/terms.ts";
import { sumText as text12 } from "./text/de/terms.ts";
import { answersText as text13 } from "./ui/answers/text.de.ts";
import { de as text14 } from "./ui/editors/messages.de.ts";
import { de as text15 } from "./ui/guide/guide.de.ts";
import { lowerCaseName as text16 } from "./ui/messages.de.ts";
import { de as text17 } from "./ui/messages.de.ts";
import { de as text18 } from "./ui/order-topics.de.ts";
import { de as text19 } from "./ui/status/reader.de.ts";
import { de as text20 } from "./ui/status/text.de.ts";
import { threatText as text21 } from "./ui/threat/text.de.ts";
import type { Texts } from "./texts.gen.ts";

export const texts: Translations<Texts> = {
  "bot/text.reasonInWords": text0,
  "lessons/titles.titles": text1,
  "print/text.windowText": text2,
  "print/text.modeText": text3,
  "print/text": text4,
  "text/file-kinds": text5,
  "text/files.inputErrorText": text6,
  "text/files.fairnessText": text7,
  "text/glance.glanceTurn": text8,
  "text": text9,
  "text/landing.landing": text10,
  "text/terms.termText": text11,
  "text/terms.sumText": text12,
  "ui/answers/text.answersText": text13,
  "ui/editors/messages": text14,
  "ui/guide/guide": text15,
  "ui/messages.lowerCaseName": text16,
  "ui/messages": text17,
  "ui/order-topics": text18,
  "ui/status/reader": text19,
  "ui/status/text": text20,
  "ui/threat/text.threatText": text21,
};
