/** Texts of the start page. */
import { formatFor, translatable } from "@starboard/kit";

const { count, list, plural, spelled } = formatFor("en");

export const landing = translatable("web/messages/landing.landing", {
  title: (games: number): string => {
    const number = spelled(games);
    return `${number.charAt(0).toUpperCase()}${number.slice(1)} ${plural(games, "space war", "space wars")}, one plotting table`;
  },
  lead: "Play a strong bot now. No account, nothing to install, and every refusal cites its rule.",
  play: (game: string): string => `Play ${game} against a bot`,
  playShort: "Play",
  starting: "Setting up",
  setUp: "New table",
  setUpHint: "Choose sides, options and players",
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
} as const);

/** The name of a match in lists: its players. */
export const against = translatable("web/messages/landing.against", list);
