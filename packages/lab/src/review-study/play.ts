/** Plays the matches of a study: bots against themselves, if wanted with blunders planted into their play. */
import { actKey, type BotSpec, createBotEngine } from "@starboard/bots";
import {
  type Act,
  type AnyGame,
  type DrawRecord,
  editionName,
  Engine,
  type Entry,
  isRefusal,
  type MatchRecord,
  play,
  question,
  seededDraws,
  seededUint32,
  type Shape,
  start,
} from "@starboard/kernel";
import { mixSeed } from "../contest.ts";
import { type JudgedPosition, playedOutLoss } from "./second-judge.ts";

export interface StudiedMatch {
  readonly spec: BotSpec<Shape>;
  readonly options: object;
  readonly seed: number;
  /** Iterations per question of the level 5 bots that play. */
  readonly iterations: number;
  /** Most planted blunders per match. */
  readonly plants: number;
}

/** Least loss of a planted blunder in shares of the result: the threshold of a blunder. */
const PLANTED_LOSS = 0.2;
/** Share of the decisions at which a blunder is looked for, and random acts that are tried there. */
const PLANT_SHARE = 0.3;
const PLANT_TRIES = 3;
/** Play-outs by which a blunder is looked for, and those, with other draws, by which it is confirmed. */
const LOOK = { visits: 20, batches: 2 };
const CONFIRM = { visits: 60, batches: 8 };
const MAX_ACTS = 3000;

/** Returns the record of a match and the entries with planted blunders. */
export function playStudiedMatch({ spec, options, seed, iterations, plants }: StudiedMatch): {
  readonly record: MatchRecord;
  readonly planted: ReadonlySet<number>;
} {
  const { game } = spec;
  const seats = game.options.seats(options as never);
  const random = seededUint32(mixSeed(seed, 77));
  const draw = seededDraws(mixSeed(seed, 5));
  const engines = Array.from({ length: seats }, () => createBotEngine([spec as never]));
  const begun = start(game, options as never, draw);
  let { state } = begun;
  const entries: object[] = [{ is: "start", n: 0, at: 0, hash: "0", draws: begun.draws }];
  const planted = new Set<number>();
  while (entries.length < MAX_ACTS) {
    const asked = question(game, state as never);
    const by = asked?.waiting[0];
    if (!asked || by === undefined) break;
    const n = entries.length;
    const view = game.view(state as never, by);
    const query = { game, options: options as never, view, seat: by, level: 5 as const, clock: () => 0, iterations };
    const decision = engines[by]?.think({ ...query, seed: mixSeed(seed, n) });
    if (!decision) break;
    const { step } = decision;
    let { act } = decision;
    if (planted.size < plants && random() / 2 ** 32 < PLANT_SHARE && step === asked.frame.step) {
      const legal = new Engine(game, draw).legal(state as never, by);
      const worse = findBlunder({ spec, view, seat: by, seats }, act, legal, random);
      if (worse) {
        act = worse;
        planted.add(n);
        engines[by] = createBotEngine([spec as never]);
      }
    }
    const played = play(game, state as never, { by, step, act }, draw);
    if (isRefusal(played)) throw new Error(played.code);
    entries.push({ is: "act", n, at: 0, hash: `${n}`, by, step, act, ...drawsOf(played) });
    ({ state } = played);
  }
  return { record: recordOf(spec, options, seats, entries as Entry[], state), planted };
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

/** A random legal act that the second judge calls a blunder against the chosen one; null if none is found. */
function findBlunder(position: JudgedPosition, chosen: Act, legal: readonly Act[], random: () => number): Act | null {
  const alone = (act: Act) => ({ act, continuation: [] });
  for (let i = 0; i < PLANT_TRIES; i++) {
    const act = legal[random() % legal.length];
    if (!act || actKey(act) === actKey(chosen)) continue;
    const pair = [alone(chosen), alone(act)] as const;
    if (playedOutLoss(position, pair, { ...LOOK, seed: random() | 0 }).mean < PLANTED_LOSS) continue;
    const { mean, low } = playedOutLoss(position, pair, { ...CONFIRM, seed: random() | 0 });
    if (mean >= PLANTED_LOSS && low >= PLANTED_LOSS / 2) return act;
  }
  return null;
}
