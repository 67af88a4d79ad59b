/** Line icons on a 24-unit grid, drawn for Starboard, in the colour of the surrounding text. */
const SHAPES = {
  undo: "M8 5 4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11h-4",
  book: "M12 6.5C10 5 7 4.5 4 4.8v13.4c3-.3 6 .2 8 1.7 2-1.5 5-2 8-1.7V4.8c-3-.3-6 .2-8 1.7Zm0 0v13.3",
  cap: "M12 5 2.5 9.5 12 14l9.5-4.5ZM6.5 11.5V16c2.5 2.7 8.5 2.7 11 0v-4.5",
  sound: "M4 9.5v5h3.5l4.5 4v-13l-4.5 4H4ZM15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11",
  mute: "M4 9.5v5h3.5l4.5 4v-13l-4.5 4H4ZM16 9.5l5 5m0-5-5 5",
  more: "M5 7h14M5 12h14M5 17h14",
  share: "M10 14 20 4m0 0h-6m6 0v6M18 14v5H5V6h5",
  time: "M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16ZM12 7.5V12l3 2",
  globe:
    "M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18M3 12h18M12 3c2.5 2.5 3.8 5.5 3.8 9s-1.3 6.5-3.8 9c-2.5-2.5-3.8-5.5-3.8-9s1.3-6.5 3.8-9",
  help: "M9 9.3a3 3 0 1 1 4.2 2.7c-.8.4-1.2 1-1.2 2M12 17.5v.01M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18Z",
  send: "M5 12h13m-5-5 5 5-5 5",
  fit: "M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  check: "m5 12.5 4.5 4.5L19 7",
  cross: "m6 6 12 12M18 6 6 18",
  link: "M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7L12 7M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7L12 17",
  play: "M8 5.5v13L18.5 12Z",
  pause: "M8.5 5.5v13M15.5 5.5v13",
  stepBack: "M17 5.5v13L8.5 12ZM6 5.5v13",
  stepOn: "M7 5.5v13l8.5-6.5ZM18 5.5v13",
  skip: "M5 5.5v13l7-6.5ZM12.5 5.5v13l7-6.5Z",
  first: "M18.5 5.5v13L11 12ZM11 5.5v13L3.5 12Z",
  table: "M12 3.5 19.4 7.8v8.5L12 20.5l-7.4-4.2V7.8ZM12 12l7.2-4M12 12v8.3M12 12 4.8 8",
  pen: "m5 19 1-4.5L15.5 5l3.5 3.5L9.5 18ZM13.5 7l3.5 3.5",
  chart: "M4.5 4.5v15h15M8.5 16v-4M12.5 16V8M16.5 16v-6",
  shield: "M12 3.5 19 6v6c0 4.5-3 7-7 8.5C8 19 5 16.5 5 12V6Zm-3 8.3 2.2 2.2 4-4.3",
  gear: "M12 8.8a3.2 3.2 0 1 1 0 6.4 3.2 3.2 0 0 1 0-6.4ZM10.4 3.5h3.2l.5 2.3 1.7 1 2.3-.7 1.6 2.8-1.8 1.6v2l1.8 1.6-1.6 2.8-2.3-.7-1.7 1-.5 2.3h-3.2l-.5-2.3-1.7-1-2.3.7-1.6-2.8 1.8-1.6v-2L4.3 8.9l1.6-2.8 2.3.7 1.7-1Z",
  trash: "M5 7h14M10 7V4.5h4V7M7 7l.8 12.5h8.4L17 7M10.3 10.5v5.5M13.7 10.5v5.5",
  library: "M6 4h12v16H8a2 2 0 0 1-2-2V4ZM6 18a2 2 0 0 1 2-2h10",
  heart: "M12 19.5C6 15.5 4 12.5 4 9.5a4 4 0 0 1 8-1 4 4 0 0 1 8 1c0 3-2 6-8 10Z",
  print: "M7 9V4h10v5M7 17H4.5V9.500h15V17H17M7 14h10v6H7Z",
  save: "M12 4v11m-4.5-4L12 15.5 16.5 11M5 19.5h14",
  open: "M12 15.5V4.5M7.5 9 12 4.5 16.5 9M5 19.5h14",
  fork: "M7 4v16M7 13c0-4 10-2 10-7.5M17 5.5v-1m0 1-2.5 2M17 5.5l2.5 2",
  search: "M10.5 4.5a6 6 0 1 1 0 12 6 6 0 0 1 0-12ZM15 15l5 5",
  down: "m6 9.5 6 6 6-6",
  right: "m9.5 6 6 6-6 6",
  left: "m14.5 6-6 6 6 6",
  swap: "M7 4.5 3.5 8 7 11.5M3.5 8h15M17 12.5l3.5 3.5-3.5 3.5M20.5 16h-15",
  lock: "M6 11h12v8.5H6ZM8.5 11V8a3.5 3.5 0 0 1 7 0v3",
  warn: "M12 4 21 19.5H3ZM12 10v4.5M12 17v.01",
  person: "M12 4.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7ZM5 19.5c.5-4 3-5.5 7-5.5s6.5 1.5 7 5.5",
  bulb: "M9 17.5h6M10 20.5h4M9 17.5c0-2.5-3-4-3-7.5a6 6 0 0 1 12 0c0 3.5-3 5-3 7.5",
  flame: "M12 3.5c.5 3.5 5.5 5.5 5.5 11a5.5 5.5 0 0 1-11 0c0-2 1-3.5 2-4.5.3 1.5 1 2.3 2 2.5-.5-3.5 0-6.5 1.5-9Z",
  target:
    "M12 4.5a7.5 7.5 0 1 1 0 15 7.5 7.5 0 0 1 0-15ZM12 9.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5ZM12 2v4M12 18v4M2 12h4M18 12h4",
  people:
    "M9 5a3.2 3.2 0 1 0 0 6.4A3.2 3.2 0 0 0 9 5ZM3 19c.4-3.3 2.6-5 6-5s5.6 1.7 6 5M16 5.3a3.2 3.2 0 0 1 0 6M18 14.4c1.8.7 2.8 2.2 3 4.6",
  bot: "M6 9h12v9.5H6ZM12 9V5.5M9.5 13v1.5M14.5 13v1.5M3.5 12v3.5M20.5 12v3.5",
} as const;

export type IconName = keyof typeof SHAPES | "theme";

/** A decorative icon. It is hidden from screen readers, because the control around it has a name. */
export function Icon({ name, size }: { readonly name: IconName; readonly size?: number }) {
  return (
    <svg
      className="ico"
      viewBox="0 0 24 24"
      aria-hidden="true"
      {...(size !== undefined && { style: { width: size, height: size } })}
    >
      {name === "theme" ? (
        <>
          <circle cx="12" cy="12" r="8" />
          <path d="M12 4a8 8 0 0 1 0 16Z" fill="currentColor" />
        </>
      ) : (
        <path d={SHAPES[name]} />
      )}
    </svg>
  );
}

/** The logo of Starboard. */
export function Logo() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className="mark-art">
      <path d="M16 2 28.1 9v14L16 30 3.9 23V9Z" fill="none" stroke="var(--side-1)" strokeWidth="1.6" opacity=".75" />
      <path d="M16 6.5v19L25.5 16Z" fill="var(--act)" />
      <path d="M13.2 9.5v13L6.8 16Z" fill="none" stroke="var(--ink-3)" strokeWidth="1.5" strokeLinejoin="round" />
    </svg>
  );
}
