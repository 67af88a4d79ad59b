/** Texts of the printed sheets. */
import { formatFor, translatable } from "@starboard/kit";

const { count } = formatFor("en");

export const en = translatable("anaxis/print/messages", {
  head: (kind: string, cost: number) => `${kind} · ${count(cost, "point", "points")}`,
  speed: "Speed",
  reverse: "Reverse",
  maneuver: "Maneuver",
  armour: "Armour",
  initiative: "Initiative",
  sensors: "Sensors",
  primary: "Primary bank",
  secondary: "Secondary bank",
  none: "None",
  pulse: "Energy pulse: hits every ship within two hexes without a roll (AX-7.3)",
  pulseRow: (distance: number, penetration: number) => `Distance ${distance}: one die, penetration ${penetration}`,
  evading: "Evading",
  evasion: (turns: number, penalty: number) => `${count(turns, "turn", "turns")}, +${penalty} difficulty`,
  cannotEvade: "needs maneuver 3",
  firepower: "Firepower",
  penetration: "Penetration",
  tracking: "Tracking",
  special: {
    scan: "Scan and uplink (AX-7.1): scans one enemy in the forward arc and fires at it with sensors 3. One friendly ship within 15 hexes fires at it with sensors 7.",
    interdiction:
      "Interdiction (AX-7.2): takes two points off speed, reverse or maneuver of one enemy 1 to 10 hexes away in the narrow arc, for its next move. Against an evading ship, roll above its maneuver.",
    pulse: "Energy pulse (AX-7.3): strikes friendly and enemy ships. Shields and Damage control apply.",
    jamming:
      "Sensor jamming (AX-7.4): jams one hex in the forward arc. Sensors of every ship there lose 2 up to 6 hexes away, 1 up to 12.",
    shield:
      "Adaptive shield (AX-7.5): one friendly ship within two hexes, or this ship, rolls three dice when hit. Each 1 or 2 is a point of armour. While it shields another ship, this ship rolls one die.",
    stealth:
      "Stealth (AX-7.6): full: enemies count 6 more hexes, and the ship cannot fire. Partial: enemies count 3 more hexes, and the ship can fire.",
  },
  hull: (n: number) => `Hull ${n}`,
  part: (col: number, row: number) => `Map from column ${col}, row ${row}`,
  /** The caption of a map page, which tells where the page belongs. */
  joint: (page: number, pages: number, cols: readonly [number, number], rows: readonly [number, number]) =>
    `Page ${page} of ${pages}: columns ${cols[0]} to ${cols[1]}, rows ${rows[0]} to ${rows[1]}. The pale hexes overlap the next page.`,
  hex: (col: number, row: number) => `${col}·${row}`,
  leaflet: {
    name: "Anaxis: player’s leaflet",
    rules: "A turn in short. The rules have the rest.",
    difficulty: "Difficulty",
    difficultyRule:
      "Range ÷ sensors, rounded up, plus maneuvering: evasion of the target less pursuit, plus 1 if the shooter evades or pursues another ship, less tracking, never below 0 (AX-5.4).",
    odds: "Expected damage of one die",
    oddsRule:
      "Across: armour less penetration. Multiply by the dice of the bank. A die hits above the difficulty; a hit counts if its second die beats armour less penetration (AX-6).",
    evadingHead: "Turns left, and how much harder the ship is to hit (AX-4.2)",
    upTo: (n: number) => `up to ${n}`,
    from: (n: number) => `${n} and more`,
    points: "Cinema Points",
    pointsHead: ["Bonus", "CP", "What it does"],
    bonuses: [
      ["Command", "1", "initiative −5 in movement or +5 in firing"],
      ["Engineering", "1", "one more step forward or in reverse"],
      ["Piloting", "1", "one more turn of 60°"],
      ["Fire control", "1", "sensors +1 for one bank"],
      ["Gunnery", "1", "tracking +2 for the secondary bank"],
      ["Damage control", "1", "ignores 4 points of damage of a volley"],
      ["More power", "2", "one more die for one bank"],
      ["More penetration", "2", "penetration +1 for one bank"],
      ["Trade", "1", "one die for 1 penetration, or the reverse"],
    ],
    pointsRule:
      "Spent in the open, for one ship and one turn. The same bonus only once a ship and turn, Command once a phase, Damage control once a roll. Power, penetration and trade: one kind a turn, at double cost for both banks (AX-8).",
    ships: "Ships",
    shipsHead: ["Ship", "Initiative", "Hull left", "Evades", "Fired"],
  },
  title: { game: "Anaxis", ships: "Anaxis: control sheets and counters", map: (name: string) => `Anaxis: ${name}` },
} as const);
