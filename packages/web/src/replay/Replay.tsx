import type { BoardProps, Explanation, Tab } from "@starboard/ui";
import { Icon } from "@starboard/ui";
import { editionName, type Seat, seat, type Viewer } from "@starboard/kernel";
import type { Update } from "@starboard/wire";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import * as en from "../messages/en.ts";
import { link, navigate } from "../router.ts";
import { useSettings, useStillness } from "../settings/store.ts";
import { announce } from "../shell/announce.tsx";
import { hasBot } from "../games.ts";
import { copyLink, recordName, saveText } from "../shell/files.ts";
import { useCompact } from "../shell/media.ts";
import { createTexts, type TableContext } from "../table/table-context.ts";
import { TableLayout } from "../table/TableLayout.tsx";
import { KeyList, useHotkeys } from "../table/Shortcuts.tsx";
import { Log } from "../table/Log.tsx";
import * as playback from "../table/playback.ts";
import { FairnessTab } from "../table/FairnessTab.tsx";
import { RulesTab } from "../table/RulesTab.tsx";
import { Seats } from "../table/Seats.tsx";
import { TopBar } from "../table/TopBar.tsx";
import { NO_PLAN, refusalText } from "../table/use-table-view.ts";
import { CourseChart } from "../ending/CourseChart.tsx";
import { TurningPoints } from "../ending/Ending.tsx";
import { useCourse } from "../ending/use-course.ts";
import "../ending/ending.css";
import { Luck, Result } from "./Result.tsx";
import { Analysis } from "./Analysis.tsx";
import { loadedAt, type LoadedReplay, ownSeat, turnsOf, updatesOf } from "./loaded-replay.ts";
import { Timeline } from "./Timeline.tsx";
import { WhatIf } from "./WhatIf.tsx";
import "./replay.css";

const nothing = (): void => undefined;
const unknown = (): undefined => undefined;

/** Shows a record on the match screen, driven by a timeline instead of a match service. */
export function Replay({ replay, n }: { readonly replay: LoadedReplay; readonly n: number | undefined }) {
  const { match, seats } = replay;
  const compact = useCompact();
  const { theme, speed, name: ownName } = useSettings();
  const reducedMotion = useStillness();
  const [viewer, setViewer] = useState<Viewer>(() => ownSeat(seats, ownName) ?? "public");
  const isOver = replay.record.result !== null;
  const isReviewable = isOver && !replay.foreign && !replay.fault && hasBot(replay.loaded.id);
  const [isOpen, setOpen] = useState(isOver);
  const updates = useMemo(() => updatesOf(replay, viewer, isOpen), [replay, viewer, isOpen]);
  const course = useCourse(replay, viewer === "public" ? (replay.record.result?.winners[0] ?? seat(0)) : viewer);
  const turns = useMemo(() => turnsOf(replay.loaded, updates), [replay, updates]);
  const [place, setPlace] = useState({ cursor: cursorOf(updates, n), shownCount: 0, paused: true });
  const loaded = loadedAt(replay, place.cursor);
  const [tab, setTab] = useState<string | null>(compact ? null : replay.record.result ? "result" : "log");
  const [wasCompact, setWasCompact] = useState(compact);
  // A page that is made narrow shows the board, not the last tab over it.
  if (compact !== wasCompact) {
    setWasCompact(compact);
    setTab(compact ? null : "log");
  }
  const [rule, setRule] = useState<string | null>(null);
  const [help, setHelp] = useState(false);
  const [forking, setForking] = useState(false);
  const play = useMemo(() => ({ ...place, moments: updates }), [place, updates]);
  const move = useCallback(
    (step: (p: playback.Playback) => playback.Playback): void =>
      setPlace((before) => {
        const { cursor, shownCount, paused } = step({ ...before, moments: updates });
        return { cursor, shownCount, paused };
      }),
    [updates],
  );
  const jump = useCallback((cursor: number): void => setPlace({ cursor, shownCount: 0, paused: true }), []);
  const update = updates[place.cursor] as (typeof updates)[number];
  const shownFact = useMemo(() => playback.currentFact(play), [play]);
  const pastFacts = useMemo(() => playback.factsSoFar(play), [play]);
  const ended = playback.isLive(play);
  const running = !place.paused && !ended;

  useEffect(() => {
    if (!running) return;
    const pause = shownFact ? loaded.screen.duration(shownFact.fact) / speed : 60;
    const timer = setTimeout(() => move(playback.forward), pause);
    return () => clearTimeout(timer);
  }, [running, shownFact, speed, loaded, move, place]);

  // The address and the shown moment follow each other, so the address can be copied at any time.
  const followed = useRef(n);
  const here = update.at;
  useEffect(() => {
    if (running || followed.current === here) return;
    followed.current = here;
    navigate({ at: "replay", match, n: here }, true);
  }, [running, here, match]);
  useEffect(() => {
    if (n === undefined || n === followed.current) return;
    followed.current = n;
    jump(cursorOf(updates, n));
  }, [n, updates, jump]);
  useEffect(() => {
    document.title = en.shell.title(`${en.replay.note}: ${loaded.words.title}`);
  }, [loaded]);

  const openRule = useCallback((wanted: string): void => {
    setRule(wanted);
    setTab("rules");
  }, []);
  const text = useMemo(
    () => createTexts(loaded, update.view, seats, viewer, refusalText),
    [loaded, update, seats, viewer],
  );
  const board = useMemo<BoardProps>(
    () => ({
      view: update.view,
      committed: update.view,
      viewer,
      seats,
      words: loaded.words,
      offers: [],
      plan: NO_PLAN,
      choose: nothing,
      propose: nothing,
      undo: nothing,
      whyNot: unknown,
      preview: unknown,
      currentFact: shownFact?.fact ?? null,
      pastFacts,
      openRule,
      announce,
      theme,
      reducedMotion,
      compact,
    }),
    [update, viewer, seats, loaded, shownFact, pastFacts, openRule, theme, reducedMotion, compact],
  );
  const isEnd = update.summary.over !== null;
  const staged: TableContext = { loaded, board, seats, viewer, pastFacts, currentFact: shownFact, isOver: isEnd, text };
  const toggle = (): void =>
    ended ? setPlace({ cursor: 0, shownCount: 0, paused: false }) : move((p) => playback.pause(p, !p.paused));
  useHotkeys({
    " ": toggle,
    "[": () => move(playback.back),
    "]": () => move((p) => playback.pause(playback.forward(p), true)),
    Home: () => jump(0),
    End: () => jump(updates.length - 1),
    l: () => setTab("log"),
    r: () => setTab("rules"),
    "?": () => setHelp(true),
  });

  const save = (): void => saveText(replay.text, recordName(replay.record.game, match));
  const saveLog = (): void => {
    const all = playback.factsSoFar({ ...play, cursor: updates.length - 1, shownCount: 0 });
    saveText(
      `${all.map(({ fact }) => `${text.fact(fact)} [${fact.rule}]`).join("\n")}\n`,
      recordName(replay.record.game, match).replace(/json$/, "txt"),
      "text/plain",
    );
  };
  const tabs: Tab[] = [
    {
      id: "result",
      title: en.table.tabs.result,
      body: (
        <div className="panel-stack">
          <Result replay={replay} />
          {course && <CourseChart course={course} />}
          {isOver && <TurningPoints course={course} onReplay={(entry) => jump(cursorOf(updates, entry - 1))} />}
        </div>
      ),
    },
    { id: "log", title: en.table.tabs.log, body: <Log onChoose={(entry) => jump(cursorOf(updates, entry))} /> },
    { id: "reasons", title: en.table.tabs.reasons, body: <Analysis replay={replay} n={here} /> },
    ...(loaded.screen.dice ? [{ id: "luck", title: en.table.tabs.luck, body: <Luck replay={replay} /> }] : []),
    ...loaded.screen.panels.map(({ id, title, Body }) => ({
      id: `game-${id}`,
      title,
      body: (
        <div className="panel">
          <Body {...board} />
        </div>
      ),
    })),
    { id: "rules", title: en.table.tabs.rules, body: <RulesTab source={loaded.rules} rule={rule} /> },
    {
      id: "proof",
      title: en.table.tabs.proof,
      body: (
        <FairnessTab
          commitment={replay.record.commitment}
          over={replay.record.result !== null}
          onVerify={() => navigate({ at: "verify", match })}
          onExport={save}
        />
      ),
    },
  ];
  return (
    <>
      <TableLayout
        staged={staged}
        tab={tab}
        onTab={setTab}
        onRule={openRule}
        tabs={tabs}
        top={
          <TopBar
            note={en.replay.note}
            onRules={() => setTab("rules")}
            onHelp={() => setHelp(true)}
            menu={
              <>
                {isOver && (
                  <button type="button" className="menu-item" aria-pressed={isOpen} onClick={() => setOpen(!isOpen)}>
                    <Icon name={isOpen ? "check" : "lock"} />
                    {en.replay.openHands}
                  </button>
                )}
                {isReviewable && (
                  <a className="menu-item" {...link({ at: "review", match })}>
                    <Icon name="chart" />
                    {en.review.open}
                  </a>
                )}
                <button type="button" className="menu-item" onClick={() => copyLink({ at: "replay", match, n: here })}>
                  <Icon name="link" />
                  {en.replay.share}
                </button>
                <button type="button" className="menu-item" onClick={save}>
                  <Icon name="save" />
                  {en.replay.download}
                </button>
                <button type="button" className="menu-item" onClick={saveLog}>
                  <Icon name="book" />
                  {en.replay.transcript}
                </button>
              </>
            }
          />
        }
        seats={<Seats asked={update.summary.asked} thinking={[]} over={update.summary.over} />}
        overlay={
          replay.foreign ? (
            <p className="replay-fault" role="alert">
              <Icon name="warn" /> {en.replay.foreign(replay.record.game, editionName(loaded.game), replay.fault?.n)}{" "}
              <code>RECORD_EDITION</code>
            </p>
          ) : (
            replay.fault && (
              <p className="replay-fault" role="alert">
                <Icon name="warn" /> {en.replay.faulty(replay.fault.n)} {en.problem(replay.fault.code)}{" "}
                <code>{replay.fault.code}</code>
              </p>
            )
          )
        }
        prompt={
          <Timeline
            updates={updates}
            turns={turns}
            cursor={place.cursor}
            running={running}
            viewer={viewer}
            onViewer={setViewer}
            isOpen={isOver ? isOpen : null}
            onOpen={setOpen}
            onJump={jump}
            onStep={(way) => move((p) => (way < 0 ? playback.back(p) : playback.pause(playback.forward(p), true)))}
            onToggle={toggle}
            noFork={noFork(replay, update)}
            onFork={() => setForking(true)}
            onReview={isReviewable ? () => navigate({ at: "review", match }) : undefined}
          />
        }
      />
      {forking && (
        <WhatIf
          replay={replay}
          n={here}
          asked={update.summary.asked[0]}
          sides={seats.map((_, i) => text.side(i as Seat))}
          onClose={() => setForking(false)}
        />
      )}
      {help && <KeyList loaded={loaded} onClose={() => setHelp(false)} />}
    </>
  );
}

/** Why the match cannot continue from a moment. */
function noFork({ foreign, loaded, record }: LoadedReplay, { summary }: Update): Explanation | undefined {
  if (foreign)
    return { fact: en.replay.foreignFork(record.game, editionName(loaded.game)), cause: <code>RECORD_EDITION</code> };
  return summary.over ? { fact: en.replay.overFork, rule: summary.over.rule } : undefined;
}

/** The moment for an entry number: the last one that is not later. */
function cursorOf(updates: readonly { readonly at: number }[], n: number | undefined): number {
  if (n === undefined) return 0;
  const after = updates.findIndex(({ at }) => at > n);
  return after < 0 ? updates.length - 1 : Math.max(0, after - 1);
}
