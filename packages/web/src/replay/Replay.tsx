import { type Explanation, useMemo } from "@starboard/ui";
import { editionName, type Seat, seat, type Viewer } from "@starboard/kernel";
import { language } from "@starboard/kit";
import type { Update } from "@starboard/wire";
import { useEffect, useState } from "react";
import * as en from "../messages/en.ts";
import { navigate } from "../router.ts";
import { hasBot } from "../games.ts";
import { showProblem, toProblem } from "../problems.ts";
import { matchTitle, shareMatch } from "../share/subjects.ts";
import { setPageTitle } from "../shell/page-title.ts";
import { BoardCursor } from "../table/BoardCursor.tsx";
import { readingKeys } from "../table/reading-keys.ts";
import { TableLayout } from "../table/TableLayout.tsx";
import { KeyList, useHotkeys } from "../table/Shortcuts.tsx";
import { Seats } from "../table/Seats.tsx";
import { TopBar } from "../table/TopBar.tsx";
import { useOpenTab } from "../table/use-open-tab.ts";
import { useCourse } from "../ending/use-course.ts";
import "../ending/ending.css";
import { type LoadedReplay, turnsOf, updatesOf } from "./loaded-replay.ts";
import { replayTabs } from "./replay-tabs.tsx";
import { ReplayActions } from "./ReplayActions.tsx";
import { ReplayFault } from "./ReplayFault.tsx";
import { ReplayMenu } from "./ReplayMenu.tsx";
import { Timeline } from "./Timeline.tsx";
import { useReplayAddress } from "./use-replay-address.ts";
import { useReplayPlayback } from "./use-replay-playback.ts";
import { useReplaySpeech } from "./use-replay-speech.ts";
import { useReplayTable } from "./use-replay-table.ts";
import { useViewpoint } from "./use-viewpoint.ts";
import { WhatIf } from "./WhatIf.tsx";
import "./replay.css";

/** Shows a record on the match screen, driven by a timeline instead of a match service. */
export function Replay({ replay, n }: { readonly replay: LoadedReplay; readonly n: number | undefined }) {
  const { match, seats } = replay;
  const { result } = replay.record;
  const isReviewable = result !== null && !replay.foreign && !replay.fault && hasBot(replay.loaded.id);
  const canStudy = !replay.foreign && !replay.fault;
  const viewpoint = useViewpoint(replay);
  const { viewer } = viewpoint;
  const isOpen = viewpoint.isOpen === true;
  const updates = useMemo(() => updatesOf(replay, viewer, isOpen), [replay, viewer, isOpen]);
  const turns = useMemo(() => turnsOf(replay.loaded, updates), [replay, updates]);
  const course = useCourse(replay, viewer === "public" ? (result?.winners[0] ?? seat(0)) : viewer);
  const playback = useReplayPlayback(replay, updates, n);
  useReplayAddress(match, n, playback);
  const { tab, setTab, rule, openRule } = useOpenTab(result ? "result" : "log");
  const staged = useReplayTable(replay, playback, viewer, openRule);
  const { loaded } = staged;
  const { update, jump, step } = playback;
  const shareMoment = (): void =>
    shareMatch(match, update.at, matchTitle(replay.loaded, seats), () => Promise.resolve(replay));
  const [isHelpOpen, setHelpOpen] = useState(false);
  const [isForking, setForking] = useState(false);
  const annotate = (): void => openStudyOf(replay, viewer, isOpen);
  useEffect(() => {
    setPageTitle(en.shell.title(`${en.replay.note}: ${loaded.words.title}`));
  }, [loaded]);
  useReplaySpeech(staged, playback, updates.length);
  useHotkeys({
    ...readingKeys(staged),
    " ": playback.toggle,
    "[": () => step(-1),
    "]": () => step(1),
    Home: () => jump(0),
    End: () => jump(updates.length - 1),
    l: () => setTab("log"),
    r: () => setTab("rules"),
    "?": () => setHelpOpen(true),
  });
  return (
    <>
      <TableLayout
        staged={staged}
        tab={tab}
        onTab={setTab}
        onRule={openRule}
        tabs={replayTabs({ replay, playback, staged, course, rule })}
        top={
          <TopBar
            note={en.replay.note}
            onRules={() => setTab("rules")}
            onHelp={() => setHelpOpen(true)}
            menu={
              <ReplayMenu
                replay={replay}
                updates={updates}
                n={update.at}
                viewpoint={viewpoint}
                isReviewable={isReviewable}
                onShare={shareMoment}
                onStudy={canStudy ? annotate : undefined}
              />
            }
          />
        }
        seats={<Seats asked={update.summary.asked} thinking={[]} over={update.summary.over} />}
        overlay={
          <>
            <ReplayFault replay={replay} />
            <BoardCursor />
          </>
        }
        prompt={
          <Timeline updates={updates} turns={turns} playback={playback}>
            <ReplayActions
              viewpoint={viewpoint}
              noFork={noFork(replay, update)}
              onFork={() => setForking(true)}
              onStudy={canStudy ? annotate : undefined}
              onShare={shareMoment}
              onReview={isReviewable ? () => navigate({ at: "review", match }) : undefined}
            />
          </Timeline>
        }
      />
      {isForking && (
        <WhatIf
          replay={replay}
          n={update.at}
          asked={update.summary.asked[0]}
          sides={seats.map((_, i) => staged.text.side(i as Seat))}
          onClose={() => setForking(false)}
        />
      )}
      {isHelpOpen && <KeyList loaded={loaded} onClose={() => setHelpOpen(false)} />}
    </>
  );
}

/** Opens the study of a match: the one that was begun before, or a new one. */
function openStudyOf(replay: LoadedReplay, viewer: Viewer, isOpen: boolean): void {
  import("../study/open-study.ts")
    .then(({ studyOfMatch }) =>
      studyOfMatch(replay, viewer, isOpen, {
        title: en.study.named,
        chapter: en.study.wholeMatch,
        language: language(),
      }),
    )
    .then(
      (study) => navigate({ at: "studies", study }),
      (error: unknown) => showProblem(toProblem(error)),
    );
}

/** Why the match cannot continue from a moment. */
function noFork({ foreign, loaded, record }: LoadedReplay, { summary }: Update): Explanation | undefined {
  if (foreign)
    return { fact: en.replay.foreignFork(record.game, editionName(loaded.game)), cause: <code>RECORD_EDITION</code> };
  return summary.over ? { fact: en.replay.overFork, rule: summary.over.rule } : undefined;
}
