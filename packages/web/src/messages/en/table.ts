/** Words of the table: what the frame says around every game. */
export const table = {
  title: (game: string, turn: boolean): string => (turn ? `● Your turn: ${game}` : game),
  stages: "Stages of the turn",
  board: "Board",
  dock: "Hand and orders",
  rail: "Seats, log and rules",
  prompt: "What is asked",
  menu: "Table menu",
  opening: "Opening the table",
  tabs: {
    label: "Beside the board",
    log: "Log",
    acts: "Acts",
    rules: "Rules",
    notes: "Notes",
    seats: "Seats",
    proof: "Fairness",
    result: "Result",
    reasons: "Reasons",
    luck: "Luck",
  },
  commit: "Commit",
  undo: "Undo",
  takeBack: "Take back",
  undoHint: "Takes the last planned act out of the plan",
  takeBackHint: "Asks for your last act back; bots agree as long as nothing was drawn or shown",
  more: "More",
  planned: (acts: string): string => `Planned: ${acts}. Commit to send it.`,
  plannedSoFar: (n: number): string => (n === 1 ? "1 act planned." : `${n} acts planned.`),
  sending: "Sending",
  lookingBack: "You are looking at an earlier moment.",
  toNow: "Back to now",
  space: "Space",
  watching: "The table plays on.",
  over: (names: string): string =>
    names === "" ? "The match is over. Nobody won." : `The match is over. ${names} won.`,
  replay: "Replay",
  rematch: "Rematch",
  rematchHint: "The same table with the sides switched",
  verify: "Verify",
  you: "you",
  status: {
    turn: "to act",
    thinking: "thinking",
    waiting: "waiting",
    won: "won",
    lost: "lost",
    person: "on this device",
    elsewhere: "person",
    bot: (level: number): string => `bot, level ${level}`,
  },
  seatMenu: (name: string): string => `Seat of ${name}`,
  botPlaysOn: "Let a bot play on here",
  takeOver: "Take this seat over",
  look: (name: string): string => `Look at the table as ${name}`,
  handOver: {
    title: (name: string): string => `Hand the screen to ${name}`,
    text: "Some of what is shown next is for this player’s eyes.",
    ready: (name: string): string => `I am ${name}`,
  },
  log: {
    timed: "time was up",
    timedHint: "Done by the clock, not by the player",
    label: "Log",
    empty: "Nothing has happened yet.",
    earlier: (n: number): string => `Show ${n} earlier lines`,
  },
  acts: {
    label: "Everything you can do now",
    none: "Nothing is asked of you now.",
    filter: "Find an act",
    refused: (n: number): string => (n === 1 ? "1 thing you cannot do now" : `${n} things you cannot do now`),
    more: (n: number): string => `Show ${n} more`,
    aside: "At any time",
  },
  playback: {
    label: "What just happened",
    back: "One step back",
    forward: "One step on",
    pause: "Pause",
    play: "Go on",
    skip: "To now",
    speed: "Speed",
    times: (n: number): string => `${n}×`,
  },
  notes: {
    label: "Notes to yourself",
    hint: "Only you see them; they stay in this browser.",
    hosted: "Only you see them; the host keeps them for all your devices.",
    states: {
      kept: "Kept.",
      writing: "Writing…",
      failed: "The host cannot be reached; what you write is tried again.",
    },
    placeholder: "Plans, suspicions, promises",
  },
  proof: {
    title: "Dice nobody can steer",
    before:
      "Before the match the table keeper fixed a secret and published its fingerprint; every seat then added its own chance. Each die follows from both.",
    commitment: "Fingerprint of the secret",
    after: "When the match is over the secret is published and the whole record can be proved, offline.",
    verify: "Prove this match",
    export: "Export the record",
  },
  keys: {
    title: "Keys",
    frame: "Everywhere at the table",
    game: (name: string): string => `${name}`,
    list: [
      ["Tab", "walk through what you can do"],
      ["Enter", "take what is in focus"],
      ["c", "commit the plan"],
      ["u", "undo, or take back"],
      ["a", "list everything you can do"],
      ["l", "log"],
      ["r", "rules"],
      ["Space", "skip to now"],
      ["[  ]", "one step back, one step on"],
      ["+  −  0", "closer, farther, show everything"],
      ["Arrows", "move the board (when it is in focus)"],
      ["m", "sounds on and off"],
      ["?", "this list"],
      ["Esc", "close what is open"],
    ] as readonly (readonly [string, string])[],
  },
  closeSheet: "Close the sheet",
  settings: "Settings",
  myTables: "My tables",
  share: "Copy the link",
} as const;

/** Refusals that belong to every game; anything else is worded by the game. */
export function commonRefusal(code: string): string | undefined {
  switch (code) {
    case "KERNEL_UNDO_NOTHING":
      return "There is nothing of yours to take back.";
    case "KERNEL_UNDO_SEALED":
      return "A die has fallen or something was shown since: that cannot be taken back.";
    case "KERNEL_UNDO_TIMED":
      return "Time was up; what that led to stands.";
    case "KERNEL_UNDO_OVER":
      return "The match is over and its secret is public. What if? in the replay plays on from any moment.";
    case "KERNEL_UNDO_ANSWERED":
      return "Another player has answered since.";
    case "KERNEL_ACT_FORM":
      return "That is no act of this step.";
    case "KERNEL_NOT_OFFERED":
      return "That is not among the acts of this step.";
    default:
      return undefined;
  }
}
