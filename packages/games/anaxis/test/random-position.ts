/** Random states of the firing phase for tests that compare the bot's estimates with the rules. */
import { seededUint32 } from "@starboard/kernel";
import { game, type StateAx } from "../src/index.ts";

const CLASSES = ["phoenix", "phoenix", "wyvern", "leviathan", "intrepid", "assassin", "squall", "scout"] as const;
export const READINGS = [
  {},
  { "ax.uplinkBonus": "plus7", "ax.jamStack": "sum", "ax.stealthModes": "three" },
  { "ax.evasionPenalty": "maneuver", "ax.uplinkLimit": "link" },
] as const;

/** Returns a random state of the firing phase: maneuvers met and missed, jams, scans, links, stealth. */
export function position(seed: number, raw: object): StateAx {
  const word = seededUint32(seed);
  const below = (n: number): number => word() % n;
  const options = game.options.parse(raw);
  if (!("ok" in options)) throw new Error(JSON.stringify(options.bad));
  const ships = CLASSES.map((id, i) => ({
    class: id,
    side: (i % 2) + 1,
    at: [16 + below(9), 16 + below(9)],
    facing: "N",
  })).sort((a, b) => a.side - b.side);
  const read = game.notation.read({ turn: 2, phase: "firing", cp: [0, 0], ships }, options.ok);
  if (!("ok" in read)) throw new Error(JSON.stringify(read.bad));
  const t = read.ok;
  const many = t.kind.length;
  for (let s = 0; s < many; s++) {
    t.mode[s] = below(3);
    t.row[s] = t.mode[s] === 0 ? 0 : 3 + below(4);
    t.quarry[s] = t.mode[s] === 2 ? below(many) : -1;
    t.void[s] = t.mode[s] !== 0 && below(3) === 0 ? 1 : 0;
    t.stealth[s] = below(3);
    if (below(2) === 0) {
      const jammed = below(many);
      [t.jamQ[s], t.jamR[s], t.jam[s]] = [t.q[jammed] as number, t.r[jammed] as number, 1 + below(2)];
    }
  }
  // Each side lists its Phoenix first.
  for (const [phoenix, enemies] of [
    [0, 4],
    [4, 0],
  ] as const)
    if (below(4) > 0) {
      t.scan[phoenix] = enemies + below(4);
      t.uplink[phoenix] = below(3) === 0 ? -1 : phoenix + 1 + below(3);
    }
  return t;
}
