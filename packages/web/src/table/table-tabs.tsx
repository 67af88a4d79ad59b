import type { Tab } from "@starboard/ui";
import type { ReactNode } from "react";
import * as en from "../messages/en.ts";
import { ActionList } from "./ActionList.tsx";
import { FairnessTab } from "./FairnessTab.tsx";
import { gameTabs } from "./game-tabs.tsx";
import { Log } from "./Log.tsx";
import type { MatchActions } from "./match-actions.ts";
import { Notes } from "./Notes.tsx";
import type { OpenMatch } from "./open-match.ts";
import { RulesTab } from "./RulesTab.tsx";

/** The tabs beside the board of a running match. */
export function tableTabs(
  { match, loaded, source, host, table }: OpenMatch,
  {
    actions,
    result,
    rule,
    onActChosen,
    onTypeOrder,
  }: {
    readonly actions: MatchActions;
    /** The turning points, once they have a tab of their own; otherwise null. */
    readonly result: ReactNode;
    /** The paragraph that the rules tab shows. */
    readonly rule: string | null;
    /** Called after an act was chosen from the list. */
    readonly onActChosen: (() => void) | undefined;
    /** Opens the order line. */
    readonly onTypeOrder: () => void;
  },
): readonly Tab[] {
  const { commitment, over } = table.update.summary;
  const words = en.table.tabs;
  if (host?.hasOwnTabs)
    return [
      ...host.tabs,
      { id: "log", title: words.log, body: <Log /> },
      ...gameTabs(loaded, table.staged.board),
      { id: "acts", title: words.acts, body: <ActionList onChosen={onActChosen} onTypeOrder={onTypeOrder} /> },
      { id: "rules", title: words.rules, body: <RulesTab source={loaded.rules} rule={rule} /> },
    ];
  return [
    ...(result === null ? [] : [{ id: "result", title: words.result, body: result }]),
    { id: "log", title: words.log, body: <Log /> },
    ...(host?.tabs ?? []),
    ...gameTabs(loaded, table.staged.board),
    { id: "acts", title: words.acts, body: <ActionList onChosen={onActChosen} onTypeOrder={onTypeOrder} /> },
    { id: "rules", title: words.rules, body: <RulesTab source={loaded.rules} rule={rule} /> },
    { id: "notes", title: words.notes, body: host?.notes ?? <Notes match={match} /> },
    {
      id: "proof",
      title: words.proof,
      body: host?.fairness ?? (
        <FairnessTab
          commitment={commitment}
          over={over !== null}
          onVerify={source.importFinished && !over ? undefined : () => actions.open("verify")}
          onExport={actions.exportRecord}
        />
      ),
    },
  ];
}
