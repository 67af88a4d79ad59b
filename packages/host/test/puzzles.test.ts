/** Puzzles over both stores: which answers count, for whom, how often, and what nobody can claim. */
import { Bug, offers, type Seat } from "@starboard/kernel";
import { createScriptedMatch, dailyPuzzle, dailyTurn, dayNumber, fitsPattern, puzzleScript } from "@starboard/kit";
import { NEWCOMER, ratingChange } from "@starboard/kit/rating";
import type { AccountInfo } from "@starboard/wire/account";
import type { Profile } from "@starboard/wire/people";
import {
  ANSWERS_LIMIT,
  LATE_DAYS,
  type PuzzleAnswer,
  type PuzzleAnswersInfo,
  type PuzzlesInfo,
} from "@starboard/wire/puzzles";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { loadGame } from "../src/play/games.ts";
import { createPuzzleContent, type HostPuzzle } from "../src/puzzles/content.ts";
import { Guest, openHost, settings } from "./guest.ts";
import { closeCluster, homes, lacks } from "./storage/stores.ts";

afterAll(() => closeCluster());

const content = createPuzzleContent();
const NOON = Date.UTC(2026, 10, 26, 12);
const DAY = dayNumber(NOON);
/** The first two puzzles of the first game that has two. */
let one: HostPuzzle;
let two: HostPuzzle;
let game = "";
beforeAll(async () => {
  const [found] = [...(await content.ids())].filter(([, ids]) => ids.length > 1);
  if (!found) throw new Bug("no game has two puzzles");
  game = found[0];
  [one, two] = (await Promise.all(found[1].slice(0, 2).map((id) => content.find(game, id)))) as [
    HostPuzzle,
    HostPuzzle,
  ];
});

/** The moves that follow patterns, as far as they are legal. */
function movesFor({ puzzle, game: rules, passive }: HostPuzzle, patterns: readonly unknown[]): PuzzleAnswer["moves"] {
  const match = createScriptedMatch(rules, puzzleScript(puzzle, passive));
  for (const pattern of patterns) {
    const move = offers(rules, match.state, puzzle.seat as Seat)
      .flatMap(({ step, aside, offers: all }) =>
        aside ? [] : all.filter(({ refusal }) => !refusal).map(({ act }) => ({ step, act })),
      )
      .find(({ act }) => fitsPattern(act, pattern));
    if (!move) break;
    match.commit([move]);
  }
  return match.acts;
}
const answerOf = (to: HostPuzzle, moves: PuzzleAnswer["moves"], more: Partial<PuzzleAnswer> = {}): PuzzleAnswer => ({
  game,
  puzzle: to.puzzle.id,
  moves,
  hints: 0,
  day: DAY,
  ...more,
});
const right = (to: HostPuzzle, more: Partial<PuzzleAnswer> = {}) =>
  answerOf(to, movesFor(to, to.puzzle.solution), more);
const wrong = (to: HostPuzzle, more: Partial<PuzzleAnswer> = {}) =>
  answerOf(to, movesFor(to, to.puzzle.wrong[0]?.acts ?? []), more);

const send = (who: Guest, ...answers: readonly PuzzleAnswer[]) =>
  who.http<PuzzleAnswersInfo>("POST", "/api/puzzles/answers", { answers });
const look = async (who: Guest) => (await who.http<PuzzlesInfo>("GET", "/api/puzzles")).body;
let logins = 0;
async function account(url: string): Promise<{ guest: Guest; person: string }> {
  const guest = new Guest(url);
  const login = `solver${logins++}`;
  const { body } = await guest.http<AccountInfo>("POST", "/api/account", {
    login,
    password: "correct horse",
    name: login,
  });
  return { guest, person: body.person };
}

/** The clock of all hosts. */
let time = NOON;
async function open(name: "memory" | "postgres", env: Record<string, string> = {}) {
  time = NOON;
  const opened = await openHost({
    storage: await homes[name]({ now: () => time }),
    now: () => time,
    settings: settings(env),
  });
  onTestFinished(() => opened.host.close());
  return opened;
}

describe.for(["memory", "postgres"] as const)("what counts, over %s", (name) => {
  test.skipIf(lacks(name))(
    "the first attempt rates solver and puzzle once; nothing after it changes a rating",
    async () => {
      const { url } = await open(name);
      const { guest, person } = await account(url);
      const first = (await send(guest, right(one))).body;
      const [answer] = first.answers;
      if (answer?.is !== "counted") throw new Bug("not counted");
      const its = { rating: one.puzzle.rating, deviation: 200, volatility: NEWCOMER.volatility };
      const expected = ratingChange(NEWCOMER, { opponent: its, score: 1 });
      expect(answer.result.change).toMatchObject({ score: 1, expected: expected.expected, step: expected.step });
      expect(first.solver).toMatchObject({
        person,
        ratings: [{ game, rating: Math.round(expected.after.rating), puzzles: 1 }],
      });
      expect(answer.puzzle).toMatchObject({ attempts: 1, solved: 1 });
      expect(answer.puzzle.rating).toBeLessThan(one.puzzle.rating);
      // The same again, a wrong answer, and an answer with hints: all change nothing.
      const again = await send(guest, right(one), wrong(one), right(one, { hints: 2 }));
      expect(again.body.answers.map(({ is }) => is)).toEqual(["known", "known", "known"]);
      expect(again.body.solver).toEqual(first.solver);
      expect((await look(guest)).puzzles).toEqual([answer.puzzle]);
      expect((await look(new Guest(url))).solver).toBeNull();
    },
  );

  test.skipIf(lacks(name))(
    "a failed attempt counts as lost, and a later one only notes that it is solved",
    async () => {
      const { url } = await open(name);
      const { guest } = await account(url);
      const failed = (await send(guest, wrong(one))).body;
      expect(failed.answers).toMatchObject([{ is: "counted", result: { score: 0, solvedAt: null } }]);
      expect(failed.solver.ratings[0]?.rating).toBeLessThan(NEWCOMER.rating);
      time += 60_000;
      const later = (await send(guest, right(one))).body;
      expect(later.answers).toMatchObject([{ is: "known", result: { score: 0, solvedAt: time } }]);
      expect(later.solver.ratings).toEqual(failed.solver.ratings);
      // Nothing was done, and half of it: both are given up.
      expect((await send(guest, answerOf(two, []))).body.answers).toMatchObject([
        { is: "counted", result: { score: 0 } },
      ]);
    },
  );

  test.skipIf(lacks(name))("the first hint takes half, the second one everything", async () => {
    const { url } = await open(name);
    const [ada, ben] = [await account(url), await account(url)];
    expect((await send(ada.guest, right(one, { hints: 1 }))).body.answers).toMatchObject([{ result: { score: 0.5 } }]);
    expect((await send(ben.guest, right(one, { hints: 2 }))).body.answers).toMatchObject([
      { result: { score: 0 }, puzzle: { attempts: 2, solved: 0 } },
    ]);
  });
});

describe.for(["memory", "postgres"] as const)("what else may come, over %s", (name) => {
  test.skipIf(lacks(name))("acts are played by the rules: forged ones are refused and leave nothing", async () => {
    const { url } = await open(name);
    const { guest } = await account(url);
    const { moves } = right(one);
    const forged: readonly PuzzleAnswer[] = [
      answerOf(one, [{ step: "nowhere", act: { do: "win" } }]),
      answerOf(one, [{ step: moves[0]?.step ?? "", act: { do: "win", now: { very: ["much", null] } } as never }]),
      answerOf(one, moves, { puzzle: "no-such-puzzle" }),
      answerOf(one, moves, { game: "no-such-game" }),
    ];
    const { body } = await send(guest, ...forged);
    expect(body.answers).toEqual([
      { is: "refused", code: "PUZZLE_ACT" },
      { is: "refused", code: "PUZZLE_ACT" },
      { is: "refused", code: "PUZZLE_UNKNOWN" },
      { is: "refused", code: "PUZZLE_UNKNOWN" },
    ]);
    expect(body.solver).toMatchObject({ ratings: [], results: [] });
    expect(await look(guest)).toMatchObject({ puzzles: [], solver: { results: [] } });
  });

  test.skipIf(lacks(name))("malformed and too many answers are refused, and a guest has none", async () => {
    const { url } = await open(name, { STARBOARD_RATE_LIMIT_FACTOR: "1" });
    const { guest } = await account(url);
    const fine = right(one);
    for (const bad of [
      {},
      { answers: [] },
      { answers: Array.from({ length: ANSWERS_LIMIT + 1 }, () => fine) },
      { answers: [{ ...fine, hints: 3 }] },
      { answers: [{ ...fine, hints: -1 }] },
      { answers: [{ ...fine, day: 1.5 }] },
      { answers: [{ ...fine, puzzle: "../etc" }] },
      { answers: [{ ...fine, moves: "all" }] },
      { answers: [{ ...fine, moves: Array.from({ length: 41 }, () => fine.moves[0]) }] },
      { answers: [{ ...fine, score: 1 }] },
    ]) {
      const reply = await guest.http("POST", "/api/puzzles/answers", bad);
      expect([reply.status, reply.body.bad?.[0]?.code]).toEqual([400, "HOST_FORM"]);
    }
    const stranger = new Guest(url);
    await stranger.me("Cid");
    expect((await send(stranger, fine)).body).toMatchObject({ bad: [{ code: "ACCOUNT_NONE" }] });
    const many = Array.from({ length: ANSWERS_LIMIT }, () => fine);
    const replies: number[] = [];
    for (let i = 0; i < 11; i++) replies.push((await send(guest, ...many)).status);
    expect(replies).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  });

  test.skipIf(lacks(name))("attempts at the same moment are counted one after the other", async () => {
    const { url } = await open(name);
    const solvers = await Promise.all(Array.from({ length: 4 }, () => account(url)));
    const all = await Promise.all(solvers.flatMap(({ guest }) => [send(guest, right(one)), send(guest, right(one))]));
    const counted = all.flatMap(({ body }) => body.answers).filter(({ is }) => is === "counted");
    expect(counted).toHaveLength(4);
    expect((await look(new Guest(url))).puzzles).toMatchObject([{ attempts: 4, solved: 4 }]);
  });

  test.skipIf(lacks(name))(
    "a day counts for the streak if its puzzle was solved on it, and is told in time",
    async () => {
      const { url } = await open(name);
      const { guest } = await account(url);
      const ids = await content.ids();
      const daily = async (day: number): Promise<HostPuzzle> => {
        const turn = dailyTurn([...ids.keys()], day);
        const id = dailyPuzzle(ids.get(turn?.game ?? "") ?? [], turn as never) ?? "";
        return (await content.find(turn?.game ?? "", id)) as HostPuzzle;
      };
      const on = async (day: number, told = day): Promise<PuzzleAnswer> => {
        const found = await daily(day);
        return { ...right(found), game: found.game.id, day: told };
      };
      const days = async (...answers: readonly PuzzleAnswer[]) => (await send(guest, ...answers)).body.solver.days;
      expect(await days(await on(DAY - 1), await on(DAY))).toEqual([DAY - 1, DAY]);
      // The puzzle of another day, of tomorrow, and of a day too long ago.
      expect(await days(await on(DAY + 1), await on(DAY - LATE_DAYS - 1))).toEqual([DAY - 1, DAY]);
      const failed = await daily(DAY - 3);
      await send(guest, { ...wrong(failed), game: failed.game.id, day: DAY - 3 });
      expect((await look(guest)).solver?.days).toEqual([DAY - 1, DAY]);
      expect(await days(await on(DAY - 3))).toEqual([DAY - 3, DAY - 1, DAY]);
    },
  );

  test.skipIf(lacks(name))(
    "ratings stand on a public profile, in the export, and are erased with the account",
    async () => {
      const { url } = await open(name);
      const { guest, person } = await account(url);
      await send(guest, right(one));
      const stranger = new Guest(url);
      const profile = (who: Guest) => who.http<Profile>("GET", `/api/people/${person}`);
      expect((await profile(guest)).body.puzzles).toMatchObject([{ game, puzzles: 1 }]);
      expect((await profile(stranger)).status).toBe(404);
      await guest.http("PUT", "/api/account/profile", { public: true });
      expect((await profile(stranger)).body.puzzles).toMatchObject([{ game, puzzles: 1 }]);
      const exported = JSON.stringify((await guest.http("GET", "/api/account/export")).body);
      expect(exported).toContain(one.puzzle.id);
      const { login } = (await guest.http<AccountInfo>("GET", "/api/account")).body;
      expect((await guest.http("POST", "/api/account/delete", { login })).status).toBe(204);
      // The puzzle keeps its rating, which names nobody.
      const left = await look(new Guest(url));
      expect(left.puzzles).toMatchObject([{ attempts: 1 }]);
    },
  );
});

test("every puzzle of this program can be found with the rules that it is made for", async () => {
  for (const [id, ids] of await content.ids())
    for (const puzzle of ids) {
      const found = await content.find(id, puzzle);
      expect(found?.game).toBe(await loadGame(id, (found as HostPuzzle).game.edition));
    }
});
