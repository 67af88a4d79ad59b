/** Texts of the learn page and of lessons. The lessons themselves belong to each game. */
import { formatFor, translatable } from "@starboard/kit";

const { count } = formatFor("en");

const states = { done: "done", next: "next", open: "open" } as const;

export const learn = translatable("web/messages/learn.learn", {
  title: "Learn",
  lead: "Short lessons on real positions, one for every section of the rules.",
  courses: "Courses",
  coursesNote: "1 to 3 minutes a lesson",
  course: (game: string): string => `Course: ${game}`,
  place: (game: string, at: number, of: number): string => `${game} · lesson ${at} of ${of}`,
  minutes: (n: number): string => count(n, "minute", "minutes"),
  start: "Start lesson",
  startLabel: (title: string): string => `Start lesson: ${title}`,
  allDone: "All lessons are done",
  allDoneText: "Every course is complete. Play a match, then review it.",
  progress: (done: number, of: number): string =>
    done === 0 ? count(of, "lesson", "lessons") : `${done} of ${of} lessons`,
  sectionProgress: (done: number, of: number): string => `${done} / ${of}`,
  sectionDone: "all done",
  all: "All lessons",
  begin: "Start",
  allLabel: (game: string): string => `All lessons of ${game}`,
  guided: "Guided match",
  guidedText: "A short battle that teaches the whole game.",
  states,
  lesson: (title: string, state: keyof typeof states, about: string, time: string): string =>
    `${title}, ${states[state]}. ${about} ${time}`,
  back: "All courses",
  review: {
    title: "Learn from your matches",
    text: "A review shows the decisions that cost you a match, and lets you try them again.",
    open: "My tables",
    rules: "Read the rules",
  },
  write: {
    title: "Write a lesson",
    text: "Begin with a moment of a match, a situation or the set-up. A lesson can be saved as a file and sent as a link.",
    open: "Open a lesson file",
    fromReplay: "Make a lesson",
  },
  /** The strip beside the board. */
  strip: {
    label: "Lesson",
    stop: "Stop lesson",
    placeLabel: (at: number, of: number): string => `Task ${at} of ${of}`,
    lesson: (at: number, of: number, title: string, text: string): string =>
      of === 1 ? `Lesson: ${title}. ${text}` : `Task ${at} of ${of}: ${title}. ${text}`,
  },
  ending: {
    done: "Lesson done",
    doneTitle: (title: string): string => `Done: ${title}`,
    wrong: "Not yet",
    happened: "This happened instead:",
    nothing: "That does not reach the goal.",
    retry: "Try again",
    next: (title: string): string => `Next: ${title}`,
    again: "Play it again",
    leave: "All lessons",
    over: "The lesson is over.",
  },
  fair: "A lesson uses fixed dice and scripted opponents, so that every learner meets the same position.",
  unknown: (id: string): string => `There is no lesson “${id}”.`,
} as const);
