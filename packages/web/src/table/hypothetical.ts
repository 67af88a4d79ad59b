/**
 * Puts a seat at a question that may come: plays on from a determinization of its view, with quiet or random acts of all
 * seats, until the seat is asked. Nothing of it is known to be true; it is a position to plan an order on.
 */
import {
  type Act,
  type AnyGame,
  Engine,
  type GameState,
  offers,
  question,
  seededDraws,
  type Seat,
  type Shape,
  type Viewer,
} from "@starboard/kernel";
import type { Update } from "@starboard/wire";

export interface WantedQuestion {
  /** Steps; empty for any. */
  readonly steps: readonly string[];
  readonly accepts?: (view: object, viewer: Viewer) => boolean;
}

/** Attempts with different hidden parts, draws and acts. */
const MAX_ATTEMPTS = 16;
/** Most acts of one attempt. */
const MAX_ACTS = 400;
/** Acts that lead to fights, by the words of their data. */
const BOLD = /attack|battle|assault|fire|depart|emerge|pursue|step|forward|challenge/i;
/** Share of bold acts among those chosen at random. */
const BOLD_SHARE = 0.7;

/** A position at which the seat is asked what is wanted; null if none was found. `seed` chooses among many. */
export function findQuestion(
  game: AnyGame,
  view: object,
  seat: Seat,
  wanted: WantedQuestion,
  seed: number,
): GameState | null {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    try {
      // The first attempt plays quietly: the position that comes if no player does anything special.
      const found = attemptOnce(game, view, seat, wanted, seed * MAX_ATTEMPTS + attempt, attempt === 0);
      if (found) return found;
    } catch {
      // A determinization can differ from the match in a way that a later step does not expect; another one may not.
    }
  }
  return null;
}

function attemptOnce(
  game: AnyGame,
  view: object,
  seat: Seat,
  wanted: WantedQuestion,
  seed: number,
  isQuiet: boolean,
): GameState | null {
  const { steps } = wanted;
  const draw = seededDraws(seed + 1);
  const random = (n: number): number => ((draw(n, 1, "KRN-DRAW-1")[0] as number) - 1) % n;
  const state = game.determinize(view, seat, draw) as GameState;
  const engine = new Engine<Shape>(game, draw);
  engine.advance(state);
  for (let count = 0; count < MAX_ACTS; count++) {
    const asked = question(game, state);
    if (!asked || engine.asking === undefined) return null;
    if (asked.waiting.includes(seat) && (steps.length === 0 || steps.includes(asked.frame.step))) {
      const seen = game.view(state, seat) as object;
      if (wanted.accepts?.(seen, seat) ?? true) return state;
    }
    const acts = engine.moves;
    const bold = isQuiet || random(100) >= BOLD_SHARE * 100 ? [] : acts.filter((act) => BOLD.test(JSON.stringify(act)));
    const choice = bold.length > 0 ? bold : acts;
    const act = isQuiet ? quietest(acts) : choice[random(Math.max(1, choice.length))];
    if (!act) return null;
    engine.act(state, engine.asking, act);
  }
  return null;
}

/** The act with the fewest words: "pass", "stay", "end". */
const quietest = (acts: readonly Act[]): Act | undefined =>
  acts.toSorted((a, b) => JSON.stringify(a).length - JSON.stringify(b).length)[0];

/** An update that shows the seat a hypothetical position, with the question it is asked. */
export function hypotheticalUpdate(game: AnyGame, state: GameState, seat: Seat, from: Update): Update {
  const asked = question(game, state);
  return {
    is: "update",
    summary: { ...from.summary, asked: [seat], over: null },
    at: from.at,
    viewer: seat,
    view: game.view(state, seat) as object,
    question: asked ? { step: asked.frame.step, rule: asked.step.rule, seats: [seat] } : null,
    offers: offers(game, state, seat),
    logItems: [],
    takeBack: { rule: "KRN-UNDO-1", code: "KERNEL_UNDO_NOTHING" },
    thinking: [],
  };
}
