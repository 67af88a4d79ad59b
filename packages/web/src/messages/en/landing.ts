/** Words of the start page. */
export const landing = {
  title: "Four space wars, one plotting table",
  lead: "Play a worthy bot now. No account, nothing to install, every refusal cites its rule.",
  play: (game: string): string => `Play ${game} against a bot`,
  playShort: "Play",
  starting: "Setting up",
  setUp: "New table",
  setUpHint: "Choose sides, options and who sits where",
  building: "Being built",
  games: {
    "4000ad": {
      title: "4000 A.D.",
      pitch: "Fleets vanish. Work out where they return.",
      facts: "2 to 4 players · 48 stars · pure reckoning",
    },
    trekwar: {
      title: "TrekWar",
      pitch: "Match every attack, or give up the sector.",
      facts: "2 players · cards",
    },
    anaxis: {
      title: "Anaxis",
      pitch: "Facing, speed and dice on a hex map.",
      facts: "2 sides · ships and arcs",
    },
    "warp-empires": {
      title: "Warp Empires",
      pitch: "Explore, tax, build and hold what you found.",
      facts: "2 to 6 players · a new map each time",
    },
  } as Readonly<Record<string, { readonly title: string; readonly pitch: string; readonly facts: string }>>,
  side: {
    label: "Your tables",
    yours: "Your turn",
    waiting: "Waiting",
    over: "Finished",
    count: (n: number): string => (n === 1 ? "1 table" : `${n} tables`),
    all: "All tables",
    firstTime: "First time here?",
    guided: "Guided match",
    guidedHint: (game: string): string => `${game}, learn by playing`,
    empty: "No tables yet. They appear here, kept in this browser.",
    friends: "Play with friends",
    friendsText:
      "Sit down with people on this device, with bots, or both. The screen is covered when it changes hands.",
    watch: "Watch a match",
    watchText: "Drop a record anywhere on the page, also offline, or choose the file.",
    choose: "Choose a record",
  },
} as const;

/** How a match is called in lists: the people and bots at it. */
export const against = (names: readonly string[]): string =>
  names.length <= 1 ? (names[0] ?? "") : `${names.slice(0, -1).join(", ")} and ${names[names.length - 1] as string}`;
