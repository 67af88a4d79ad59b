/** Who may read what of a match (rules.md, chapter G): hands, piles, stacks, groups and drawn units are hidden. */
import type { Viewer, Visibility } from "@starboard/kernel";
import type { CompiledModule } from "./compiled/index.ts";
import { ORDER_WINDOWS } from "./acts.ts";
import { compiledModuleOf } from "./match-setup.ts";
import { bitOf } from "./moves/peeks.ts";
import type { ShapeWE } from "./shape.ts";
import { type Glimpse, type March, MOVED, NONE, type StateWE, typeOf } from "./state.ts";

/** True if the viewer knows everything about a seat: its own player always, everybody after the end. */
const isOpen = (t: StateWE, by: Viewer, seat: number): boolean => by === seat || t.flow.over !== null;

/** The seat whose turn it is; NONE during set-up. */
export const activeSeat = (t: Pick<StateWE, "phase" | "turn" | "order" | "place">): number =>
  t.phase === NONE && t.turn === 0 ? NONE : (t.order[t.place] as number);

/** Row `n` of a table that is one list. */
const row = (list: readonly number[], n: number, width: number): number[] => list.slice(n * width, (n + 1) * width);
const sum = (counts: readonly number[]): number => counts.reduce((a, b) => a + b, 0);
/** The sum of each row of a table that is one list. */
const rowSums = (list: readonly number[], rows: number, width: number): number[] =>
  Array.from({ length: rows }, (_, n) => sum(row(list, n, width)));

/** What a viewer sees of a stack: its units, or their number, the top and the fortifications. Units carry `MOVED`. */
function stackFor(t: StateWE, compiled: CompiledModule, place: number, by: Viewer) {
  const stack = t.stacks[place] as readonly number[];
  if (stack.length === 0) return null;
  const at = Math.floor(place / compiled.N);
  const owner = place % compiled.N;
  // Both stacks in a battle lie open.
  const isFighting = t.battle?.at === at && t.battle.sides.includes(owner);
  return {
    count: stack.length,
    top: stack[0] as number,
    moved: stack.filter((unit) => (unit & MOVED) !== 0).length,
    units: isFighting || isOpen(t, by, owner) ? stack : null,
    fortifications: stack.filter((unit) => compiled.units[typeOf(unit)]?.fort),
  };
}

/** What a viewer has seen of each stack, added up; not who else has seen it. */
function glimpsedBy(glimpses: readonly Glimpse[], by: Viewer): Pick<Glimpse, "owner" | "at" | "units">[] {
  const stacks = new Map<string, Pick<Glimpse, "owner" | "at" | "units">>();
  for (const { who, owner, at, units } of glimpses) {
    if ((who & bitOf(by)) === 0) continue;
    const known = stacks.get(`${at} ${owner}`);
    stacks.set(`${at} ${owner}`, { owner, at, units: units.map((n, u) => n + (known?.units[u] ?? 0)) });
  }
  return [...stacks.values()].sort((a, b) => a.at - b.at || a.owner - b.owner);
}

/** What a viewer sees of a group: nothing before it is announced; its card is face up after the first group. */
function marchFor(t: StateWE, march: March, by: Viewer) {
  const isOwn = isOpen(t, by, march.seat);
  const isKnown = isOwn || march.announced !== 0;
  const showsCard = isKnown || march.before > 0;
  const { seat, before, announced, from, units, path, spent, transfers, card, as, left } = march;
  return {
    seat,
    before,
    announced,
    card: showsCard ? { card, as, left } : null,
    group: isKnown ? { from, path, spent, transfers, size: units.length, top: units[0] ?? NONE } : null,
    units: isOwn ? units : null,
  };
}

export const visibility = {
  state: {
    order: "public",
    place: "public",
    turn: "public",
    round: "public",
    phase: "public",
    faction: "public",
    home: "public",
    alive: "public",
    treasury: "public",
    barred: "public",
    /** Of each seat: the number of cards, and for its player the numbers by card. */
    hand: {
      seat(hand, by, t) {
        const { N, C } = compiledModuleOf(t.options);
        return Array.from({ length: N }, (_, s) => {
          const cards = row(hand, s, C);
          return { count: sum(cards), cards: isOpen(t, by, s) ? cards : null };
        });
      },
    },
    /** Of each seat: the cards that the viewer knows there, and for its player those that each seat knows. */
    known: {
      audience(known, by, t) {
        const { N, C } = compiledModuleOf(t.options);
        const knownTo = (v: number, s: number): number[] => row(known, v * N + s, C);
        return Array.from({ length: N }, (_, s) => ({
          viewer: by === "public" ? [] : knownTo(by, s),
          each: isOpen(t, by, s) ? Array.from({ length: N }, (_v, v) => knownTo(v, s)) : null,
        }));
      },
    },
    captured: "public",
    /** Others see only whether an order other than `ask` stands: NONE. */
    orders: {
      seat: (orders, by, t) =>
        orders.map((order, i) => (order === 0 || isOpen(t, by, Math.floor(i / ORDER_WINDOWS.length)) ? order : NONE)),
    },
    deck: {
      nobody(deck, _by, t) {
        const { decks, C } = compiledModuleOf(t.options);
        return rowSums(deck, decks, C);
      },
    },
    discard: "public",
    pile: {
      nobody(pile, _by, t) {
        const { piles, U } = compiledModuleOf(t.options);
        return rowSums(pile, piles, U);
      },
    },
    marker: "public",
    explored: "public",
    feature: "public",
    building: "public",
    locked: "public",
    asked: "public",
    subdued: "public",
    mission: "public",
    settled: "public",
    assaulted: "public",
    stacks: {
      audience(stacks, by, t) {
        const compiled = compiledModuleOf(t.options);
        return stacks.map((_, place) => stackFor(t, compiled, place, by));
      },
    },
    glimpses: { audience: (glimpses, by) => glimpsedBy(glimpses, by) },
    marches: { audience: (marches, by, t) => marches.map((march) => marchFor(t, march, by)) },
    battle: "public",
    printed: "public",
    bonus: "public",
    recruits: {
      seat: (recruits, by, t) => ({
        count: recruits.length,
        units: isOpen(t, by, activeSeat(t)) ? recruits : null,
      }),
    },
    drawn: "public",
    bonuses: "public",
  },
  memos: {
    deal: {},
    pickFactions: { next: "public", order: "public" },
    pickFaction: { seat: "public" },
    muster: { next: "public", forts: "public" },
    placeFort: { seat: "public", unit: "public" },
    arrange: {},
    turn: { next: "public" },
    draw: { next: "public" },
    discard: { seat: "public" },
    trim: { seat: "public" },
    move: { stage: "public" },
    moveMain: {},
    group: {},
    announced: { next: "public", depth: "public" },
    moveEnd: { next: "public" },
    answerMove: { seat: "public", window: "public" },
    free: {
      seat: "public",
      card: "public",
      as: "public",
      target: "public",
      at: "public",
      next: "public",
      negatedBy: "public",
    },
    answerCard: { seat: "public", window: "public" },
    sabotaged: { seat: "public", left: "public" },
    explore: {},
    challenges: { challenge: "public", faced: "public" },
    challenge: { challenge: "public", at: "public", bonus: "public", cards: "public" },
    parleys: { parley: "public", next: "public" },
    parley: { parley: "public", at: "public", bonus: "public", cards: "public" },
    retreatTo: { seat: "public", from: "public", kind: "public" },
    battles: { enough: "public" },
    site: {},
    declareFirst: { at: "public", foe: "public" },
    declareSecond: { at: "public", foe: "public" },
    attack: { at: "public", attacker: "public", defender: "public", asked: "public" },
    answerAttack: { seat: "public", window: "public", at: "public", attacker: "public" },
    fight: {},
    battleCard: {},
    battleCards: {},
    firstLoss: {},
    otherLoss: {},
    hull: { side: "public" },
    winnerLoss: {},
    assimilate: { left: "public", from: "public", kept: "public" },
    revenue: { stage: "public", next: "public" },
    revenueMain: {},
    answerRevenue: { seat: "public", window: "public" },
    recruit: { stage: "public" },
    recruitDraw: {},
    recruitBuy: {},
    upkeep: {},
    disband: {},
    control: {},
    endTurn: {},
  },
  options: {
    players: "public",
    module: "public",
    moduleFile: "public",
    resolved: "public",
    map: "public",
    mapSeed: "public",
    mapFile: "public",
    pick: "public",
    askAll: "public",
    evenSides: "public",
    "*.*": "public",
  },
  facts: {
    orderDrawn: "public",
    homeDealt: "public",
    factionPicked: "public",
    headStart: "public",
    mustered: "public",
    musterSeen: "addressed",
    redrawn: "public",
    fortPlaced: "public",
    topTurned: "public",
    turnBegan: "public",
    phaseBegan: "public",
    discarded: "public",
    cardsDrawn: "public",
    cardsSeen: "addressed",
    deckShuffled: "public",
    cardPlayed: "public",
    cardNegated: "public",
    moveAnnounced: "public",
    moveNegated: "public",
    moveStopped: "public",
    moved: "public",
    explored: "public",
    challengeRolled: "public",
    consequence: "public",
    featureGone: "public",
    parleyRolled: "public",
    unitsLost: "public",
    retreated: "public",
    declared: "public",
    attackForbidden: "public",
    battleBegan: "public",
    neutralRolled: "public",
    cardsRevealed: "public",
    cardReturned: "public",
    battleDecided: "public",
    lossNamed: "public",
    lossSaved: "public",
    leadersCaptured: "public",
    assimilated: "public",
    subdued: "public",
    incomeChanged: "public",
    revenuePaid: "public",
    recruitsDrawn: "public",
    recruitsSeen: "addressed",
    bonusRolled: "public",
    unitBought: "public",
    built: "public",
    recruitsReturned: "public",
    upkeepDue: "public",
    controlPlaced: "public",
    controlRemoved: "public",
    handSeen: "addressed",
    stackSeen: "addressed",
    cardTaken: "public",
    takenSeen: "addressed",
    treasuryMoved: "public",
    orderLeft: "public",
    eliminated: "public",
    conceded: "public",
    won: "public",
  },
  refusals: {
    WE_NOT_YOUR_DECISION: {},
    WE_WRONG_PHASE: {},
    WE_GAME_OVER: {},
    WE_CARD_NOT_HELD: { card: "act" },
    WE_CARD_NOT_NOW: { card: "act" },
    WE_SPECIAL_AS: { card: "act", as: "act" },
    WE_TARGET: { card: "act" },
    WE_NOT_YOUR_UNITS: { unit: "act" },
    WE_ONE_ORIGIN: {},
    WE_ALREADY_MOVED: { unit: "act" },
    WE_CANNOT_MOVE: { unit: "act" },
    WE_LEADER_ALONE: {},
    WE_NO_GROUP: {},
    WE_NOT_ADJACENT: { to: "act" },
    WE_VISITED: { to: "act" },
    // A group is known only to its player until it is announced.
    WE_TOO_FAR: { n: "seat" },
    WE_NO_ENTRY: { at: "act", to: "act" },
    WE_MUST_STOP: { at: "seat" },
    WE_FIRST_GROUP: {},
    WE_MUST_FACE: { at: "public" },
    WE_BATTLE_LEFT: { at: "public" },
    WE_NO_BATTLE: { at: "act" },
    WE_NO_CONQUEST: { at: "act" },
    WE_NO_ASSAULT: { at: "act" },
    WE_ASSAULTED: { at: "act" },
    WE_NOT_A_CASUALTY: { unit: "act" },
    WE_STRONGEST_FIRST: { unit: "act" },
    WE_NOT_KEPT: { unit: "act" },
    WE_NO_RETREAT: { to: "act" },
    WE_POINTS: { cost: "public", have: "public" },
    WE_NOT_DRAWN: { unit: "act" },
    WE_NO_START: { unit: "act" },
    WE_FORT_SITE: { at: "act", unit: "act" },
    WE_BUILD_SITE: { building: "act", at: "act" },
    WE_BUILT: { building: "act" },
    WE_FACTION_TAKEN: { faction: "act", seat: "public" },
    WE_NO_FACTION: { faction: "act" },
    WE_TOP_ALREADY: { unit: "act" },
    WE_RESTACK_LATER: {},
    WE_OUT: {},
    WE_ORDER_STANDS: {},
    WE_ORDER_WINDOW: {},
  },
  secretActs: { group: ({ do: what }) => what, restack: () => null, standing: ({ window }) => window },
} satisfies Visibility<ShapeWE>;
