/** Tests that every decision of the four games that can be ordered in advance is found from a view, and can be planned. */
import { orderTopics as topics4000ad } from "../../games/4000ad/src/ui/order-topics.ts";
import { orderTopics as topicsAnaxis } from "../../games/anaxis/src/ui/order-topics.ts";
import { orderTopics as topicsTrekwar } from "../../games/trekwar/src/ui/order-topics.ts";
import { orderTopics as topicsWarp } from "../../games/warp-empires/src/ui/order-topics.ts";
import { findGameEntry } from "@starboard/registry";
import {
  type Act,
  type AnyGame,
  type Draw,
  Engine,
  type GameState,
  isRefusal,
  type MatchRecord,
  offers,
  play,
  question,
  replay,
  type Seat,
  type Shape,
} from "@starboard/kernel";
import type { OrderTopic } from "@starboard/ui";
import { orderInput } from "@starboard/wire/orders";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { planSentences } from "../src/online/orders/order-texts.ts";
import { findQuestion } from "../src/table/hypothetical.ts";
import { playedRecord } from "./match.ts";

const TOPICS: readonly (readonly [string, readonly OrderTopic[]])[] = [
  ["4000ad", topics4000ad as unknown as readonly OrderTopic[]],
  ["trekwar", topicsTrekwar as unknown as readonly OrderTopic[]],
  ["anaxis", topicsAnaxis as unknown as readonly OrderTopic[]],
  ["warp-empires", topicsWarp as unknown as readonly OrderTopic[]],
];
/** Topics that come up too seldom to be found by a few attempts of random play, with the file of situations that ask them. */
const SELDOM: Readonly<Record<string, string>> = {
  "4000ad withdrawal": "4000ad/situations/withdrawal",
  "4000ad retreat": "4000ad/situations/fortunes",
  "anaxis buy": "anaxis/situations/setup",
  "anaxis deploy": "anaxis/situations/setup",
  "anaxis damage": "anaxis/situations/points",
  "anaxis closing": "anaxis/situations/special",
};

interface SituationFile {
  readonly title: string;
  readonly options?: object;
  readonly position?: object;
  readonly dice?: readonly number[];
  readonly play?: readonly { readonly by?: number; readonly step?: string; readonly act?: Act }[];
}

/** The first state of some situations that asks one of the steps; null if none does. */
function stateAsking(game: AnyGame, situations: readonly SituationFile[], steps: readonly string[]): GameState | null {
  for (const { options = {}, position, dice = [], play: acts = [] } of situations) {
    const parsed = game.options.parse(options);
    if (!("ok" in parsed)) continue;
    // Without a position a situation begins with the set-up.
    const read = position === undefined ? { ok: game.setup(parsed.ok) } : game.notation.read(position, parsed.ok);
    if (!("ok" in read)) continue;
    let rolled = 0;
    const draw: Draw = (_sides, times) => Array.from({ length: times }, () => dice[rolled++] ?? 1);
    let state = game.clone(read.ok as never) as GameState;
    new Engine<Shape>(game, draw).advance(state as never);
    const isAsked = (): boolean => steps.includes(question(game, state as never)?.frame.step ?? "");
    for (const { by, act } of acts) {
      if (isAsked()) break;
      const step = question(game, state as never)?.frame.step;
      if (by === undefined || !act || step === undefined) continue;
      const played = play(game, state as never, { by: by as Seat, step, act }, draw);
      if (isRefusal(played)) break;
      state = played.state as GameState;
    }
    if (isAsked()) return state;
  }
  return null;
}

const situationsOf = (file: string): readonly SituationFile[] =>
  JSON.parse(readFileSync(new URL(`../../games/${file}.json`, import.meta.url), "utf8")) as SituationFile[];

/** The views from which a topic has to be found. */
function* viewsFor(
  game: AnyGame,
  id: string,
  topic: OrderTopic,
  record: MatchRecord,
): Generator<[object, Seat, number]> {
  const seldom = SELDOM[`${id} ${topic.id}`];
  if (seldom) {
    const state = stateAsking(game, situationsOf(seldom), topic.steps);
    const seat = state && question(game, state as never)?.waiting[0];
    if (state && seat !== undefined && seat !== null) yield [game.view(state as never, seat) as object, seat, 0];
    return;
  }
  const { moments } = replay(record, () => game);
  for (let i = 0; i < moments.length; i += 20)
    for (const seat of [0, 1] as Seat[]) yield [game.view(moments[i]?.played.state as never, seat) as object, seat, i];
}

test.for(TOPICS)("%s: each topic is found from a view of some moment of a match", ([id, topics]) => {
  const game = findGameEntry(id)?.game as AnyGame;
  const record = playedRecord(game, game.options.presets[0]?.set ?? {}, { most: 160 });
  const missing = topics.filter((topic) => {
    for (const [seen, seat, seed] of viewsFor(game, id, topic, record)) {
      const found = findQuestion(game, seen, seat, topic as never, seed);
      if (!found) continue;
      const asked = question(game, found);
      expect(asked?.waiting).toContain(seat);
      if (topic.steps.length > 0) expect(topic.steps).toContain(asked?.frame.step);
      const offer = offers(game, found, seat)
        .find(({ step }) => step === asked?.frame.step)
        ?.offers.find(({ refusal }) => !refusal);
      if (!offer) throw new Error("nothing to order");
      const move = { step: asked?.frame.step ?? "", act: offer.act };
      const view = game.view(found as never, seat) as never;
      // Every offered use and condition is an order the host accepts.
      for (const { act, label } of topic.wider?.(move, view) ?? [{ act: offer.act, label: "this" }])
        for (const condition of [{ label: "" }, ...(topic.conditions?.(move, view, seat) ?? [])]) {
          const { label: sentence, ...facts } = condition;
          const { isShown: _, ...fields } = { isShown: false, ...facts };
          const order =
            topic.kind === "plan"
              ? { is: "plan", moves: [{ step: move.step, act }], stopWhenConcerned: true, ...fields }
              : { is: "answer", step: move.step, act, once: false, ...fields };
          expect([orderInput.safeParse(order).success, label, sentence]).toEqual([true, label, sentence]);
        }
      return false;
    }
    return true;
  });
  expect(missing.map((topic) => topic.id)).toEqual([]);
});

test("what is hidden makes no difference to the position: it is found from the view alone", () => {
  const game = findGameEntry("trekwar")?.game as AnyGame;
  const { moments } = replay(playedRecord(game, {}, { most: 20 }), () => game);
  const state = moments.at(-1)?.played.state as never;
  const view = game.view(state, 0 as Seat) as object;
  const other = game.determinize(view, 0 as Seat, (sides, times) => Array.from({ length: times }, () => sides));
  const wanted = { steps: ["initial", "commit", "exchange", "open"] };
  const [a, b] = [view, game.view(other as never, 0 as Seat) as object].map((one) =>
    findQuestion(game, one, 0 as Seat, wanted, 3),
  );
  expect(a).not.toBeNull();
  expect(JSON.stringify(game.view(a as never, 0 as Seat))).toBe(JSON.stringify(game.view(b as never, 0 as Seat)));
});

test("TrekWar: an attack on a Sector of the seat is the fact of one condition, which the board at the defence proposes", () => {
  const game = findGameEntry("trekwar")?.game as AnyGame;
  const { moments } = replay(playedRecord(game, {}, { most: 400 }), () => game);
  const defend = topicsTrekwar.find(({ id }) => id === "defend");
  let attacks = 0;
  for (const [i, { played }] of moments.entries())
    for (const { fact } of played.facts) {
      const began = fact as { readonly is: string; readonly sector?: string; readonly attacker?: number };
      const before = moments[i - 1];
      if (began.is !== "fightBegan" || !before) continue;
      const seat = (began.attacker === 0 ? 1 : 0) as Seat;
      const conditionsAt = (state: unknown) =>
        defend?.conditions?.({} as never, game.view(state as never, seat) as never, seat) ?? [];
      const fits = conditionsAt(before.played.state).filter(({ after }) =>
        Object.entries(after ?? {}).every(([name, value]) => began[name as "is"] === value),
      );
      if (fits.length === 0) continue;
      attacks++;
      expect(fits).toHaveLength(1);
      const shown = conditionsAt(played.state).filter(({ isShown }) => isShown);
      expect(shown.map(({ label }) => label)).toEqual(fits.map(({ label }) => label));
    }
  expect(attacks).toBeGreaterThan(0);
});

test("a plan of 4000 A.D. is listed without the choice of the star, which the departure names; the numbers stay", () => {
  const moves = [
    { step: "depart", act: { do: "muster", from: "sol" } },
    { step: "depart", act: { do: "depart", from: "sol", ships: 3, to: "hyperspace" } },
    { step: "depart", act: { do: "stay" } },
  ] as const;
  const topics = topics4000ad as unknown as readonly OrderTopic[];
  const words = (_: string, act: Act): string => act.do;
  expect(planSentences(moves, topics, words)).toEqual([
    { n: 1, text: "depart" },
    { n: 2, text: "stay" },
  ]);
  expect(planSentences(moves.slice(0, 1), topics, words)).toEqual([{ n: 0, text: "muster" }]);
});
