/** What the page can do with a whole match: download it, play it again, take it online, watch or verify it. */
import { editionName, parseRecord, type Seat } from "@starboard/kernel";
import { createMatch } from "../local/index.ts";
import * as en from "../messages/en.ts";
import type { LoadedGame } from "../loaded-game.ts";
import { firstProblem, ProblemError, showProblem, toProblem } from "../problems.ts";
import { fetchReplay } from "../replay/load.ts";
import { updatesOf } from "../replay/loaded-replay.ts";
import { navigate } from "../router.ts";
import { useSettings } from "../settings/store.ts";
import { recordName, saveText } from "../shell/files.ts";
import type { MatchSource } from "./match-source.ts";
import * as playback from "./playback.ts";
import { current, type TableController } from "./table-state.ts";
import type { TableView } from "./use-table-view.ts";

export interface MatchActions {
  readonly exportRecord: () => void;
  /** The same match again: with the same sides, or with every player in the next seat. */
  readonly rematch: (sides: "same" | "switched") => void;
  readonly goOnline: () => void;
  /** Opens the replay or the review, at an entry if one is given, or the verification. */
  readonly open: (at: "verify" | "replay" | "review", n?: number) => void;
  /** Gives a seat to a person at this screen or to a bot. */
  readonly reseat: (seat: Seat, kind: "person" | "bot") => void;
  /** Continues the match by a later edition, or asks the other players for it. */
  readonly continueByEdition: (to: number) => void;
  /** Plays the running match again from an entry; earlier moments come from the record of this browser. */
  readonly replayFrom: (n: number) => void;
}

const fail = (error: unknown): void => showProblem(toProblem(error));

export function matchActions(
  match: string,
  loaded: LoadedGame,
  source: MatchSource,
  controller: TableController,
  { update, latest, state }: TableView,
): MatchActions {
  const { summary } = update;
  return {
    exportRecord: () => void source.record(match).then((text) => saveText(text, recordName(summary.game, match)), fail),
    rematch(sides) {
      if (source.rematch) return source.rematch(match);
      const isSwitched = sides === "switched";
      const seats = summary.seats.map((seat, i, all) => (isSwitched ? (all[(i + 1) % all.length] ?? seat) : seat));
      const options = {
        ...summary.options,
        ...(isSwitched && loaded.game.capabilities?.legs?.rematchOptions(update.view)),
      };
      void createMatch(editionName(loaded.game), options, seats).then(
        (created) => navigate({ at: "table", match: created.match }),
        fail,
      );
    },
    goOnline: () =>
      void import("../online/go-online.ts")
        .then(({ goOnline }) => goOnline(match, latest))
        .then((name) => navigate({ at: "online", table: name }), fail),
    open: (at, n) =>
      void (source.importFinished?.(match) ?? Promise.resolve(match)).then(
        (local) =>
          navigate(at !== "verify" ? { at, match: local, ...(n !== undefined && { n }) } : { at, match: local }),
        fail,
      ),
    reseat(seat, kind) {
      const { name, botLevel } = useSettings.getState();
      const occupant =
        kind === "bot"
          ? { name: en.botName(seat), kind, level: botLevel }
          : { name: name.trim() || en.friendName(seat), kind };
      source.setOccupant?.(match, seat, occupant, update.at).catch(fail);
    },
    continueByEdition: (to) => void source.continueByEdition?.(match, to, latest.at).catch(fail),
    replayFrom(n) {
      if (playback.canReplayFrom(current(state), n)) return controller.replayFrom(n);
      void source
        .record(match)
        .then(async (text) => {
          const read = parseRecord(text);
          if (!("ok" in read)) throw new ProblemError(firstProblem(read.bad));
          const moments = updatesOf(await fetchReplay(match, text, read.ok), state.viewer);
          // The moments of a replay bear the number of their last entry; here they bear the number of entries.
          controller.replayFrom(
            n,
            moments.map((moment) => ({ ...moment, at: moment.at + 1 })),
          );
        })
        .catch(fail);
    },
  };
}
