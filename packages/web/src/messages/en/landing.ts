/** Texts of the start page. */
import { formatFor } from "@starboard/kit";

const { count, list } = formatFor("en");

export const landing = {
  title: "Four space wars, one plotting table",
  lead: "Play a strong bot now. No account, nothing to install, and every refusal cites its rule.",
  play: (game: string): string => `Play ${game} against a bot`,
  playShort: "Play",
  starting: "Setting up",
  setUp: "New table",
  setUpHint: "Choose sides, options and players",
  building: "Coming soon",
  games: {
    "4000ad": {
      title: "4000 A.D.",
      pitch: "Fleets vanish. Work out where they return.",
      facts: "2 to 4 players · 48 stars · pure calculation",
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
  continueMatch: "Continue your match",
  continueShort: "Continue",
  side: {
    label: "Your tables",
    yours: "Your turn",
    waiting: "Waiting",
    over: "Finished",
    count: (n: number): string => count(n, "table", "tables"),
    all: "All tables",
    firstTime: "First time here?",
    guided: "Guided match",
    guidedHint: (game: string, place?: { readonly at: number; readonly of: number }): string =>
      place ? `${game}: continue with lesson ${place.at} of ${place.of}` : `Learn ${game} by playing`,
    empty: "No tables yet. They appear here and are stored in this browser.",
    friends: "Play with friends",
    friendsText: "Play with people on this device, with bots, or both. The screen is covered between players.",
    watch: "Watch a match",
    watchText: "Drop a record anywhere on this page, or choose a file. It works offline too.",
    choose: "Choose a record",
  },
} as const;

/** The name of a match in lists: its players. */
export const against = list;
