import type { StoreApi } from "zustand/vanilla";
import type { LoadedGame } from "../loaded-game.ts";
import type { MatchSource } from "./match-source.ts";
import type { TablePreferences, TableState } from "./table-state.ts";

/** What all parts of a table's controller work with. */
export interface ControllerParts {
  readonly match: string;
  readonly loaded: LoadedGame;
  readonly source: MatchSource;
  /** The player's settings at the moment of use. */
  readonly preferences: () => TablePreferences;
  readonly store: StoreApi<TableState>;
}
