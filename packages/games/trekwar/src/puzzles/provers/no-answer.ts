/**
 * The only Turns or openings that the enemy cannot answer, or, if it always can, those that it is least likely to be able to
 * answer. Counted over every Hand that it may hold.
 */
import type { AnyGame } from "@starboard/kernel";
import {
  decidedLines,
  judgedAgain,
  patternsOf,
  type ProvedPuzzle,
  type PuzzleProver,
  type Refutation,
  type TurnNode,
} from "@starboard/kit";
import { enemyOf, SIDE_IDS, type Side } from "../../data/board.ts";
import type { CardNo, StateTW } from "../../state.ts";
import { cardNames, eachAnswer, shareOfHands, smallestSets } from "./enemy-hand.ts";
import { actingSide, afterSurrender, atEnemyTurn, isMade, turnsOf } from "./own-turn.ts";

const LIMIT = 1500;
/** A puzzle is solved by at most this share of random Turns, and has at least so many ways. */
const MOST_CHANCE = 0.25;
const FEWEST_WAYS = 4;
/** Points between what passes and what does not, and within which all pass. */
const GAP = 0.1;
const WITHIN = 0.035;
const MOST_WRONG = 24;

/** How likely the enemy can answer, from 0 to 1, with an example; undefined if it cannot be counted. */
interface Chance {
  readonly chance: number;
  readonly example: readonly CardNo[];
  readonly line: Refutation["line"];
}

/** @param isSure only whether there is any answer */
function chanceOfAnswer(game: AnyGame, made: StateTW, side: Side, isSure: boolean): Chance | undefined {
  const t = atEnemyTurn(game, made, side);
  if (t.loser === side || t.flow.over !== null || t.active === side) return { chance: 1, example: [], line: [] };
  const enemy = enemyOf(side);
  const sets: (readonly CardNo[])[] = [];
  let first: Chance | undefined;
  eachAnswer(game, t, ({ acts, cards }) => {
    sets.push(cards);
    first ??= { chance: 1, example: cards, line: acts.map(({ step, act }) => ({ by: enemy as number, step, act })) };
    return isSure;
  });
  if (!first) return { chance: 0, example: [], line: [] };
  if (isSure) return first;
  const chance = shareOfHands(t, enemy, smallestSets(sets));
  return chance === undefined ? undefined : { ...first, chance };
}

const noAnswerFamily = (isSure: boolean): PuzzleProver<StateTW> => ({
  family: isSure ? "no-answer" : "fewest-answers",
  prove(game, state) {
    const side = actingSide(state);
    if (side === null) return undefined;
    let isCounted = true;
    const refute = (t: StateTW): Refutation | null => {
      const found = chanceOfAnswer(game, t, side, isSure);
      if (!found) isCounted = false;
      const { chance, example, line } = found ?? { chance: 1, example: [], line: [] };
      const about = { enemy: SIDE_NAMES[SIDE_IDS[enemyOf(side)]], chance, cards: cardNames(t, example) };
      const reason = t.loser === side ? "surrenders" : isSure ? "answer" : "likelier";
      return chance === 0 ? null : { reason, rule: t.loser === side ? "TW-6.2" : "TW-10.4", about, line };
    };
    const nodes = turnsOf(game, state, { isOver: (t: StateTW) => isMade(t, side), refute, limit: LIMIT });
    if (!nodes || !isCounted) return undefined;
    return isSure ? proved(game, state, nodes, side) : provedOdds(game, state, nodes, side);
  },
});

const SIDE_NAMES = { federation: "the Federation", dominion: "the Dominion" } as const;

/** Every chance among the Turns of some nodes. */
const chancesIn = (nodes: readonly TurnNode<StateTW>[]): number[] =>
  nodes.flatMap(({ next, refutation }) =>
    next.length > 0 ? chancesIn(next) : [refutation === null ? 0 : Number(refutation.about["chance"])],
  );

function provedOdds(
  game: AnyGame,
  state: StateTW,
  nodes: readonly TurnNode<StateTW>[],
  side: Side,
): ProvedPuzzle | undefined {
  const chances = chancesIn(nodes).toSorted((a, b) => a - b);
  const best = chances[0] ?? 1;
  const next = chances.find((chance) => chance > best + WITHIN);
  if (best === 0 || best > 1 - GAP || next === undefined || next < best + GAP) return undefined;
  const judged = judgedAgain(nodes, (one) => (Number(one.about["chance"]) <= best + WITHIN ? null : rounded(one)));
  const found = proved(game, state, judged, side);
  return found && { ...found, about: { ...found.about, chance: Math.round(100 * best) } };
}

const rounded = (one: Refutation): Refutation => ({
  ...one,
  about: { ...one.about, chance: Math.round(100 * Number(one.about["chance"])) },
});

function proved(
  game: AnyGame,
  state: StateTW,
  nodes: readonly TurnNode<StateTW>[],
  side: Side,
): ProvedPuzzle | undefined {
  const chance = nodes.reduce((sum, node) => sum + node.chance, 0) / nodes.length;
  if (nodes.length < FEWEST_WAYS || chance === 0 || chance > MOST_CHANCE) return undefined;
  const lines = decidedLines(nodes);
  const pass = lines.filter(({ refutation }) => refutation === null).map(({ acts }) => acts);
  const failed = lines.filter(({ refutation }) => refutation !== null);
  const solution = pass.toSorted((a, b) => a.length - b.length)[0] ?? [];
  const wrong = failed.slice(0, MOST_WRONG).map(({ acts, refutation }) => ({ acts, ...(refutation as Refutation) }));
  return {
    about: { enemy: SIDE_NAMES[SIDE_IDS[enemyOf(side)]] },
    themes: themesOf(game, state, solution),
    pass: patternsOf(pass) as ProvedPuzzle["pass"],
    solution: [...solution] as ProvedPuzzle["solution"],
    wrong: wrong as unknown as ProvedPuzzle["wrong"],
    difficulty: 1 - chance,
  };
}

/** What the solution uses, and whether it decides the Battle. */
function themesOf(game: AnyGame, state: StateTW, solution: readonly { readonly do: string }[]): string[] {
  const last = solution.at(-1) as { readonly support?: readonly string[] } | undefined;
  const kinds = (last?.support ?? []).map((id) => (/^.M/.test(id) ? "maneuver" : "command"));
  const at = state.flow.stack.at(-1)?.step === "open" ? state : undefined;
  const end = at ? null : afterSurrender(game, { ...state, active: enemyOf(state.active) });
  return [
    ...new Set([
      at ? "opening" : "turn",
      ...(solution.some((act) => act.do === "event") ? ["event"] : []),
      ...(solution.some((act) => act.do === "takeUp") ? ["take-up"] : []),
      ...kinds,
      ...(end?.flow.over ? ["last-sector"] : []),
    ]),
  ];
}

export const noAnswer = noAnswerFamily(true);
export const fewestAnswers = noAnswerFamily(false);
