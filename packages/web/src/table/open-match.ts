import type { LoadedGame } from "../loaded-game.ts";
import type { HostFeatures } from "./host-features.ts";
import type { MatchSource } from "./match-source.ts";
import type { TableController } from "./table-state.ts";
import type { TableView } from "./use-table-view.ts";

/** A running match, as the parts of its page share it. */
export interface OpenMatch {
  readonly match: string;
  readonly loaded: LoadedGame;
  readonly source: MatchSource;
  /** Absent for local matches. */
  readonly host: HostFeatures | undefined;
  readonly controller: TableController;
  readonly table: TableView;
  /** Whether a player at this screen is to act. */
  readonly mine: boolean;
}
