import { type Act, seat } from "@starboard/kernel";
import { expect, test } from "vitest";
import { add, end, guess, heldBots, testService, persons, quickBots, roll, settle, withBot } from "./test-service.ts";

const line = { moves: [], expectedScore: 0.5, visitShare: 1, terms: [] };
const ends = { step: "turn", act: { do: "end" }, variations: [line] };

test("a bot receives only the view of its seat, and its act is written like any other", async () => {
  const { botRunner, held } = heldBots();
  const o = testService({ botRunner });
  const { match } = await o.begin(withBot);
  const ada = await o.watch(match, 0);
  expect(held).toHaveLength(0);
  await o.commit(match, 0, 1, [end]);
  expect(ada.last()).toMatchObject({ at: 2, thinking: [1] });
  const { request } = held[0] as (typeof held)[number];
  expect(Object.keys(request).sort()).toEqual(
    ["game", "kind", "level", "match", "options", "past", "seat", "seed", "view"].sort(),
  );
  expect(request).toMatchObject({ game: "tiny@1", seat: 1, level: 2, kind: "answer" });
  expect((request.view as { hands: unknown[] }).hands[0]).toBeNull();
  const opening = await o.store.opening(match);
  expect(JSON.stringify(request)).not.toContain(opening?.secret);
  held[0]?.give(ends);
  await settle();
  // The bot is asked for its sealed answer at once, like Ada.
  expect(ada.last()).toMatchObject({ at: 3, question: { step: "guess", seats: [0, 1] }, thinking: [1] });
  expect((await o.store.rows(match, 2))[0]).toMatchObject({ entry: { by: 1, step: "turn" }, variations: [line] });
});

test("a bot is asked again if its view changes", async () => {
  const { botRunner, held } = heldBots();
  const o = testService({ botRunner });
  const { match } = await o.begin([...withBot, { name: "Cy", kind: "person" }], { players: 3 });
  await o.commit(match, 0, 1, [end]);
  held[0]?.give(ends);
  await settle();
  await o.commit(match, 2, 3, [end]);
  expect(held).toHaveLength(2);
  // The view shows which seats have answered.
  await o.commit(match, 0, 4, [guess(1)]);
  expect(held[1]?.stopped).toBe(true);
  expect(held).toHaveLength(3);
  held[2]?.give({ step: "guess", act: { do: "guess", n: 1 } as Act, variations: [] });
  await settle();
  expect(await o.store.rows(match, 0)).toHaveLength(6);
});

test("a change outside a bot's view does not interrupt its thinking", async () => {
  const { botRunner, held } = heldBots();
  const o = testService({ botRunner });
  const seats = [...withBot, persons[0], persons[1]].map((summary) => summary ?? { name: "", kind: "person" as const });
  const { match } = await o.begin(seats, { players: 4 });
  await o.commit(match, 0, 1, [end]);
  // A private question between two other seats does not change the bot's view.
  await o.commit(match, 2, 2, [{ step: "ask", act: { do: "ask", to: 3 } as Act }]);
  expect(held).toHaveLength(1);
  expect(held[0]?.stopped).toBe(false);
  held[0]?.give(ends);
  await settle();
  expect((await o.store.rows(match, 3))[0]).toMatchObject({ entry: { by: 1, step: "turn" } });
});

test("a take-back cancels the bot's request, and its earlier reply is ignored", async () => {
  const { botRunner, held } = heldBots();
  const o = testService({ botRunner });
  const { match } = await o.begin(withBot);
  await o.commit(match, 0, 1, [end]);
  await o.ask({ is: "takeBack", match, seat: seat(0), at: 2 });
  expect(held[0]?.stopped).toBe(true);
  held[0]?.give(ends);
  await settle();
  expect(await o.store.rows(match, 0)).toHaveLength(3);
});

test("bots agree to take-backs, even if people do not", async () => {
  const { botRunner, held } = heldBots();
  const o = testService({ botRunner, consents: () => false });
  const { match } = await o.begin(withBot);
  await o.commit(match, 0, 1, [end]);
  held[0]?.give(ends);
  await settle();
  expect(await o.ask({ is: "takeBack", match, seat: seat(0), at: 3 })).toEqual({ is: "done", at: 4 });
});

test.for([
  ["fails", (held: ReturnType<typeof heldBots>["held"]) => held[0]?.fail()],
  ["says nothing", (held: ReturnType<typeof heldBots>["held"]) => held[0]?.give(null)],
  ["does what is forbidden", (held: ReturnType<typeof heldBots>["held"]) => held[0]?.give({ ...ends, ...add(9) })],
  ["answers another question", (held: ReturnType<typeof heldBots>["held"]) => held[0]?.give({ ...ends, ...guess(1) })],
] as const)("a bot that %s is played by chance, and the table hears of it", async ([, misbehave]) => {
  const { botRunner, held } = heldBots();
  const o = testService({ botRunner });
  const { match } = await o.begin(withBot);
  const ada = await o.watch(match, 0);
  await o.commit(match, 0, 1, [end]);
  misbehave(held);
  await settle();
  expect(ada.notices).toEqual([{ is: "notice", match, code: "BOT_FAILED", about: { seat: 1 } }]);
  expect((await o.store.rows(match, 2))[0]).toMatchObject({ entry: { is: "act", by: 1, step: "turn" } });
});

test("a bot may reply to an aside once", async () => {
  const asked: string[] = [];
  const botRunner = quickBots((request) => {
    asked.push(request.kind);
    const { asked: open } = request.view as { asked: { to: number }[] };
    if (open.some((p) => p.to === 1)) return { step: "reply", act: { do: "reply", yes: true } as Act, variations: [] };
    return null;
  });
  const o = testService({ botRunner });
  const { match } = await o.begin(withBot);
  await o.commit(match, 0, 1, [{ step: "ask", act: { do: "ask", to: 1 } as Act }]);
  await settle();
  expect((await o.store.rows(match, 2)).map(({ entry }) => entry.is === "act" && entry.step)).toEqual(["reply"]);
  await o.commit(match, 0, 3, [add(1)]);
  await settle();
  expect(asked).toEqual(["reply"]);
});

test("a bot that does not reply to an aside is not asked again", async () => {
  let asked = 0;
  const o = testService({
    botRunner: quickBots(() => {
      asked += 1;
      return null;
    }),
  });
  const { match } = await o.begin(withBot);
  await o.watch(match, 0);
  await o.commit(match, 0, 1, [{ step: "ask", act: { do: "ask", to: 1 } as Act }]);
  await settle();
  await o.commit(match, 0, 2, [add(1)]);
  await settle();
  expect(asked).toBe(1);
  expect(await o.store.rows(match, 0)).toHaveLength(3);
});

test("a bot that loops in asides gets a random act played", async () => {
  // It asks, answers its own question and asks again.
  const botRunner = quickBots(({ view }) => {
    const { asked } = view as { asked: unknown[] };
    const act = asked.length === 0 ? { do: "ask", to: 1 } : { do: "reply", yes: false };
    return { step: act.do, act: act as Act, variations: [] };
  });
  const o = testService({ botRunner });
  const { match } = await o.begin(withBot, { rounds: 1 });
  const ada = await o.watch(match, 0);
  await o.commit(match, 0, 1, [end]);
  for (let i = 0; i < 20; i++) await settle();
  expect(ada.notices.length).toBeGreaterThan(0);
  expect(ada.last().summary.asked).not.toContain(1);
});

test("bots play without viewers if a person has a seat; matches with only bots need a viewer", async () => {
  let thoughts = 0;
  const botRunner = quickBots(({ view }) => {
    thoughts += 1;
    const step = (view as { flow: { stack: { step: string }[] } }).flow.stack.at(-1)?.step;
    return step === "turn"
      ? { ...ends, ...roll }
      : { step: "guess", act: { do: "guess", n: 1 } as Act, variations: [] };
  });
  const bots = [0, 1].map((i) => ({ name: `Bot ${i}`, kind: "bot" as const }));
  const o = testService({ botRunner });
  const { match } = await o.begin(bots, { rounds: 3 });
  await settle();
  expect(thoughts).toBe(0);
  const spectator = await o.watch(match, "public");
  for (let i = 0; i < 20; i++) await settle();
  expect(spectator.last().summary.over).not.toBeNull();

  const mixed = await o.begin(withBot);
  await o.commit(mixed.match, 0, 1, [end]);
  for (let i = 0; i < 10; i++) await settle();
  expect(o.expect(await o.ask({ is: "record", match: mixed.match }), "record").record.entries.length).toBe(4);
});

test("with playsUnwatched, a match of bots starts by itself, runs to its end and has lower priority", async () => {
  const behind: boolean[] = [];
  const answers = quickBots(({ view }) => {
    const step = (view as { flow: { stack: { step: string }[] } }).flow.stack.at(-1)?.step;
    return step === "turn"
      ? { ...ends, ...roll }
      : { step: "guess", act: { do: "guess", n: 1 } as Act, variations: [] };
  });
  const o = testService({
    playsUnwatched: true,
    botRunner: {
      think(request, background = false) {
        behind.push(background);
        return answers.think(request);
      },
    },
  });
  const seats = [0, 1].map((i) => ({ name: `Bot ${i}`, kind: "bot" as const }));
  const prepared = { match: "bots", secret: "5a".repeat(32), game: "tiny@1", options: { rounds: 3 }, seats };
  expect(await o.matchService.createPrepared({ ...prepared, entropy: ["", ""] })).toMatchObject({ is: "created" });
  for (let i = 0; i < 20; i++) await settle();
  const answer = await o.ask({ is: "list" });
  expect(o.expect(answer, "matches").matches[0]?.over).not.toBeNull();
  expect(new Set(behind)).toEqual(new Set([true]));
  const mixed = await o.begin(withBot);
  await o.commit(mixed.match, 0, 1, [end]);
  expect(behind.at(-1)).toBe(false);
});

test("the analysis is not available before the match is over", async () => {
  const botRunner = quickBots(({ view }) => {
    const step = (view as { flow: { stack: { step: string }[] } }).flow.stack.at(-1)?.step;
    return step === "turn" ? ends : { step: "guess", act: { do: "guess", n: 1 } as Act, variations: [line] };
  });
  const o = testService({ botRunner });
  const { match } = await o.begin(withBot, { rounds: 1 });
  const ada = await o.watch(match, 0);
  await o.commit(match, 0, 1, [end]);
  await settle();
  expect(await o.ask({ is: "analysis", match })).toMatchObject({ bad: [{ code: "MATCH_RUNNING" }] });
  await o.commit(match, 0, ada.last().at, [guess(1)]);
  await settle();
  const { analysis } = o.expect(await o.ask({ is: "analysis", match }), "analysis");
  expect(analysis.map(({ seat: by, variations }) => [by, variations.length])).toEqual([
    [1, 1],
    [1, 1],
  ]);
  expect(JSON.stringify(ada.updates)).not.toContain("attention");
});
