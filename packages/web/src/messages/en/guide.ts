/** Texts of guided matches. The lessons themselves belong to each game. */
import { translatable } from "@starboard/kit";

export const guide = translatable("web/messages/guide.guide", {
  label: "Guided match",
  lessons: "Lessons",
  offer: (game: string): string => `New to ${game}?`,
  offerText: "The guided match takes five minutes.",
  yes: "Guide me",
  no: "No, thanks",
  show: "Show me",
  stop: "Stop guide",
  fold: "Fold the guide",
  unfold: "Unfold the guide",
  hint: "Hint:",
  place: (at: number, of: number): string => `${at}/${of}`,
  placeLabel: (at: number, of: number): string => `Lesson ${at} of ${of}`,
  goalDone: "done",
  goalOpen: "to do",
  /** States of lessons in the list. */
  states: { done: "done", missed: "passed over", skipped: "not on your way", now: "now", ahead: "to come" },
  about:
    "The guide waits for you and goes on by itself. Any move that reaches the goal counts. It remembers your place.",
  lesson: (at: number, of: number, title: string, text: string): string => `Lesson ${at} of ${of}: ${title}. ${text}`,
  done: (title: string): string => `Done: ${title}.`,
  missed: (title: string): string => `Passed over: ${title}.`,
  pointAt: (name: string): string => `The guide points at: ${name}.`,
  pointNowhere: "What the guide speaks of is not on the screen now.",
  score: (done: number, of: number): string => `${done} of ${of} lessons done.`,
  again: "Start again",
  full: "Play a full match",
  others: "Start page",
  finish: "Finish the battle",
  finishText: "The lessons are over. Play on until the battle is decided, or stop the guide.",
  over: "The battle is over.",
  fairTitle: "Fixed dice",
  fair: "A guided match uses fixed dice and a scripted opponent, so that every learner meets the same battle.",
  fairRecord: "It makes no record, and nothing about it can be verified. Normal matches have fair dice.",
} as const);
