import { GAMES, loadRules, loadWords } from "../src/games.ts";
import { loadScreen } from "../src/screens.ts";
import { allThreats, cursorPlaces, describePlace, ownPieces, threatsAt } from "../src/table/board-reading.ts";
import { boardPropsOf } from "../../ui/test/board-props.ts";
import { type Act, type GameState, parseEdition, parseRecord, replay, type Seat, type Shape } from "@starboard/kernel";
import { type BoardProps, notationOf } from "@starboard/ui";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/** A golden record of each game. */
const RECORDS: Readonly<Record<string, string>> = {
  "4000ad": "independents-2",
  anaxis: "faceoff",
  trekwar: "standard",
  "warp-empires": "two",
};
/** Moments that are read. */
const MOMENTS = 10;

/** The board as each seat sees it at some moments of a match. */
async function boards(id: string) {
  const file = join(import.meta.dirname, `../../games/${id}/records/${RECORDS[id] ?? ""}.json`);
  const read = parseRecord(readFileSync(file, "utf8"));
  if (!("ok" in read)) throw new Error(id);
  const edition = parseEdition(read.ok.game)?.edition;
  const [game, words, screen] = await Promise.all([
    loadRules(id, edition),
    loadWords(id, edition),
    loadScreen(id, edition),
  ]);
  if (!game || !words) throw new Error(id);
  const { moments } = replay(read.ok, () => game);
  const every = Math.floor(moments.length / (MOMENTS + 1));
  const some = moments.filter((_, i) => i % every === every - 1);
  type Rules = Parameters<typeof boardPropsOf<Shape>>[0];
  const props = some.flatMap(({ played }) =>
    ([0, 1] as Seat[]).map((by) =>
      boardPropsOf<Shape>(game as unknown as Rules, words as BoardProps["words"], played.state as GameState, by),
    ),
  );
  return { screen, props };
}

test.for(GAMES)("%s: every place is described, and every threat and own piece has words", async (id) => {
  const { screen, props } = await boards(id);
  expect(screen.reader).toBeDefined();
  let threats = 0;
  for (const board of props) {
    const begins = screen.reader?.begins?.(board);
    const places = [...cursorPlaces(screen, board), ...(begins === undefined ? [] : [{ place: begins, name: "" }])];
    expect(places.length).toBeGreaterThan(0);
    for (const { place, name } of places) {
      const text = describePlace(screen, place, board);
      expect(text, place).not.toBe("");
      // A star, a ship, a Sector, a territory is heard by its name.
      if (!place.startsWith("warp:")) expect(text, place).toContain(name);
      expect(`${text} ${threatsAt(screen, place, board)}`).not.toMatch(/undefined|NaN|\[object/);
    }
    for (const { place } of screen.reader?.own(board) ?? [])
      threats += screen.reader?.threats(place, board).length ?? 0;
    expect(allThreats(screen, board)).not.toMatch(/undefined|NaN|\[object/);
    expect(ownPieces(screen, board)).toMatch(/^You have /);
  }
  expect(threats).toBeGreaterThan(0);
});

test.for(GAMES)("%s: no two offered orders are written alike", async (id) => {
  const { screen, props } = await boards(id);
  let orders = 0;
  for (const board of props)
    for (const { offers } of board.offers) {
      const written = offers.map(({ act }) => notationOf(screen.reader?.written?.(act as Act, board) ?? act));
      orders += written.length;
      const twice = written.filter((one, i) => written.indexOf(one) !== i);
      expect(twice).toEqual([]);
    }
  expect(orders).toBeGreaterThan(5);
});
