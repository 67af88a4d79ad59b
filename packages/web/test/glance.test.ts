/** Tests the small pictures of matches in lists, with views of played matches. */
import { findGameEntry, gameEntries } from "@starboard/registry";
import { type AnyGame, replay, type Seat } from "@starboard/kernel";
import { GLANCE_FRAME } from "@starboard/kit";
import { expect, test } from "vitest";
import { playedRecord } from "./match.ts";

test.for(gameEntries.map(({ game }) => game.id))("%s: the picture of every view lies in its frame", (id) => {
  const entry = findGameEntry(id);
  if (!entry?.glance) throw new Error(`${id} has no glance`);
  const game = entry.game as AnyGame;
  const record = playedRecord(game, game.options.presets[0]?.set ?? {}, { most: 120 });
  const turns = new Set<string>();
  const { moments, fault } = replay(record, () => game);
  expect(fault?.code).not.toBe("RECORD_ACT");
  for (const moment of moments) {
    for (const viewer of [0 as Seat, "public" as const]) {
      const { turn, dots } = entry.glance(game.view(moment.played.state as never, viewer) as never);
      turns.add(turn);
      for (const { x, y, radius, colour } of dots) {
        expect(Math.min(x, y) - radius).toBeGreaterThanOrEqual(0);
        expect(x + radius).toBeLessThanOrEqual(GLANCE_FRAME.width);
        expect(y + radius).toBeLessThanOrEqual(GLANCE_FRAME.height);
        expect(colour).toBeLessThanOrEqual(6);
      }
    }
  }
  expect(turns.size).toBeGreaterThan(1);
});
