/** The words of the lessons in the language `de`. Written by `npm run texts`; change the texts, not this. */
import { battle as list0 } from "./lessons/battle.de.ts";
import { ending as list1 } from "./lessons/battle.de.ts";
import { cards as list2 } from "./lessons/cards.de.ts";
import { effects as list3 } from "./lessons/cards.de.ts";
import { secrets as list4 } from "./lessons/cards.de.ts";
import { options as list5 } from "./lessons/cards.de.ts";
import { setUp as list6 } from "./lessons/start.de.ts";
import { board as list7 } from "./lessons/start.de.ts";
import { attack as list8 } from "./lessons/start.de.ts";
import { start as list9 } from "./lessons/start.de.ts";
import { turn as list10 } from "./lessons/turn.de.ts";
import { lastStage as list11 } from "./lessons/turn.de.ts";
import { force as list12 } from "./lessons/turn.de.ts";

export const lessons: object = { ...list0, ...list1, ...list2, ...list3, ...list4, ...list5, ...list6, ...list7, ...list8, ...list9, ...list10, ...list11, ...list12 };
