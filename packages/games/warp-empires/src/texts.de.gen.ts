/** The texts of `warp-empires` in the language `de`. Written by `npm run texts`; change the texts, not this. */
import type { Translations } from "@starboard/kit";
import { reasonInWords as text0 } from "./bot/text.de.ts";
import { titles as text1 } from "./lessons/titles.de.ts";
import { windowText as text2 } from "./print/text.de.ts";
import { modeText as text3 } from "./print/text.de.ts";
import { de as text4 } from "./print/text.de.ts";
import { families as text5 } from "./puzzles/families.de.ts";
import { themes as text6 } from "./puzzles/families.de.ts";
import { de as text7 } from "./text/de/file-kinds.ts";
import { inputErrorText as text8 } from "./text/de/files.ts";
import { fairnessText as text9 } from "./text/de/files.ts";
import { glanceTurn as text10 } from "./text/de/glance.ts";
import { de as text11 } from "./text/de/index.ts";
import { landing as text12 } from "./text/de/landing.ts";
import { partName as text13 } from "./text/de/parts.ts";
import { partInSentence as text14 } from "./text/de/parts.ts";
import { bonusInSentence as text15 } from "./text/de/parts.ts";
import { shortNameOf as text16 } from "./text/de/parts.ts";
import { termText as text17 } from "./text/de/terms.ts";
import { sumText as text18 } from "./text/de/terms.ts";
import { answersText as text19 } from "./ui/answers/text.de.ts";
import { de as text20 } from "./ui/editors/messages.de.ts";
import { de as text21 } from "./ui/guide/guide.de.ts";
import { lowerCaseName as text22 } from "./ui/messages.de.ts";
import { de as text23 } from "./ui/messages.de.ts";
import { de as text24 } from "./ui/order-topics.de.ts";
import { de as text25 } from "./ui/status/order-words.de.ts";
import { de as text26 } from "./ui/status/reader.de.ts";
import { de as text27 } from "./ui/status/text.de.ts";
import { threatText as text28 } from "./ui/threat/text.de.ts";
import type { Texts } from "./texts.gen.ts";

export const texts: Translations<Texts> = {
  "bot/text.reasonInWords": text0,
  "lessons/titles.titles": text1,
  "print/text.windowText": text2,
  "print/text.modeText": text3,
  "print/text": text4,
  "puzzles/families.families": text5,
  "puzzles/families.themes": text6,
  "text/file-kinds": text7,
  "text/files.inputErrorText": text8,
  "text/files.fairnessText": text9,
  "text/glance.glanceTurn": text10,
  "text": text11,
  "text/landing.landing": text12,
  "text/parts.partName": text13,
  "text/parts.partInSentence": text14,
  "text/parts.bonusInSentence": text15,
  "text/parts.shortNameOf": text16,
  "text/terms.termText": text17,
  "text/terms.sumText": text18,
  "ui/answers/text.answersText": text19,
  "ui/editors/messages": text20,
  "ui/guide/guide": text21,
  "ui/messages.lowerCaseName": text22,
  "ui/messages": text23,
  "ui/order-topics": text24,
  "ui/status/order-words": text25,
  "ui/status/reader": text26,
  "ui/status/text": text27,
  "ui/threat/text.threatText": text28,
};
