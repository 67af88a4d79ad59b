/** Tests that every decision of the four games that can be ordered in advance is found from a view, and can be planned. */
import { orderTopics as topics4000ad } from "../../games/4000ad/src/ui/order-topics.ts";
import { orderTopics as topicsAnaxis } from "../../games/anaxis/src/ui/order-topics.ts";
import { orderTopics as topicsTrekwar } from "../../games/trekwar/src/ui/order-topics.ts";
import { orderTopics as topicsWarp } from "../../games/warp-empires/src/ui/order-topics.ts";
import { findGameEntry } from "@starboard/registry";
import { type AnyGame, offers, question, replay, type Seat } from "@starboard/kernel";
import type { OrderTopic } from "@starboard/ui";
import { orderInput } from "@starboard/wire/orders";
import { expect, test } from "vitest";
import { findQuestion } from "../src/table/hypothetical.ts";
import { playedRecord } from "./match.ts";

const TOPICS: readonly (readonly [string, readonly OrderTopic[]])[] = [
  ["4000ad", topics4000ad as unknown as readonly OrderTopic[]],
  ["trekwar", topicsTrekwar as unknown as readonly OrderTopic[]],
  ["anaxis", topicsAnaxis as unknown as readonly OrderTopic[]],
  ["warp-empires", topicsWarp as unknown as readonly OrderTopic[]],
];
/** Topics that come up only in some set-ups, or too seldom to be found in a few attempts of random play. */
const SELDOM: ReadonlySet<string> = new Set([
  "4000ad withdrawal",
  "4000ad retreat",
  "anaxis buy",
  "anaxis deploy",
  "anaxis damage",
  "anaxis closing",
]);

test.for(TOPICS)("%s: each topic is found from a view of some moment of a match", ([id, topics]) => {
  const game = findGameEntry(id)?.game as AnyGame;
  const record = playedRecord(game, game.options.presets[0]?.set ?? {}, { most: 160 });
  const { moments } = replay(record, () => game);
  const missing = topics.filter((topic) => {
    if (SELDOM.has(`${id} ${topic.id}`)) return false;
    for (let i = 0; i < moments.length; i += 20) {
      const state = moments[i]?.played.state as never;
      for (const seat of [0, 1] as Seat[]) {
        const found = findQuestion(game, game.view(state, seat) as object, seat, topic as never, i);
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
            const order = { is: "answer", step: move.step, act, once: false, ...facts };
            expect([orderInput.safeParse(order).success, label, sentence]).toEqual([true, label, sentence]);
          }
        return false;
      }
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
