/** The words of the lessons in the language `de`. Written by `npm run texts`; change the texts, not this. */
import { fleets as list0 } from "./lessons/fleets.de.ts";
import { scenarios as list1 } from "./lessons/fleets.de.ts";
import { secrets as list2 } from "./lessons/fleets.de.ts";
import { options as list3 } from "./lessons/fleets.de.ts";
import { order as list4 } from "./lessons/movement.de.ts";
import { movement as list5 } from "./lessons/movement.de.ts";
import { map as list6 } from "./lessons/movement.de.ts";
import { maneuvers as list7 } from "./lessons/movement.de.ts";
import { shooting as list8 } from "./lessons/shooting.de.ts";
import { damage as list9 } from "./lessons/shooting.de.ts";
import { points as list10 } from "./lessons/shooting.de.ts";
import { special as list11 } from "./lessons/special.de.ts";

export const lessons: object = { ...list0, ...list1, ...list2, ...list3, ...list4, ...list5, ...list6, ...list7, ...list8, ...list9, ...list10, ...list11 };
