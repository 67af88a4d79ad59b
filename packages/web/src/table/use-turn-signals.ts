import { useEffect } from "react";
import * as en from "../messages/en.ts";
import { badge } from "../shell/badge.ts";
import { setPageTitle } from "../shell/page-title.ts";
import { sound } from "../sound.ts";
import type { TableView } from "./use-table-view.ts";

/** Tells a player who looks elsewhere about the turn and the end of the match: by the page's title, its badge and sounds. */
export function useTurnSignals(title: string, table: TableView | null, mine: boolean): void {
  const at = table?.update.at;
  const over = table?.live ? table.update.summary.over : null;
  useEffect(() => {
    setPageTitle(en.shell.title(en.table.title(title, mine)));
    badge("here", mine ? 1 : 0);
    return () => badge("here", 0);
  }, [title, mine]);
  useEffect(() => {
    if (mine) sound("turn");
  }, [mine, at]);
  useEffect(() => {
    if (over) sound("over");
  }, [over]);
}
