import { Button, Dialog, Icon, type Tab } from "@starboard/ui";
import { type Mark, toggleMark } from "@starboard/kit";
import type { Viewer } from "@starboard/kernel";
import { useEffect, useMemo, useRef, useState } from "react";
import { MarkLayer } from "../marks/MarkLayer.tsx";
import { markOf } from "../marks/MarkTools.tsx";
import * as en from "../messages/en.ts";
import { link } from "../router.ts";
import { turnsOf, updatesOf } from "../replay/loaded-replay.ts";
import { Timeline } from "../replay/Timeline.tsx";
import { type ReplayPlayback, useReplayPlayback } from "../replay/use-replay-playback.ts";
import { useReplaySpeech } from "../replay/use-replay-speech.ts";
import { useReplayTable } from "../replay/use-replay-table.ts";
import { gameTabs } from "../table/game-tabs.tsx";
import { Log } from "../table/Log.tsx";
import { RulesTab } from "../table/RulesTab.tsx";
import { Seats } from "../table/Seats.tsx";
import { BoardCursor } from "../table/BoardCursor.tsx";
import { readingKeys } from "../table/reading-keys.ts";
import { TableLayout } from "../table/TableLayout.tsx";
import { TopBar } from "../table/TopBar.tsx";
import { useOpenTab } from "../table/use-open-tab.ts";
import { ChapterPanel } from "./ChapterPanel.tsx";
import { useStudy } from "./study-context.ts";
import { replayOf } from "./study-line.ts";
import { StudyPanel } from "./StudyPanel.tsx";
import { StudyStrip } from "./StudyStrip.tsx";
import { useStudyKeys } from "./use-study-keys.ts";
import "../replay/replay.css";

const words = en.study;

/** Lets the shown moment of the study and of the playback follow each other. */
function useSharedCursor({ cursor, jump }: ReplayPlayback): void {
  const { store, cursor: wanted } = useStudy();
  const followed = useRef(wanted);
  useEffect(() => {
    if (cursor === followed.current) return;
    followed.current = cursor;
    store.move(cursor);
  }, [cursor, store]);
  useEffect(() => {
    if (wanted === followed.current) return;
    followed.current = wanted;
    jump(wanted);
  }, [wanted, jump]);
}

/** A playback that stops at whole moments, because a comment belongs to one and not to a part of it. */
function byMoments(playback: ReplayPlayback, last: number): ReplayPlayback {
  const { cursor, isRunning, jump, toggle } = playback;
  return {
    ...playback,
    step: (way) => jump(Math.min(last, Math.max(0, cursor + way))),
    toggle: isRunning ? () => jump(cursor) : toggle,
  };
}

/** One branch of a chapter on the match screen, driven by a timeline, with the study beside it. */
export function StudyReader() {
  const { store, chapter, replay, line, cursor, canEdit, mode, shownNote } = useStudy();
  const viewer = chapter.viewpoint as Viewer;
  const shown = useMemo(() => replayOf(replay, line), [replay, line]);
  const updates = useMemo(() => updatesOf(shown, viewer, chapter.open), [shown, viewer, chapter.open]);
  const turns = useMemo(() => turnsOf(shown.loaded, updates), [shown, updates]);
  const playback = byMoments(useReplayPlayback(shown, updates, line[cursor]?.entry.n), updates.length - 1);
  useSharedCursor(playback);
  const { tab, setTab, rule, openRule } = useOpenTab("study");
  const staged = useReplayTable(shown, playback, viewer, openRule);
  const { loaded } = staged;
  const [isHelpOpen, setHelpOpen] = useState(false);
  const marks = shownNote?.marks ?? NO_MARKS;
  const draw = (): void => store.setMode(mode === "draw" ? "read" : "draw");
  const onHelp = (): void => setHelpOpen(true);
  useReplaySpeech(staged, playback, updates.length);
  useStudyKeys(playback, updates.length - 1, { setTab, onHelp, reading: readingKeys(staged) });
  const tabs: readonly Tab[] = [
    { id: "study", title: words.tabs.study, body: <StudyPanel /> },
    { id: "chapters", title: words.tabs.chapters, body: <ChapterPanel /> },
    { id: "log", title: en.table.tabs.log, body: <Log onChoose={playback.jumpToEntry} /> },
    ...gameTabs(loaded, staged.board),
    { id: "rules", title: en.table.tabs.rules, body: <RulesTab source={loaded.rules} rule={rule} /> },
  ];
  return (
    <>
      <TableLayout
        staged={staged}
        tab={tab}
        onTab={setTab}
        onRule={openRule}
        tabs={tabs}
        at={playback.update.at}
        top={<TopBar note={words.note} onRules={() => setTab("rules")} onHelp={onHelp} menu={<StudyMenu />} />}
        seats={<Seats asked={playback.update.summary.asked} thinking={[]} over={playback.update.summary.over} />}
        overlay={
          <>
            <MarkLayer
              marks={marks}
              onDraw={
                mode === "draw"
                  ? (from, to) => store.note({ marks: [...toggleMark(marks, markOf(from, to))] })
                  : undefined
              }
            />
            <BoardCursor />
          </>
        }
        strip={<StudyStrip />}
        prompt={
          <Timeline updates={updates} turns={turns} playback={playback}>
            {canEdit && (
              <>
                {loaded.screen.places && (
                  <Button look="quiet" pressed={mode === "draw"} onClick={draw}>
                    <Icon name="pen" />
                    {en.marks.drawShort}
                  </Button>
                )}
                <Button look="may" hint={{ fact: words.play.hint }} onClick={() => store.setMode("play")}>
                  <Icon name="fork" />
                  {words.play.go}
                </Button>
              </>
            )}
          </Timeline>
        }
      />
      {isHelpOpen && <StudyKeys onClose={() => setHelpOpen(false)} />}
    </>
  );
}
const NO_MARKS: readonly Mark[] = [];

function StudyMenu() {
  const { stored } = useStudy();
  return (
    <>
      <a className="menu-item" {...link({ at: "studies", study: stored.id, text: true })}>
        <Icon name="print" />
        {words.text.open}
      </a>
      <a className="menu-item" {...link({ at: "studies" })}>
        <Icon name="book" />
        {words.title}
      </a>
    </>
  );
}

function StudyKeys({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title={words.keys} onClose={onClose}>
      <dl className="keys">
        {words.keyList.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
