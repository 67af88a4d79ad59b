/** Texts of replays, verification and settings. */
import { formatFor, translatable } from "@starboard/kit";

const { count, ordinal, percent } = formatFor("en");

export const replay = translatable("web/messages/replay.replay", {
  note: "Replay",
  opening: "Loading the replay",
  problem: "This record can’t be shown",
  faulty: (n: number): string =>
    n < 0
      ? "The record has an error at its beginning."
      : `The record has an error at entry ${n}. The part before it is shown.`,
  foreign: (played: string, shown: string, n: number | undefined): string =>
    n === undefined
      ? `Played under ${played}, replayed under ${shown}. Both give the same match.`
      : `Played under ${played}, replayed under ${shown}. The rules differ from entry ${n}; the part before it is shown.`,
  foreignFork: (played: string, here: string): string =>
    `This match uses ${played}, and this copy has only ${here}. A match keeps its edition to the end.`,
  overFork: "The match ends here. Go back to an earlier moment to continue from there.",
  first: "Go to the start",
  back: "One step back",
  forward: "One step forward",
  last: "Go to the end",
  play: "Play",
  pause: "Pause",
  timeline: "Position in the match",
  at: (turn: string, phase: string, i: number, of: number): string =>
    [turn, phase, `${i} of ${of}`].filter(Boolean).join(", "),
  jump: "Jump to a turn",
  eyes: "Viewed as",
  everyone: "Spectator",
  viewAs: (name: string): string => `View as ${name}`,
  openHands: "All hands open",
  whatIf: "What if?",
  whatIfTitle: "Continue from here",
  whatIfText:
    "A new match starts at this moment. Choose your seat; bots play the others. The original match does not change.",
  whatIfSeat: "Your seat",
  whatIfLevel: "Bot level",
  whatIfGo: "Continue",
  download: "Download record",
  transcript: "Save log as text",
  result: {
    winner: (names: string): string => `${names} won`,
    nobody: "No winner",
    running: "This match was still running when the record was saved.",
    seat: "Seat",
    place: "Place",
    rank: ordinal,
    acts: "Actions",
    entries: (n: number): string => count(n, "entry", "entries"),
    minutes: (n: number): string => (n < 1 ? "less than a minute" : count(n, "minute", "minutes")),
    taken: (n: number): string => (n === 0 ? "no take-backs" : count(n, "take-back", "take-backs")),
  },
  luck: {
    title: "Luck",
    none: "This match had no dice rolls.",
    help: "Results compared with the average of fair dice.",
    die: (sides: number): string => `D${sides}`,
    thrown: "Rolled",
    mean: "Mean",
    fair: "Fair",
    spread: (sigma: number): string =>
      Math.abs(sigma) < 1
        ? "about average"
        : Math.abs(sigma) < 2
          ? sigma > 0
            ? "a little high"
            : "a little low"
          : sigma > 0
            ? "unusually high"
            : "unusually low",
    faces: (sides: number): string => `Count of each face of the D${sides}`,
  },
  reasons: {
    none: "No bot analysis was stored for this match.",
    here: "No bot acted at this moment. Go to an action by a bot to see its analysis.",
    title: (name: string): string => `Why ${name} chose this`,
    considered: "Also considered",
    result: (share: number): string => `win chance ${percent(share)}`,
    attention: (share: number): string => `${percent(share)} of the search`,
    plays: "win chance",
  },
} as const);

export const verify = translatable("web/messages/replay.verify", {
  title: "Verify a match",
  lead: "Checks a record on this device, offline: no entry was changed, no roll was chosen, and every action followed the rules.",
  choose: "Choose a record",
  drop: "or drop it here",
  mine: "Or choose one of your finished matches",
  working: "Verifying",
  good: "All checks passed.",
  open: "All checks passed so far. The open ones follow when the match is over and its secret is published.",
  foreign: (game: string): string =>
    `All possible checks passed. This copy does not have ${game}, so the actions could not be replayed.`,
  bad: "Verification failed.",
  checks: {
    chain: [
      "Hash chain",
      "Each entry contains the hash of the one before it, so no entry can be changed, added or removed.",
    ],
    origin: ["Earlier match", "The entries and dice copied from the earlier match are unchanged."],
    commitment: ["Commitment", "The published secret matches the fingerprint fixed before the first roll."],
    draws: ["Dice and shuffles", "Every result was derived again from the secret and the random bytes of all seats."],
    acts: ["Actions", "Every action was replayed under the rules, and each was legal at its time."],
    result: ["Result", "The rules give the result in the record."],
  } as Readonly<Record<string, readonly [string, string]>>,
  states: { ok: "passed", failed: "failed", open: "open" } as Readonly<Record<string, string>>,
  count: (check: string, n: number): string => {
    const unit =
      check === "draws"
        ? "draw"
        : check === "acts"
          ? "action"
          : check === "commitment"
            ? "fingerprint"
            : check === "result"
              ? "result"
              : "entry";
    return count(n, unit, unit === "entry" ? "entries" : `${unit}s`);
  },
  at: (n: number): string => (n < 0 ? "in the header of the record" : `at entry ${n}`),
  source: "Source of all draws",
  commitment: "Fingerprint (shown before the match)",
  secret: "Secret (published after the match)",
  sealed: "not published yet",
  chance: (name: string): string => `Random bytes from ${name}`,
  noChance: "none (bot seat)",
  ownChance: "created by this browser",
  dice: "All draws, derived again",
  diceHead: ["Entry", "Rule", "Die", "In the record", "Derived"] as const,
  digest: "Fingerprint of the final state",
  watch: "Watch replay",
  another: "Verify another record",
} as const);

export const settings = translatable("web/messages/replay.settings", {
  title: "Settings",
  lead: "Stored in this browser.",
  name: "Your name",
  nameHint: "Used for your seat in new matches.",
  theme: "Colours",
  motion: "Motion",
  motions: { system: "Follow system setting", full: "Full", still: "Reduced" },
  speed: "Animation speed",
  sound: "Sounds",
  on: "On",
  off: "Off",
  auto: "Confirm automatically when a plan is complete",
  autoHint:
    "Otherwise you confirm with the button or the C key. You can still take actions back until dice are rolled or something is revealed.",
  handOver: "Cover the screen between players",
  handOvers: { always: "Always", private: "When the next screen is private", never: "Never" },
  level: "Bot level for quick matches",
  guided: "Guided matches",
  guidedAgain: "Offer guides again",
  saved: "Changes are saved immediately.",
} as const);
