import { DAY_MS } from "@starboard/kit";

/** A moment of a day that has its date in every time zone from −12 to +11 hours. */
export const noonOf = (day: number): number => day * DAY_MS + DAY_MS / 2;
