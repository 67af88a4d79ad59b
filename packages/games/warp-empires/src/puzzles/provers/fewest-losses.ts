/** The units that a winner gives up with as little Force as the rules allow (WE-9.23). */
import type { PuzzleProver } from "@starboard/kit";
import { owedByWinner, stageOf } from "../../calc/battles.ts";
import { forceOf, stackAt, tally } from "../../calc/stacks.ts";
import { compiledModuleOf } from "../../match-setup.ts";
import { NONE, type StateWE } from "../../state.ts";
import { bestChoices, type Choices, countsKey, puzzleOfChoices } from "./choices.ts";

interface Lost {
  readonly left: readonly number[];
  readonly force: number;
}

export const fewestLosses: PuzzleProver<StateWE> = {
  family: "fewest-losses",
  prove(_game, t) {
    const { battle } = t;
    if (!battle || t.flow.stack.at(-1)?.step !== "winnerLoss" || stageOf(battle) !== "winnerLosses") return undefined;
    if (battle.winner === -1 || battle.lost[battle.winner].length > 0) return undefined;
    const compiled = compiledModuleOf(t.options);
    const by = battle.sides[battle.winner];
    if (by === NONE) return undefined;
    const owed = owedByWinner(t, compiled, battle);
    const units = stackAt(t, compiled, battle.at, by);
    const whole = tally(compiled, units);
    const force = (type: number): number => forceOf(t, compiled, by, type);
    const all = whole.reduce((sum, n, type) => sum + n * force(type), 0);
    if (all <= owed) return undefined;
    const choices: Choices<Lost> = {
      key: (s) => countsKey(s.left),
      items: (s) =>
        s.force >= owed
          ? []
          : s.left.flatMap((n, type) =>
              n === 0
                ? []
                : [
                    {
                      act: { do: "lose", unit: compiled.units[type]?.id as string } as never,
                      next: { left: s.left.with(type, n - 1), force: s.force + force(type) },
                    },
                  ],
            ),
      worth: (s) => (s.force >= owed ? -s.force : Number.NEGATIVE_INFINITY),
    };
    const found = bestChoices(choices, { left: whole, force: 0 });
    if (!found) return undefined;
    const least = -found.most;
    const kinds = found.ways[0] ?? [];
    return puzzleOfChoices(found, {
      about: { owed, least },
      themes: ["losses", kinds.length > 1 ? "several-units" : "one-unit"],
      reason: ({ most }) => ({ reason: "moreForce", rule: "WE-9.23", about: { most: -most, least, owed } }),
      more: [],
    });
  },
};
