/** A bot that adds what it may and guesses two. */
import { seat } from "@starboard/kernel";
import { type Scope, serveBots } from "@starboard/match/browser/worker";
import { tiny, type View } from "../../packages/match/test/game.ts";

serveBots(self as unknown as Scope, async () => ({
  game: tiny,
  engine: {
    think({ view }) {
      const step = (view as View).flow.stack.at(-1)?.step ?? "";
      const act = step === "guess" ? { do: "guess", n: 2 } : { do: "roll" };
      return { step, act, variations: [] };
    },
    chooseAside: () => ({ by: seat(1), step: "reply", act: { do: "reply" } }),
  },
}));
