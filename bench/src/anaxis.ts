/** Random play of Anaxis: turns of fleets within range, and the size of the messages to a page. */
import { game, matchSetupOf, type ShapeAx, type StateAx } from "@starboard/anaxis";
import { Engine, seededDraws, seededUint32, offers, Position, question, type Seat } from "@starboard/kernel";
import { hexAt } from "@starboard/kit";
import type { Work } from "./measure.ts";
import { step } from "./ours.ts";

/** The smallest scenario, a bought skirmish and the largest scenario. */
export const BATTLES = {
  "Border Skirmish, 9 ships": { "ax.scenario": "border" },
  "Surgical Strike, 14 ships": { "ax.scenario": "surgical" },
  "Face Off, 42 ships": { "ax.scenario": "faceoff" },
} as const;
export type Battle = keyof typeof BATTLES;

/** A state right after both fleets were deployed. */
function deployed(battle: Battle): StateAx {
  const parsed = game.options.parse(BATTLES[battle]);
  if ("bad" in parsed) throw new Error(JSON.stringify(parsed.bad));
  const engine = new Engine<ShapeAx>(game, seededDraws(11));
  const word = seededUint32(12);
  const state = game.setup(parsed.ok);
  engine.advance(state);
  while (state.phase === "setup") {
    const put = engine.moves.filter((act) => act.do !== "face" && act.do !== "lift");
    engine.act(state, engine.asking as Seat, put[word() % put.length] as (typeof put)[number]);
  }
  return state;
}

/** The same fleets eight rows apart in the middle of the map, facing each other, so that every ship has a target. */
function engaged(battle: Battle): StateAx {
  const state = deployed(battle);
  const middle = (matchSetupOf(state.options).cols - 1) >> 1;
  const ranks: [number, number] = [0, 0];
  for (let s = 0; s < state.kind.length; s++) {
    const side = state.side[s] as 0 | 1;
    const place = ranks[side]++;
    const { q, r } = hexAt(
      middle + (((place + 1) >> 1) % 8) * (place % 2 === 0 ? 1 : -1),
      middle + (side === 0 ? -4 : 4),
    );
    state.q[s] = q;
    state.r[s] = r;
    state.facing[s] = side === 0 ? 3 : 0;
  }
  return state;
}

/** Plays turns in place without facts: at random from the same state, until the turn or the match is over. */
export function turns(name: Battle): Work {
  const from = engaged(name);
  const word = seededUint32(1);
  const engine = new Engine<ShapeAx>(game, seededDraws(2));
  return () => {
    const state = game.clone(from);
    engine.advance(state);
    let acts = 0;
    while (engine.asking !== undefined && state.turn === from.turn) {
      engine.act(state, engine.asking, engine.moves[word() % engine.moves.length] as (typeof engine.moves)[number]);
      acts += 1;
    }
    return acts;
  };
}

/** Plays the same turns as a match service does: offers with refusals, a check against them, a copy, facts. */
export function turnsByPlay(name: Battle): Work {
  const from = engaged(name);
  const word = seededUint32(1);
  const draw = seededDraws(2);
  return () => {
    let position = new Position<ShapeAx>(game, from);
    let acts = 0;
    for (; position.state.flow.over === null && position.state.turn === from.turn; acts++)
      position = step(position, word, draw);
    return acts;
  };
}

/**
 * Returns the sizes in characters of what a seat is sent at the questions of a random match: its view, and its offers
 * with all refusals.
 */
export function messageSizes(name: Battle, acts: number): { readonly view: number[]; readonly offers: number[] } {
  const state = engaged(name);
  const word = seededUint32(3);
  const engine = new Engine<ShapeAx>(game, seededDraws(4));
  engine.advance(state);
  const sizes = { view: [] as number[], offers: [] as number[] };
  for (let i = 0; engine.asking !== undefined && i < acts; i++) {
    const by = engine.asking;
    sizes.view.push(JSON.stringify(game.view(state, by)).length);
    if (question(game, state)?.waiting.includes(by)) sizes.offers.push(JSON.stringify(offers(game, state, by)).length);
    engine.act(state, by, engine.moves[word() % engine.moves.length] as (typeof engine.moves)[number]);
  }
  return sizes;
}
