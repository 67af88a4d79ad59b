/** Battles one after another (TW-9.7). */
import { Engine, fastDraws, seat, start } from "@starboard/kernel";
import { expect, test } from "vitest";
import { game } from "../src/index.ts";
import { optionsOf } from "./tables.ts";

/** A Battle given up by one side, as everybody sees it. */
function resigned(raw: object, by: number) {
  const options = optionsOf(raw);
  const { table } = start(game, options, fastDraws(7));
  const engine = new Engine(game, fastDraws(7));
  engine.aside(table, seat(by), "resign", { do: "resign" });
  return game.view(table, "public");
}

test("in a return match the winner of the Battle opens, who now sits on the other side (TW-9.7)", () => {
  const series = { firstOpener: "previousWinner", previousWinner: "federation" };
  // The Dominion won; its player plays the Federation now, and opens.
  const next = game.rematch?.(resigned(series, 0));
  expect(next).toEqual({ previousWinner: "federation" });
  expect(game.rematch?.(resigned(series, 1))).toEqual({ previousWinner: "dominion" });
  const { table } = start(game, optionsOf({ ...series, ...game.rematch?.(resigned(series, 1)) }), fastDraws(1));
  expect(table.opener).toBe(1);
});

test("where chance or the host names the opener, a return match changes nothing (TW-2.5)", () => {
  expect(game.rematch?.(resigned({}, 0))).toEqual({});
  expect(game.rematch?.(resigned({ firstOpener: "dominion" }, 1))).toEqual({});
});
