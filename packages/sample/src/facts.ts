/** All facts of the game. */
import type { Fact, Seat } from "@starboard/kernel";
import type { Card } from "./acts.ts";

type Happening =
  /** Sent to one captain only: the cards drawn. */
  | { readonly is: "drew"; readonly seat: Seat; readonly cards: readonly Card[] }
  | { readonly is: "refilled"; readonly seat: Seat; readonly cards: number }
  | { readonly is: "sighted"; readonly round: number; readonly wrecks: readonly number[] }
  | { readonly is: "picked"; readonly seat: Seat; readonly prize: number }
  | { readonly is: "opened"; readonly bids: readonly { readonly seat: Seat; readonly card: Card }[] }
  | { readonly is: "drifted"; readonly prize: number }
  | { readonly is: "passed"; readonly seat: Seat }
  | { readonly is: "raided"; readonly seat: Seat; readonly from: Seat; readonly roll: number; readonly won: boolean }
  | { readonly is: "hauled"; readonly seat: Seat; readonly prize: number }
  | { readonly is: "left"; readonly seat: Seat }
  | { readonly is: "called"; readonly seat: Seat; readonly home: boolean }
  | { readonly is: "scored"; readonly scores: readonly number[] }
  | { readonly is: "won"; readonly seats: readonly Seat[] };

export type SampleFact = Happening & Fact;
