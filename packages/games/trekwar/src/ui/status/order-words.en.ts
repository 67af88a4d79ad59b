/** The words in which orders are typed: those of the data. A translation writes its own; the data’s are understood too. */
import type { ShapeTW } from "@starboard/trekwar";
import type { ActAt, Question } from "@starboard/kernel";
import { translatable } from "@starboard/kit";

type Verb = ActAt<ShapeTW, Question<ShapeTW>>["do"];

export const en = translatable("trekwar/ui/status/order-words", {
  acts: {
    attack: "attack",
    exchange: "exchange",
    open: "open",
    takeUp: "takeUp",
    event: "event",
    surrender: "surrender",
    deploy: "deploy",
    draw: "draw",
    end: "end",
    choose: "choose",
    resign: "resign",
  } satisfies Readonly<Record<Verb, string>>,
  /** Values of fields, and names of fields that are only yes or no. */
  values: {
    space: "space",
    surface: "surface",
  },
});
