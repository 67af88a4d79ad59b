/** Plays the matches of a study: bots against themselves. */
import { type BotSpec, createBotEngine } from "@starboard/bots";
import {
  type AnyGame,
  type DrawRecord,
  editionName,
  type Entry,
  isRefusal,
  type MatchRecord,
  play,
  question,
  seededDraws,
  type Shape,
  start,
} from "@starboard/kernel";
import { mixSeed } from "../contest.ts";

export interface StudiedMatch {
  readonly spec: BotSpec<Shape>;
  readonly options: object;
  readonly seed: number;
  /** Iterations per question of the level 5 bots that play. */
  readonly iterations: number;
}

const MAX_ACTS = 3000;

/** Returns the record of a match. */
export function playStudiedMatch({ spec, options, seed, iterations }: StudiedMatch): MatchRecord {
  const { game } = spec;
  const seats = game.options.seats(options as never);
  const draw = seededDraws(mixSeed(seed, 5));
  const engines = Array.from({ length: seats }, () => createBotEngine([spec as never]));
  const begun = start(game, options as never, draw);
  let { state } = begun;
  const entries: object[] = [{ is: "start", n: 0, at: 0, hash: "0", draws: begun.draws }];
  while (entries.length < MAX_ACTS) {
    const by = question(game, state as never)?.waiting[0];
    if (by === undefined) break;
    const n = entries.length;
    const view = game.view(state as never, by);
    const query = { game, options: options as never, view, seat: by, level: 5 as const, clock: () => 0, iterations };
    const decision = engines[by]?.think({ ...query, seed: mixSeed(seed, n) });
    if (!decision) break;
    const { step, act } = decision;
    const played = play(game, state as never, { by, step, act }, draw);
    if (isRefusal(played)) throw new Error(played.code);
    entries.push({ is: "act", n, at: 0, hash: `${n}`, by, step, act, ...drawsOf(played) });
    ({ state } = played);
  }
  return recordOf(spec, options, seats, entries as Entry[], state);
}

const drawsOf = ({ draws }: { readonly draws: readonly DrawRecord[] }): object => (draws.length > 0 ? { draws } : {});

/** A record without proofs: the review replays it, and nobody verifies it. */
const recordOf = (
  { game }: BotSpec<Shape>,
  options: object,
  seats: number,
  entries: readonly Entry[],
  state: Shape["state"],
): MatchRecord => ({
  format: "starboard.record",
  version: 1,
  game: editionName(game as unknown as AnyGame),
  options,
  seats: Array.from({ length: seats }, (_, i) => ({ name: `Bot ${i + 1}`, kind: "bot" })),
  generator: "",
  commitment: "",
  entropy: [],
  secret: null,
  entries,
  result: (state as { flow: { over: MatchRecord["result"] } }).flow.over,
});
