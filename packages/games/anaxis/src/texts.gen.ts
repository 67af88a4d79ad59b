/** The translatable texts of `anaxis` by id. Written by `npm run texts`; change the texts, not this. */
import type { reasonText as text0 } from "./bot/text.en.ts";
import type { titles as text1 } from "./lessons/titles.en.ts";
import type { en as text2 } from "./print/messages.en.ts";
import type { families as text3 } from "./puzzles/families.en.ts";
import type { themes as text4 } from "./puzzles/families.en.ts";
import type { en as text5 } from "./text/en/files.ts";
import type { glanceTurn as text6 } from "./text/en/glance.ts";
import type { en as text7 } from "./text/en/index.ts";
import type { landing as text8 } from "./text/en/landing.ts";
import type { en as text9 } from "./text/en/ship-types.ts";
import type { en as text10 } from "./ui/editors/messages.en.ts";
import type { en as text11 } from "./ui/guide/guide.en.ts";
import type { en as text12 } from "./ui/messages.en.ts";
import type { en as text13 } from "./ui/objectives.en.ts";
import type { en as text14 } from "./ui/order-topics.en.ts";
import type { en as text15 } from "./ui/order-words.en.ts";
import type { RACE_WORDS as text16 } from "./ui/races.en.ts";
import type { en as text17 } from "./ui/reader.en.ts";

export interface Texts {
  readonly "bot/text.reasonText": typeof text0;
  readonly "lessons/titles.titles": typeof text1;
  readonly "print/messages": typeof text2;
  readonly "puzzles/families.families": typeof text3;
  readonly "puzzles/families.themes": typeof text4;
  readonly "text/files": typeof text5;
  readonly "text/glance.glanceTurn": typeof text6;
  readonly "text": typeof text7;
  readonly "text/landing.landing": typeof text8;
  readonly "text/ship-types": typeof text9;
  readonly "ui/editors/messages": typeof text10;
  readonly "ui/guide/guide": typeof text11;
  readonly "ui/messages": typeof text12;
  readonly "ui/objectives": typeof text13;
  readonly "ui/order-topics": typeof text14;
  readonly "ui/order-words": typeof text15;
  readonly "ui/races.RACE_WORDS": typeof text16;
  readonly "ui/reader": typeof text17;
}
