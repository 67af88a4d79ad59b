import type { Tab } from "@starboard/ui";
import { CourseChart } from "../ending/CourseChart.tsx";
import type { Course } from "../ending/course.ts";
import { TurningPoints } from "../ending/Ending.tsx";
import * as en from "../messages/en.ts";
import { navigate } from "../router.ts";
import { recordName, saveText } from "../shell/files.ts";
import { FairnessTab } from "../table/FairnessTab.tsx";
import { gameTabs } from "../table/game-tabs.tsx";
import { Log } from "../table/Log.tsx";
import { RulesTab } from "../table/RulesTab.tsx";
import type { TableContext } from "../table/table-context.ts";
import { Analysis } from "./Analysis.tsx";
import type { LoadedReplay } from "./loaded-replay.ts";
import { Luck, Result } from "./Result.tsx";
import type { ReplayPlayback } from "./use-replay-playback.ts";

/** Saves the record of a replay as a file. */
export const saveReplay = ({ match, text, record }: LoadedReplay): void =>
  saveText(text, recordName(record.game, match));

/** The tabs beside the board of a replay. */
export function replayTabs({
  replay,
  playback: { update, jumpToEntry },
  staged: { loaded, board },
  course,
  rule,
}: {
  readonly replay: LoadedReplay;
  readonly playback: ReplayPlayback;
  readonly staged: TableContext;
  /** Null until it has been calculated. */
  readonly course: Course | null;
  /** The paragraph that the rules tab shows. */
  readonly rule: string | null;
}): readonly Tab[] {
  const { match, record } = replay;
  const isOver = record.result !== null;
  return [
    {
      id: "result",
      title: en.table.tabs.result,
      body: (
        <div className="panel-stack">
          <Result replay={replay} />
          {course && <CourseChart course={course} />}
          {isOver && <TurningPoints course={course} onReplay={(entry) => jumpToEntry(entry - 1)} />}
        </div>
      ),
    },
    { id: "log", title: en.table.tabs.log, body: <Log onChoose={jumpToEntry} /> },
    { id: "reasons", title: en.table.tabs.reasons, body: <Analysis replay={replay} n={update.at} /> },
    ...(loaded.screen.dice ? [{ id: "luck", title: en.table.tabs.luck, body: <Luck replay={replay} /> }] : []),
    ...gameTabs(loaded, board),
    { id: "rules", title: en.table.tabs.rules, body: <RulesTab source={loaded.rules} rule={rule} /> },
    {
      id: "proof",
      title: en.table.tabs.proof,
      body: (
        <FairnessTab
          commitment={record.commitment}
          over={isOver}
          onVerify={() => navigate({ at: "verify", match })}
          onExport={() => saveReplay(replay)}
        />
      ),
    },
  ];
}
