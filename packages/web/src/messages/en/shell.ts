/** Texts of the page frame: navigation, themes, errors. */
import { formatFor, translatable } from "@starboard/kit";

const { count, plural } = formatFor("en");

export const shell = translatable("web/messages/shell.shell", {
  brand: "Starboard",
  home: "Starboard start page",
  skip: "Skip to content",
  nav: {
    label: "Main",
    play: "Play",
    tables: "Tables",
    learn: "Learn",
    online: "Club",
    library: "Library",
    lab: "Lab",
    rules: "Rules",
    settings: "Settings",
    more: "More pages",
  },
  yourTurns: (n: number): string => `${count(n, "table", "tables")} ${plural(n, "waits", "wait")} for you`,
  sound: { on: "Turn sound off", off: "Turn sound on" },
  theme: { label: "Colours", dark: "Dark", light: "Light", contrast: "High contrast" },
  title: (place: string | null, turns = 0): string =>
    `${turns > 0 ? `(${turns}) ` : ""}${place === null ? "Starboard" : `${place} · Starboard`}`,
  language: {
    label: "Language",
    hint: "Used on this device, and for your account’s messages.",
  },
  loading: "Loading",
  dismiss: "Dismiss",
  drop: { title: "Drop the file to open it", hint: "A record to watch, or a file saved by an editor" },
  crash: {
    title: "Something went wrong",
    text: "The other pages still work, and your matches are safe in this browser.",
    again: "Try again",
    home: "Start page",
  },
  missing: {
    title: "Page not found",
    text: (path: string): string => `Starboard has no page ${path}.`,
    awayTitle: "No connection",
    away: (path: string): string =>
      `The page ${path} is not on this device. It opens as soon as the server can be reached.`,
    home: "Start page",
    tables: "My tables",
  },
} as const);
