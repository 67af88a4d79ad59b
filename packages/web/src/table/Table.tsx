import { useEffect } from "react";
import { useStore } from "zustand";
import * as en from "../messages/en.ts";
import type { LoadedGame } from "../loaded-game.ts";
import { ErrorPage } from "../shell/ErrorPages.tsx";
import { Loading } from "../shell/Loading.tsx";
import type { HostFeatures } from "./host-features.ts";
import { localSource } from "./local-source.ts";
import { askedLocalSeats, type MatchSource } from "./match-source.ts";
import { OpenTable } from "./OpenTable.tsx";
import { usePacing } from "./pacing.ts";
import { useEdition } from "./use-edition.ts";
import { useEnding } from "./use-ending.ts";
import { useConfirmInSight, useOpenTab } from "./use-open-tab.ts";
import { useShownPlace } from "./use-shown-place.ts";
import { useTableController } from "./use-table-controller.ts";
import { useTableView } from "./use-table-view.ts";
import { useTurnSignals } from "./use-turn-signals.ts";

/** A running match, in this browser or on a host, shown by the edition that it is played by. */
export function Table({
  match,
  loaded: begun,
  source = localSource,
  host,
  initialTab,
}: {
  readonly match: string;
  readonly loaded: LoadedGame;
  readonly source?: MatchSource;
  readonly host?: HostFeatures;
  /** The tab that is open at first; by default the log, and none on phones. */
  readonly initialTab?: string | undefined;
}) {
  const [loaded, onEdition] = useEdition(begun);
  const { title } = loaded.words;
  const controller = useTableController(match, loaded, source);
  const openTab = useOpenTab("log", initialTab);
  const [shownPlace, showPlace] = useShownPlace(openTab.setTab);
  const table = useTableView(controller, loaded, openTab.openRule, shownPlace, host?.advice !== false);
  const gone = useStore(controller, (s) => s.gone);
  const playedBy = table?.latest.summary.game;
  useEffect(() => onEdition(playedBy), [playedBy, onEdition]);
  usePacing(controller, loaded, table);
  const mine =
    table !== null && table.live && askedLocalSeats(table.update, source).length > 0 && !table.update.summary.over;
  useTurnSignals(title, table, mine);
  useConfirmInSight(table?.plan?.closed ?? false, openTab.setTab);
  const ending = useEnding(match, source, host, table, openTab.setTab);
  if (!table) return gone ? <ErrorPage problem={gone} title={title} /> : <Loading text={en.table.opening} />;
  return (
    <OpenTable
      open={{ match, loaded, source, host, controller, table, mine }}
      openTab={openTab}
      ending={ending}
      showPlace={showPlace}
    />
  );
}
