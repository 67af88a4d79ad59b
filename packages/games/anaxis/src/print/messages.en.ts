/** Words on paper. */
export const en = {
  head: (kind: string, cost: number) => `${kind} · ${cost} points`,
  speed: "Speed",
  reverse: "Reverse",
  maneuver: "Maneuver",
  armour: "Armour",
  initiative: "Initiative",
  sensors: "Sensors",
  primary: "Primary bank",
  secondary: "Secondary bank",
  none: "None",
  pulse: "Energy pulse: every ship within two hexes, no roll to hit (AX-7.3)",
  pulseRow: (distance: number, penetration: number) => `At ${distance}: one die, penetration ${penetration}`,
  evading: "Evading",
  evasion: (turns: number, penalty: number) => `${turns} ${turns === 1 ? "turn" : "turns"}, +${penalty} to be hit`,
  cannotEvade: "not below maneuver 3",
  firepower: "Firepower",
  penetration: "Penetration",
  tracking: "Tracking",
  special: {
    scan: "Scan and uplink (AX-7.1): scan one enemy in the forward arc and fire at it with sensors 3; one friend within 15 hexes fires at it with sensors 7.",
    interdiction:
      "Interdiction (AX-7.2): two points off speed, reverse or maneuver of one enemy 1 to 10 hexes ahead, in the narrow arc, for its next move. Against an evader roll above its maneuver.",
    pulse: "Energy pulse (AX-7.3): friend and foe are struck; shields and Damage control count.",
    jamming:
      "Sensor jamming (AX-7.4): one hex in the forward arc; sensors of every ship there −2 up to 6 hexes away, −1 up to 12.",
    shield:
      "Adaptive shield (AX-7.5): one friend within two hexes rolls three dice when hit, each 1 or 2 is a point of armour; otherwise this ship does. Shielding a friend it keeps one die.",
    stealth:
      "Stealth (AX-7.6): full, 6 hexes farther away to fire and silent; partial, 3 hexes farther and free to fire.",
  },
  hull: (n: number) => `Hull ${n}`,
  part: (col: number, row: number) => `Map from column ${col}, row ${row}`,
  /** In the margin of a page of the map, so that pages find each other. */
  joint: (page: number, pages: number, cols: readonly [number, number], rows: readonly [number, number]) =>
    `Page ${page} of ${pages}: columns ${cols[0]} to ${cols[1]}, rows ${rows[0]} to ${rows[1]}. The pale hexes lie under the next page.`,
  hex: (col: number, row: number) => `${col}·${row}`,
  title: { game: "Anaxis", ships: "Anaxis: control sheets and counters", map: (name: string) => `Anaxis: ${name}` },
} as const;
