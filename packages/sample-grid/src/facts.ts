/** All facts of the game. */
import type { Fact, Seat } from "@starboard/kernel";
import type { Square } from "./acts.ts";

type Happening =
  | { readonly is: "scattered"; readonly asteroids: readonly Square[] }
  | { readonly is: "flew"; readonly seat: Seat; readonly from: Square; readonly to: Square }
  | { readonly is: "stuck"; readonly seat: Seat }
  | { readonly is: "retired"; readonly seat: Seat }
  | { readonly is: "won"; readonly seat: Seat };

export type TrailsFact = Happening & Fact;
