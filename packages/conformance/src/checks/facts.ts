/** Checks that all facts and texts are complete and cite existing rules. */
import {
  canonicalJson,
  type Fact,
  isPlainJson,
  offers,
  question,
  type Refusal,
  type Seat,
  type Shape,
  type Viewer,
} from "@starboard/kernel";
import type { TextContext, GameText } from "@starboard/kit";
import { allSeats } from "../moves.ts";
import type { SomeGame } from "../recorded-match.ts";
import type { ConformanceCheck, CheckContext } from "../check-context.ts";

/** Matches what a sentence contains if the code forgot a value. */
const SLIP = /undefined|NaN|\[object|\bnull\b|\$\{|\{\w+\}/;

/** Most offered acts whose text is checked per state; some games offer thousands. */
const WORDED = 25;

const wordsOf = ({ title: entry }: CheckContext): GameText => entry.text as unknown as GameText;
const seatName = (by: Seat): string => `Player ${by + 1}`;

function speaking({ game }: CheckContext, state: Shape["state"], viewer: Viewer): TextContext {
  return { view: game.view(state, viewer), seat: seatName, viewerSeat: viewer === "public" ? null : viewer };
}

function checkSentence(sentence: string, what: string, { fail }: CheckContext): void {
  if (typeof sentence !== "string" || sentence.trim() === "") fail(`there is no text for ${what}`);
  else if (SLIP.test(sentence)) fail(`"${sentence}" is the text for ${what}`);
}

/** A code that no game has. */
const UNKNOWN_CODE = "CONFORMANCE_NO_SUCH_REFUSAL";

/** A refusal has a sentence of its own: not its code, and not what a game says of any code that it does not know. */
export function checkRefusalSentence(refusal: Refusal, by: Seat, context: CheckContext): void {
  const words = wordsOf(context);
  const reader = speaking(context, context.state, by);
  const sentence = words.refusal(refusal, reader);
  const what = `the refusal ${canonicalJson(refusal)}`;
  checkSentence(sentence, what, context);
  if (sentence.includes(refusal.code) || sentence === fallback(words, refusal, reader))
    context.fail(`there is no text of its own for ${what}: "${sentence}"`);
}
/** What a game says of a code that it does not know; nothing if it throws. */
function fallback(words: GameText, refusal: Refusal, reader: TextContext): string | undefined {
  try {
    return words.refusal({ ...refusal, code: UNKNOWN_CODE }, reader);
  } catch {
    return undefined;
  }
}

const audienceOf = ({ visibility }: SomeGame, is: string): string | undefined =>
  (visibility.facts as Readonly<Record<string, string>>)[is];

/** Facts are plain data, cite existing rules, and are not changed later. */
export const facts: ConformanceCheck = {
  name: "facts are plain data and cite existing rules",
  rule: "KRN-DATA-1",
  onAct({ game, state, last, match, rules, coverage, seats, fail }) {
    const { facts, draws } = last?.played ?? match.opening;
    for (const { fact, to } of facts) {
      coverage.saw("fact", fact.is);
      if (!isPlainJson(fact)) fail(`${fact.is} is not plain data`);
      if (!rules.has(fact.rule))
        fail(`${fact.is} cites ${fact.rule}, which is not a rule; "npm run rules" reads rules.md`);
      const audience = audienceOf(game, fact.is);
      if (audience === undefined) fail(`${fact.is} has no class that says who receives it`);
      else if (audience !== "either" && (audience === "addressed") !== (to !== undefined))
        fail(`${fact.is} is ${audience}, but is sent to ${to ? "some seats" : "everybody"}`);
      if (to?.some((by) => by < 0 || by >= seats)) fail(`${fact.is} is sent to seat ${to.join(", ")}`);
      const concerned = game.concerns?.(state, fact) ?? [];
      if (concerned.some((by) => by < 0 || by >= seats)) fail(`${fact.is} concerns seat ${concerned.join(", ")}`);
    }
    for (const { why } of draws)
      if (!rules.has(why)) fail(`a draw cites ${why}, which is not a rule; "npm run rules" reads rules.md`);
  },
};

/** Steps, asides, invariants and options cite existing rules. Checked once. */
export const citations: ConformanceCheck = {
  name: "steps, asides, invariants and options cite existing rules",
  rule: "Game",
  onAct({ game, last, rules, fail }) {
    if (last) return;
    const cited = [
      ...Object.entries({ ...game.steps, ...game.asides }).map(([name, { rule }]) => [name, rule] as const),
      ...game.invariants.map(({ name, rule }) => [name, rule] as const),
      ...game.options.specs.map(({ id, rule }) => [id, rule] as const),
      ...Object.entries(game.refusals).map(([name, { rule }]) => [name, rule] as const),
    ];
    for (const [name, rule] of cited)
      if (!rules.has(rule)) fail(`${name} cites ${rule}, which is not a rule; "npm run rules" reads rules.md`);
  },
};

/** Every fact, question, act and refusal has a sentence, for every viewer who may receive it. */
export const sentences: ConformanceCheck = {
  name: "every fact, question, act and refusal has a sentence",
  rule: "Words",
  onAct(context) {
    const { game, last, match, state, seats, due } = context;
    const words = wordsOf(context);
    const { facts } = last?.played ?? match.opening;
    const readers = new Map<Viewer, TextContext>();
    const reader = (viewer: Viewer): TextContext => {
      const known = readers.get(viewer) ?? speaking(context, state, viewer);
      readers.set(viewer, known);
      return known;
    };
    for (const { fact, to } of facts)
      for (const viewer of to ?? (due ? [...allSeats(seats), "public" as const] : ["public" as const]))
        checkSentence(words.fact(fact as Fact, reader(viewer)), `the fact ${canonicalJson(fact)}`, context);
    if (!due) return;
    const asked = question(game, state);
    for (const by of allSeats(seats)) {
      for (const line of words.board(reader(by)).split("\n")) checkSentence(line, "a line of the board", context);
      if (asked)
        checkSentence(
          words.prompt(asked.frame.step, asked.waiting, reader(by)),
          `the question ${asked.frame.step}`,
          context,
        );
      for (const { step, offers: list } of offers(game, state, by)) {
        for (const { act, refusal } of list.slice(0, WORDED)) {
          checkSentence(words.act(step, act, reader(by)), `the act ${step} ${canonicalJson(act)}`, context);
          if (refusal) checkRefusalSentence(refusal, by, context);
        }
      }
      checkSentence(words.side(by, reader(by)), `the side of seat ${by}`, context);
      if (words.board) checkSentence(words.board(reader(by)), `the table as seat ${by} sees it`, context);
    }
  },
};
