/** The words of the lessons in the language `de`. Written by `npm run texts`; change the texts, not this. */
import { battle as list0 } from "./lessons/battle.de.ts";
import { cards as list1 } from "./lessons/cards.de.ts";
import { information as list2 } from "./lessons/cards.de.ts";
import { list as list3 } from "./lessons/cards.de.ts";
import { decisions as list4 } from "./lessons/cards.de.ts";
import { modules as list5 } from "./lessons/cards.de.ts";
import { revenue as list6 } from "./lessons/empire.de.ts";
import { recruit as list7 } from "./lessons/empire.de.ts";
import { upkeep as list8 } from "./lessons/empire.de.ts";
import { control as list9 } from "./lessons/empire.de.ts";
import { end as list10 } from "./lessons/empire.de.ts";
import { setUp as list11 } from "./lessons/movement.de.ts";
import { turn as list12 } from "./lessons/movement.de.ts";
import { components as list13 } from "./lessons/movement.de.ts";
import { movement as list14 } from "./lessons/movement.de.ts";
import { map as list15 } from "./lessons/movement.de.ts";
import { exploration as list16 } from "./lessons/systems.de.ts";
import { enigma as list17 } from "./lessons/systems.de.ts";
import { diplomacy as list18 } from "./lessons/systems.de.ts";

export const lessons: object = { ...list0, ...list1, ...list2, ...list3, ...list4, ...list5, ...list6, ...list7, ...list8, ...list9, ...list10, ...list11, ...list12, ...list13, ...list14, ...list15, ...list16, ...list17, ...list18 };
