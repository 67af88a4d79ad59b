/** Texts of the review of a match. */
import type { Assessment } from "@starboard/bots/review";
import { formatFor, translatable } from "@starboard/kit";

const { count, number, percent } = formatFor("en");

const points = (chance: number): number => Math.round(100 * chance);
const listOf = (values: readonly number[]): string => values.map((value) => number(value)).join(", ");
const signed = (value: number): string => number(value, { maximumFractionDigits: 0, signDisplay: "exceptZero" });

export const review = translatable("web/messages/review.review", {
  title: "Review",
  open: "Review",
  hint: "Judges each decision from what its player knew",
  opening: "Loading the match",
  problem: "This match can’t be reviewed",
  failed: "The review stopped.",
  progress: "Progress of the review",
  judging: (done: number, of: number): string => `Judging decisions: ${number(done)} of ${number(of)}`,
  paused: (done: number, of: number): string => `Stopped at ${number(done)} of ${number(of)}`,
  stop: "Stop",
  resume: "Continue",
  reading: "Loading the review",
  complete: (decisions: number, moments: number): string =>
    `${count(decisions, "decision", "decisions")} judged, ${count(moments, "moment", "moments")} to look at.`,
  whose: "Whose decisions",
  you: "You",
  filter: "Moments shown",
  filters: { errors: "Mistakes", all: "All" },
  moments: "Moments",
  noMoments: "No mistakes found. Nothing here is clearly worse than another action.",
  noneYet: "Moments appear here as they are judged.",
  names: {
    blunder: "Blunder",
    mistake: "Mistake",
    inaccuracy: "Inaccuracy",
    close: "Too close to call",
    fine: "Fine",
  } as const satisfies Record<Assessment, string>,
  signs: {
    blunder: "??",
    mistake: "?",
    inaccuracy: "?!",
    close: "=",
    fine: "",
    only: "!",
    brave: "★",
  } as const,
  only: "Only good action",
  brave: "Brave",
  loss: (mean: number): string => signed(-points(mean)),
  range: (low: number, high: number): string => `${points(Math.max(0, low))}–${points(Math.max(0, high))}`,
  lossLabel: (mean: number, low: number, high: number): string =>
    `about ${count(points(mean), "point", "points")} lost, between ${points(Math.max(0, low))} and ${points(Math.max(0, high))}`,
  parts: "Each action by itself, with the best continuation",
  partLoss: (mean: number, low: number, high: number): string =>
    points(mean) === 0 ? "0" : `${signed(-points(mean))} (${points(Math.max(0, low))}–${points(Math.max(0, high))})`,
  proven: "Proved by the rules, not estimated.",
  closeNote: "The two were within what this review can tell apart.",
  played: "Played",
  better: "Better",
  before: "Before",
  onBoard: "Shown on the board",
  chance: percent,
  follows: "Then",
  why: "Why",
  knew: "Judged from what this seat knew then.",
  previous: "Previous moment",
  next: "Next moment",
  place: (i: number, of: number): string => `Moment ${i} of ${of}`,
  whatIf: "What if?",
  tryAgain: "Try again",
  curve: "Win chance",
  curveLabel: (names: string): string =>
    `Win chance of ${names} over the match, as each seat could know it. The list of moments has the same figures.`,
  known: "As each seat knew it",
  allOpen: "Everything open",
  curveShows: "What the curve shows",
  openLabel: (names: string): string =>
    `Win chance of ${names} over the match with everything open: hidden cards and plans of all seats. Draws to come count on average.`,
  openLater: "This curve appears when all decisions are judged.",
  balance: {
    tab: "Balance",
    title: (name: string): string => `How ${name}’s result came about`,
    start: "Chance after the set-up",
    startBeforeDraws: "Chance before the first draw",
    luck: "Draws",
    own: "Own mistakes",
    other: (name: string): string => `Mistakes of ${name}`,
    unseen: "Unseen",
    unseenNote: "Unseen holds hidden information, sealed answers, and what the review could not see.",
    unseenWithLuck:
      "Unseen holds draws, hidden information, and what the review could not see. Luck has no row of its own here: it is not yet shown that it adds up to 0 over many matches of this game.",
    result: "Result",
    setUp: "Set-up",
    change: (points: number): string => signed(points),
    tenths: (value: number): string =>
      number(100 * value, { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: "exceptZero" }),
    dice: (values: readonly number[], sides: number): string =>
      `Rolled ${listOf(values)}: ${number(values.reduce((sum, x) => sum + x, 0))}, ${number((values.length * (sides + 1)) / 2, { maximumFractionDigits: 1 })} expected.`,
    expectedAndGot: (expected: number, got: number): string =>
      `Win chance ${percent(got)}, ${percent(expected)} expected.`,
    later: "The balance appears when the review is complete.",
  },
  notMeasured: (title: string): string =>
    `Reviews of ${title} at this table are not yet measured well enough to name mistakes. What the rules prove is named. All else is too close to call.`,
  replay: "Replay",
  download: "Download review",
  onward: {
    title: "Practise",
    puzzles: (game: string): string => `Puzzles: ${game}`,
    again: (game: string): string => `Play ${game} again`,
  },
  learn: {
    start: "Learn from your mistakes",
    lead: "Find a better action than the one played. Any action within 3.5 points of the best counts.",
    place: (i: number, of: number): string => `Mistake ${i} of ${of}`,
    judging: "Judging this action",
    found: (text: string): string => `Found: ${text}.`,
    foundNote: "As good as the best, or nearly.",
    worse: (text: string, low: number, high: number): string =>
      `${text} loses between ${points(Math.max(0, low))} and ${points(Math.max(0, high))} points. Try another action.`,
    unclear: (text: string): string => `${text} may be a little worse than the best. Try another action.`,
    same: (text: string): string => `${text} is what was played. Try another action.`,
    hint: "Hint",
    hintOne: (reason: string): string => `What counts here: ${reason}`,
    hintPlain: "Look at what the other side can answer.",
    hintTwo: (words: string): string => `The better action begins with “${words}…”`,
    answer: "Show answer",
    answered: (text: string): string => `Better: ${text}.`,
    nextOne: "Next",
    leave: "Back to the review",
    done: "You looked at all your mistakes.",
    solved: (n: number, of: number): string => `${n} of ${of} found.`,
    states: { open: "open", found: "found", shown: "answer shown" } as const,
  },
} as const);
