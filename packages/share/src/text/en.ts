/** Texts of share cards, embedded boards and replay files in English. */
import { formatFor, translatable } from "@starboard/kit";

const { list } = formatFor("en");

export const en = translatable("share/text", {
  language: "en",
  site: "Starboard",
  /** Invitations below a card. */
  invite: {
    replay: "Watch the replay",
    moment: "See the moment and what came next",
    review: "See the moment and what was better",
    live: "Watch the match",
    seat: "Take your seat. No account needed.",
    puzzle: "Solve it. No account needed.",
    item: "Play it, change your copy, or print it",
    lesson: "Learn it by playing",
    tournament: "See pairings and standings",
    general: "Play in your browser. No account needed.",
  },
  general: "Space-war tabletop games",
  generalText: "Against bots and friends, with every rule cited.",
  beat: (winners: readonly string[], losers: readonly string[]): string =>
    losers.length === 0 ? `${list(winners)} won` : `${list(winners)} beat ${list(losers)}`,
  drew: (names: readonly string[]): string => `${list(names)} drew`,
  meet: (names: readonly string[]): string => list(names),
  /** The line above a title: "Anaxis · Border Skirmish · turn 3". */
  kicker: (...parts: readonly string[]): string => parts.filter((part) => part !== "").join(" · "),
  /** The page of an embedded board, and a replay as a file. */
  player: {
    first: "First move",
    back: "Back",
    play: "Play",
    pause: "Pause",
    on: "Forward",
    last: "Last move",
    move: "Move",
    board: "Board",
    log: "Log",
    of: (n: number, all: number): string => `${n} of ${all}`,
    keys: "Arrow keys step, space plays.",
    live: "Live",
    ended: "The match is over.",
    open: "Open on Starboard",
    seenBy: {
      public: "As spectators saw it",
      open: "With everything open",
      seat: (name: string): string => `As ${name} saw it`,
    },
    needsScript: "This page draws its board with JavaScript. Please switch it on.",
  },
});

export type ShareWords = typeof en;
