/** The texts of `trekwar` in the language `de`. Written by `npm run texts`; change the texts, not this. */
import type { Translations } from "@starboard/kit";
import { flavour as text0 } from "./art/flavour.de.ts";
import { reasonInWords as text1 } from "./bot/text.de.ts";
import { titles as text2 } from "./lessons/titles.de.ts";
import { de as text3 } from "./print/text.de.ts";
import { families as text4 } from "./puzzles/families.de.ts";
import { themes as text5 } from "./puzzles/families.de.ts";
import { filterText as text6 } from "./text/de/effects.ts";
import { effectText as text7 } from "./text/de/effects.ts";
import { cardText as text8 } from "./text/de/effects.ts";
import { SYMBOLS as text9 } from "./text/de/effects.ts";
import { OP_NAMES as text10 } from "./text/de/effects.ts";
import { de as text11 } from "./text/de/files.ts";
import { glanceTurn as text12 } from "./text/de/glance.ts";
import { de as text13 } from "./text/de/index.ts";
import { inputErrorText as text14 } from "./text/de/input-errors.ts";
import { landing as text15 } from "./text/de/landing.ts";
import { SIDE_NAMES as text16 } from "./text/de/nouns.ts";
import { SECTOR_NAMES as text17 } from "./text/de/nouns.ts";
import { GROUND_NAMES as text18 } from "./text/de/nouns.ts";
import { termText as text19 } from "./text/de/terms.ts";
import { de as text20 } from "./ui/editors/messages.de.ts";
import { de as text21 } from "./ui/guide/guide.de.ts";
import { de as text22 } from "./ui/messages.de.ts";
import { de as text23 } from "./ui/order-topics.de.ts";
import { de as text24 } from "./ui/status/order-words.de.ts";
import { de as text25 } from "./ui/status/reader.de.ts";
import { de as text26 } from "./ui/status/text.de.ts";
import type { Texts } from "./texts.gen.ts";

export const texts: Translations<Texts> = {
  "art/flavour.flavour": text0,
  "bot/text.reasonInWords": text1,
  "lessons/titles.titles": text2,
  "print/text": text3,
  "puzzles/families.families": text4,
  "puzzles/families.themes": text5,
  "text/effects.filterText": text6,
  "text/effects.effectText": text7,
  "text/effects.cardText": text8,
  "text/effects.SYMBOLS": text9,
  "text/effects.OP_NAMES": text10,
  "text/files": text11,
  "text/glance.glanceTurn": text12,
  "text": text13,
  "text/input-errors.inputErrorText": text14,
  "text/landing.landing": text15,
  "text/nouns.SIDE_NAMES": text16,
  "text/nouns.SECTOR_NAMES": text17,
  "text/nouns.GROUND_NAMES": text18,
  "text/terms.termText": text19,
  "ui/editors/messages": text20,
  "ui/guide/guide": text21,
  "ui/messages": text22,
  "ui/order-topics": text23,
  "ui/status/order-words": text24,
  "ui/status/reader": text25,
  "ui/status/text": text26,
};
