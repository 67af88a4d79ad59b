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
import { partName as text11 } from "./text/de/parts.ts";
import { partInSentence as text12 } from "./text/de/parts.ts";
import { bonusInSentence as text13 } from "./text/de/parts.ts";
import { shortNameOf as text14 } from "./text/de/parts.ts";
import { termText as text15 } from "./text/de/terms.ts";
import { sumText as text16 } from "./text/de/terms.ts";
import { answersText as text17 } from "./ui/answers/text.de.ts";
import { de as text18 } from "./ui/editors/messages.de.ts";
import { de as text19 } from "./ui/guide/guide.de.ts";
import { lowerCaseName as text20 } from "./ui/messages.de.ts";
import { de as text21 } from "./ui/messages.de.ts";
import { de as text22 } from "./ui/order-topics.de.ts";
import { de as text23 } from "./ui/status/reader.de.ts";
import { de as text24 } from "./ui/status/text.de.ts";
import { threatText as text25 } from "./ui/threat/text.de.ts";
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
  "text/parts.partName": text11,
  "text/parts.partInSentence": text12,
  "text/parts.bonusInSentence": text13,
  "text/parts.shortNameOf": text14,
  "text/terms.termText": text15,
  "text/terms.sumText": text16,
  "ui/answers/text.answersText": text17,
  "ui/editors/messages": text18,
  "ui/guide/guide": text19,
  "ui/messages.lowerCaseName": text20,
  "ui/messages": text21,
  "ui/order-topics": text22,
  "ui/status/reader": text23,
  "ui/status/text": text24,
  "ui/threat/text.threatText": text25,
};
