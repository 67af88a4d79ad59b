/** The translatable texts of `4000ad` by id. Written by `npm run texts`; change the texts, not this. */
import type { reasonInWords as text0 } from "./bot/text.en.ts";
import type { titles as text1 } from "./lessons/titles.en.ts";
import type { en as text2 } from "./print/text.en.ts";
import type { families as text3 } from "./puzzles/families.en.ts";
import type { themes as text4 } from "./puzzles/families.en.ts";
import type { en as text5 } from "./text/en/files.ts";
import type { glanceTurn as text6 } from "./text/en/glance.ts";
import type { en as text7 } from "./text/en/index.ts";
import type { inputErrorText as text8 } from "./text/en/input-errors.ts";
import type { landing as text9 } from "./text/en/landing.ts";
import type { en as text10 } from "./text/en/sectors.ts";
import type { en as text11 } from "./ui/editors/messages.en.ts";
import type { en as text12 } from "./ui/guide/guide.en.ts";
import type { en as text13 } from "./ui/messages.en.ts";
import type { en as text14 } from "./ui/order-topics.en.ts";
import type { en as text15 } from "./ui/status/order-words.en.ts";
import type { en as text16 } from "./ui/status/reader.en.ts";
import type { en as text17 } from "./ui/status/text.en.ts";

export interface Texts {
  readonly "bot/text.reasonInWords": typeof text0;
  readonly "lessons/titles.titles": typeof text1;
  readonly "print/text": typeof text2;
  readonly "puzzles/families.families": typeof text3;
  readonly "puzzles/families.themes": typeof text4;
  readonly "text/files": typeof text5;
  readonly "text/glance.glanceTurn": typeof text6;
  readonly "text": typeof text7;
  readonly "text/input-errors.inputErrorText": typeof text8;
  readonly "text/landing.landing": typeof text9;
  readonly "text/sectors": typeof text10;
  readonly "ui/editors/messages": typeof text11;
  readonly "ui/guide/guide": typeof text12;
  readonly "ui/messages": typeof text13;
  readonly "ui/order-topics": typeof text14;
  readonly "ui/status/order-words": typeof text15;
  readonly "ui/status/reader": typeof text16;
  readonly "ui/status/text": typeof text17;
}
