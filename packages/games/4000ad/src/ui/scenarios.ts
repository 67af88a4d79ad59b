/**
 * Sample positions in the game's notation for benchmarks, screenshots and browser tests: mid-game, fullest board, rare
 * situations. The shipped screen does not import this.
 */
import { game, type Options, sheetStars, type State4000, type View4000 } from "@starboard/4000ad";
import { Engine, seededDraws, type Viewer } from "@starboard/kernel";

export interface Scenario {
  readonly options: Readonly<Record<string, unknown>>;
  readonly position: unknown;
}

const ALLIANCES = { "ad.version": "alliances", "ad.players": 4, "ad.firstPlayer": "fixed" };
const INDEPENDENTS = { "ad.version": "independents", "ad.players": 4, "ad.firstPlayer": "fixed" };

/** Round 9 of an Alliances game, Algol to depart, one fleet of its own and four others under way. */
const midgameStars = {
  algol: { algol: 12 },
  capella: { algol: 1 },
  menkar: { algol: 1 },
  sol: { algol: 5 },
  hamal: { algol: 3 },
  castor: { algol: 1 },
  regulus: { regulus: 7 },
  procyon: { regulus: 1 },
  adhara: { regulus: 1 },
  pollux: { regulus: 1 },
  spica: { regulus: 1 },
  fomalhaut: { regulus: 9 },
  antares: { antares: 7 },
  shaula: { antares: 2 },
  thuban: { antares: 1 },
  arcturus: { antares: 5 },
  polaris: { antares: 1 },
  vega: { antares: 2 },
  sabik: { antares: 1 },
  pavo: { pavo: 8 },
  nunki: { pavo: 1 },
  altair: { pavo: 2 },
  ankaa: { pavo: 1 },
  schedar: { pavo: 4 },
  mira: { pavo: 3 },
};
const midgameWarps = {
  algol: [{ from: "sol", count: 3, ships: 5, moved: 9 }],
  regulus: [{ from: "spica", count: 2, ships: 5 }],
  antares: [{ from: "vega", count: 2, ships: 9 }],
  pavo: [
    { from: "ankaa", count: 2, ships: 6 },
    { from: "altair", count: 4, ships: 2 },
  ],
};

const POWERS = ["algol", "regulus", "antares", "pavo"] as const;
const HOMES: Readonly<Record<string, number>> = { algol: 0, regulus: 1, antares: 2, pavo: 3 };

/** Returns the fullest possible board: all stars held, many shared, all warps used by mixed fleets. */
function fullest(): Scenario {
  const stars: Record<string, Record<string, number>> = {};
  for (const [i, star] of sheetStars.stars.entries()) {
    const owner =
      POWERS[HOMES[star.id] ?? Math.floor(star.row / 2) * 2 + (star.col > 1 ? 1 : star.col === 1 ? i % 2 : 0)];
    const power = owner === undefined ? "algol" : owner;
    const ally = ALLY[power] ?? "algol";
    stars[star.id] = { [power]: 1 + ((i * 7) % 13), ...(i % 5 === 1 && { [ally]: 1 + (i % 4) }) };
  }
  const from: Readonly<Record<string, readonly [string, string]>> = {
    algol: ["sol", "mirfak"],
    regulus: ["spica", "pollux"],
    antares: ["vega", "mizar"],
    pavo: ["schedar", "ankaa"],
  };
  const warps = Object.fromEntries(
    POWERS.map((power, i) => [
      power,
      [
        {
          from: from[power]?.[0],
          count: 3,
          ships: { [power]: 9 + i, [ALLY[power] as string]: 4 },
          ...(power === "algol" && { moved: 21 }),
        },
        { from: from[power]?.[1], count: 2, ships: 11 - i, ...(power === "algol" && { moved: 21 }) },
      ],
    ]),
  );
  return { options: ALLIANCES, position: { round: 21, turn: "algol", step: "departure", stars, warps } };
}
const ALLY: Readonly<Record<string, string>> = { algol: "regulus", regulus: "algol", antares: "pavo", pavo: "antares" };

export const scenarios = {
  /** A departure to decide on. */
  midgame: {
    options: ALLIANCES,
    position: { round: 9, turn: "algol", step: "departure", stars: midgameStars, warps: midgameWarps },
  },
  /** The same position, with the fleet from Sol just pushed to space 3. */
  arrival: {
    options: ALLIANCES,
    position: {
      round: 9,
      turn: "algol",
      step: "arrivals",
      stars: midgameStars,
      warps: { ...midgameWarps, algol: [{ from: "sol", count: 2, ships: 5, moved: 8 }] },
    },
  },
  /** Everything rare at once: neutral forces, derelicts, a lost home star, frozen ships, a shared star, dice. */
  rare: {
    options: {
      ...INDEPENDENTS,
      "ad.combat": "fortunes",
      "ad.neutralDefence": "both",
      "ad.recruit": true,
      "ad.secretAlliances": true,
      "ad.buildAt": "anyBoth",
    },
    position: {
      round: 12,
      turn: "algol",
      step: "departure",
      stars: {
        algol: { algol: 14 },
        capella: { algol: 2 },
        menkar: { algol: 3, regulus: 2 },
        regulus: { regulus: 6 },
        procyon: { regulus: 11 },
        antares: { antares: 10 },
        arcturus: { antares: 9 },
        thuban: { antares: 3 },
        pavo: { antares: 12 },
        altair: { pavo: 7 },
        schedar: { pavo: 2 },
        sol: { neutral: 8 },
        mira: { neutral: 6 },
        spica: { neutral: 11 },
        rigel: { neutral: 5 },
        fomalhaut: { algol: 6 },
        vega: { derelict: 4 },
        enif: { derelict: 2 },
      },
      frozen: { fomalhaut: { algol: 4 } },
      relations: [],
      lost: { pavo: { to: "antares" } },
      warps: {
        antares: [{ from: "vega", count: 3, ships: 8 }],
        pavo: [{ from: "ankaa", count: 1, ships: 5 }],
        regulus: [{ from: "spica", count: 2, ships: { regulus: 5, algol: 2 } }],
      },
    },
  },
  /** A round of dice at Mira is over, both sides have ships left, and the attacker may still retreat. */
  battle: {
    options: { ...INDEPENDENTS, "ad.combat": "fortunes" },
    position: {
      round: 7,
      turn: "algol",
      step: "arrivals",
      stars: {
        algol: { algol: 9 },
        mira: { algol: 8, pavo: 6 },
        regulus: { regulus: 12 },
        antares: { antares: 15 },
        pavo: { pavo: 13 },
      },
      asks: [
        { step: "fight", memo: { star: 14, active: 0, attackers: [0], defenders: [3] } },
        { step: "retreat", memo: { star: 14, power: 0, attacker: true, others: [3] } },
      ],
    },
  },
  /** Two players, two powers each: Algol and Regulus share Sol, so ships can be taken along. */
  shared: {
    options: { "ad.version": "alliances", "ad.players": 2, "ad.firstPlayer": "fixed" },
    position: {
      round: 5,
      turn: "algol",
      step: "departure",
      stars: {
        algol: { algol: 9 },
        sol: { algol: 4, regulus: 5 },
        regulus: { regulus: 6 },
        antares: { antares: 14 },
        pavo: { pavo: 12 },
      },
    },
  },
  /** Deals in every state: open to the viewer, open by the viewer, agreed. */
  deals: {
    options: ALLIANCES,
    position: {
      round: 9,
      turn: "algol",
      step: "departure",
      stars: midgameStars,
      warps: midgameWarps,
      proposals: [
        {
          is: "jointArrival",
          from: "regulus",
          to: ["algol"],
          star: "mira",
          warps: [0, 2],
          mode: "first",
          untilRound: 10,
        },
        { is: "concede", from: "algol", to: ["regulus"] },
      ],
      grants: [
        {
          is: "lend",
          from: "regulus",
          to: "algol",
          star: "sol",
          ships: 3,
          warps: [],
          drawing: null,
          untilRound: 0,
          turns: 1,
        },
      ],
    },
  },
  /** New ships to be placed at several stars. */
  placing: {
    options: { ...INDEPENDENTS, "ad.buildAt": "anyBoth" },
    position: {
      round: 9,
      turn: "algol",
      step: "start",
      stars: {
        algol: { algol: 9 },
        rigel: { algol: 4 },
        mira: { algol: 3 },
        sol: { algol: 2 },
        capella: { algol: 1 },
        castor: { algol: 1 },
        regulus: { regulus: 12 },
        antares: { antares: 15 },
        pavo: { pavo: 13 },
      },
    },
  },
  /** Algol has lost its home star to Antares. Both its warps are due there in its grace turn. */
  lostHome: {
    options: INDEPENDENTS,
    position: {
      round: 10,
      turn: "algol",
      step: "arrivals",
      lost: { algol: { to: "antares" } },
      stars: {
        algol: { antares: 10 },
        menkar: { algol: 2 },
        capella: { algol: 2 },
        castor: { algol: 3 },
        hamal: { algol: 3 },
        sol: { algol: 4 },
        regulus: { regulus: 7 },
        adhara: { regulus: 1 },
        procyon: { regulus: 1 },
        pollux: { regulus: 1 },
        spica: { regulus: 1 },
        fomalhaut: { regulus: 4 },
        antares: { antares: 4 },
        shaula: { antares: 2 },
        thuban: { antares: 1 },
        arcturus: { antares: 5 },
        polaris: { antares: 1 },
        vega: { antares: 2 },
        sabik: { antares: 1 },
        pavo: { pavo: 8 },
        nunki: { pavo: 1 },
        altair: { pavo: 2 },
        ankaa: { pavo: 1 },
        schedar: { pavo: 4 },
        mira: { pavo: 3 },
      },
      warps: {
        algol: [
          { from: "hamal", count: 1, ships: 5 },
          { from: "sol", count: 2, ships: 6 },
        ],
        regulus: [{ from: "pollux", count: 2, ships: 5 }],
        antares: [{ from: "vega", count: 1, ships: 5 }],
        pavo: [{ from: "ankaa", count: 4, ships: 5 }],
      },
    },
  },
  fullest: fullest(),
} as const satisfies Readonly<Record<string, Scenario>>;
export type ScenarioName = keyof typeof scenarios;

/** Returns the options and the state of a scenario. Throws if the scenario does not fit the game. */
export function stateOfScenario(scenario: Scenario): { readonly options: Options; readonly state: State4000 } {
  const options = game.options.parse(scenario.options);
  if ("bad" in options) throw new Error(`options: ${JSON.stringify(options.bad)}`);
  const state = game.notation.read(scenario.position, options.ok);
  if ("bad" in state) throw new Error(`position: ${JSON.stringify(state.bad)}`);
  // Automatic steps run up to the next decision, as in a match.
  new Engine(game, seededDraws(4000)).advance(state.ok);
  return { options: options.ok, state: state.ok };
}

/**
 * Returns the view of a scenario after `step` small changes, as a board receives them during a match. Equal steps give
 * equal views.
 */
export function viewOfScenario(name: ScenarioName, viewer: Viewer, step = 0): View4000 {
  const { state } = stateOfScenario(scenarios[name]);
  for (let i = 0; i < step; i++) {
    const s = (i * 17) % state.S;
    const p = state.ships.findIndex((n, at) => at >= s * state.P && at < (s + 1) * state.P && n > 0);
    if (p >= 0) state.ships[p] = (state.ships[p] as number) + 1;
    const w = i % (state.P * 2);
    if ((state.warpFrom[w] ?? -1) >= 0) state.warpCount[w] = 1 + (((state.warpCount[w] as number) + i) % 4);
  }
  return game.view(state, viewer);
}
