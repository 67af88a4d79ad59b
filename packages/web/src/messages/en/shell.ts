/** Words of the pages around the tables. */
export const shell = {
  brand: "Starboard",
  home: "Starboard, to the start page",
  skip: "To the page's content",
  nav: {
    label: "Main",
    play: "Play",
    tables: "Tables",
    online: "Online",
    rules: "Rules",
    verify: "Verify",
    settings: "Settings",
  },
  yourTurns: (count: number): string => (count === 1 ? "1 table waits for you" : `${count} tables wait for you`),
  sound: { on: "Sounds are on: switch off", off: "Sounds are off: switch on" },
  theme: { label: "Colours", dark: "Night", light: "Day", contrast: "High contrast" },
  title: (place: string | null, turns = 0): string =>
    `${turns > 0 ? `(${turns}) ` : ""}${place === null ? "Starboard" : `${place} · Starboard`}`,
  loading: "Loading",
  dismiss: "Dismiss",
  drop: { title: "Drop the file to open it", hint: "A record to watch, or what an editor saved" },
  crash: {
    title: "This part of the page failed",
    text: "The rest still works, and your matches are safe in this browser.",
    again: "Try again",
    home: "Start page",
  },
  missing: {
    title: "There is nothing at this address",
    text: (path: string): string => `Nothing on Starboard is called ${path}.`,
    home: "Start page",
    tables: "My tables",
  },
} as const;
