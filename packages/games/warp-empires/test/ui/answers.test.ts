/** Answers that the page gives for a player: how many questions they save, and that they betray nothing (WE-F.3). */
import { greedyMove } from "@starboard/bots";
import { random } from "@starboard/conformance";
import { Engine, isRefusal, offers, play, type Seat, type SeatOccupant, seededDraws } from "@starboard/kernel";
import { beforeEach, describe, expect, test } from "vitest";
import { bot } from "../../src/bot/index.ts";
import { game } from "../../src/game.ts";
import type { ShapeWE } from "../../src/shape.ts";
import type { StateWE } from "../../src/state.ts";
import { autoAnswers, usePressedPass } from "../../src/ui/answers/auto-answers.ts";
import { responseCards, useResponseCards } from "../../src/ui/answers/response-cards.ts";
import { responseQuestion } from "../../src/ui/answers/question.ts";
import { type Props, tableOf } from "../../src/ui/model/table.ts";
import { promptActions } from "../../src/ui/prompt-actions.ts";
import { swapHidden } from "../rules/swap-hidden.ts";

const READER = 0 as Seat;
const PEOPLE: readonly SeatOccupant["kind"][] = ["person", "person", "person"];
const DEFAULTS = new Set(autoAnswers.filter(({ isOnByDefault }) => isOnByDefault).map(({ id }) => id));
/** Every switch but the one that is limited to matches against bots. */
const ALL = new Set(autoAnswers.map(({ id }) => id).filter((id) => id !== "onlyChoice"));

function propsOf(t: StateWE, kinds: readonly SeatOccupant["kind"][], by: Seat = READER): Props {
  const stepOffers = offers(game, t, by);
  return {
    view: game.view(t, by),
    committed: game.view(t, by),
    viewer: by,
    seats: kinds.slice(0, t.options.players).map((kind, n) => ({ kind, name: `Player ${n}` })),
    offers: stepOffers,
    plan: { steps: [], closed: false },
    whyNot: (step: string, act: never) => {
      const played = play(game, t, { by, step, act }, seededDraws(1));
      return isRefusal(played) ? played : undefined;
    },
  } as unknown as Props;
}

/** The first answer of the given switches, or undefined if the reader has to decide. */
const answered = (props: Props, on: ReadonlySet<string>) =>
  autoAnswers
    .filter(({ id }) => on.has(id))
    .map((one) => one.answer(props))
    .find((move) => move !== undefined);

interface Count {
  /** Questions to the reader, and those left after the automatic answers. */
  questions: number;
  left: number;
  /** Passes in response windows among them. */
  passes: number;
  passesLeft: number;
  /** Turns of the other seats. */
  otherTurns: number;
  /** Presses of "Pass until my turn". */
  pressed: number;
}

/**
 * Plays a match in which every seat takes the best act at once; counts what the reader has to answer. Stops early if
 * `each` returns true.
 */
function playMatch(
  kinds: readonly SeatOccupant["kind"][],
  each: (t: StateWE, props: Props) => boolean = () => false,
  pressesOn: (props: Props) => boolean = () => false,
  seed = 11,
): Count {
  const players = kinds.length;
  const parsed = game.options.parse({ map: "proving-ground", players });
  if ("bad" in parsed) throw new Error("options");
  const engine = new Engine<ShapeWE>(game, seededDraws(seed));
  const t = game.setup(parsed.ok);
  engine.advance(t);
  const count: Count = { questions: 0, left: 0, passes: 0, passesLeft: 0, otherTurns: 0, pressed: 0 };
  let turn = 0;
  for (let n = 0; engine.asking !== undefined && n < 9000; n++) {
    if (t.turn !== turn) {
      turn = t.turn;
      if (t.order[t.place] !== READER && t.alive[READER] === 1) count.otherTurns++;
    }
    const by = engine.asking;
    const best = greedyMove(bot, game.view(t, by), by, players, n);
    if (!best) throw new Error("no act");
    if (by !== READER) {
      engine.act(t, by, best.act);
      continue;
    }
    const props = propsOf(t, kinds);
    if (each(t, props)) return count;
    const automatic = answered(props, DEFAULTS);
    const isPass = best.act.do === "pass" && responseQuestion(props, tableOf(props)) !== null;
    count.questions++;
    if (isPass) count.passes++;
    if (!automatic) {
      count.left++;
      if (isPass) {
        count.passesLeft++;
        const button = pressesOn(props)
          ? promptActions(props).find((action) => action.onPress !== undefined)
          : undefined;
        if (button) count.pressed++;
        button?.onPress?.();
      }
    }
    engine.act(t, by, (automatic?.act ?? best.act) as typeof best.act);
  }
  expect(t.flow.over).not.toBeNull();
  return count;
}

beforeEach(() => {
  usePressedPass.setState({ pressed: null });
  useResponseCards.setState({ unticked: [] });
});

describe("questions over a whole match", () => {
  test("against three bots, at most one pass a bot turn is left, and six in ten questions", () => {
    const count = playMatch(["person", "bot", "bot", "bot"]);
    expect(count.passes / count.otherTurns).toBeGreaterThan(2);
    expect(count.passesLeft / count.otherTurns).toBeLessThanOrEqual(1);
    expect(count.left).toBeLessThan(count.questions * 0.6);
  });

  test("against people, no answer depends on the hand, and most passes are given", () => {
    const chance = random(7);
    let compared = 0;
    const count = playMatch(PEOPLE, (t, props) => {
      const expected = answered(props, ALL);
      // Seat 1 does not know the reader's hand, so the swap exchanges it.
      const swapped = swapHidden(t, 1 as Seat, chance);
      if (JSON.stringify(swapped.hand) === JSON.stringify(t.hand)) return false;
      if (responseQuestion(props, tableOf(props)) === null) return false;
      compared++;
      expect(answered(propsOf(swapped, PEOPLE), ALL)).toEqual(expected);
      return false;
    });
    expect(compared).toBeGreaterThan(10);
    expect(count.passesLeft).toBeLessThan(count.passes * 0.7);
  });

  test("against people, whoever presses “Pass until my turn” gives about one pass a turn of the others", () => {
    // One match has a few passes more or less.
    const counts = [12, 13].map((seed) => playMatch(PEOPLE, undefined, () => true, seed));
    const sum = (of: (count: Count) => number): number => counts.reduce((all, count) => all + of(count), 0);
    for (const { pressed } of counts) expect(pressed).toBeGreaterThan(0);
    expect(sum((count) => count.passesLeft) / sum((count) => count.otherTurns)).toBeLessThanOrEqual(1.3);
  });
});

/** The first position of a match of four people in which the reader is asked in a window for which `fits` holds. */
function questionWhere(fits: (props: Props) => boolean): Props {
  let found: Props | undefined;
  playMatch(PEOPLE, (_t, props) => {
    if (fits(props)) found = props;
    return found !== undefined;
  });
  if (!found) throw new Error("no such question");
  return found;
}

describe("switches", () => {
  const raid = questionWhere((props) => responseQuestion(props, tableOf(props))?.window === "raid");
  const pass = { step: "answerRevenue", act: { do: "pass" } };

  test("a raid is an opportunity: only the stricter switches pass on it", () => {
    expect(answered(raid, DEFAULTS)).toBeUndefined();
    expect(answered(raid, new Set(["attacked"]))).toEqual(pass);
  });

  test("“Only these cards” passes once no ticked card can answer", () => {
    const { world } = tableOf(raid);
    expect(responseCards(world)).toEqual(expect.arrayContaining(["intercept", "raiding"]));
    useResponseCards.setState({ unticked: responseCards(world).filter((card) => card !== "raiding") });
    expect(answered(raid, new Set(["cards"]))).toBeUndefined();
    useResponseCards.setState({ unticked: responseCards(world) });
    expect(answered(raid, new Set(["cards"]))).toEqual(pass);
  });

  test("“Pass until my turn” passes from its press to the reader's next turn", () => {
    const button = promptActions(raid).find((action) => action.onPress !== undefined);
    expect(button?.act).toEqual({ do: "pass" });
    expect(answered(raid, new Set(["pressed"]))).toBeUndefined();
    button?.onPress?.();
    expect(answered(raid, new Set(["pressed"]))).toEqual(pass);
    const later = { ...raid, view: { ...raid.view, turn: raid.view.turn + raid.view.seats.length } };
    expect(answered(later, new Set(["pressed"]))).toBeUndefined();
  });
});
