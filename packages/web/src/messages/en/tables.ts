/** Words of "My tables". */
export const tables = {
  title: "My tables",
  lead: "Kept in this browser, on this device. Export what you want to keep for good.",
  yours: "Your turn",
  waiting: "Waiting for others",
  over: "Finished",
  stuck: "Cannot be opened",
  none: "No tables yet",
  noneText: "Start one, or drop a record here to watch it.",
  drawn: "ended without a winner",
  won: (names: string): string => `won by ${names}`,
  asked: (names: string): string => `${names} to act`,
  export: "Export",
  remove: "Delete",
  removeTitle: "Delete this match?",
  removeText: "It is gone for good unless you export it first.",
  keep: "Keep it",
  import: "Import a record",
  play: "Play",
  trouble: "The tables cannot be read",
} as const;

const steps: readonly (readonly [limit: number, unit: Intl.RelativeTimeFormatUnit, size: number])[] = [
  [3_600_000, "minute", 60_000],
  [86_400_000, "hour", 3_600_000],
  [7 * 86_400_000, "day", 86_400_000],
];
const relative = new Intl.RelativeTimeFormat("en", { numeric: "auto", style: "narrow" });
const calendar = new Intl.DateTimeFormat("en", { day: "numeric", month: "short", year: "numeric" });

/** How long ago, in one or two words; a date after a week. */
export function ago(then: number, now: number): string {
  const gone = now - then;
  if (gone < 60_000) return "now";
  for (const [limit, unit, size] of steps) if (gone < limit) return relative.format(-Math.floor(gone / size), unit);
  return calendar.format(then);
}
export const day = (then: number): string => calendar.format(then);
