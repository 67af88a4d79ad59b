/** Fills the defaults of a checked module, so that nothing is optional (rules.md, chapter B and the defaults of D). */
import type { Filled } from "./form.ts";
import type {
  Bonus,
  CardWindow,
  Dice,
  Effect,
  FactionSpec,
  MapSize,
  MapSpec,
  Predicate,
  Resolved,
  RevenueTerm,
} from "./resolved.ts";

export function fill(m: Filled): Resolved {
  return {
    format: m.format,
    id: m.id,
    version: m.version,
    name: m.name,
    author: m.author,
    players: { min: m.players.min, max: m.players.max },
    terms: m.terms,
    controlMarker: { cost: m.controlMarker.cost, maxPerTerritory: m.controlMarker.maxPerTerritory },
    pools: { deck: { scope: m.pools.deck.scope }, pile: { scope: m.pools.pile.scope, copies: m.pools.pile.copies } },
    phases: m.phases.map(({ id, kind, challenge, parley }) => ({ id, kind, of: challenge ?? parley ?? null })),
    setup: {
      home: { controlled: m.setup.home.controlled, explored: m.setup.home.explored },
      fixedUnits: m.setup.fixedUnits.map(({ unit, count }) => ({ unit, count })),
      randomUnits: { count: m.setup.randomUnits.count, exclude: m.setup.randomUnits.exclude },
      startingHand: m.setup.startingHand.count,
      treasury: m.setup.treasury.amount,
      fortificationPlacement: {
        where: m.setup.fortificationPlacement.where,
        ifNone: m.setup.fortificationPlacement.ifNone,
      },
    },
    hand: {
      discardFirst: m.hand.discardFirst,
      draw: m.hand.draw,
      max: m.hand.max,
      who: m.hand.who,
      refillAfterBattle: m.hand.refillAfterBattle,
    },
    movement: {
      speeds: each(m.movement.speeds, ({ spaces, passesStacks }) => ({ spaces, passesStacks })),
      oncePerPhase: m.movement.oncePerPhase,
      unexploredStops: m.movement.unexploredStops,
    },
    ...ground(m),
    ...features(m),
    units: m.units.map((u) => ({
      id: u.id,
      name: u.name,
      count: u.count,
      move: u.move,
      force: u.force,
      cost: u.cost ?? u.force,
      tags: u.tags,
      site: u.site ? condition(u.site) : null,
      startsUnits: u.startsUnits,
    })),
    buildings: m.buildings.map((b) => ({
      id: b.id,
      name: b.name ?? capital(b.id),
      cost: b.cost,
      maxPerTerritory: b.maxPerTerritory,
      requires: condition(b.requires),
      functionsIf: b.functionsIf ? condition(b.functionsIf) : null,
      startsUnits: b.startsUnits,
    })),
    ...fighting(m),
    ...income(m),
    control: {
      onTerrain: m.control.onTerrain,
      blockedByFeature: m.control.blockedByFeature,
      neutralFeatureNeedsConquest: m.control.neutralFeatureNeedsConquest,
      garrisonNeedsVictory: m.control.garrisonNeedsVictory,
      needsBuilding: m.control.needsBuilding,
      building: m.control.building ?? null,
    },
    victory: {
      condition: stripped(m.victory.condition) as Resolved["victory"]["condition"],
      lastSurvivorWins: m.victory.lastSurvivorWins,
      roundLimit: m.victory.roundLimit,
    },
    cards: m.cards.map(({ id, name, count, modes }) => ({
      id,
      name,
      count,
      modes: modes.map((mode) => ({
        id: mode.id,
        window: mode.window as CardWindow,
        target: mode.target as Resolved["cards"][number]["modes"][number]["target"],
        effects: mode.effects.map(effectOf),
        answers: mode.answers,
        by: mode.by,
      })),
    })),
    factions: m.factions.map((f) => factionOf(f, m.revenue.factionTerm?.id)),
  };
}

const ground = (m: Filled): Pick<Resolved, "terrain" | "map" | "exploration"> => ({
  terrain: m.terrain.map((t) => ({
    id: t.id,
    name: t.name,
    enter: t.enter,
    revenue: t.revenue,
    explorable: t.explorable,
    fortificationSite: t.fortificationSite,
    attrs: t.attrs,
    network: t.network
      ? {
          id: t.network.id,
          cost: t.network.cost,
          usesPerMove: t.network.usesPerMove,
          requiresControl: t.network.requiresControl,
        }
      : null,
  })),
  map: m.map ? mapOf(m.map) : null,
  exploration: m.exploration
    ? {
        when: m.exploration.when,
        rolls: m.exploration.rolls.map(({ id, name, die, rows }) => ({
          id,
          name,
          die: diceOf(die),
          rows: rows.map((row) => ({
            from: row.from,
            to: row.to,
            set: row.set,
            name: row.name,
            revenue: row.revenue,
          })),
        })),
      }
    : null,
});

const features = (m: Filled): Pick<Resolved, "challenges" | "parleys" | "neutrals"> => ({
  challenges: m.challenges.map((c) => ({
    id: c.id,
    name: c.name ?? capital(c.id),
    feature: c.feature,
    die: diceOf(c.die),
    mandatory: c.mandatory,
    bonuses: c.bonuses.map((b) => ({ ...bonusOf({ ...b, id: b.id ?? c.id }), cumulative: b.cumulative })),
    successAt: c.successAt,
    onSuccess: c.onSuccess.map(effectOf),
    onFailure: {
      die: diceOf(c.onFailure.die),
      profile: c.onFailure.profile,
      rows: c.onFailure.rows.map(({ from, to, effects }) => ({ from, to, effects: effects.map(effectOf) })),
    },
    blocksControlWhileUnresolved: c.blocksControlWhileUnresolved,
  })),
  parleys: m.parleys.map((p) => ({
    id: p.id,
    name: p.name ?? capital(p.id),
    feature: p.feature,
    die: diceOf(p.die),
    mandatory: p.mandatory,
    perTurn: p.perTurn,
    successAt: p.successAt,
    lockAtOrBelow: p.lockAtOrBelow,
    lockOn: p.lockOn,
    requires: condition(p.requires),
    onSuccess: p.onSuccess.map(effectOf),
  })),
  neutrals: m.neutrals.map((n) => ({
    feature: n.feature,
    name: n.name,
    assault: n.assault,
    force: { dice: diceOf(n.force.dice), rollAt: n.force.rollAt },
    blockedBy: n.blockedBy,
  })),
});

const fighting = (m: Filled): Pick<Resolved, "battle" | "casualties"> => ({
  battle: {
    tie: m.battle.tie,
    cardPlay: m.battle.cardPlay,
    factionCardBonus: m.battle.factionCardBonus,
    missions: { bothMustDeclare: m.battle.missions.bothMustDeclare },
    modifiers: m.battle.modifiers.map(bonusOf),
    garrisonModifiers: m.battle.garrisonModifiers,
  },
  casualties: {
    loserShare: { fraction: m.casualties.loserShare.fraction, round: m.casualties.loserShare.round },
    winnerShare: { fraction: m.casualties.winnerShare.fraction },
    fortificationsCount: m.casualties.fortificationsCount,
    leaders: m.casualties.leaders,
    neutralPick: m.casualties.neutralPick,
    neutralInflicts: m.casualties.neutralInflicts,
    retreatSpaces: m.casualties.retreatSpaces,
  },
});

const income = (m: Filled): Pick<Resolved, "revenue" | "recruit" | "upkeep"> => ({
  revenue: {
    terms: m.revenue.terms.map(
      ({ id, rule, amount, when }): RevenueTerm => ({ id, rule: rule ?? null, amount, when: condition(when) }),
    ),
    factionTerm: m.revenue.factionTerm
      ? {
          id: m.revenue.factionTerm.id,
          perTerritoryWith: m.revenue.factionTerm.perTerritoryWith,
          minimumPerTerritory: m.revenue.factionTerm.minimumPerTerritory,
        }
      : null,
    minimum: m.revenue.minimum,
  },
  recruit: {
    draw: m.recruit.draw,
    bonusIfAllBought: m.recruit.bonusIfAllBought === undefined ? null : diceOf(m.recruit.bonusIfAllBought),
    bonusRepeats: m.recruit.bonusRepeats,
    costUsesFactionForce: m.recruit.costUsesFactionForce,
    startAt: condition(m.recruit.startAt),
    capturedHomeStartsUnits: m.recruit.capturedHomeStartsUnits,
    blockedByFoeStack: m.recruit.blockedByFoeStack,
    fortifications: m.recruit.fortifications,
    treasuryCarries: m.recruit.treasuryCarries,
  },
  upkeep: m.upkeep
    ? {
        unitsPerRevenue: m.upkeep.unitsPerRevenue,
        countsCards: m.upkeep.countsCards,
        floorUnits: m.upkeep.floorUnits,
      }
    : null,
});

function mapOf(map: NonNullable<Filled["map"]>): MapSpec {
  return {
    generator: map.generator,
    roles: { valued: map.roles.valued, filler: map.roles.filler },
    valuedKey: map.valuedKey,
    scatter: map.scatter.map(({ terrain, key, minHome, apart, keepConnected }) => ({
      terrain,
      key,
      minHome,
      apart,
      keepConnected,
    })),
    emptyShareOver: map.emptyShareOver
      ? { terrain: map.emptyShareOver.terrain, share: map.emptyShareOver.share }
      : null,
    sizes: each(map.sizes, (size): MapSize => {
      const count = (key: string): number => (size as unknown as Readonly<Record<string, number>>)[key] ?? 0;
      return {
        territories: size.territories,
        valued: count(map.valuedKey),
        homeDistanceMin: size.homeDistanceMin,
        homeDistanceMax: size.homeDistanceMax ?? null,
        systemsWithinSpread: size.systemsWithinSpread,
        scatter: Object.fromEntries(map.scatter.map(({ key }) => [key, count(key)])),
      };
    }),
    fairness: {
      homeNearestRivalSpread: map.fairness.homeNearestRivalSpread,
      systemsWithin: map.fairness.systemsWithin,
      homeFortificationSitesMin: map.fairness.homeFortificationSitesMin,
    },
  };
}

function factionOf(f: Filled["factions"][number], income: string | undefined): FactionSpec {
  const own = f as unknown as Readonly<Record<string, number>>;
  return {
    id: f.id,
    name: f.name,
    unitForce: f.unitForce,
    cardForce: f.cardForce,
    cardForceUnlisted: Object.fromEntries(
      Object.entries(f.cardForceUnlisted)
        .filter(([, { mapsTo }]) => mapsTo !== "none")
        .map(([card, { amount, mapsTo }]) => [card, { amount, mapsTo }]),
    ),
    specialAs: f.specialAs,
    battleForce: f.battleForce.map(bonusOf),
    rollBonus: f.rollBonus,
    income: income === undefined ? 0 : (own[income] ?? 0),
    forbids: f.forbids,
    onWin: f.onWin.map(effectOf),
  };
}

const bonusOf = (b: {
  readonly id: string;
  readonly amount: number;
  readonly rule?: string | undefined;
  readonly when: Predicate;
}): Bonus => ({ id: b.id, amount: b.amount, rule: b.rule ?? null, when: condition(b.when) });

/** An effect without remarks; `per` is always present if the rules read it. */
function effectOf(effect: Filled["cards"][number]["modes"][number]["effects"][number]): Effect {
  const bare = stripped(effect) as unknown as Effect;
  if (bare.op !== "force" && bare.op !== "income") return bare;
  return { ...bare, per: bare.per ? stripped(bare.per) : null } as Effect;
}

/** A condition without remarks at every level. */
function condition(p: Predicate): Predicate {
  const bare: Record<string, unknown> = { ...stripped(p) };
  if (p.all) bare["all"] = p.all.map(condition);
  if (p.any) bare["any"] = p.any.map(condition);
  if (p.not) bare["not"] = condition(p.not);
  if (p.ownTagMax) bare["ownTagMax"] = stripped(p.ownTagMax);
  return bare;
}

const REMARKS = new Set(["note", "provenance", "rule"]);
const stripped = <T extends object>(value: T): T =>
  Object.fromEntries(Object.entries(value).filter(([key, v]) => !REMARKS.has(key) && v !== undefined)) as T;

const each = <A, B>(record: Readonly<Record<string, A>>, make: (value: A) => B): Record<string, B> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, make(value)]));

const capital = (id: string): string => id.slice(0, 1).toUpperCase() + id.slice(1);

function diceOf(text: string): Dice {
  return {
    factors: text.split("*").map((factor) => {
      const [times = 1, sides = 6] = factor.split("D").map(Number);
      return { times, sides };
    }),
  };
}
