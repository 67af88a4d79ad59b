/** When a seat's conditional orders have to be looked at next. */
import { type AnyGame, type GameState, isRefusal, play, seat, seededDraws, start } from "@starboard/kernel";
import type { ConditionalOrder } from "@starboard/match";
import type { OrderEndReason, OrderInput } from "@starboard/wire/orders";
import { describe, expect, test } from "vitest";
import { ordersDueAt } from "../src/conditional-orders.ts";
import type { LiveMatch } from "../src/live-match.ts";
import { tiny } from "./game.ts";
import { plan, quiet, whenever } from "./order-inputs.ts";

describe("when orders may have an effect", () => {
  const draw = seededDraws(1);
  const options = (tiny.options.parse({}) as { readonly ok: never }).ok;
  /** Seat 0 is asked for its turn. */
  const turn = start(tiny, options, draw).state;
  const played = [seat(0), seat(1)].reduce<GameState>((state, by) => {
    const next = play(tiny as never, state, { by, step: "turn", act: { do: "end" } }, draw);
    if (isRefusal(next)) throw new Error(next.code);
    return next.state;
  }, turn as GameState);
  const dueAt = (
    given: readonly (readonly [by: number, input: OrderInput, ended?: OrderEndReason])[],
    state: GameState = turn as GameState,
    game: AnyGame = tiny as AnyGame,
  ): number | null => {
    const orders = new Map<ReturnType<typeof seat>, ConditionalOrder[]>();
    for (const [n, [by, input, ended = null]] of given.entries())
      orders.set(seat(by), [...(orders.get(seat(by)) ?? []), { id: `o${n}`, input, at: 1, ended }]);
    return ordersDueAt({ game, opening: { secret: "ab" } } as unknown as LiveMatch, orders, state, 7, 1_000);
  };
  const answer = whenever("turn", { do: "end" });

  test("never without orders, for ended ones, for other steps and for seats that are not asked", () => {
    expect(dueAt([])).toBeNull();
    expect(dueAt([[0, answer, "done"]])).toBeNull();
    expect(dueAt([[0, whenever("guess", { do: "guess", n: 1 })]])).toBeNull();
    expect(dueAt([[1, answer]])).toBeNull();
    expect(dueAt([[1, plan([{ step: "turn", act: { do: "end" } }])]])).toBeNull();
  });

  test("at once for the seat that is asked, whatever its plan, and for what may be said at any time", () => {
    expect(dueAt([[0, answer]])).toBe(1_000);
    expect(dueAt([[0, plan([{ step: "guess", act: { do: "guess" } }])]])).toBe(1_000);
    expect(dueAt([[1, whenever("ask", { do: "ask", to: 0 })]])).toBe(1_000);
    // A plan is for the player's own turn, also if it begins with a proposal.
    expect(dueAt([[1, plan([{ step: "ask", act: { do: "ask" } }])]])).toBeNull();
    expect(
      dueAt([
        [1, answer],
        [0, answer],
      ]),
    ).toBe(1_000);
  });

  test("after the delay of a person at a covert question, the same each time, the earliest of all", () => {
    const covert = (by: number): number | null =>
      dueAt([[by, whenever("guess", { do: "guess", n: 1 })]], played, quiet);
    for (const by of [0, 1]) {
      expect(covert(by)).toBeGreaterThanOrEqual(5_000);
      expect(covert(by)).toBeLessThan(21_000);
      expect(covert(by)).toBe(covert(by));
    }
    expect(covert(0)).not.toBe(covert(1));
    const both = dueAt(
      [0, 1].map((by) => [by, whenever("guess", { do: "guess", n: 1 })] as const),
      played,
      quiet,
    );
    expect(both).toBe(Math.min(covert(0) ?? 0, covert(1) ?? 0));
    // The same question is not covert in the plain game, and what may be said at any time does not wait for it.
    expect(dueAt([[0, whenever("guess", { do: "guess", n: 1 })]], played)).toBe(1_000);
    expect(dueAt([[1, whenever("ask", { do: "ask", to: 0 })]], played, quiet)).toBe(1_000);
  });
});
