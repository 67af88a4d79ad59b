/** Puzzles that rest on a search: questions of a match in which one class of acts is clearly better than every other. */
import type { BotSpec, Tuning } from "@starboard/bots";
import { actKey } from "@starboard/bots";
import { type ChoiceJudge, type ClearChoice, findClearChoice, hasOtherBest } from "@starboard/bots/review";
import { type Act, type AnyGame, Engine, noDraws, question, type Seat, type Shape } from "@starboard/kernel";
import { type Puzzle, puzzleState } from "@starboard/kit";
import { foundPuzzle } from "./found-puzzle.ts";

/** The family of all of them. */
export const BEST_ACT = "best-act";

/** Most acts of one way: longer ones, such as the steps of a move, could be made in too many orders. */
const MOST_ACTS = 6;
const MOST_LINE = 8;
/** Fewest legal acts of a question that is looked at. */
const FEWEST_ACTS = 4;
/** Acts that give up, wait or leave things as they are: a puzzle against these alone is none. */
const PASSIVE: ReadonlySet<string> = new Set([
  "surrender",
  "end",
  "stay",
  "pass",
  "done",
  "skip",
  "accept",
  "none",
  "concede",
  "mission",
]);
/** Acts in the middle of a unit, such as the steps of a group. */
export const WITHIN: ReadonlySet<string> = new Set(["step", "stop", "forward", "reverse", "left", "right"]);
/** Rating of a gap of no points, and of one of 40 points and more, for the likeliest act and for others. */
const RATING = { small: 1900, large: 1300, span: 0.4, expected: -250 };

/** The judges: the evaluation in use and its newest anchor, or two budgets where there is only one evaluation. */
export function judgesOf(spec: BotSpec<Shape>): ChoiceJudge[] {
  const tuning = spec.tuning as Tuning<Shape> | undefined;
  const anchor = tuning?.anchors.at(-1);
  if (!tuning || !anchor || anchor.name === tuning.inUse.name)
    return [
      { spec, effort: 1 },
      { spec, effort: 0.5 },
    ];
  return [
    { spec, effort: 1 },
    { spec: tuning.botWith(anchor), effort: 1 },
  ];
}

/** The first act alone if everything that begins with it has the same verdict. */
function shortest(ways: readonly (readonly Act[])[], others: readonly (readonly Act[])[]): Act[][] {
  const isOpen = (act: Act): boolean => others.some(([first]) => first !== undefined && actKey(first) === actKey(act));
  const short = ways.map((acts) => {
    const [first] = acts;
    return first && !isOpen(first) ? [first] : [...acts];
  });
  return [...new Map(short.map((acts) => [JSON.stringify(acts), acts])).values()];
}

const percent = (share: number): number => Math.round(100 * share);

/** Returns the puzzle that a state is; undefined if it is none. */
export function searchPuzzle(
  match: { readonly game: AnyGame; readonly options: object },
  spec: BotSpec<Shape>,
  state: Shape["state"],
  from: Puzzle["from"],
  seed: number,
): Puzzle | undefined {
  const asked = question(match.game, state as never);
  const by = asked?.waiting[0];
  if (!asked || by === undefined || asked.waiting.length !== 1 || isTrivial(match.game, state, by)) return undefined;
  const seats = match.game.options.seats((state as unknown as { options: never }).options);
  const position = { spec, view: match.game.view(state as never, by) as object, seat: by, seats };
  const choice = findClearChoice(position, judgesOf(spec), seed);
  if (!choice) return undefined;
  const rule = String(match.game.steps[asked.frame.step]?.rule ?? "");
  return puzzleOf(match, state, from, choice, rule);
}

/** Too few acts, or a question in the middle of a unit. */
function isTrivial(game: AnyGame, state: Shape["state"], by: Seat): boolean {
  const legal = new Engine(game as never, noDraws).legal(state as never, by);
  return legal.length < FEWEST_ACTS || legal.some((act) => WITHIN.has(act.do));
}

function puzzleOf(
  match: { readonly game: AnyGame; readonly options: object },
  state: Shape["state"],
  from: Puzzle["from"],
  choice: ClearChoice,
  rule: string,
): Puzzle | undefined {
  const inferior = choice.inferior.map(({ acts }) => acts);
  const pass = shortest(choice.ways, inferior);
  const wrongActs = shortest(inferior, choice.ways);
  const firsts = new Set(wrongActs.map(([first]) => first?.do));
  if ([...firsts].every((what) => what === undefined || PASSIVE.has(what))) return undefined;
  if ([...pass, ...wrongActs].some((acts) => acts.length > MOST_ACTS)) return undefined;
  const wrong = wrongActs.map((acts) => {
    const one = choice.inferior.find(
      ({ acts: all }) => JSON.stringify(all.slice(0, acts.length)) === JSON.stringify(acts),
    );
    const line = (one?.line ?? [])
      .slice(acts.length, MOST_LINE)
      .map(({ by, step, act }) => ({ by: by as number, step, act }));
    const loss = percent(one?.loss ?? 0);
    return { acts, reason: "weaker", rule, about: { loss }, line, loss };
  });
  if (pass.flat().some((act) => WITHIN.has(act.do))) return undefined;
  const { mean, low, high } = choice.gap;
  const found = foundPuzzle(match, BEST_ACT, state, from, {
    about: { chance: percent(choice.chance), gap: percent(mean) },
    themes: [choice.isExpected ? "likely" : "unlikely"],
    pass: pass as never,
    solution: pass[0] as never,
    line: choice.line.slice(0, MOST_LINE).map(({ by, step, act }) => ({ by: by as number, step, act })) as never,
    wrong: wrong as never,
    difficulty: 0,
  });
  const share = Math.min(1, mean / RATING.span);
  return {
    ...found,
    proof: "search",
    gap: [percent(mean), percent(low), percent(high)],
    rating: Math.round(
      RATING.small + share * (RATING.large - RATING.small) + (choice.isExpected ? RATING.expected : 0),
    ),
  };
}

/** Whether no act besides those of the puzzle could solve it, as far as a short look at every other one can tell. */
export function isWhole(spec: BotSpec<Shape>, puzzle: Puzzle, seed: number): boolean {
  const game = spec.game as unknown as AnyGame;
  const begun = puzzleState(game, puzzle);
  if ("bad" in begun) return false;
  const by = puzzle.seat as Seat;
  const seats = game.options.seats((begun.ok as unknown as { options: never }).options);
  const position = { spec, view: game.view(begun.ok as never, by) as object, seat: by, seats };
  const [act, ...continuation] = puzzle.solution as readonly Act[];
  if (!act) return false;
  const known = [...puzzle.pass, ...puzzle.wrong.map((one) => one.acts)] as readonly (readonly Act[])[];
  const isKnown = (acts: readonly Act[]): boolean =>
    known.some((way) => way.every((one, i) => acts[i] !== undefined && actKey(one) === actKey(acts[i])));
  return !hasOtherBest(position, { act, continuation }, isKnown, seed);
}
