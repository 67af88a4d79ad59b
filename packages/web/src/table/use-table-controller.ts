import { useEffect, useMemo } from "react";
import type { LoadedGame } from "../loaded-game.ts";
import { isAnswerOn, useTableSwitches } from "../settings/question-switches.ts";
import { useSettings } from "../settings/store.ts";
import type { MatchSource } from "./match-source.ts";
import { createTableController } from "./table-controller.ts";
import type { TableController } from "./table-state.ts";

/** The controller of a match, open as long as its page is shown. It follows the player's settings. */
export function useTableController(match: string, loaded: LoadedGame, source: MatchSource): TableController {
  const controller = useMemo(
    () =>
      createTableController(match, loaded, source, () => {
        const settings = useSettings.getState();
        const switches = useTableSwitches.getState().of(match);
        return {
          ...settings,
          isAutomatic: (answer) => !source.asksEverything && isAnswerOn(loaded.id, answer, settings, switches),
        };
      }),
    [match, loaded, source],
  );
  useEffect(() => controller.open(), [controller]);
  // A switch that was turned on answers the open question.
  useEffect(() => {
    const unsubscribes = [
      useSettings.subscribe(() => controller.answer()),
      useTableSwitches.subscribe(() => controller.answer()),
    ];
    return () => {
      for (const unsubscribe of unsubscribes) unsubscribe();
    };
  }, [controller]);
  return controller;
}
