/** When the editions of a season begin. Months are those of UTC, and a day that a month lacks becomes its last one. */
import { type Recurrence, SEASON_OPENS_DAYS } from "@starboard/wire/tournament";

const DAY_MS = 86_400_000;
const MONTHS: Readonly<Record<Exclude<Recurrence, "week">, number>> = { month: 1, quarter: 3 };

/** The date of the nth edition, from 0. */
function dateOf(firstAt: number, every: Recurrence, n: number): number {
  if (every === "week") return firstAt + n * 7 * DAY_MS;
  const first = new Date(firstAt);
  const month = first.getUTCMonth() + n * MONTHS[every];
  const lastDay = new Date(Date.UTC(first.getUTCFullYear(), month + 1, 0)).getUTCDate();
  const midnight = Date.UTC(first.getUTCFullYear(), month, Math.min(first.getUTCDate(), lastDay));
  return midnight + (firstAt - Date.UTC(first.getUTCFullYear(), first.getUTCMonth(), first.getUTCDate()));
}

/** Returns the first date of a season after a moment, all in milliseconds since 1970. */
export function nextDate(firstAt: number, every: Recurrence, after: number): number {
  const longest = every === "week" ? 7 : 31 * MONTHS[every];
  // Begins with an edition that cannot be later than the one that is looked for.
  let n = Math.max(0, Math.floor((after - firstAt) / (longest * DAY_MS)));
  while (dateOf(firstAt, every, n) <= after) n += 1;
  return dateOf(firstAt, every, n);
}

/** Returns when the registration for an edition opens at the latest. */
export const opensAt = (startsAt: number, every: Recurrence): number => startsAt - SEASON_OPENS_DAYS[every] * DAY_MS;
