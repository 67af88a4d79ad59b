/** Consecutive Battles (TW-9.7). */
import { Engine, seededDraws, isRefusal, play, question, seat, start } from "@starboard/kernel";
import { expect, test } from "vitest";
import { game } from "../src/index.ts";
import { optionsOf } from "./states.ts";

/** Returns the public view of a Battle that one side resigned. */
function resigned(raw: object, by: number) {
  const options = optionsOf(raw);
  const { state } = start(game, options, seededDraws(7));
  const engine = new Engine(game, seededDraws(7));
  engine.aside(state, seat(by), "resign", { do: "resign" });
  return game.view(state, "public");
}

const begun = (raw: object, seed: number) => start(game, optionsOf(raw), seededDraws(seed)).state;

test("in a rematch the winner of the Battle opens, who now has the other side (TW-9.7)", () => {
  for (const options of [{}, { firstOpener: "previousWinner", previousWinner: "federation" }]) {
    // The Federation resigned. The Dominion's player now has the Federation and opens.
    const next = { ...options, ...game.capabilities?.legs?.rematchOptions(resigned(options, 0)) };
    expect(next).toEqual({ firstOpener: "previousWinner", previousWinner: "federation" });
    const after = { ...options, ...game.capabilities?.legs?.rematchOptions(resigned(options, 1)) };
    expect(after).toEqual({ firstOpener: "previousWinner", previousWinner: "dominion" });
    const { state, facts } = start(game, optionsOf(after), seededDraws(1));
    expect(state.opener).toBe(1);
    expect(facts.map(({ fact }) => fact)).toContainEqual(expect.objectContaining({ how: "previousWinner", opener: 1 }));
  }
});

test("in a series the winner of the rematch opens the third Battle (TW-9.7)", () => {
  const second = optionsOf({ ...game.capabilities?.legs?.rematchOptions(resigned({}, 0)) });
  const third = game.capabilities?.legs?.rematchOptions(resigned(second, 0));
  expect(third).toEqual({ firstOpener: "previousWinner", previousWinner: "federation" });
});

test("with a fixed or always random opener, a rematch changes no option (TW-2.5, TW-9.7)", () => {
  for (const firstOpener of ["federation", "dominion", "alwaysRandom"])
    for (const by of [0, 1]) expect(game.capabilities?.legs?.rematchOptions(resigned({ firstOpener }, by))).toEqual({});
  const openers = [1, 2, 3, 4, 5, 6].map((seed) => begun({ firstOpener: "alwaysRandom" }, seed).opener);
  expect(new Set(openers)).toEqual(new Set([0, 1]));
});

test("after a draw the opener of the rematch is random (TW-9.7)", () => {
  const options = { firstOpener: "previousWinner", previousWinner: "dominion" };
  const view = resigned(options, 0);
  const drawn = { ...view, flow: { ...view.flow, over: { winners: [], scores: [3, 3] } } };
  expect(game.capabilities?.legs?.rematchOptions(drawn as unknown as typeof view)).toEqual({ firstOpener: "random" });
});

test("cards of an act may be named in any order and are sorted by identifier (TW-D.2)", () => {
  const { state } = start(game, optionsOf({ firstOpener: "federation" }), seededDraws(5));
  const asked = question(game, state);
  expect(asked?.frame.step).toBe("exchange");
  const [a = "", b = "", c = ""] = game.view(state, seat(0)).sides[0].hand.cards ?? [];
  const sent = { do: "exchange", drop: [c, a, b] };
  const played = play(game, state, { step: "exchange", by: seat(0), act: sent as never }, seededDraws(6));
  if (isRefusal(played)) throw new Error(played.code);
  expect(played.act).toEqual({ do: "exchange", drop: [a, b, c] });
  expect(sent.drop).toEqual([c, a, b]);
  const twice = { step: "exchange", by: seat(0), act: { do: "exchange", drop: [b, a, b] } } as never;
  expect(play(game, state, twice, seededDraws(6))).toMatchObject({ code: "TW_DUPLICATE_CARD" });
});
