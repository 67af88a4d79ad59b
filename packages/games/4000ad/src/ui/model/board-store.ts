/** UI state shared by board, dock, bar and panels: view, lens, selection, and the departure in preparation. */
import type { Warp } from "@starboard/4000ad";
import { create } from "zustand";
import type { Loan } from "./offers.ts";
import type { SizeName } from "./sizes.ts";

export type Projection = "flat" | "space";
export type LensName = "none" | "reach" | "threat" | "emergence" | "production";

/** A departure in preparation. */
export interface Sending {
  readonly from: number;
  readonly ships: number;
  /** The chosen size preset, or null if the number was set by hand. A preset follows the destination. */
  readonly size: SizeName | null;
  /** The planned destination. It stays a private note while the fleet is in hyperspace (section F). */
  readonly aim: number | null;
  /** Whether the departure is a hop to the sister star (AD-7.2.b). */
  readonly hop: boolean;
  /** Ships of allies that are taken along, in the order of the powers (AD-9.4.5). */
  readonly loan: Loan;
  /**
   * Present if the player chose the destination first: whether the star of departure is the page's proposal or was chosen
   * afterwards. Until the departure is planned, a click on an own star then changes where the ships come from.
   */
  readonly aimFirst?: "proposed" | "chosen";
}

export interface BoardStore {
  readonly projection: Projection;
  /** Whether the 3D view is unavailable. */
  readonly spaceUnavailable: boolean;
  readonly lens: LensName;
  /** Which of the owner's next own turns a lens looks at, from 1. */
  readonly ahead: number;
  /** The warp the emergence lens looks at. */
  readonly warp: Warp | null;
  /** The selected star. */
  readonly star: number | null;
  /** The star that the page has asked the board to show, with the number of the request. */
  readonly shown: { readonly star: number; readonly request: number } | null;
  /** The star under the pointer or the focus. */
  readonly over: number | null;
  readonly sending: Sending | null;
  /** The decision that the choices below and the departure belong to. */
  readonly decision: string;
  /** The star chosen for an arrival, a placement or a forced emergence. */
  readonly target: number | null;
  /** Index into the ways of arriving there. */
  readonly way: number;
  /** Increases when the board's typeface has loaded, so that texts are measured again. */
  readonly fonts: number;
  /** Ships to be placed with one click (AD-6.2.3.2). */
  readonly placeCount: number;
  readonly set: (change: Partial<Omit<BoardStore, "set" | "toggleLens">>) => void;
  /** Activates a lens, or closes it if it is active. */
  readonly toggleLens: (lens: LensName) => void;
}

const PROJECTION_KEY = "starboard.4000ad.sight";

function storedProjection(): Projection {
  try {
    return globalThis.localStorage?.getItem(PROJECTION_KEY) === "space" ? "space" : "flat";
  } catch {
    return "flat";
  }
}

function storeProjection(projection: Projection): void {
  try {
    globalThis.localStorage?.setItem(PROJECTION_KEY, projection);
  } catch {
    // Without storage the browser forgets the choice.
  }
}

export const useBoardStore = create<BoardStore>()((set, get) => ({
  projection: storedProjection(),
  spaceUnavailable: false,
  lens: "none",
  ahead: 1,
  warp: null,
  star: null,
  over: null,
  shown: null,
  sending: null,
  decision: "",
  target: null,
  way: 0,
  placeCount: 0,
  fonts: 0,
  set(change) {
    if (change.projection !== undefined) storeProjection(change.projection);
    set(change);
  },
  toggleLens(lens) {
    set({ lens: get().lens === lens ? "none" : lens, ahead: 1 });
  },
}));

/** Cleared choices for a new decision. */
export const NO_CHOICES = { sending: null, target: null, star: null, way: 0, placeCount: 0 } as const;
