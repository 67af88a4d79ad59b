/** Words of watching, proving and measuring a finished match. */
export const replay = {
  note: "Replay",
  opening: "Opening the record",
  trouble: "This record cannot be shown",
  faulty: (n: number): string =>
    n < 0
      ? "The record is faulty from its head on."
      : `The record is faulty from entry ${n} on; what comes before is shown.`,
  foreign: (played: string, shown: string, n: number | undefined): string =>
    n === undefined
      ? `Played by the rules of ${played}, shown by those of ${shown}: both lead the same way to the end.`
      : `Played by the rules of ${played}, shown by those of ${shown}: they part at entry ${n}, and what comes before is shown.`,
  foreignFork: (played: string, here: string): string =>
    `This match was played by ${played}; this copy has the rules of ${here}, and a match keeps its edition to the end.`,
  overFork: "The match ends here. Go back to an earlier moment to play on from there.",
  first: "To the beginning",
  back: "One step back",
  forward: "One step on",
  last: "To the end",
  play: "Play",
  pause: "Pause",
  timeline: "Moment of the match",
  at: (turn: string, phase: string, i: number, of: number): string =>
    [turn, phase, `${i} of ${of}`].filter(Boolean).join(", "),
  jump: "Jump to a turn",
  eyes: "Seen by",
  everyone: "Everybody (public)",
  whatIf: "What if?",
  whatIfTitle: "Play on from here",
  whatIfText:
    "A new table begins at this moment. Choose the seat you take; bots play the others. The old match stays as it is.",
  whatIfSeat: "Your seat",
  whatIfLevel: "Strength of the bots",
  whatIfGo: "Play on",
  download: "Download the record",
  transcript: "Save the log as text",
  share: "Copy the link to this moment",
  result: {
    winner: (names: string): string => `${names} won`,
    nobody: "Nobody won",
    running: "This match was not over when the record was saved.",
    seat: "Seat",
    place: "Place",
    rank: (n: number): string => `${n}${["th", "st", "nd", "rd"][n] ?? "th"}`,
    acts: "Acts",
    entries: (n: number): string => `${n} entries`,
    minutes: (n: number): string => (n < 1 ? "less than a minute" : n === 1 ? "1 minute" : `${n} minutes`),
    taken: (n: number): string =>
      n === 0 ? "nothing taken back" : n === 1 ? "1 act taken back" : `${n} acts taken back`,
  },
  luck: {
    title: "Luck",
    none: "No die was thrown and nothing was shuffled in this match.",
    help: "What was drawn, against what fair dice give on average.",
    die: (sides: number): string => `D${sides}`,
    thrown: "Thrown",
    mean: "Mean",
    fair: "Fair",
    spread: (sigma: number): string =>
      Math.abs(sigma) < 1
        ? "as usual"
        : Math.abs(sigma) < 2
          ? sigma > 0
            ? "a little high"
            : "a little low"
          : sigma > 0
            ? "remarkably high"
            : "remarkably low",
    faces: (sides: number): string => `How often each face of the D${sides} fell`,
  },
  reasons: {
    none: "No reasons were kept for this match.",
    here: "No bot acted at this moment. Go to a bot’s act to see why it did that.",
    title: (name: string): string => `Why ${name} did that`,
    considered: "Also considered",
    result: (share: number): string => `expects ${Math.round(share * 100)} of 100`,
    attention: (share: number): string => `${Math.round(share * 100)} % of the thinking`,
    plays: "expects",
  },
} as const;

export const verify = {
  title: "Verify a match",
  lead: "Proves a record on this device, without asking anybody: nobody changed an entry, nobody chose a die, every act obeyed the rules.",
  choose: "Choose a record",
  drop: "or drop it here",
  mine: "Or one of your finished matches",
  working: "Proving",
  good: "Everything that can be checked is in order.",
  open: "In order so far. What is marked open can be proved once the match is over and its secret is published.",
  foreign: (game: string): string =>
    `In order as far as this copy can tell: it has other rules than those of ${game}, by which the acts would be played again.`,
  bad: "This record does not prove out.",
  checks: {
    chain: [
      "Hash chain",
      "Each entry is sealed together with the one before it, so none can be changed, added or left out.",
    ],
    origin: [
      "Earlier match",
      "The entries taken over from the match this one plays on from are unchanged, and so are its dice.",
    ],
    commitment: ["Commitment", "The published secret is the one whose fingerprint was fixed before the first die."],
    draws: ["Dice and shuffles", "Every number was derived again from the secret and every seat’s own chance."],
    acts: ["Acts", "Every act was played again under the numbered rules; each was allowed when it was done."],
    result: ["Result", "The rules lead to the result the record states."],
  } as Readonly<Record<string, readonly [string, string]>>,
  states: { ok: "in order", failed: "failed", open: "open" } as Readonly<Record<string, string>>,
  count: (check: string, n: number): string => {
    const unit =
      check === "draws"
        ? "draw"
        : check === "acts"
          ? "act"
          : check === "commitment"
            ? "fingerprint"
            : check === "result"
              ? "result"
              : "entry";
    return n === 1 ? `1 ${unit}` : `${n} ${unit === "entry" ? "entries" : `${unit}s`}`;
  },
  at: (n: number): string => (n < 0 ? "in the head of the record" : `at entry ${n}`),
  source: "What all draws come from",
  commitment: "Fingerprint, shown before the match",
  secret: "Secret, published after it",
  sealed: "not published yet",
  chance: (name: string): string => `Chance added by ${name}`,
  noChance: "none: a bot’s seat",
  ownChance: "given by this browser",
  dice: "Every draw, derived again",
  diceHead: ["Entry", "Rule", "Die", "In the record", "Derived"] as const,
  digest: "Fingerprint of the final table",
  watch: "Watch it",
  another: "Verify another",
} as const;

export const settings = {
  title: "Settings",
  lead: "Kept in this browser.",
  name: "Your name",
  nameHint: "Used for your seat at new tables.",
  theme: "Colours",
  motion: "Motion",
  motions: { system: "As the system says", full: "Full", still: "Cuts only" },
  speed: "Speed of what happens",
  sound: "Sounds",
  on: "On",
  off: "Off",
  auto: "Send a plan by itself when nothing can follow it",
  autoHint:
    "Otherwise you commit with the button or with c. Either way, acts can be taken back until something was drawn or shown.",
  handOver: "Cover the screen before it changes hands",
  handOvers: { always: "Always", private: "When something is private", never: "Never" },
  level: "Strength of bots for a quick match",
  guided: "Guided matches",
  guidedAgain: "Offer the guide again",
  saved: "Choices are kept at once.",
} as const;
