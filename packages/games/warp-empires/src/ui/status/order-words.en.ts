/** The words in which orders are typed: those of the data. A translation writes its own; the data’s are understood too. */
import type { ShapeWE } from "@starboard/warp-empires";
import type { ActAt, Question } from "@starboard/kernel";
import { translatable } from "@starboard/kit";

type Verb = ActAt<ShapeWE, Question<ShapeWE>>["do"];

export const en = translatable("warp-empires/ui/status/order-words", {
  acts: {
    pick: "pick",
    place: "place",
    arrange: "arrange",
    drop: "drop",
    done: "done",
    play: "play",
    lift: "lift",
    liftAll: "liftAll",
    step: "step",
    stop: "stop",
    enough: "enough",
    pass: "pass",
    roll: "roll",
    battle: "battle",
    assault: "assault",
    attack: "attack",
    mission: "mission",
    commit: "commit",
    lose: "lose",
    save: "save",
    keep: "keep",
    retreat: "retreat",
    draw: "draw",
    skip: "skip",
    buy: "buy",
    build: "build",
    disband: "disband",
    concede: "concede",
    restack: "restack",
    standing: "standing",
  } satisfies Readonly<Record<Verb, string>>,
  /** Values of fields, and names of fields that are only yes or no. */
  values: {
    move: "move",
    moveEnd: "moveEnd",
    card: "card",
    raid: "raid",
    ask: "ask",
  },
});
