/** What each stage of the path of an act costs alone, in microseconds of CPU time: the same work without a host around it. */
import { spawn } from "node:child_process";
import { createConnection } from "node:net";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import {
  type AnyGame,
  chain,
  type Entry,
  offers,
  outcome,
  play,
  type Played,
  question,
  type Seat,
  seat,
  seededDraws,
  type Shape,
  start,
} from "@starboard/kernel";
import { findGameEntry } from "@starboard/registry";
import { WIRE_VERSION } from "@starboard/wire";
import { differenceText } from "@starboard/wire/difference";
import { parseHostMessage } from "@starboard/wire/parse";
import type { Stage } from "./stages.ts";

type State = Shape["state"];
interface Moment {
  readonly state: State;
  readonly move: { readonly by: Seat; readonly step: string; readonly act: { readonly do: string } };
  readonly after: Played<Shape>;
}
const ACTS = 400;
/** Times that each piece of work is done before it is measured, and while it is. */
const WARM = 4;
const TIMES = 12;
const SEATS = [seat(0), seat(1)] as const;

/** Plays offered acts as the players of the measurement do. */
function momentsOf(game: AnyGame): readonly Moment[] {
  const options = game.options.parse({});
  if ("bad" in options) throw new Error("the standard options are refused");
  const draw = seededDraws(1);
  const moments: Moment[] = [];
  for (let state = start(game, options.ok, draw).state as State; moments.length < ACTS && !outcome(state); ) {
    const by = question(game, state)?.waiting[0] as Seat;
    const turn = offers(game, state, by).find(({ aside }) => !aside);
    const open = turn?.offers.filter(({ refusal }) => !refusal) ?? [];
    const act = open[(moments.length * 7) % open.length]?.act;
    if (!turn || !act) throw new Error("no seat has a legal act");
    const after = play(game, state, { by, step: turn.step, act }, draw) as Played<Shape>;
    moments.push({ state, move: { by, step: turn.step, act }, after });
    state = after.state;
  }
  return moments;
}

/** Microseconds of CPU time per moment. */
function costOf(moments: readonly Moment[], work: (moment: Moment, n: number) => void): number {
  const run = (): void => moments.forEach(work);
  for (let i = 0; i < WARM; i++) run();
  const before = process.cpuUsage();
  for (let i = 0; i < TIMES; i++) run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / (TIMES * moments.length);
}

export async function floorsOf(id: string): Promise<{ readonly [S in Stage]?: number }> {
  const game = findGameEntry(id)?.game;
  if (!game) throw new Error(`no game ${id}`);
  const moments = momentsOf(game);
  const commit = ({ move: { by, step, act } }: Moment, n: number): string =>
    JSON.stringify({
      v: WIRE_VERSION,
      channel: "match",
      id: n,
      is: "commit",
      match: "0123456789abcdef",
      seat: by,
      at: n,
      key: "0123456789abcdef0123456789abcdef",
      moves: [{ step, act }],
    });
  const requests = moments.map(commit);
  const entryOf = ({ move, after }: Moment, n: number): Entry => {
    const drawn = after.draws.length > 0 ? { draws: after.draws } : {};
    return chain({ is: "act", at: n, ...move, ...drawn }, n, "0".repeat(64));
  };
  const rows = moments.map((moment, n) => ({
    entry: entryOf(moment, n),
    key: "0".repeat(32),
    facts: moment.after.facts,
  }));
  const seen = (t: State): object[] =>
    SEATS.map((by) => ({ view: game.view(t, by) as object, offers: offers(game, t, by) }));
  const before = moments.map(({ state }) => seen(state));
  const after = moments.map(({ after: { state } }) => seen(state));
  const changed = (n: number) => before[n]?.map((one, side) => differenceText(one, after[n]?.[side])) ?? [];
  const texts = moments.map((_, n) => changed(n));
  return {
    parse: costOf(moments, (_, n) => parseHostMessage(requests[n] as string)),
    judge: costOf(moments, ({ state, move }) => play(game, state, move, seededDraws(2))),
    hash: costOf(moments, entryOf),
    write: insertCost(
      moments,
      rows.map((row) => JSON.stringify(row)),
    ),
    "view and offers": costOf(moments, ({ after: { state } }) => seen(state)),
    difference: costOf(moments, (_, n) => changed(n)),
    encode: costOf(moments, (_, n) => JSON.stringify(rows[n])),
    send: await sendCost(moments, texts),
  };
}

/** Inserts rows into a database in memory, fifty in a transaction. */
function insertCost(moments: readonly Moment[], lines: readonly string[]): number {
  const db = new DatabaseSync(":memory:");
  db.exec("create table entries (match text, n integer, line text, primary key (match, n)) without rowid");
  const insert = db.prepare("insert into entries values ('match', ?, ?)");
  let count = 0;
  const cost = costOf(moments, (_, n) => {
    if (count % 50 === 0) db.exec("begin");
    insert.run(count, lines[n] as string);
    count += 1;
    if (count % 50 === 0) db.exec("commit");
  });
  db.close();
  return cost;
}

const READER = `require("node:net").createServer((s) => s.resume()).listen(0, "127.0.0.1", function () { console.log(this.address().port) })`;

/** Writes texts to a socket whose other end another process reads; the texts of one act in one packet each. */
async function sendCost(moments: readonly Moment[], texts: readonly (readonly string[])[]): Promise<number> {
  const reader = spawn(process.execPath, ["-e", READER], { stdio: ["ignore", "pipe", "inherit"] });
  const port = await new Promise<number>((resolve) =>
    reader.stdout.once("data", (data) => resolve(Number(String(data)))),
  );
  const socket = createConnection({ port, host: "127.0.0.1", noDelay: true });
  await new Promise<void>((resolve) => socket.once("connect", () => resolve()));
  const once = async (): Promise<void> => {
    for (const both of texts) for (const one of both) socket.write(one);
    while (socket.writableLength > 0) await pause(1);
  };
  for (let i = 0; i < WARM; i++) await once();
  const before = process.cpuUsage();
  for (let i = 0; i < TIMES; i++) await once();
  const { user, system } = process.cpuUsage(before);
  socket.destroy();
  reader.kill();
  return (user + system) / (TIMES * moments.length);
}
