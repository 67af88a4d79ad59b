/** The schema of a module with its options substituted (rules.md, chapter B): every key, its type and its bounds. */
import * as z from "zod/mini";
import { optionsForm } from "./option-form.ts";
import {
  amount,
  bonus,
  dice,
  effect,
  form,
  fraction,
  id,
  list,
  oneDie,
  predicate,
  round,
  text,
  whole,
} from "./parts.ts";
import { PHASE_KINDS } from "./resolved.ts";

const flag = z._default(z.boolean(), false);
const force = z.record(id, amount);

const phases = list(
  form({
    id,
    kind: z.enum(PHASE_KINDS),
    challenge: z.optional(id),
    parley: z.optional(id),
    after: z.optional(id),
    inserted: z.optional(z.boolean()),
  }),
  30,
);

const setup = form({
  home: z._default(
    form({
      perPlayer: z._default(z.literal(1), 1),
      controlled: z._default(z.boolean(), true),
      explored: z._default(z.boolean(), true),
    }),
    { perPlayer: 1, controlled: true, explored: true },
  ),
  fixedUnits: z._default(list(form({ unit: id, count: whole(1, 60), at: z.literal("home") }), 64), []),
  randomUnits: z._default(form({ count: whole(0, 60), at: z.literal("home"), exclude: z._default(list(id, 64), []) }), {
    count: 0,
    at: "home",
    exclude: [],
  }),
  leadersInPlay: z.optional(form({ count: whole(0, 60) })),
  fortificationPlacement: z._default(
    form({ where: z.enum(["ownFortificationSite", "home"]), ifNone: z.literal("redraw") }),
    { where: "home", ifNone: "redraw" },
  ),
  startingHand: z._default(form({ count: whole(0, 30) }), { count: 0 }),
  treasury: z._default(form({ amount: whole(0, 500) }), { amount: 0 }),
});

const hand = form({
  discardFirst: z._default(z.boolean(), true),
  draw: whole(0, 20),
  max: whole(1, 30),
  who: z._default(z.enum(["active", "all"]), "active"),
  refillAfterBattle: z._default(whole(0, 30), 0),
});

const movement = form({
  speeds: z.record(id, form({ spaces: z.union([whole(0, 8), z.literal("group")]), passesStacks: flag })),
  oncePerPhase: z._default(z.boolean(), true),
  unexploredStops: flag,
});

const terrain = form({
  id,
  name: text,
  enter: z.enum(["free", "stop", "never"]),
  revenue: z.boolean(),
  explorable: flag,
  fortificationSite: flag,
  attrs: z._default(z.record(id, amount), {}),
  network: z.optional(form({ id, cost: whole(0, 8), usesPerMove: whole(1, 8), requiresControl: flag })),
});

/** One map size; `valuedKey` and the scatter list determine its other keys. */
const size = z.catchall(
  form({
    territories: whole(4, 120),
    homeDistanceMin: z._default(whole(1, 30), 1),
    homeDistanceMax: z.optional(whole(1, 30)),
    systemsWithinSpread: z._default(list(whole(0, 50), 4), []),
  }),
  whole(0, 120),
);
const map = form({
  generator: z.literal("raster-partition/1"),
  roles: form({ valued: id, filler: id }),
  valuedKey: z._default(id, "systems"),
  scatter: z._default(
    list(
      form({
        terrain: id,
        key: id,
        minHome: z._default(whole(0, 20), 0),
        apart: z._default(whole(0, 20), 0),
        keepConnected: flag,
      }),
      12,
    ),
    [],
  ),
  emptyShareOver: z.optional(form({ terrain: id, share: fraction })),
  sizes: z.record(z.string().check(z.regex(/^[2-6]$/)), size),
  fairness: z._default(
    form({
      homeNearestRivalSpread: z._default(whole(0, 30), 0),
      systemsWithin: z._default(list(whole(1, 12), 4), []),
      homeFortificationSitesMin: z._default(whole(0, 8), 0),
    }),
    { homeNearestRivalSpread: 0, systemsWithin: [], homeFortificationSitesMin: 0 },
  ),
});

const exploration = form({
  when: z.literal("groupEndsMoveOnUnexplored"),
  rolls: list(
    form({
      id,
      name: text,
      die: oneDie,
      rows: list(
        form({
          from: whole(1, 60),
          to: whole(1, 60),
          set: z.record(id, z.nullable(z.union([id, z.boolean()]))),
          name: text,
          revenue: z._default(amount, 0),
        }),
        60,
        1,
      ),
    }),
    8,
  ),
});

const challenge = form({
  id,
  name: z.optional(text),
  feature: id,
  die: dice,
  mandatory: z._default(z.boolean(), true),
  bonuses: z._default(
    list(form({ id: z.optional(id), amount, when: predicate, cumulative: z._default(z.boolean(), true) }), 12),
    [],
  ),
  successAt: whole(1, 1000),
  onSuccess: z._default(list(effect, 8), []),
  onFailure: form({
    die: oneDie,
    profile: z._default(z.enum(["sheet", "half", "one"]), "sheet"),
    rows: list(form({ from: whole(1, 60), to: whole(1, 60), effects: list(effect, 8) }), 60, 1),
  }),
  blocksControlWhileUnresolved: flag,
});

const parley = form({
  id,
  name: z.optional(text),
  feature: id,
  die: dice,
  mandatory: flag,
  perTurn: z._default(whole(1, 9), 1),
  successAt: whole(1, 1000),
  lockAtOrBelow: z._default(whole(-1000, 1000), -1000),
  lockOn: z._default(z.enum(["modified", "natural"]), "modified"),
  lockScope: z._default(z.literal("player"), "player"),
  requires: z._default(predicate, {}),
  onSuccess: list(effect, 8, 1),
});

const neutral = form({
  feature: id,
  name: text,
  assault: z.enum(["optional", "never"]),
  force: form({ dice, rollAt: z._default(z.enum(["beforeCards", "afterCards"]), "beforeCards") }),
  blockedBy: z._default(list(id, 12), []),
});

const unit = form({
  id,
  name: text,
  count: whole(0, 100),
  move: id,
  force: whole(0, 200),
  cost: z.optional(whole(0, 500)),
  tags: list(id, 8),
  site: z.optional(predicate),
  startsUnits: flag,
});

const building = form({
  id,
  name: z.optional(text),
  cost: whole(0, 500),
  maxPerTerritory: whole(1, 9),
  requires: predicate,
  functionsIf: z.optional(predicate),
  startsUnits: flag,
});

const battle = form({
  tie: z._default(z.enum(["defender", "standoff"]), "defender"),
  cardPlay: z._default(z.enum(["alternate", "simultaneous"]), "alternate"),
  factionCardBonus: z._default(z.enum(["add", "replace", "max"]), "add"),
  missions: z._default(form({ bothMustDeclare: z.boolean() }), { bothMustDeclare: false }),
  modifiers: z._default(list(bonus, 40), []),
  garrisonModifiers: z._default(list(id, 40), []),
});

const casualties = form({
  loserShare: form({
    fraction,
    of: z.literal("units"),
    round,
    firstPick: z.literal("winner"),
    rest: z.literal("loser"),
  }),
  loserFortifications: z._default(z.literal("destroyed"), "destroyed"),
  fortificationsCount: z._default(z.boolean(), true),
  winnerShare: form({
    fraction,
    of: z.literal("forceLostByLoser"),
    atLeast: z.literal(true),
    pick: z.literal("winner"),
  }),
  leaders: z._default(z.enum(["captured", "asUnits"]), "captured"),
  neutralPick: z._default(z.enum(["strongest", "random"]), "strongest"),
  neutralInflicts: z._default(z.enum(["none", "quarter"]), "none"),
  retreatSpaces: z._default(z.literal(1), 1),
});

const revenue = form({
  terms: list(
    form({
      id,
      amount: z.union([amount, z.strictObject({ feature: id }), z.strictObject({ attr: id })]),
      when: predicate,
    }),
    40,
    1,
  ),
  factionTerm: z.optional(form({ id, perTerritoryWith: id, minimumPerTerritory: z._default(amount, 0) })),
  minimum: z._default(amount, 0),
});

const recruit = form({
  draw: whole(0, 20),
  bonusIfAllBought: z.optional(dice),
  bonusRepeats: flag,
  cost: z._default(z.literal("unit"), "unit"),
  costUsesFactionForce: flag,
  startAt: z._default(predicate, { ownRevenueTerritory: true }),
  capturedHomeStartsUnits: z._default(z.boolean(), true),
  blockedByFoeStack: z._default(z.boolean(), true),
  fortifications: z._default(z.enum(["drawn", "atWill", "both"]), "drawn"),
  treasuryCarries: z._default(z.boolean(), true),
  unboughtReturn: z._default(z.literal(true), true),
});

const upkeep = form({
  unitsPerRevenue: whole(0, 100),
  countsCards: flag,
  floorUnits: z._default(whole(0, 500), 0),
  excess: z._default(z.literal("ownerDiscards"), "ownerDiscards"),
});

const control = form({
  by: z._default(z.literal("occupation"), "occupation"),
  onTerrain: z._default(id, "revenue"),
  blockedByFeature: z._default(list(id, 12), []),
  neutralFeatureNeedsConquest: z._default(list(id, 12), []),
  garrisonNeedsVictory: flag,
  needsBuilding: flag,
  building: z.optional(id),
});

const victory = form({
  condition: z.discriminatedUnion("op", [
    form({ op: z.literal("controlShare"), of: id, over: fraction }),
    form({ op: z.literal("eliminateAll") }),
    form({ op: z.literal("controlAll"), territories: list(id, 120, 1) }),
  ]),
  check: z._default(z.literal("endOfTurn"), "endOfTurn"),
  lastSurvivorWins: z._default(z.boolean(), true),
  roundLimit: z._default(whole(0, 500), 0),
});

const card = form({
  id,
  name: text,
  count: whole(0, 100),
  modes: list(
    form({
      id,
      window: z
        .string()
        .check(
          z.regex(
            /^(own(Move|Free|Revenue)|foeRevenue|battle|casualties|answer(Move|MoveOrEnd|Card|Attack)|asUsed|beforeRoll:[A-Za-z][A-Za-z0-9-]{0,39})$/,
          ),
        ),
      target: z._default(
        z
          .string()
          .check(
            z.regex(/^(none|groups|opponent|foeStack|active|attacker|foeTerritoryWith:[A-Za-z][A-Za-z0-9-]{0,39})$/),
          ),
        "none",
      ),
      effects: list(effect, 8, 1),
      answers: z._default(list(id, 40), []),
      by: z._default(z.enum(["target", "anyone"]), "target"),
    }),
    6,
    1,
  ),
});

/** A faction stores the number that `revenue.factionTerm.id` names beside its other keys. */
const faction = z.catchall(
  form({
    id,
    name: text,
    unitForce: z._default(force, {}),
    cardForce: z._default(force, {}),
    cardForceUnlisted: z._default(z.record(id, form({ amount, mapsTo: id })), {}),
    specialAs: z._default(list(id, 40), []),
    battleForce: z._default(list(bonus, 12), []),
    rollBonus: z._default(force, {}),
    forbids: z._default(list(z.string().check(z.regex(/^assaultNeutral:[A-Za-z][A-Za-z0-9-]{0,39}$/)), 12), []),
    onWin: z._default(list(effect, 4), []),
  }),
  amount,
);

export const FORMAT = "warp-empires.module/1";

export const moduleForm = form({
  format: z.literal(FORMAT),
  id: z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/)),
  version: z.string().check(z.regex(/^\d{1,4}\.\d{1,4}\.\d{1,4}$/)),
  name: text,
  author: z._default(z.string().check(z.maxLength(300)), ""),
  provenanceKey: z.optional(z.record(id, z.string().check(z.maxLength(1000)))),
  players: form({ min: whole(2, 6), max: whole(2, 6) }),
  terms: z._default(z.record(id, text), {}),
  options: z._default(optionsForm, []),
  deckSize: z.optional(whole(0, 10_000)),
  pileSize: z.optional(whole(0, 10_000)),
  controlMarker: z._default(form({ cost: z.literal(0), maxPerTerritory: z.literal(1) }), {
    cost: 0,
    maxPerTerritory: 1,
  }),
  pools: form({
    deck: form({ scope: z.enum(["shared", "perPlayer"]) }),
    pile: form({ scope: z.enum(["shared", "perPlayer"]), copies: z._default(whole(1, 6), 1) }),
  }),
  phases,
  setup,
  hand,
  movement,
  terrain: list(terrain, 24, 1),
  map: z.optional(map),
  exploration: z.optional(exploration),
  challenges: z._default(list(challenge, 6), []),
  parleys: z._default(list(parley, 6), []),
  neutrals: z._default(list(neutral, 6), []),
  units: list(unit, 64, 1),
  buildings: z._default(list(building, 16), []),
  battle,
  casualties,
  revenue,
  recruit,
  upkeep: z.optional(upkeep),
  control,
  victory,
  cards: list(card, 100, 1),
  factions: z._default(list(faction, 24), []),
});
export type Filled = z.infer<typeof moduleForm>;
