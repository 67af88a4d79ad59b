/** The words of the lessons in the language `de`. Written by `npm run texts`; change the texts, not this. */
import { battle as list0 } from "./lessons/battle.de.ts";
import { ending as list1 } from "./lessons/battle.de.ts";

export const lessons: object = { ...list0, ...list1 };
