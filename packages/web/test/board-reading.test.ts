import { allManifests, GAMES, loadRules, loadWords } from "../src/games.ts";
import { loadScreen } from "../src/screens.ts";
import {
  allThreats,
  cursorPlaces,
  describePlace,
  firstPlace,
  piecesText,
  threatsAt,
} from "../src/table/board-reading.ts";
import { boardPropsOf } from "../../ui/test/board-props.ts";
import {
  type Act,
  type AnyGame,
  type GameState,
  parseEdition,
  parseRecord,
  replay,
  seat,
  type Seat,
  seededDraws,
  type Shape,
  type Viewer,
} from "@starboard/kernel";
import { openView } from "@starboard/share";
import { addLanguage, inLanguage, LANGUAGES } from "@starboard/kit";
import { type BoardProps, fittingOrders, notationOf, type TypedOrder } from "@starboard/ui";
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
const VIEWERS = [0, 1, "public"] as const;

/** Some moments of a golden record of a game, and how any viewer sees a state of it. */
async function momentsOf(id: string) {
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
  const states = moments.filter((_, i) => i % every === every - 1).map(({ played }) => played.state as GameState);
  type Rules = Parameters<typeof boardPropsOf<Shape>>[0];
  const boardOf = (state: GameState, viewer: Viewer): BoardProps => ({
    ...boardPropsOf<Shape>(game as unknown as Rules, words as BoardProps["words"], state, viewer as Seat | "public"),
    seats: read.ok.seats,
  });
  return { game: game as AnyGame, screen, states, boardOf };
}

/** Everything that the board can be asked. */
function wordsOf(screen: Awaited<ReturnType<typeof loadScreen>>, board: BoardProps): string[] {
  const begins = screen.reader?.begins?.(board);
  const places = [...cursorPlaces(screen, board).map(({ place }) => place), ...(begins === undefined ? [] : [begins])];
  return [
    ...places.flatMap((place) => [describePlace(screen, place, board), threatsAt(screen, place, board)]),
    allThreats(screen, board),
    piecesText(screen, board),
  ];
}

test.for(GAMES)(
  "%s: every place is described, and every threat and piece has words, for players and spectators",
  async (id) => {
    const { screen, states, boardOf } = await momentsOf(id);
    expect(screen.reader).toBeDefined();
    for (const viewer of VIEWERS) {
      const boards = states.map((state) => boardOf(state, viewer as Viewer));
      for (const board of boards) {
        expect(describePlace(screen, firstPlace(screen, board) ?? "", board)).not.toBe("");
        for (const { place, name } of cursorPlaces(screen, board)) {
          const text = describePlace(screen, place, board);
          expect(text, place).not.toBe("");
          // A star, a ship, a Sector, a territory is heard by its name.
          if (!place.startsWith("warp:")) expect(text, place).toContain(name);
        }
        for (const text of wordsOf(screen, board)) expect(text).not.toMatch(/undefined|NaN|\[object/);
        if (viewer === "public") {
          expect(piecesText(screen, board)).toMatch(/\d places?: |^No side /);
          // Nobody is spoken to who plays no seat.
          expect(piecesText(screen, board)).not.toMatch(/\byours?\b/i);
          expect(allThreats(screen, board)).not.toMatch(/\byours?\b/i);
        } else expect(piecesText(screen, board)).toMatch(/^You have /);
      }
      const threatened = boards.filter((board) => /Threats to /.test(allThreats(screen, board)));
      expect(threatened.length, String(viewer)).toBeGreaterThan(0);
    }
  },
);

test.for(GAMES)("%s: a spectator hears the pieces of every side, each as its player does", async (id) => {
  const { screen, states, boardOf } = await momentsOf(id);
  for (const state of states) {
    const watched = boardOf(state, "public");
    const placesOf = (board: BoardProps, by: Seat): string[] =>
      (screen.reader?.pieces(by, board) ?? []).map(({ place }) => place);
    for (const by of [seat(0), seat(1)]) expect(placesOf(watched, by)).toEqual(placesOf(boardOf(state, by), by));
  }
});

test.for(GAMES)("%s: what is hidden from a viewpoint changes none of its words", async (id) => {
  const { game, screen, states, boardOf } = await momentsOf(id);
  let differs = false;
  for (const state of states)
    for (const viewer of VIEWERS as readonly Viewer[]) {
      const board = boardOf(state, viewer);
      const spoken = wordsOf(screen, board);
      for (const key of [1, 2]) {
        const swapped = game.determinize(board.view, viewer, seededDraws(key)) as GameState;
        expect(wordsOf(screen, boardOf(swapped, viewer))).toEqual(spoken);
      }
      // The words would tell: with open hands and stacks they are others, where a game hides something on its board.
      const view = openView(game, state, { winners: [seat(0)], rule: "KRN-1", scores: [] }, viewer);
      differs ||= wordsOf(screen, { ...board, view, committed: view }).join() !== spoken.join();
    }
  expect(differs).toBe(id === "warp-empires");
});

/** All offered orders of a board, as the order line has them. */
function ordersOf(screen: Awaited<ReturnType<typeof loadScreen>>, board: BoardProps): (TypedOrder & { act: Act })[] {
  const words = screen.reader?.notationWords?.();
  return board.offers.flatMap(({ step, offers }) =>
    offers.map((offer) => {
      const act = offer.act as Act;
      const written = screen.reader?.written?.(act, board) ?? act;
      const context = { view: board.view, seat: (by: Seat) => String(by), viewerSeat: board.viewer as Seat };
      return {
        act,
        notation: notationOf(written, words),
        data: notationOf(written),
        sentence: board.words.act(step, act, context),
      };
    }),
  );
}

const CASES = GAMES.flatMap((id) => LANGUAGES.map((tag) => [id, tag] as const));
test.for(CASES)(
  "%s, %s: no two offered orders are written alike, and each is found by what is written",
  async ([id, tag]) => {
    const { screen, states, boardOf } = await momentsOf(id);
    if (tag !== "en") await addLanguage(tag, allManifests);
    let count = 0;
    inLanguage(tag, () => {
      for (const board of states.flatMap((state) => [seat(0), seat(1)].map((by) => boardOf(state, by)))) {
        const orders = ordersOf(screen, board);
        count += orders.length;
        for (const written of [orders.map(({ notation }) => notation), orders.map(({ data }) => data ?? "")])
          expect(written.filter((one, i) => written.indexOf(one) !== i)).toEqual([]);
        for (const order of orders.slice(0, 60))
          for (const typed of [order.notation, order.data ?? ""])
            expect(fittingOrders(orders, typed)[0]?.act, typed).toBe(order.act);
      }
    });
    expect(count).toBeGreaterThan(5);
  },
);

test.for(GAMES)("%s: names of acts are German words, of which none stands for two", async (id) => {
  const screen = await loadScreen(id);
  await addLanguage("de", allManifests);
  const [english, german] = [
    screen.reader?.notationWords?.(),
    inLanguage("de", () => screen.reader?.notationWords?.()),
  ];
  for (const words of [english, german]) {
    const all = Object.values(words ?? {}).map((word) => word.toLowerCase());
    expect(all.length).toBeGreaterThan(10);
    expect(all.filter((word, i) => all.indexOf(word) !== i)).toEqual([]);
    for (const word of all) expect(word).not.toMatch(/\s/);
  }
});
