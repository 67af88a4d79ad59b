/** The translatable texts of `anaxis` by id. Written by `npm run texts`; change the texts, not this. */
import type { reasonText as text0 } from "./bot/text.en.ts";
import type { titles as text1 } from "./lessons/titles.en.ts";
import type { en as text2 } from "./print/messages.en.ts";
import type { en as text3 } from "./text/en/files.ts";
import type { glanceTurn as text4 } from "./text/en/glance.ts";
import type { en as text5 } from "./text/en/index.ts";
import type { landing as text6 } from "./text/en/landing.ts";
import type { en as text7 } from "./ui/editors/messages.en.ts";
import type { en as text8 } from "./ui/guide/guide.en.ts";
import type { en as text9 } from "./ui/messages.en.ts";
import type { en as text10 } from "./ui/objectives.en.ts";
import type { en as text11 } from "./ui/order-topics.en.ts";
import type { RACE_WORDS as text12 } from "./ui/races.en.ts";
import type { en as text13 } from "./ui/reader.en.ts";

export interface Texts {
  readonly "bot/text.reasonText": typeof text0;
  readonly "lessons/titles.titles": typeof text1;
  readonly "print/messages": typeof text2;
  readonly "text/files": typeof text3;
  readonly "text/glance.glanceTurn": typeof text4;
  readonly "text": typeof text5;
  readonly "text/landing.landing": typeof text6;
  readonly "ui/editors/messages": typeof text7;
  readonly "ui/guide/guide": typeof text8;
  readonly "ui/messages": typeof text9;
  readonly "ui/objectives": typeof text10;
  readonly "ui/order-topics": typeof text11;
  readonly "ui/races.RACE_WORDS": typeof text12;
  readonly "ui/reader": typeof text13;
}
