/** Setting a table up, and copying it by hand: bots do it a hundred thousand times a second. */
import { cloneFlow, newFlow } from "@starboard/kernel";
import { cardIndexOf } from "./card-index.ts";
import { CENTRAL, DOMINION, FEDERATION, SECTORS } from "./data/board.ts";
import { LIMITS } from "./data/limits.ts";
import { nothingKnown } from "./moves/known.ts";
import type { Options } from "./options.ts";
import type { Effects } from "./shape.ts";
import { INITIAL, type CardNo, type Known, type StateTW } from "./state.ts";

/** The table before the first step: Decks in order, Hands empty, Fleets in the Central Sector (TW-2). */
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

type Piles = [CardNo[], CardNo[]];
const both = (p: Piles): Piles => [p[0].slice(), p[1].slice()];
const knownOf = (k: Known): Known => ({ sure: k.sure.slice(), among: k.among.slice(), atLeast: k.atLeast });

function copyMemo(memo: object, step: string): object {
  return step === "effects" ? { ...memo, cards: (memo as Effects).cards.slice() } : { ...memo };
}

export function clone(t: StateTW): StateTW {
  return {
    flow: cloneFlow(t.flow, copyMemo),
    options: t.options,
    fight: t.fight,
    turn: t.turn,
    opener: t.opener,
    attacker: t.attacker,
    active: t.active,
    loser: t.loser,
    fighting: t.fighting,
    from: t.from,
    to: t.to,
    ground: t.ground,
    stage: t.stage,
    owner: t.owner.slice(),
    fleet: [t.fleet[0], t.fleet[1]],
    deck: both(t.deck),
    hand: both(t.hand),
    discard: both(t.discard),
    units: both(t.units),
    ignoredBy: both(t.ignoredBy),
    maneuvers: both(t.maneuvers),
    maneuverUp: [t.maneuverUp[0], t.maneuverUp[1]],
    commands: both(t.commands),
    events: both(t.events),
    eventsUp: [t.eventsUp[0], t.eventsUp[1]],
    pending: both(t.pending),
    played: t.played,
    extraManeuvers: t.extraManeuvers,
    extraCommands: t.extraCommands,
    limit: t.limit,
    known: [knownOf(t.known[0]), knownOf(t.known[1])],
    shown: [knownOf(t.shown[0]), knownOf(t.shown[1])],
  };
}
