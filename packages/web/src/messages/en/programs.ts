/** Texts of the page of programs. */
import { formatFor, translatable } from "@starboard/kit";
import { RANKED_MATCHES } from "@starboard/wire/ladder";

const { count } = formatFor("en");

export const programs = translatable("web/messages/programs.programs", {
  title: "Programs",
  lead: "Bots that others have written and run. Their names begin with BOT, everywhere on this server.",
  game: "Game",
  head: { rank: "Rank", name: "Program", owner: "Run by", rating: "Rating", matches: "Matches" },
  none: "No program has played this game here yet.",
  explained: `Programs have a ladder of their own, and your rating does not change by playing one. A rank needs ${count(RANKED_MATCHES, "match", "matches")}.`,
  waiting: "waiting",
  yours: "yours",
  play: "Play a program",
  playText: (game: string): string => `${game}, 15 minutes each. You are paired with a program that waits.`,
  people: "Ladder of players",
  guide: "How to write one",
  mine: "Your programs",
  signIn: "Sign in to let a program play here.",
  empty: "You have no programs yet.",
  name: "Name",
  forLadder: "May meet strangers and stands on the ladder, with your name as its owner",
  onlyTables: "plays at tables whose links it is given",
  onLadder: "plays on the ladder",
  paused: (time: string): string => `left matches unanswered and may look for opponents again at ${time}`,
  create: "Create a program",
  token: (name: string): string => `Token of ${name}`,
  tokenText: "Keep it secret. It is shown only now.",
  copy: "Copy token",
  copied: "Copied",
  remove: "Remove",
  revoke: (name: string): string => `Remove ${name}`,
  revokeTitle: (name: string): string => `Remove ${name}?`,
  revokeText:
    "Its token becomes void and its connections end. Finished matches and its rating stay. This cannot be undone.",
  cancel: "Cancel",
  full: (most: number): string => `You have all ${count(most, "program", "programs")} that one player may have.`,
} as const);
