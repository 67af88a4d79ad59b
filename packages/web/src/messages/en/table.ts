/** Texts of the match page around every game. */
import type { Personality } from "@starboard/kernel";
import { formatFor, translatable } from "@starboard/kit";
import { personalities } from "./names.ts";

const { count, list } = formatFor("en");

export const table = translatable("web/messages/table.table", {
  title: (game: string, turn: boolean): string => (turn ? `● Your turn: ${game}` : game),
  stages: "Stages of the turn",
  board: "Board",
  dock: "Hand and actions",
  rail: "Seats, log and rules",
  prompt: "Current decision",
  menu: "Match menu",
  opening: "Loading the match",
  tabs: {
    label: "Panels",
    more: "More",
    unread: "unread",
    log: "Log",
    acts: "Actions",
    rules: "Rules",
    notes: "Notes",
    seats: "Seats",
    proof: "Fairness",
    result: "Result",
    reasons: "Analysis",
    luck: "Luck",
  },
  commit: "Confirm",
  undo: "Undo",
  takeBack: "Take back",
  undoHint: "Removes the last planned action",
  takeBackHint: "Takes back your last action. Bots agree unless dice were rolled or something was revealed.",
  more: "More",
  planned: (acts: string): string => `Planned: ${acts}. Confirm to send it.`,
  plannedSoFar: (n: number): string => `${count(n, "action", "actions")} planned.`,
  sending: "Sending",
  lookingBack: "You are viewing an earlier moment.",
  toNow: "Return to now",
  space: "Space",
  watching: "The match continues.",
  drawn: "The match is over. It is a draw.",
  over: (names: string): string =>
    names === "" ? "The match is over. No winner." : `The match is over. ${names} won.`,
  /** Announced to screen readers when the prompt changes. */
  spoken: {
    asked: (question: string): string => `You are asked: ${question}`,
    planned: (acts: readonly string[]): string => `Planned: ${list(acts)}.`,
    removed: (acts: readonly string[]): string => `No longer planned: ${list(acts)}.`,
    complete: "The plan is complete. Press C to send it or U to undo.",
  },
  replay: "Replay",
  rematch: "Rematch",
  rematchHint: "The same match with the sides switched",
  verify: "Verify",
  you: "you",
  status: {
    turn: "to act",
    thinking: "thinking",
    waiting: "waiting",
    won: "won",
    drew: "draw",
    lost: "lost",
    person: "on this device",
    elsewhere: "person",
    bot: (level: number, personality?: Personality): string =>
      personality ? `bot ${level} · ${personalities[personality].toLowerCase()}` : `bot, level ${level}`,
  },
  seatMenu: (name: string): string => `Seat of ${name}`,
  botPlaysOn: "Let a bot take over",
  takeOver: "Take over this seat",
  look: (name: string): string => `View the match as ${name}`,
  handOver: {
    title: (name: string): string => `Pass the device to ${name}`,
    text: "The next screen shows private information for this player.",
    ready: (name: string): string => `I am ${name}`,
    /** Shows the screen of the player to act, after another one was looked at. */
    back: (name: string): string => `Show ${name}’s screen`,
  },
  log: {
    timed: "time ran out",
    timedHint: "Done automatically because time ran out",
    label: "Log",
    empty: "No events yet.",
    earlier: (n: number): string => `Show ${count(n, "earlier line", "earlier lines")}`,
    edition: (to: number): string => `From here on, edition ${to} of the rules applies.`,
  },
  edition: {
    menu: (to: number): string => `Continue by edition ${to} of the rules`,
    title: (to: number): string => `Continue by edition ${to}?`,
    text: (asksOthers: boolean): string =>
      `The match goes on from this position by the newer rules. Actions before that can no longer be taken back.${asksOthers ? " All players must agree." : ""}`,
    changes: (n: number): string =>
      n === 1 ? "This rule changes and then reads:" : "These rules change and then read:",
    removed: "No longer applies.",
    stay: "Keep the present rules",
    go: "Continue",
    ask: "Ask the other players",
  },
  acts: {
    label: "Available actions",
    none: "You have no decision to make now.",
    filter: "Find an action",
    refused: (n: number): string => count(n, "unavailable action", "unavailable actions"),
    more: (n: number): string => `Show ${n} more`,
    aside: "Any time",
  },
  playback: {
    label: "What just happened",
    back: "One step back",
    forward: "One step forward",
    pause: "Pause",
    play: "Play",
    skip: "Skip to now",
    speed: "Speed",
    times: (n: number): string => `${n}×`,
  },
  notes: {
    label: "Private notes",
    hint: "Only you can see them. They stay in this browser.",
    hosted: "Only you can see them. The server stores them for all your devices.",
    states: {
      saved: "Saved.",
      writing: "Saving…",
      failed: "Can’t reach the server. Your notes will be saved when the connection is back.",
    },
    placeholder: "Plans, suspicions, promises",
  },
  proof: {
    title: "Provably fair dice",
    before:
      "Before the match, Starboard fixed a secret and published its fingerprint. Every seat then added random bytes. Each roll is derived from both.",
    commitment: "Fingerprint of the secret",
    after: "When the match is over, the secret is published. Anyone can then verify the whole record offline.",
    verify: "Verify this match",
    export: "Export record",
  },
  keys: {
    title: "Keyboard shortcuts",
    frame: "In every game",
    game: (name: string): string => `${name}`,
    list: [
      ["Tab", "move through the available actions"],
      ["Enter", "choose the focused item"],
      ["c", "confirm the plan"],
      ["u", "undo, or take back"],
      ["a", "list all actions"],
      ["o", "type an order; Tab completes it, ↑ and ↓ go through what fits"],
      ["g", "cursor on the board; arrows move it, Enter gives an order there"],
      ["q", "what threatens this place, or all of yours?"],
      ["y", "where are my pieces?"],
      ["l", "log"],
      ["r", "rules"],
      ["Space", "skip to now"],
      ["n", "next event of the recap"],
      ["[  ]", "one step back, one step forward"],
      ["+  −  0", "zoom in, zoom out, show the whole board"],
      ["Arrows", "move the board (when it has focus)"],
      ["m", "sound on or off"],
      ["?", "this list"],
      ["Esc", "close the open panel"],
    ] as readonly (readonly [string, string])[],
  },
  show: "Show",
  objectives: {
    label: "Objectives",
    you: (name: string): string => `${name}, you`,
    own: "You",
  },
  alarm: {
    label: "Alarm",
    fold: "Fold alarm",
    unfold: "Unfold alarm",
    answers: "Answers",
    also: "Also",
  },
  closeSheet: "Close panel",
  settings: "Settings",
  myTables: "My tables",
  share: "Copy link",
} as const);

/** Sentences for the kernel’s refusals. Games word their own. */
export const commonRefusal = translatable("web/messages/table.commonRefusal", (code: string): string | undefined => {
  switch (code) {
    case "KERNEL_UNDO_NOTHING":
      return "You have no action to take back.";
    case "KERNEL_UNDO_SEALED":
      return "You can’t take this back: dice were rolled or something was revealed.";
    case "KERNEL_UNDO_TIMED":
      return "This happened because time ran out and can’t be taken back.";
    case "KERNEL_UNDO_OVER":
      return "The match is over. To try another way, use “What if?” in the replay.";
    case "KERNEL_UNDO_ANSWERED":
      return "Another player has acted since.";
    case "KERNEL_ACT_FORM":
      return "This action is not valid here.";
    case "KERNEL_NOT_OFFERED":
      return "This action is not available here.";
    default:
      return undefined;
  }
});
