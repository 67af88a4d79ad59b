/** The state of a match before its first step. */
import { newFlow } from "@starboard/kernel";
import { cardIndexOf } from "./card-index.ts";
import { CENTRAL, DOMINION, FEDERATION, SECTORS } from "./data/board.ts";
import { LIMITS } from "./data/limits.ts";
import { nothingKnown } from "./moves/known.ts";
import type { Options } from "./options.ts";
import { INITIAL, type StateTW } from "./state.ts";

/** Returns the state before the first step: Decks in order, Hands empty, Fleets in the Central Sector (TW-2). */
export function setup(options: Options): StateTW {
  const { decks } = cardIndexOf(options);
  return {
    flow: newFlow(),
    options,
    fight: 0,
    turn: 0,
    opener: FEDERATION,
    attacker: FEDERATION,
    active: FEDERATION,
    loser: -1,
    fighting: 0,
    from: CENTRAL,
    to: CENTRAL,
    ground: -1,
    stage: INITIAL,
    owner: SECTORS.map((s) => s.start ?? -1),
    fleet: [CENTRAL, CENTRAL],
    deck: [decks[FEDERATION].slice(), decks[DOMINION].slice()],
    hand: [[], []],
    discard: [[], []],
    units: [[], []],
    ignoredBy: [[], []],
    maneuvers: [[], []],
    maneuverUp: [0, 0],
    commands: [[], []],
    events: [[], []],
    eventsUp: [0, 0],
    pending: [[], []],
    played: 0,
    extraManeuvers: 0,
    extraCommands: 0,
    limit: LIMITS.hand,
    known: [nothingKnown(), nothingKnown()],
    shown: [nothingKnown(), nothingKnown()],
  };
}
