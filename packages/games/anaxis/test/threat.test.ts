/**
 * Holds "what can hit me here" against the rules: on random positions every shot that the step of firing accepts is
 * played, and its dice are enumerated or rolled. No number of `calc/threat.ts` is used on the side of the rules.
 */
import { type Act, type Draw, isRefusal, play, seat, seededDraws, start } from "@starboard/kernel";
import { hexAt } from "@starboard/kit";
import { describe, expect, test } from "vitest";
import {
  type Bank,
  classOf,
  game,
  SHIPS,
  type Ship,
  type StateAx,
  type Threat,
  threatMean,
  threatTo,
} from "../src/index.ts";

const optionsOf = (raw: object) => {
  const read = game.options.parse(raw);
  if (!("ok" in read)) throw new Error(JSON.stringify(read.bad));
  return read.ok;
};
/** The rulings that change who can fire, at which odds, and whom it damages. */
const RULINGS = [
  {},
  { "ax.narrowArc": "line", "ax.evasionPenalty": "maneuver", "ax.shieldFace": "odd", "ax.pulseProfile": "falloff" },
  { "ax.shieldStack": "sum", "ax.jamStack": "sum", "ax.pulseFriendly": "enemies", "ax.uplinkBonus": "plus7" },
  { "ax.interdictionExtra": "insteadOfPrimary", "ax.shieldFace": "three", "ax.stealthModes": "three" },
].map((raw) => optionsOf({ "ax.scenario": "minefield", ...raw }));
const CLASSES = SHIPS.map(({ id }) => id);

/** Random whole numbers from a seed. */
function dealer(seed: number): (below: number) => number {
  const draw = seededDraws(seed);
  return (below) => (draw(below, 1, "AX-1.1")[0] as number) - 1;
}

/**
 * Returns a random position at the start of the firing phase: eight ships close together and the base, with declared
 * maneuvers, stealth, shields, jams, scans and spent banks. Nobody has Cinema Points.
 */
function randomState(seed: number): StateAx {
  const pick = dealer(seed);
  const options = RULINGS[seed % RULINGS.length] as (typeof RULINGS)[number];
  const ships = Array.from({ length: 8 }, (_, s) => ({
    class: CLASSES[(seed * 8 + s * 5) % CLASSES.length] as string,
    side: s < 4 ? 1 : 2,
    at: [14 + pick(12), 14 + pick(12)],
    facing: ["N", "NE", "SE", "S", "SW", "NW"][pick(6)],
  }));
  const position = {
    turn: 3,
    phase: "firing",
    cp: [0, 0],
    ships: [...ships, { class: "research-base", side: 2, at: [18 + pick(5), 18 + pick(5)], facing: "N" }],
  };
  const read = game.notation.read(position, options);
  if (!("ok" in read)) throw new Error(JSON.stringify(read.bad));
  const t = start({ ...game, setup: () => read.ok }, options, seededDraws(seed)).state;
  // Every ship has still to fire.
  t.flow.stack = t.flow.stack.slice(0, 1);
  t.acted = t.acted.map(() => 0);
  for (let s = 0; s < 8; s++) {
    t.hull[s] = 1 + pick(t.hull[s] as number);
    t.mode[s] = pick(3);
    t.row[s] = t.mode[s] === 0 ? 0 : 3 + pick(4);
    t.quarry[s] = t.mode[s] === 2 ? (s + 4) % 8 : -1;
    t.void[s] = pick(4) === 0 ? 1 : 0;
    if (classOf(t, s).special === "stealth") t.stealth[s] = pick(3);
    t.shielding[s] = pick(5) === 0 ? (s < 4 ? pick(4) : 4 + pick(4)) : -1;
    if (pick(4) === 0) {
      const hex = hexAt(14 + pick(12), 14 + pick(12));
      [t.jam[s], t.jamQ[s], t.jamR[s]] = [1 + pick(2), hex.q, hex.r];
    }
    if (pick(4) === 0) [t.scan[s], t.uplink[s]] = [s < 4 ? 4 + pick(4) : pick(4), s < 4 ? pick(4) : 4 + pick(4)];
    // A bank or an ability that is spent, as during the ship's own slot.
    if (pick(4) === 0) t.used[s] = 1 << pick(3);
  }
  return t;
}

/** Returns a copy in which a ship is asked for its fire now. */
function firing(t: StateAx, shooter: Ship): StateAx {
  const there = game.clone(t);
  const [bottom] = there.flow.stack;
  if (!bottom) throw new Error("no phase is under way");
  there.flow.stack = [bottom, { step: "fire", memo: { ship: shooter } }];
  there.acted[shooter] = 1;
  return there;
}

/** Returns the shots without bonuses that the rules accept from a ship; `target` is the ship that a volley is aimed at. */
function shotsOf(t: StateAx, shooter: Ship, target: Ship): readonly { readonly bank: Bank; readonly act: Act }[] {
  const { fire } = game.steps;
  if (fire.kind !== "decision") throw new Error("firing is a decision");
  const by = seat(t.side[shooter] as number);
  const there = firing(t, shooter);
  const found: { bank: Bank; act: Act }[] = [];
  fire.candidates(there, { ship: shooter }, by, (act) => {
    if (fire.forbids(there, { ship: shooter }, by, act)) return;
    if (act.do === "fire" && act.target === target) found.push({ bank: act.bank, act });
    if (act.do === "pulse" && act.weapons === undefined) found.push({ bank: "secondary", act });
  });
  return found;
}

/** Plays a shot and returns the points of hull that it takes off the target. */
function damageOf(t: StateAx, shooter: Ship, target: Ship, act: Act, draw: Draw): number {
  const there = firing(t, shooter);
  // A hull that no shot can use up, so that all damage is seen.
  there.hull = there.hull.map(() => 150);
  const played = play(game, there, { by: seat(t.side[shooter] as number), step: "fire", act }, draw);
  if (isRefusal(played)) throw new Error(played.code);
  return 150 - (played.state.hull[target] as number);
}

/** The most combinations of dice of one shot that are played: two hit dice and their armour dice, or one and a shield. */
const MOST_ROLLS = 1300;

/** The best faces for the shooter: all dice show 6, which is also no point on a shield die. */
const allSixes: Draw = (_sides, times) => Array.from({ length: times }, () => 6);

/** Returns the probability of each amount of damage, by playing every combination of dice; null if there are too many. */
function everyRoll(t: StateAx, shooter: Ship, target: Ship, act: Act): number[] | null {
  const chances: number[] = [];
  let faces: number[] = [];
  for (let played = 0; ; played++) {
    if (played > MOST_ROLLS) return null;
    let at = 0;
    const draw: Draw = (sides, times) =>
      Array.from({ length: times }, () => {
        if (sides !== 6) throw new Error("only six-sided dice are rolled");
        faces[at] ??= 1;
        return faces[at++] as number;
      });
    const damage = damageOf(t, shooter, target, act, draw);
    chances[damage] = (chances[damage] ?? 0) + 6 ** -at;
    faces = faces.slice(0, at);
    while (faces.at(-1) === 6) faces.pop();
    if (faces.length === 0) return Array.from(chances, (chance) => chance ?? 0);
    faces[faces.length - 1] = (faces.at(-1) as number) + 1;
  }
}

const enemiesOf = (t: StateAx, ship: Ship): readonly Ship[] =>
  t.kind.map((_, s) => s).filter((s) => t.side[s] !== t.side[ship] && t.status[s] === 1);
const SEEDS = Array.from({ length: 120 }, (_, n) => n + 1);
const banksOf = (threat: Threat): string[] =>
  threat.bearings.flatMap(({ ship, banks }) => banks.map(({ bank }) => `${ship} ${bank}`)).toSorted();

describe("what can hit a ship, against the rules of firing", () => {
  test("exactly the banks bear whose shots are legal and can take hull off (AX-5.1, AX-5.2, AX-5.8, AX-7.3)", () => {
    let bearing = 0;
    let pulses = 0;
    for (const seed of SEEDS) {
      const t = randomState(seed);
      for (let ship = 0; ship < t.kind.length; ship++) {
        const legal = enemiesOf(t, ship).flatMap((enemy) =>
          shotsOf(t, enemy, ship)
            .filter(({ act }) => damageOf(t, enemy, ship, act, allSixes) > 0)
            .map(({ bank, act }) => {
              if (act.do === "pulse") pulses++;
              return `${enemy} ${bank}`;
            }),
        );
        expect(banksOf(threatTo(t, ship)), `seed ${seed}, ship ${ship}`).toEqual(legal.toSorted());
        bearing += legal.length;
      }
    }
    expect(bearing).toBeGreaterThan(500);
    expect(pulses).toBeGreaterThan(5);
  });

  test("the distribution of a shot is that of all its dice (AX-6, AX-7.3, AX-7.5)", { timeout: 120_000 }, () => {
    const seen = new Set<string>();
    for (const seed of SEEDS) {
      if (seen.size >= 30) break;
      const t = randomState(seed);
      for (let ship = 0; ship < t.kind.length; ship++)
        for (const { ship: enemy, banks } of threatTo(t, ship).bearings)
          for (const { bank, damage, difficulty, anyHit, mean } of banks) {
            // Each distribution is played once.
            const key = damage.map((chance) => chance.toFixed(9)).join();
            const act = shotsOf(t, enemy, ship).find((shot) => shot.bank === bank)?.act;
            if (seen.has(key) || !act || seen.size >= 30) continue;
            const rolled = everyRoll(t, enemy, ship, act);
            if (!rolled) continue;
            seen.add(key);
            const what = `seed ${seed}, ${enemy} ${bank} at ${ship}, difficulty ${difficulty}`;
            for (const [points, chance] of damage.entries())
              expect(chance, `${what}, ${points} points`).toBeCloseTo(rolled[points] ?? 0, 9);
            expect(mean, what).toBeCloseTo(
              rolled.reduce((sum, chance, points) => sum + chance * points, 0),
              9,
            );
            if (difficulty === null) expect(anyHit, what).toBe(1);
          }
    }
    expect(seen.size).toBe(30);
  });

  test("the sum over all enemies is that of matches in which each of them fires every bank", {
    timeout: 120_000,
  }, () => {
    const ROLLS = 1500;
    let compared = 0;
    for (const seed of SEEDS.slice(0, 12)) {
      const t = randomState(seed);
      const ship = t.kind.findIndex((_, s) => threatTo(t, s).bearings.length >= 2);
      if (ship < 0) continue;
      compared++;
      const threat = threatTo(t, ship);
      const shots = enemiesOf(t, ship).flatMap((enemy) => shotsOf(t, enemy, ship).map(({ act }) => ({ enemy, act })));
      const draw = seededDraws(seed);
      const hull = t.hull[ship] as number;
      let sum = 0;
      let destroyed = 0;
      let hit = 0;
      for (let n = 0; n < ROLLS; n++) {
        const damage = shots.reduce((points, { enemy, act }) => points + damageOf(t, enemy, ship, act, draw), 0);
        sum += damage;
        if (damage >= hull) destroyed++;
        if (damage > 0) hit++;
      }
      const spread = Math.sqrt(threat.damage.reduce((s, chance, d) => s + chance * (d - threat.mean) ** 2, 0));
      const what = `seed ${seed}, ship ${ship}`;
      // Four and a half standard errors; the rolls are fixed by the seed.
      expect(Math.abs(sum / ROLLS - threat.mean), what).toBeLessThan((4.5 * spread) / Math.sqrt(ROLLS) + 1e-9);
      const error = 4.5 * Math.sqrt((threat.destroys * (1 - threat.destroys)) / ROLLS) + 0.002;
      expect(Math.abs(destroyed / ROLLS - threat.destroys), what).toBeLessThan(error);
      expect(hit / ROLLS, what).toBeLessThanOrEqual(threat.anyHit + 0.06);
      expect(threatMean(t, ship), what).toBeCloseTo(threat.mean, 9);
      expect(threat.hullLeft, what).toBeCloseTo(
        threat.damage.reduce((left, chance, points) => left + chance * Math.max(0, hull - points), 0),
        9,
      );
    }
    expect(compared).toBeGreaterThan(8);
  });

  test("an enemy that has fired is no threat, and one in its slot keeps the banks that it has not fired", () => {
    let asked = 0;
    for (const seed of SEEDS) {
      const t = randomState(seed);
      const ship = t.kind.findIndex((_, s) => threatTo(t, s).bearings.some(({ banks }) => banks.length === 2));
      if (ship < 0) continue;
      const enemy = threatTo(t, ship).bearings.find(({ banks }) => banks.length === 2)?.ship as Ship;
      const without = banksOf(threatTo(t, ship)).filter((bank) => !bank.startsWith(`${enemy} `));
      const done = game.clone(t);
      done.acted[enemy] = 1;
      expect(banksOf(threatTo(done, ship))).toEqual(without);
      const shot = shotsOf(t, enemy, ship).find(({ bank }) => bank === "primary");
      const there = firing(t, enemy);
      there.hull = there.hull.map(() => 150);
      there.cp = [1, 1];
      const by = seat(t.side[enemy] as number);
      const played = shot && play(game, there, { by, step: "fire", act: shot.act }, allSixes);
      if (!played || isRefusal(played)) throw new Error("the bank bears");
      // Damage control is asked between the two banks.
      expect(played.state.flow.stack.at(-1)?.step).toBe("damage");
      expect(banksOf(threatTo(played.state, ship))).toEqual([...without, `${enemy} secondary`].toSorted());
      asked++;
    }
    expect(asked).toBeGreaterThan(10);
  });
});
