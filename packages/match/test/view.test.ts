import { type Game, type OptionsThen, seat, type Viewer } from "@starboard/kernel";
import { expect, test } from "vitest";
import { dealing, tiny, type TinyShape } from "./game.ts";
import { add, end, guess, testService, persons, roll, settle, turn, withBot } from "./test-service.ts";

test("each viewer receives only what it may know, in its own update", async () => {
  const o = testService();
  const { match } = await o.begin();
  const [ada, ben, spectator] = [await o.watch(match, 0), await o.watch(match, 1), await o.watch(match, "public")];
  const hands = [ada, ben, spectator].map((viewer) => (viewer.last().view as { hands: unknown[] }).hands);
  expect(hands.map((list) => list.map((n) => n !== null))).toEqual([
    [true, false],
    [false, true],
    [false, false],
  ]);
  expect([ada, ben, spectator].map((viewer) => viewer.last().logItems.map((n) => n.facts.length))).toEqual([
    [1],
    [1],
    [0],
  ]);
  expect(ada.last().offers.map((o) => o.step)).toEqual(["turn", "ask"]);
  expect(ben.last().offers.map((o) => o.step)).toEqual(["ask"]);
  expect(spectator.last().offers).toEqual([]);
  expect(spectator.last().question).toEqual({ step: "turn", rule: "TINY-2", seats: [0] });
  await o.commit(match, 0, 1, [turn({ do: "show" })]);
  expect(spectator.last().logItems).toMatchObject([{ n: 1, by: 0, facts: [{ is: "shown" }] }]);
  // Illegal acts are offered with their refusal.
  expect(ada.last().offers).toEqual([expect.objectContaining({ step: "ask", aside: true })]);
});

/** Two matches that differ only in Ben's secrets must give all other viewers identical bytes. */
test("the updates to other viewers do not depend on a seat's secrets", async () => {
  const updateFor = async (secretHand: number) => {
    const o = testService({ load: () => dealing([3, secretHand]) });
    const { match } = await o.begin();
    const [ada, ben, spectator] = [await o.watch(match, 0), await o.watch(match, 1), await o.watch(match, "public")];
    await o.commit(match, 0, 1, [add(1), end]);
    await o.commit(match, 1, 3, [{ step: "ask", act: { do: "ask", to: 0 } as never }]);
    await o.commit(match, 1, 4, [roll]);
    await o.commit(match, 1, 5, [guess(2)]);
    return { others: JSON.stringify([ada.updates, spectator.updates]), own: JSON.stringify(ben.updates) };
  };
  const [low, high] = [await updateFor(1), await updateFor(6)];
  expect(low.others).toBe(high.others);
  expect(low.own).not.toBe(high.own);
});

/** A game whose number of rounds is an option that not everybody may see. */
const withRounds = (
  seat: (rounds: number, by: Viewer, from: OptionsThen<TinyShape["options"]>) => number,
): Game<TinyShape> => ({
  ...tiny,
  visibility: { ...tiny.visibility, options: { players: "public", rounds: { seat } } },
});

test("secret options are sent only to viewers who may know them, until the match is over (KRN-VIEW-5)", async () => {
  const asked: object[] = [];
  const o = testService({
    load: () => withRounds((rounds, by, { over }) => (over || by === 0 ? rounds : 2)),
    botRunner: { think: ({ options }) => (asked.push(options), { thought: new Promise(() => {}), stop: () => {} }) },
  });
  const { match } = await o.begin(withBot, { rounds: 7 });
  const rounds = (summary: { readonly options: object }): unknown => (summary.options as { rounds: number }).rounds;
  const [ada, spectator] = [await o.watch(match, 0), await o.watch(match, "public")];
  expect([ada, spectator].map((viewer) => rounds(viewer.last().summary))).toEqual([7, 2]);
  const listed = o.expect(await o.ask({ is: "list" }), "matches").matches;
  expect(listed.map(rounds)).toEqual([2]);
  // A bot receives the same options as a person in its seat.
  await o.commit(match, 0, 1, [end]);
  await settle();
  expect(asked.map((options) => (options as { rounds: number }).rounds)).toEqual([2]);
  // After the match all viewers see all options.
  const played = testService({
    load: () => withRounds((rounds, _by, { over }) => (over ? rounds : 2)),
  });
  const short = await played.begin(persons, { rounds: 1 });
  const ben = await played.watch(short.match, 1);
  expect(rounds(ben.last().summary)).toBe(2);
  for (const [at, moves] of [[end], [end], [guess(1)], [guess(2)]].entries())
    await played.commit(short.match, at % 2, at + 1, moves);
  expect(ben.last().summary.over).not.toBeNull();
  expect(rounds(ben.last().summary)).toBe(1);

  const foundation = { match: "m", secret: "00", game: "tiny@1", seats: persons, options: { rounds: 7 } };
  expect(await o.matchService.check(foundation)).toEqual({ ok: { openOptions: { players: 2, rounds: 2 } } });
});

test("a viewer who was away receives what is new, once and in order", async () => {
  const o = testService();
  const { match } = await o.begin();
  await o.commit(match, 0, 1, [add(1), add(2), end]);
  const all = await o.watch(match, 1);
  expect(all.last().logItems.map((n) => n.n)).toEqual([0, 1, 2, 3]);
  const some = await o.watch(match, 1, 2);
  expect(some.last().logItems.map((n) => n.n)).toEqual([2, 3]);
  const ahead = await o.watch(match, 1, 99);
  expect(ahead.last().logItems).toEqual([]);
  await o.commit(match, 1, 4, [end]);
  for (const viewer of [all, some, ahead]) expect(viewer.last().logItems.map((n) => n.n)).toEqual([4]);
  if (typeof some.left === "function") some.left();
  await o.commit(match, 1, 5, [guess(1)]);
  expect(some.last().at).toBe(5);
  expect(all.last().at).toBe(6);
});

test("taken back entries are named, and are not sent to later viewers", async () => {
  const o = testService();
  const { match } = await o.begin();
  const ada = await o.watch(match, 0);
  await o.commit(match, 0, 1, [add(1), add(2)]);
  expect(ada.last().takeBack).toBeNull();
  expect(await o.ask({ is: "takeBack", match, seat: seat(0), at: 3 })).toEqual({ is: "done", at: 4 });
  expect(ada.last()).toMatchObject({ at: 4, logItems: [{ n: 3, by: 0, facts: [], takenBack: [2] }] });
  expect(ada.last().view).toMatchObject({ pile: [1], adds: 1 });
  const late = await o.watch(match, 0);
  expect(late.last().logItems.map((n) => n.n)).toEqual([0, 1, 3]);
});

test("draws cannot be taken back; players on one device can take back each other's acts, others cannot", async () => {
  const o = testService();
  const { match } = await o.begin();
  await o.commit(match, 0, 1, [add(1), end]);
  await o.commit(match, 1, 3, [add(2)]);
  expect(await o.ask({ is: "takeBack", match, seat: seat(0), at: 4 })).toEqual({ is: "done", at: 5 });
  const ada = await o.watch(match, 0);
  expect(ada.last().view).toMatchObject({ pile: [1], adds: 1 });
  expect(ada.last().summary.asked).toEqual([0]);
  await o.commit(match, 0, 5, [roll]);
  expect(await o.ask({ is: "takeBack", match, seat: seat(0), at: 6 })).toMatchObject({
    is: "refused",
    refusal: { rule: "KRN-UNDO-2", code: "KERNEL_UNDO_SEALED" },
  });
  expect(ada.last().takeBack).toMatchObject({ code: "KERNEL_UNDO_SEALED" });

  const strict = testService({ consents: () => false });
  const second = await strict.begin();
  await strict.commit(second.match, 0, 1, [end]);
  await strict.commit(second.match, 1, 2, [add(2)]);
  expect(await strict.ask({ is: "takeBack", match: second.match, seat: seat(0), at: 3 })).toMatchObject({
    refusal: { code: "KERNEL_UNDO_ANSWERED" },
  });
  expect(await strict.ask({ is: "takeBack", match: second.match, seat: seat(1), at: 2 })).toMatchObject({
    is: "stale",
  });
});

test("draws continue after an act was taken back", async () => {
  const rolls = async (detour: boolean) => {
    const o = testService();
    const { match } = await o.begin();
    let at = 1;
    if (detour) {
      await o.commit(match, 0, 1, [add(1)]);
      await o.ask({ is: "takeBack", match, seat: seat(0), at: 2 });
      at = 3;
    }
    await o.commit(match, 0, at, [roll]);
    return (await o.store.rows(match, at)).map(({ entry }) => entry.is === "act" && entry.draws);
  };
  expect(await rolls(true)).toEqual(await rolls(false));
});

test("a seat gets a new occupant, also in the record", async () => {
  const o = testService();
  const { match } = await o.begin();
  const ben = await o.watch(match, 1);
  const occupant = { name: "Deep", kind: "bot" as const, level: 5 };
  expect(await o.ask({ is: "seat", match, seat: seat(1), occupant, at: 1 })).toEqual({ is: "done", at: 2 });
  const spectator = await o.watch(match, "public");
  expect(spectator.last().summary.seats).toEqual([persons[0], occupant]);
  expect(spectator.last().logItems).toMatchObject([{ n: 0 }, { n: 1, by: 1, occupant }]);
  // The view of a bot's seat is sent to no one: its watchers get no more updates, and new ones are refused.
  expect(ben.last().at).toBe(1);
  expect((await o.watch(match, 1)).left).toMatchObject({ bad: [{ code: "MATCH_BOT_SEAT" }] });
  expect(await o.commit(match, 1, 2, [end])).toMatchObject({ bad: [{ code: "MATCH_SEAT" }] });
  await settle();
});

test("a bot's view is available when the match is over", async () => {
  const o = testService({
    botRunner: {
      think: ({ view }) => {
        const step = (view as { flow: { stack: { step: string }[] } }).flow.stack.at(-1)?.step ?? "";
        const act = step === "turn" ? { do: "end" } : { do: "guess", n: 2 };
        return { thought: Promise.resolve({ step, act, variations: [] }), stop: () => {} };
      },
    },
  });
  const { match } = await o.begin(withBot, { rounds: 1 });
  await o.commit(match, 0, 1, [end]);
  await settle();
  expect(await o.commit(match, 0, 3, [guess(1)])).toMatchObject({ is: "stale" });
  await o.commit(match, 0, 4, [guess(1)]);
  const deep = await o.watch(match, 1);
  expect(deep.last().summary.over).toMatchObject({ winners: [0] });
});
