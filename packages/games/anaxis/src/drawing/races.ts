/** The drawing and the emblem of each race. */
import type { RaceId } from "../data/ship.ts";
import { ardoni } from "./races/ardoni.ts";
import { kelterik } from "./races/kelterik.ts";
import { nelluran } from "./races/nelluran.ts";
import { pelloda } from "./races/pelloda.ts";
import { sildosi } from "./races/sildosi.ts";
import type { Style } from "./races/style.ts";
import { teggeri } from "./races/teggeri.ts";

export type { Build } from "./races/style.ts";

/** The drawing of each race. */
export const RACES: Readonly<Record<RaceId, Style>> = { ardoni, pelloda, teggeri, sildosi, nelluran, kelterik };

/** One even-odd path per race in a box of 24, legible at 12 pixels. */
export const EMBLEMS: Readonly<Record<RaceId, string>> = {
  ardoni: "M12 0L13.6 12L12 24L10.4 12ZM2 5C2 16 22 16 22 5L20 5C19 12.6 5 12.6 4 5Z",
  pelloda:
    "M12 1C13 9 16 14 23 20C17 18.4 13.6 18 12 23C10.4 18 7 18.4 1 20C8 14 11 9 12 1ZM12 9.5C11.4 12.6 10.4 14.6 8.6 16.2C10.2 15.8 11.4 16.2 12 17.4C12.6 16.2 13.8 15.8 15.4 16.2C13.6 14.6 12.6 12.6 12 9.5Z",
  teggeri: "M2 3L9.4 1L10.6 7L13.4 7L14.6 1L22 3L20.6 11L15 13.4L15 23L9 23L9 13.4L3.4 11Z",
  sildosi: "M12 1L15 9L12 12L9 9ZM12 23L9 15L12 12L15 15ZM1 12L9 9.4L9 14.6ZM23 12L15 14.6L15 9.4Z",
  nelluran:
    "M12 1A11 11 0 1 0 12 23A11 11 0 1 0 12 1ZM12 4A8 8 0 1 1 12 20A8 8 0 1 1 12 4ZM12 7.4A4.6 4.6 0 1 0 12 16.6A4.6 4.6 0 1 0 12 7.4Z",
  kelterik: "M12 0L15 8L20.5 3.4L18.6 13L23 11.6L16.6 22L14.6 18.4L12 24L9.4 18.4L7.4 22L1 11.6L5.4 13L3.5 3.4L9 8Z",
};
