/**
 * A match in this process, as an environment for learning: seats are agents, one of which acts at a time (an agent
 * environment cycle, as in PettingZoo). An agent sees its own view and nothing else.
 */
import {
  type Act,
  isRefusal,
  offers,
  outcome,
  type Outcome,
  play,
  question,
  type Refusal,
  type Seat,
  seededDraws,
  seededUint32,
  type Shape,
} from "@starboard/kernel";
import { SimulatorError } from "./error.ts";
import { type Player, playerOf } from "./opponents.ts";
import { beginningOf } from "./positions.ts";
import type { Observation, Simulator, SimulatorOptions, Step } from "./types.ts";

const MAX_ACTS = 100_000;

/** The match that is being played. */
interface Running {
  state: Shape["state"];
  readonly draw: ReturnType<typeof seededDraws>;
  readonly random: () => number;
  acts: number;
  truncated: boolean;
}

/** By seat: 1 won, −1 lost, 0 drawn. */
function rewardsOf(over: Outcome | null, seats: number): number[] {
  const decided = over !== null && over.winners.length > 0 && over.winners.length < seats;
  return Array.from({ length: seats }, (_, seat) => (decided ? (over.winners.includes(seat as Seat) ? 1 : -1) : 0));
}

/** Creates a simulator. Throws `SimulatorError` for options that cannot be played. */
export function createSimulator(setup: SimulatorOptions): Simulator {
  const { game: named, bots = {}, maxActs = MAX_ACTS } = setup;
  const { game, options, seats, begin } = beginningOf(named, setup.options, setup.situation);
  const id = String(game.id);
  const players = new Map<number, Player>();
  for (const [seat, opponent] of Object.entries(bots)) {
    if (!(Number(seat) < seats)) throw new SimulatorError("SIMULATOR_SEAT", `bots.${seat}`);
    players.set(Number(seat), playerOf(id, opponent, `bots.${seat}`));
  }
  const agents = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => !players.has(seat));
  if (agents.length === 0) throw new SimulatorError("SIMULATOR_SEAT", "bots");
  let running: Running | undefined;

  const current = (): Running => {
    if (!running) throw new SimulatorError("SIMULATOR_RESET", "");
    return running;
  };
  /** The first seat that is asked; undefined if the match has ended. */
  const asked = ({ state, truncated }: Running): number | undefined =>
    truncated ? undefined : question(game, state)?.waiting[0];

  function playMove(match: Running, by: number, move: { readonly step: string; readonly act: object }): Refusal | null {
    const played = play(game, match.state, { by: by as Seat, ...move }, match.draw);
    if (isRefusal(played)) return played;
    match.state = played.state as Shape["state"];
    return null;
  }

  /** Has the simulator's own players act until an agent is asked. */
  function advance(match: Running): void {
    for (let by = asked(match); by !== undefined; by = asked(match)) {
      const player = players.get(by);
      if (!player) return;
      const view = game.view(match.state, by as Seat) as object;
      const move = player({ game, options, seats, view, seat: by, seed: match.random() });
      const refusal = move ? playMove(match, by, move) : null;
      if (!move || refusal) throw new SimulatorError("SIMULATOR_BOT", `bots.${by}`, refusal?.rule);
    }
  }

  function observe(agent: number): Observation {
    const { state } = current();
    if (!agents.includes(agent)) throw new SimulatorError("SIMULATOR_SEAT", "agent");
    const answers = offers(game, state, agent as Seat).find(({ aside }) => !aside);
    return {
      seat: agent,
      view: game.view(state, agent as Seat) as Observation["view"],
      step: answers?.step ?? null,
      rule: answers?.rule ?? null,
      acts: (answers?.offers ?? []).map(({ act }) => act as Act & { readonly [field: string]: unknown }),
      mask: (answers?.offers ?? []).map(({ refusal }) => refusal === undefined),
    };
  }

  function result(match: Running): Step {
    const over = outcome(match.state);
    const agent = asked(match) ?? null;
    return {
      agent,
      observation: observe(agent ?? agents[0] ?? 0),
      rewards: rewardsOf(over, seats),
      terminated: over !== null,
      truncated: match.truncated,
    };
  }

  return {
    game: `${id}@${String(game.edition)}`,
    seats,
    agents,
    observe,
    reset(seed) {
      if (!Number.isInteger(seed)) throw new SimulatorError("SIMULATOR_SEED", "seed");
      const draw = seededDraws(seed);
      running = { state: begin(draw).state, draw, random: seededUint32(seed ^ 0x0b07), acts: 0, truncated: false };
      advance(running);
      return result(running);
    },
    step(act) {
      const match = current();
      const agent = asked(match);
      if (agent === undefined) throw new SimulatorError("SIMULATOR_OVER", "");
      const { step, acts } = observe(agent);
      const chosen = typeof act === "number" ? acts[act] : act;
      if (!chosen || step === null) throw new SimulatorError("SIMULATOR_ACT", "act");
      const refusal = playMove(match, agent, { step, act: chosen });
      if (refusal) throw new SimulatorError(refusal.code, "act", refusal.rule);
      match.acts += 1;
      match.truncated = match.acts >= maxActs && outcome(match.state) === null;
      advance(match);
      return result(match);
    },
  };
}
