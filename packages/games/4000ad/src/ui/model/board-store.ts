/** What the player has in hand: the view, the lens, the chosen star, the fleet being put together. Shared by board, dock, bar and panels. */
import type { Warp } from "@starboard/4000ad";
import { create } from "zustand";
import type { SizeName } from "./sizes.ts";

export type Sight = "flat" | "space";
export type LensName = "none" | "reach" | "threat" | "emergence" | "production";

/** A departure being put together. */
export interface Sending {
  readonly from: number;
  readonly ships: number;
  /** The size asked for by name; null when the number was set by hand. It follows the aim. */
  readonly size: SizeName | null;
  /** Where the player means to go; a private note once the fleet is under way (section F). */
  readonly aim: number | null;
  /** Whether the sister star is meant to be reached at once (AD-7.2.b). */
  readonly hop: boolean;
}

export interface BoardStore {
  readonly sight: Sight;
  /** Why the space view is not to be had, when it is not. */
  readonly sightLost: boolean;
  readonly lens: LensName;
  /** Which of the owner's next own turns a lens looks at, from 1. */
  readonly ahead: number;
  /** The warp the emergence lens looks at. */
  readonly warp: Warp | null;
  /** The star that is being looked at. */
  readonly star: number | null;
  /** The star under the pointer or the focus. */
  readonly over: number | null;
  readonly sending: Sending | null;
  /** The star chosen for an arrival, a placement or a forced emergence. */
  readonly target: number | null;
  /** Index into the ways of arriving there. */
  readonly way: number;
  /** Where fleets under way were meant to go, by `noteKey`: the player's own memory, told to nobody. */
  readonly notes: Readonly<Record<string, number>>;
  /** Grows when the board's typeface arrives: what was measured before is measured again. */
  readonly fonts: number;
  /** Ships to be placed with one click (AD-6.2.3.2). */
  readonly lot: number;
  readonly set: (change: Partial<Omit<BoardStore, "set" | "toggleLens">>) => void;
  /** Puts a lens on, or takes it off when it is on. */
  readonly toggleLens: (lens: LensName) => void;
}

const SIGHT_KEY = "starboard.4000ad.sight";

function rememberedSight(): Sight {
  try {
    return globalThis.localStorage?.getItem(SIGHT_KEY) === "space" ? "space" : "flat";
  } catch {
    return "flat";
  }
}

function rememberSight(sight: Sight): void {
  try {
    globalThis.localStorage?.setItem(SIGHT_KEY, sight);
  } catch {
    // A browser that forbids storage forgets the choice; nothing else is lost.
  }
}

export const useBoardStore = create<BoardStore>()((set, get) => ({
  sight: rememberedSight(),
  sightLost: false,
  lens: "none",
  ahead: 1,
  warp: null,
  star: null,
  over: null,
  sending: null,
  target: null,
  way: 0,
  lot: 0,
  notes: {},
  fonts: 0,
  set(change) {
    if (change.sight !== undefined) rememberSight(change.sight);
    set(change);
  },
  toggleLens(lens) {
    set({ lens: get().lens === lens ? "none" : lens, ahead: 1 });
  },
}));

/** What is in hand when a new question is asked: nothing. */
export const EMPTY_HANDS = { sending: null, target: null, star: null, way: 0, lot: 0 } as const;
