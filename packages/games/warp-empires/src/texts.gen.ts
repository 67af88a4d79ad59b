/** The translatable texts of `warp-empires` by id. Written by `npm run texts`; change the texts, not this. */
import type { reasonInWords as text0 } from "./bot/text.en.ts";
import type { titles as text1 } from "./lessons/titles.en.ts";
import type { windowText as text2 } from "./print/text.en.ts";
import type { modeText as text3 } from "./print/text.en.ts";
import type { en as text4 } from "./print/text.en.ts";
import type { en as text5 } from "./text/en/file-kinds.ts";
import type { inputErrorText as text6 } from "./text/en/files.ts";
import type { fairnessText as text7 } from "./text/en/files.ts";
import type { glanceTurn as text8 } from "./text/en/glance.ts";
import type { en as text9 } from "./text/en/index.ts";
import type { landing as text10 } from "./text/en/landing.ts";
import type { termText as text11 } from "./text/en/terms.ts";
import type { sumText as text12 } from "./text/en/terms.ts";
import type { answersText as text13 } from "./ui/answers/text.en.ts";
import type { en as text14 } from "./ui/editors/messages.en.ts";
import type { en as text15 } from "./ui/guide/guide.en.ts";
import type { lowerCaseName as text16 } from "./ui/messages.en.ts";
import type { en as text17 } from "./ui/messages.en.ts";
import type { en as text18 } from "./ui/order-topics.en.ts";
import type { en as text19 } from "./ui/status/reader.en.ts";
import type { en as text20 } from "./ui/status/text.en.ts";
import type { threatText as text21 } from "./ui/threat/text.en.ts";

export interface Texts {
  readonly "bot/text.reasonInWords": typeof text0;
  readonly "lessons/titles.titles": typeof text1;
  readonly "print/text.windowText": typeof text2;
  readonly "print/text.modeText": typeof text3;
  readonly "print/text": typeof text4;
  readonly "text/file-kinds": typeof text5;
  readonly "text/files.inputErrorText": typeof text6;
  readonly "text/files.fairnessText": typeof text7;
  readonly "text/glance.glanceTurn": typeof text8;
  readonly "text": typeof text9;
  readonly "text/landing.landing": typeof text10;
  readonly "text/terms.termText": typeof text11;
  readonly "text/terms.sumText": typeof text12;
  readonly "ui/answers/text.answersText": typeof text13;
  readonly "ui/editors/messages": typeof text14;
  readonly "ui/guide/guide": typeof text15;
  readonly "ui/messages.lowerCaseName": typeof text16;
  readonly "ui/messages": typeof text17;
  readonly "ui/order-topics": typeof text18;
  readonly "ui/status/reader": typeof text19;
  readonly "ui/status/text": typeof text20;
  readonly "ui/threat/text.threatText": typeof text21;
}
