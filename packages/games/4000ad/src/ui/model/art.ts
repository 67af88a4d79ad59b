/** Input of both boards: position, lens, selection and input handlers. */
import type { Warp } from "@starboard/4000ad";
import type { InputHandlers } from "../act/input.ts";
import type { Spoken } from "../flat/Hits.tsx";
import type { StarLens } from "./lens.ts";
import type { BoardData } from "./board-data.ts";
import type { Fact4000 } from "@starboard/4000ad";

/** A planned journey: origin, destination, label. */
export interface Journey {
  readonly from: number;
  readonly to: number;
  readonly words: string;
}
export interface BoardArt {
  readonly data: BoardData;
  readonly lens: readonly StarLens[];
  /** Thin lines of the lens: from a departure star to where its fleet may come out. */
  readonly rays: { readonly from: number; readonly to: readonly number[]; readonly power: number } | null;
  readonly journey: Journey | null;
  /** The chosen star, the destination, and the selected star. */
  readonly chosen: number | null;
  readonly target: number | null;
  readonly selected: number | null;
  /** The noted destination of the current fleet. */
  readonly noted: number | null;
  readonly due: ReadonlySet<Warp>;
  readonly warp: Warp | null;
  readonly input: InputHandlers;
  readonly starDescriptions: readonly Spoken[];
  readonly warpDescriptions: readonly (Spoken | null)[];
  readonly starsLabel: string;
  readonly warpsLabel: string;
  /** The stop of the Tab key in each list. */
  readonly focusStar: number;
  readonly focusWarp: Warp;
  readonly draggable: ReadonlySet<string>;
  readonly showing: Fact4000 | null;
  /** Increases with every fact, so that two equal facts are both shown. */
  readonly showingKey: number;
  readonly reducedMotion: boolean;
  readonly theme: string;
  readonly compact: boolean;
  /** Whether the lens uses a card over the 3D view. */
  readonly card: boolean;
}
