/** The words in which orders are typed: those of the data. A translation writes its own; the data’s are understood too. */
import type { Shape4000 } from "@starboard/4000ad";
import type { ActAt, Question } from "@starboard/kernel";
import { translatable } from "@starboard/kit";

type Verb = ActAt<Shape4000, Question<Shape4000>>["do"];

export const en = translatable("4000ad/ui/status/order-words", {
  acts: {
    place: "place",
    travelOn: "travelOn",
    emerge: "emerge",
    stay: "stay",
    muster: "muster",
    takeAlong: "takeAlong",
    depart: "depart",
    fightOn: "fightOn",
    retreat: "retreat",
    offer: "offer",
    pass: "pass",
    accept: "accept",
    decline: "decline",
    decideLater: "decideLater",
    ally: "ally",
    endAlliance: "endAlliance",
    permitHome: "permitHome",
    lend: "lend",
    jointArrival: "jointArrival",
    drawing: "drawing",
    withdrawal: "withdrawal",
    peace: "peace",
    armistice: "armistice",
    concede: "concede",
    resign: "resign",
    conference: "conference",
    answer: "answer",
  } satisfies Readonly<Record<Verb, string>>,
  /** Values of fields, and names of fields that are only yes or no. */
  values: {
    occupy: "occupy",
    join: "join",
    attack: "attack",
    hyperspace: "hyperspace",
    hop: "hop",
    first: "first",
    second: "second",
    alternate: "alternate",
    withdraw: "withdraw",
    on: "on",
    open: "open",
  },
});
