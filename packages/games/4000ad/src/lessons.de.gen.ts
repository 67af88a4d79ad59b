/** The words of the lessons in the language `de`. Written by `npm run texts`; change the texts, not this. */
import { alliances as list0 } from "./lessons/alliances.de.ts";
import { options as list1 } from "./lessons/alliances.de.ts";
import { distance as list2 } from "./lessons/battle.de.ts";
import { battle as list3 } from "./lessons/battle.de.ts";
import { secrets as list4 } from "./lessons/battle.de.ts";
import { homes as list5 } from "./lessons/homes.de.ts";
import { turn as list6 } from "./lessons/homes.de.ts";
import { independents as list7 } from "./lessons/homes.de.ts";
import { setUp as list8 } from "./lessons/movement.de.ts";
import { board as list9 } from "./lessons/movement.de.ts";
import { production as list10 } from "./lessons/movement.de.ts";
import { movement as list11 } from "./lessons/movement.de.ts";

export const lessons: object = { ...list0, ...list1, ...list2, ...list3, ...list4, ...list5, ...list6, ...list7, ...list8, ...list9, ...list10, ...list11 };
