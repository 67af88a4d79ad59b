/** Texts that a host writes itself: names in records, notifications and e-mails. */
import { formatFor, translatable } from "@starboard/kit";

const { count, list, percent } = formatFor("en");
/** The readers of a message are in many time zones. */
const moment = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeStyle: "short", timeZone: "UTC" });

export const en = translatable("host/messages", {
  /** Shown by pages whose program does not fit this host. */
  outdatedPage: "This page is from another version of Starboard. Please reload it.",
  docsMissing: "The documentation is not built yet. Run “npm run docs”.\n",
  /** The default name of a bot, by seat index from 0. */
  botName: (seat: number): string => `Bot ${seat + 1}`,
  /** "4000 A.D. against Ben and Cleo". */
  against: (game: string, opponents: readonly string[]): string => `${game} against ${list(opponents)}`,
  /** What messengers show of a link. */
  share: {
    general: "Starboard",
    generalText: "Space-war tabletop games, played in the browser against bots and friends, with every rule cited.",
    item: (name: string, kind: string, game: string): string => `${name} · ${kind} · ${game}`,
    by: (about: string, maker: string): string => (about === "" ? `By ${maker}` : `${about} By ${maker}.`),
    itemText: (about: string, maker: string): string =>
      `${about === "" ? "" : `${about} `}By ${maker}. Play it, change your copy, or print it.`,
    matchText: (game: string): string => `A match of ${game}. Watch the replay.`,
    momentText: (game: string): string => `A moment of a match of ${game}. See it and what came next.`,
    liveText: (game: string): string => `A match of ${game}, played right now. Watch it.`,
    invites: (name: string, game: string): string => `${name} invites you to ${game}`,
    inviteText: "Open the link to take your seat. No account needed.",
    puzzle: "Puzzle",
    puzzleText: (task: string, rating: string): string => `${task} Rated ${rating}. Solve it, no account needed.`,
    puzzleRating: "rating",
    solved: (share: number, people: number): string =>
      `${percent(share)} of ${count(people, "person", "people")} solved it`,
    tournament: "Tournament",
    entrants: (n: number): string => count(n, "entrant", "entrants"),
    tournamentText: (game: string, entrants: string): string => `A tournament of ${game} with ${entrants}.`,
    assessments: { inaccuracy: "Inaccuracy", mistake: "Mistake", blunder: "Blunder" },
    winChance: "win chance",
    /** An embedded page of what there is not, or not for everybody. */
    gone: "There is nothing to see here",
    goneText: "This link is wrong, or what it led to is private.",
    open: {
      replay: "Open on Starboard",
      table: "Watch on Starboard",
      puzzle: "Solve it on Starboard",
      item: "Open in the library",
    },
  },
  library: {
    lesson: "Lesson",
    study: "Study",
    puzzle: "Puzzle",
    puzzles: (n: number): readonly [string, string] => ["Contents", count(n, "puzzle", "puzzles")],
    asked: (families: readonly string[]): readonly [string, string] => ["Asked", list(families)],
    rated: (low: number, high: number): readonly [string, string] => [
      "Rated",
      low === high ? `${low}` : `${low}–${high}`,
    ],
    chapters: (n: number): readonly [string, string] => ["Study", count(n, "chapter", "chapters")],
    comments: (n: number): readonly [string, string] => ["Comments", count(n, "comment", "comments")],
    variations: (n: number): readonly [string, string] => ["Variations", count(n, "variation", "variations")],
    author: (name: string): readonly [string, string] => ["Written by", name],
    minutes: (n: number): readonly [string, string] => ["Length", `about ${count(n, "minute", "minutes")}`],
    tasks: (n: number): readonly [string, string] => ["Lesson", count(n, "task", "tasks")],
    goal: (about: string): readonly [string, string] => ["You learn to", about],
  },
  yourTurn: (titles: readonly string[], turn = ""): string =>
    titles.length === 1
      ? `Your turn: ${titles[0]}${turn === "" ? "" : ` · ${turn}`}`
      : `Your turn at ${count(titles.length, "table", "tables")}`,
  reminder: (titles: readonly string[], timeLeft: string): string =>
    titles.length === 1
      ? `${timeLeft} left: ${titles[0]}`
      : `Little time left at ${count(titles.length, "table", "tables")}`,
  rematch: (titles: readonly string[]): string =>
    titles.length === 1
      ? `Rematch ready: ${titles[0]}`
      : `${count(titles.length, "rematch", "rematches")} ready to start`,
  found: (titles: readonly string[]): string =>
    titles.length === 1 ? `Opponent found: ${titles[0]}` : `${count(titles.length, "opponent", "opponents")} found`,
  challenged: (titles: readonly string[]): string =>
    titles.length === 1 ? `Challenge: ${titles[0]}` : `${count(titles.length, "challenge", "challenges")} for you`,
  vote: (titles: readonly string[]): string =>
    titles.length === 1 ? `Your vote: ${titles[0]}` : `Your vote at ${count(titles.length, "table", "tables")}`,
  /** Proposals that wait for the reader's vote. */
  asks: {
    takeBack: (name: string): string => `${name} asks to take back their last action.`,
    pause: (name: string): string => `${name} asks for a pause.`,
    resume: (name: string): string => `${name} asks to resume.`,
    claim: (name: string, of: string, toBot: boolean): string =>
      toBot ? `${name} asks for a bot to replace ${of}.` : `${name} asks to open the seat of ${of} to other players.`,
    rematch: (name: string): string => `${name} asks for a rematch.`,
    edition: (name: string, to: number): string =>
      `${name} asks to continue by edition ${to} of the rules. The match then keeps its position.`,
  },
  timeOut: (titles: readonly string[]): string =>
    titles.length === 1
      ? `Time has run out: ${titles[0]}`
      : `Time has run out at ${count(titles.length, "table", "tables")}`,
  over: (titles: readonly string[]): string =>
    titles.length === 1 ? `Match over: ${titles[0]}` : `${count(titles.length, "match", "matches")} over`,
  digest: (n: number): string => `News from ${count(n, "table", "tables")}`,
  since: "Since your last action:",
  timeLeft: (left: string): string => `Time left: ${left}`,
  /** The outcome for one reader. Of two seats both or neither may win, which is a draw. */
  result(winners: readonly string[], isOwn: boolean, seatCount: number): string {
    if (seatCount === 2 && winners.length !== 1) return "The match is a draw.";
    if (winners.length === 0) return "The match has no winner.";
    return isOwn && winners.length === 1 ? "You won." : `${list(winners)} won.`;
  },
  /** Tells the other players what they may do now. */
  flagged: (names: readonly string[], mayClaim: boolean): string =>
    `${list(names)} ${names.length === 1 ? "has" : "have"} run out of time.${
      mayClaim ? " You may now propose that a bot plays on, or open the seat to another player." : ""
    }`,
  standIn: (names: readonly string[]): string =>
    `${list(names)} ${names.length === 1 ? "has" : "have"} run out of time. ${
      names.length === 1 ? "A bot plays" : "Bots play"
    } on, and you play as before.`,
  ownStandIn: "Your time ran out, and a bot plays on for you. Open the table to take your seat back.",
  open: "Open the table",
  /** The title of a tournament table: at most 60 characters for a tournament title of 40. */
  round: (title: string, round: number): string => `${title}, round ${round}`,
  arenaMatch: (title: string, n: number): string => `${title}, match ${n}`,
  /** Notification of new pairings. */
  paired: (titles: readonly string[]): string =>
    titles.length === 1 ? `New pairing: ${titles[0]}` : `New pairings at ${count(titles.length, "table", "tables")}`,
  /** Notification of matches that were closed because their game is no longer installed. */
  notInstalled: (titles: readonly string[]): string =>
    titles.length === 1
      ? `Closed because its rules are not installed on this server: ${titles[0]}`
      : `${count(titles.length, "match was", "matches were")} closed because their rules are not installed on this server`,
  /** Notification of the next edition of a season. */
  seasonOpen: (titles: readonly string[]): string =>
    titles.length === 1
      ? `Registration is open: ${titles[0]}`
      : `Registration is open for ${count(titles.length, "tournament", "tournaments")}`,
  edition: (title: string, edition: number): string => `${title}, edition ${edition}`,
  seasonNews: (startsAt: number): string =>
    `It begins on ${moment.format(startsAt)} UTC. You played last time, so one click enters you again.`,
  clubNotice: (titles: readonly string[]): string =>
    titles.length === 1 ? `Notice of ${titles[0]}` : `${count(titles.length, "notice", "notices")} of your clubs`,
  teamChallenge: (titles: readonly string[]): string =>
    titles.length === 1
      ? `Challenge to your club: ${titles[0]}`
      : `${count(titles.length, "challenge", "challenges")} to your club`,
  teamMatch: (titles: readonly string[]): string =>
    titles.length === 1
      ? `Team match: ${titles[0]}`
      : `${count(titles.length, "team match needs", "team matches need")} players`,
  teamNews: (startsAt: number, boards: number): string =>
    `${count(boards, "board", "boards")}, beginning on ${moment.format(startsAt)} UTC.`,
  openPage: "Open the page",
  noMore: (url: string): string => `Change your notification settings: ${url}`,
  confirmSubject: "Starboard: confirm your e-mail address",
  confirmMail: (code: string, origin: string): string =>
    `A player at ${origin} asked for turn notifications to this address.\n\nIf this was you, enter this code there: ${code}\n\nIf not, ignore this e-mail. You will not receive another.\n`,
  /** Replaces the name of a player who deleted their account. */
  erasedName: "Former player",
});
