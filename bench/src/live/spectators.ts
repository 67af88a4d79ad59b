/** Measures how long an act takes to reach the opponent and the last of many spectators of one match. */
import type WebSocket from "ws";
import { median } from "../measure.ts";
import type { Section } from "../report.ts";
import { newPlace, type Server, startServer } from "./drive.ts";
import { ask, dial, type Person, playOffered } from "./players.ts";

const GAMES = [
  { label: "4000 A.D.", id: "4000ad" },
  { label: "Warp Empires", id: "warp-empires" },
] as const;
const SPECTATOR_COUNTS = [0, 100, 1_000] as const;
/** Acts of a match; those of the warm-up are not counted. */
const ACTS = 120;
const WARM_ACTS = 20;

interface Waits {
  /** From sending an act until the opponent has it, in ms. */
  readonly opponent: number[];
  /** From sending an act until the last spectator has it, in ms. */
  readonly last: number[];
  /** CPU time of the server per act, in ms. */
  readonly cpu: number;
}

export async function spectatorSection(): Promise<Section> {
  const place = await newPlace("sqlite");
  if (!place) throw new Error("there is no place for a file");
  const server = await startServer("ours", place.place);
  const rows: string[][] = [];
  try {
    for (const { label, id } of GAMES)
      for (const spectatorCount of SPECTATOR_COUNTS)
        rows.push([
          label,
          spectatorCount.toLocaleString("en"),
          ...cells(await measureActs(server, id, spectatorCount)),
        ]);
  } finally {
    await server.close();
    await place.remove();
  }
  return {
    title: "An act before many spectators",
    note:
      `One match, played with offered acts over the embedded store; the next act is sent when everybody has the last one. ${ACTS - WARM_ACTS} acts after ${WARM_ACTS} for warming up. ` +
      "All players and spectators live in one other process, which reads every message, so that the figures include its work.",
    head: ["", "spectators", "opponent p50 ms", "p99", "last spectator p50 ms", "p99", "CPU ms per act"],
    rows,
  };
}

function cells({ opponent, last, cpu }: Waits): string[] {
  const high = (times: readonly number[]): number =>
    [...times].sort((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN;
  const both = (times: readonly number[]): string[] =>
    times.length === 0 ? ["", ""] : [median(times).toFixed(1), high(times).toFixed(1)];
  return [...both(opponent), ...both(last), cpu.toFixed(2)];
}

async function measureActs(server: Server, id: string, spectatorCount: number): Promise<Waits> {
  const match = await playOffered(id)(server.url);
  const anonymous: Person = { cookie: "", url: server.url };
  const spectators: WebSocket[] = [];
  /** Updates that all spectators have received, taken together. */
  let received = 0;
  let onReceived = (): void => {};
  while (spectators.length < spectatorCount) {
    const more = await Promise.all(Array.from({ length: Math.min(100, spectatorCount) }, () => dial(anonymous)));
    for (const socket of more) {
      socket.on("message", (data) => {
        const { is } = JSON.parse((data as Buffer).toString()) as { readonly is: string };
        if (is === "invalid") throw new Error((data as Buffer).toString());
        if (is !== "update" && is !== "changes") return;
        received += 1;
        onReceived();
      });
      ask(socket, 0, { is: "watch", match: match.match, viewer: "public", since: 0, changes: true });
    }
    spectators.push(...more);
  }
  const all = (count: number): Promise<void> =>
    new Promise((resolve) => {
      onReceived = () => {
        if (received === count) resolve();
      };
      onReceived();
    });
  await all(spectatorCount);

  const waits: Waits = { opponent: [], last: [], cpu: 0 };
  let cpu = 0;
  let begun = false;
  let resolveAct = (): void => {};
  match.watch((_side, moves) => {
    if (moves > 0 || begun) resolveAct();
    begun = true;
  });
  while (!begun) await new Promise((resolve) => setImmediate(resolve));
  for (let n = 0; n < ACTS; n++) {
    if (n === WARM_ACTS) cpu = await server.cpu();
    const count = received + spectatorCount;
    const seen = new Promise<void>((resolve) => {
      resolveAct = resolve;
    });
    const sentAt = performance.now();
    match.send(n);
    const shown = all(count).then(() => performance.now() - sentAt);
    await seen;
    const opponent = performance.now() - sentAt;
    const last = await shown;
    if (n < WARM_ACTS) continue;
    waits.opponent.push(opponent);
    if (spectatorCount > 0) waits.last.push(last);
  }
  cpu = (await server.cpu()) - cpu;
  for (const socket of spectators) socket.terminate();
  match.close();
  return { ...waits, cpu: cpu / (ACTS - WARM_ACTS) };
}
