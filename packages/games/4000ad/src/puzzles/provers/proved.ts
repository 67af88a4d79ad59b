/** Makes a puzzle of everything a power can do in its turn, if few enough of it solves the task. */
import type { Act } from "@starboard/kernel";
import {
  type DecidedLine,
  decidedLines,
  patternsOf,
  type ProvedPuzzle,
  type Refutation,
  type TurnNode,
} from "@starboard/kit";
import type { State4000 } from "../../state.ts";

/** A puzzle is solved by at most this share of random turns. */
const MOST_CHANCE = 0.25;
/** Most errors with reasons of their own. */
const MOST_WRONG = 12;

const THEME_OF: Readonly<Record<string, string>> = {
  emerge: "arrival",
  travelOn: "garrison",
  stay: "garrison",
  hop: "hop",
  hyperspace: "departure",
};

export function puzzleOf(
  nodes: readonly TurnNode<State4000>[],
  about: { readonly [name: string]: string | number },
): ProvedPuzzle | undefined {
  const chance = nodes.reduce((sum, node) => sum + node.chance, 0) / nodes.length;
  if (nodes.length < 3 || chance === 0 || chance > MOST_CHANCE) return undefined;
  const lines = decidedLines(nodes);
  const pass = lines.filter(({ refutation }) => refutation === null).map(({ acts }) => acts);
  const failed = lines.filter(({ refutation }) => refutation !== null);
  const solution = pass.toSorted((a, b) => a.length - b.length)[0] as readonly Act[];
  const wrong = wrongWays(failed);
  if (wrong.length === 0) return undefined;
  return {
    about,
    themes: themesOf(pass, failed),
    pass: patternsOf(pass) as ProvedPuzzle["pass"],
    solution: solution as ProvedPuzzle["solution"],
    wrong,
    difficulty: 1 - chance,
  };
}

/** The errors, joined by their reasons, those with the most acts first. */
function wrongWays(failed: readonly DecidedLine[]): ProvedPuzzle["wrong"] {
  const groups = new Map<string, DecidedLine[]>();
  for (const one of failed) {
    const { reason, about } = one.refutation as Refutation;
    const key = JSON.stringify([reason, about]);
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  const ways = [...groups.values()].map((group) => {
    const [first] = group as [DecidedLine];
    const { reason, rule, about, line } = first.refutation as Refutation;
    return patternsOf(group.map(({ acts }) => acts)).map((acts) => ({ acts, reason, rule, about, line }));
  });
  // One error of each reason first, then the rest, the shortest first.
  const others = ways.flatMap((list) => list.slice(1)).toSorted((a, b) => a.acts.length - b.acts.length);
  const all = [...ways.flatMap((list) => list.slice(0, 1)), ...others];
  return all.slice(0, MOST_WRONG) as unknown as ProvedPuzzle["wrong"];
}

function themesOf(pass: readonly (readonly Act[])[], failed: readonly DecidedLine[]): string[] {
  // What the shortest way does, after nothing else was moved.
  const way = pass.toSorted((a, b) => a.length - b.length)[0] ?? [];
  const moves = way.filter((act) => act.do === "emerge" || act.do === "depart");
  const last = (moves.at(-1) ?? { do: "stay" }) as Act & { readonly to?: string };
  const answers = failed.map(({ refutation }) => refutation?.reason);
  return [
    THEME_OF[last.to ?? last.do] ?? "departure",
    ...(answers.includes("together") ? ["combined-fleets"] : []),
    ...(answers.includes("hop") ? ["hop-defence"] : []),
  ];
}
