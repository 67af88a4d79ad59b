/** Tests what bots say in the chat of a private table: to whom, when, and that it follows from what everybody sees. */
import type { Host } from "@starboard/host";
import { publicTerms, randomMove, type BotSpec } from "@starboard/bots";
import { Engine, seededDraws, type Seat, type Shape, type SeatOccupant } from "@starboard/kernel";
import type { MatchSummary, Update } from "@starboard/wire";
import type { ChatLine } from "@starboard/wire/host-socket";
import { bots } from "@starboard/registry/bots";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addressedBot, botAuthor, botsMaySpeak, createBotAnswers, whyInPublic } from "../src/chat/bot-answers.ts";
import { createBotThreads } from "../src/play/bot-threads.ts";
import type { TableDoc } from "../src/tables/doc.ts";
import { anyMove, edition, Guest, openHost, type TestConnection } from "./guest.ts";

const person = (name: string): SeatOccupant => ({ name, kind: "person" });
const bot = (name: string): SeatOccupant => ({ name, kind: "bot", level: 3 });

describe("the bot that a line is for", () => {
  const one = [person("Ada"), bot("Deep Blue")];
  const two = [bot("Deep"), person("Ada"), bot("Deep Blue")];
  test.for([
    ["Why?", one, 1],
    ["and why that?!", one, 1],
    ["Warum denn das?", one, 1],
    ["wieso", one, 1],
    ["deep blue, explain yourself", one, 1],
    ["whyever", one, undefined],
    ["I know why.", one, undefined],
    ["good luck", one, undefined],
    ["Ada, why?", [person("Ada")], undefined],
    ["why?", two, undefined],
    ["Deep: why?", two, 0],
    ["Deep Blue: why?", two, 2],
    ["deeper", two, undefined],
  ] as const)("%s", ([text, seats, seat]) => expect(addressedBot(text, seats)).toBe(seat));
});

const terms = { listed: false, rated: false } as TableDoc["terms"];
const privateTable = { state: "playing", terms, muted: [] as readonly string[] } as TableDoc;

test("bots speak at private tables where nothing counts, and nowhere else", () => {
  expect(botsMaySpeak(privateTable)).toBe(true);
  expect(botsMaySpeak({ ...privateTable, state: "over" })).toBe(true);
  for (const doc of [
    { state: "lobby" },
    { terms: { ...terms, listed: true } },
    { terms: { ...terms, rated: true } },
    { tournament: "cup" },
    { fromTickets: true },
    { programs: true },
    { meanwhile: true },
    { closed: { at: 0 } },
  ] as unknown as Partial<TableDoc>[])
    expect(botsMaySpeak({ ...privateTable, ...doc }), JSON.stringify(doc)).toBe(false);
});

/** Plays at random, and returns the state after each of some acts. */
function statesOf<G extends Shape>(spec: BotSpec<G>, acts: number): G["state"][] {
  const { game } = spec;
  const parsed = game.options.parse({});
  if (!("ok" in parsed)) throw new Error("no options");
  const engine = new Engine(game, seededDraws(7));
  const t = game.setup(parsed.ok);
  engine.advance(t);
  const states: G["state"][] = [];
  for (let n = 0; n < acts && engine.asking !== undefined; n++) {
    const move = randomMove(spec, game.view(t, engine.asking), engine.asking, n);
    if (!move) break;
    const act = engine.moves.find((one) => JSON.stringify(one) === JSON.stringify(move.act));
    engine.act(t, engine.asking, act ?? (engine.moves[0] as never));
    if (n % 12 === 11) states.push(game.clone(t));
  }
  return states;
}

describe.each(bots.map((spec) => [spec.game.id, spec as unknown as BotSpec<Shape>] as const))(
  "a bot of %s",
  (_id, spec) => {
    const { game } = spec;
    const states = statesOf(spec, 120);
    const publicView = (t: Shape["state"]): Shape["view"] => game.view(t, "public");
    const seat = 0 as Seat;
    /** States that differ only in what spectators cannot see. */
    const swapped = (t: Shape["state"]): Shape["state"][] =>
      [11, 12, 13].map((seed) => game.determinize(publicView(t), "public", seededDraws(seed)));

    test("says the same in all states that look alike", () => {
      expect(states.length).toBeGreaterThan(5);
      let said = 0;
      for (const t of states) {
        const answer = publicTerms(spec, publicView(t), seat);
        said += answer.length;
        for (const other of swapped(t)) {
          expect(publicTerms(spec, publicView(other), seat)).toEqual(answer);
          // What it says is true in every such state, so it tells none of them apart.
          for (const term of answer) expect(spec.explain(other, seat)).toContainEqual(term);
        }
      }
      expect(said).toBeGreaterThan(0);
    });
    test("keeps to itself what a term reads from hidden information", () => {
      const peeking = {
        game,
        explain: (t: Shape["state"]) => [
          { key: "open", value: 1 },
          { key: "state", value: JSON.stringify(t).length, about: { hidden: JSON.stringify(t) } },
        ],
      };
      for (const t of states) {
        const alike = new Set(swapped(t).map((other) => JSON.stringify(other)));
        const keys = publicTerms(peeking, publicView(t), seat).map(({ key }) => key);
        expect(keys).toEqual(alike.size > 1 ? ["open"] : ["open", "state"]);
      }
    });
  },
);

test("an answer needs a private table, a bot that has acted and is not muted, and comes a few times at most", async () => {
  const spec = bots.find(({ game }) => game.id === "4000ad") as unknown as BotSpec<Shape>;
  const t = statesOf(spec, 24).at(-1) as Shape["state"];
  const found = { game: edition("4000ad"), n: 24, view: spec.game.view(t, "public") };
  let now = 0;
  let acted = true;
  const answerTo = createBotAnswers({
    now: () => now,
    summaryOf: async () => ({ seats: [person("Ada"), bot("Deep")] }) as unknown as MatchSummary,
    viewAfterAct: async () => (acted ? found : null),
  });
  expect(await answerTo("t", privateTable, "hello")).toBeNull();
  expect(await answerTo("t", { ...privateTable, muted: [botAuthor(1)] }, "why?")).toBeNull();
  expect(await answerTo("t", { ...privateTable, terms: { ...terms, rated: true } }, "why?")).toBeNull();
  const answer = await answerTo("t", privateTable, "why?");
  expect(answer).toEqual({ seat: 1, name: "Deep", why: whyInPublic(found, 1 as Seat) });
  expect(answer?.why.terms.length).toBeGreaterThan(0);
  expect(answer?.why.terms.length).toBeLessThanOrEqual(3);
  acted = false;
  expect(await answerTo("t", privateTable, "why?")).toBeNull();
  acted = true;
  expect(await answerTo("t", privateTable, "why?")).not.toBeNull();
  expect(await answerTo("t", privateTable, "why?")).toBeNull();
  expect(await answerTo("another", privateTable, "why?")).not.toBeNull();
  now = 11_000;
  expect(await answerTo("t", privateTable, "why?")).not.toBeNull();
});

describe("on a host", () => {
  let host: Host;
  let url = "";
  beforeAll(async () => {
    ({ host, url } = await openHost({ botRunner: createBotThreads(1) }));
  });
  afterAll(() => host.close());
  const chatOf = (line: TestConnection): ChatLine[] => line.received.flatMap((m) => (m.is === "chat" ? m.lines : []));

  /** A private table of Ada and a bot, once the bot has acted and Ada is asked. */
  async function seated(): Promise<{ ada: Guest; line: TestConnection; table: string; mine: Update }> {
    const ada = new Guest(url);
    const made = await ada.make({
      game: edition("4000ad"),
      options: { "ad.players": 2, "ad.version": "independents" },
      seats: [{ is: "bot", level: 1, name: "Deep" }, { is: "me" }],
      autoStart: true,
    });
    const { table } = made.body.table;
    await ada.entropy(made.body.table, 1);
    const line = await ada.socket();
    await line.ask({ is: "watch", match: table, viewer: 1 as never, since: 0 });
    const isAsked = ({ summary }: Update): boolean => summary.asked.includes(1 as never);
    let mine = await line.update(isAsked);
    while (!line.updates().some(({ logItems }) => logItems.some(({ by }) => by === 0))) {
      const { at } = mine;
      await line.commit(table, 1, at, [anyMove(mine) as never]);
      mine = await line.update((u) => u.at > at && isAsked(u));
    }
    return { ada, line, table, mine };
  }

  test("a bot answers whoever plays with it, and spectators do not read it before the end", async () => {
    const { ada, line, table } = await seated();
    await line.ask({ is: "followTable", table, chat: 0 });
    await line.ask({ is: "say", table, to: "table", text: "Why that, Deep?" });
    await line.until((m) => m.is === "chat" && m.lines.some(({ why }) => why !== undefined));
    const answer = chatOf(line).find(({ why }) => why);
    expect(answer).toMatchObject({ seat: 0, name: "Deep", channel: "table", text: "" });
    expect(answer?.why?.n).toBeGreaterThan(0);

    const { chat, tables } = host.services;
    const stored = await tables.get(table);
    if ("bad" in stored) throw new Error("no table");
    const summary = (await tables.matchSummary(table)) as MatchSummary;
    const read = async (now: MatchSummary): Promise<number> =>
      (await chat.read(table, stored.ok.doc, now, null, 0)).lines.filter(({ why }) => why).length;
    expect(await read(summary)).toBe(0);
    expect(await read({ ...summary, over: { winners: [], rule: "AD-10.3", scores: [] } as never })).toBe(1);
    // The table owner mutes the bot as anybody else.
    await line.ask({ is: "mute", table, who: answer?.who ?? "", on: true });
    expect((await ada.table(table)).body.muted).toEqual([answer?.who]);
  });

  test("a bot whose last act lies further back explains that act", async () => {
    const { line, table, mine } = await seated();
    const { service } = host.services.matches;
    const before = await service.publicViewAfterAct(table, 0 as Seat);
    await line.commit(table, 1, mine.at, [anyMove(mine) as never]);
    const own = await service.publicViewAfterAct(table, 1 as Seat);
    expect(own?.n).toBeGreaterThan(before?.n ?? Number.NaN);
    const after = await service.publicViewAfterAct(table, 0 as Seat);
    if (after?.n === before?.n) expect(after).toEqual(before);
    expect(await service.publicViewAfterAct("none", 0 as Seat)).toBeNull();
  });
});
