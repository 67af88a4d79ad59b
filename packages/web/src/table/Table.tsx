import type { BoardProps, Tab } from "@starboard/ui";
import { editionName, type Seat, seat } from "@starboard/kernel";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useStore } from "zustand";
import * as en from "../messages/en.ts";
import type { LoadedGame } from "../loaded-game.ts";
import { useSettings } from "../settings/store.ts";
import { badge } from "../shell/badge.ts";
import { announce } from "../shell/announce.tsx";
import { copyLink } from "../shell/files.ts";
import { ErrorPage } from "../shell/ErrorPages.tsx";
import { useCompact } from "../shell/media.ts";
import { Loading } from "../shell/Loading.tsx";
import { sound } from "../sound.ts";
import { ActionList } from "./ActionList.tsx";
import { AlarmPanel } from "./AlarmPrompt.tsx";
import type { GivenAnswer } from "./auto-answers.ts";
import { ChosenLine } from "./ChosenLine.tsx";
import { TableLayout } from "./TableLayout.tsx";
import { GuideOffer } from "../guide/GuideOffer.tsx";
import { EditionDialog } from "./EditionDialog.tsx";
import { HandOver } from "./HandOver.tsx";
import type { HostFeatures } from "./host-features.ts";
import { KeyList, useHotkeys } from "./Shortcuts.tsx";
import { Log } from "./Log.tsx";
import { Notes } from "./Notes.tsx";
import * as playback from "./playback.ts";
import { FairnessTab } from "./FairnessTab.tsx";
import { RulesTab } from "./RulesTab.tsx";
import { Seats } from "./Seats.tsx";
import { Ending, TurningPoints } from "../ending/Ending.tsx";
import { OverPrompt } from "../ending/OverPrompt.tsx";
import { useCourse, useEndedReplay } from "../ending/use-course.ts";
import { matchActions } from "./match-actions.ts";
import { localSource } from "./local-source.ts";
import { askedLocalSeats, type MatchSource } from "./match-source.ts";
import { PlaceNumbers } from "./PlaceNumbers.tsx";
import { Recap } from "./Recap.tsx";
import { useRecap } from "./use-recap.ts";
import { createTableController } from "./table-controller.ts";
import { current } from "./table-state.ts";
import { NO_BUTTONS, promptButtons } from "./prompt-buttons.ts";
import { isAnswerOn, useTableSwitches } from "../settings/question-switches.ts";
import { TableQuestions } from "../settings/Questions.tsx";
import { spokenPrompt, useSpeech } from "./speech.ts";
import { TablePrompt } from "./TablePrompt.tsx";
import { TableMenu } from "./TableMenu.tsx";
import { TopBar } from "./TopBar.tsx";
import { usePacing } from "./pacing.ts";
import { useEdition } from "./use-edition.ts";
import { useTableView } from "./use-table-view.ts";

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
  const session = useMemo(
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
  useEffect(() => session.open(), [session]);
  // A switch that was turned on answers the open question.
  useEffect(() => {
    const unsubscribes = [
      useSettings.subscribe(() => session.answer()),
      useTableSwitches.subscribe(() => session.answer()),
    ];
    return () => {
      for (const unsubscribe of unsubscribes) unsubscribe();
    };
  }, [session]);
  const compact = useCompact();
  const [tab, setTab] = useState<string | null>(initialTab ?? (compact ? null : "log"));
  const [wasCompact, setWasCompact] = useState(compact);
  // A page that is made narrow shows the board, not the last tab over it.
  if (compact !== wasCompact) {
    setWasCompact(compact);
    setTab(compact ? null : "log");
  }
  const [rule, setRule] = useState<string | null>(null);
  const [help, setHelp] = useState(false);
  const [questions, setQuestions] = useState(false);
  const openRule = useCallback((wanted: string): void => {
    setRule(wanted);
    setTab("rules");
  }, []);
  const [shownPlace, setShownPlace] = useState<BoardProps["shownPlace"]>(null);
  const showPlace = useCallback(
    (place: string): void => {
      setShownPlace((before) => ({ place, request: (before?.request ?? 0) + 1 }));
      if (compact) setTab(null);
    },
    [compact],
  );
  const table = useTableView(session, loaded, openRule, shownPlace);
  const gone = useStore(session, (s) => s.gone);
  const playedBy = table?.latest.summary.game;
  useEffect(() => onEdition(playedBy), [playedBy, onEdition]);
  const [isAskingEdition, setAskingEdition] = useState(false);
  usePacing(session, loaded, table);
  const { recap: found, onSkip } = useRecap(
    match,
    loaded,
    table,
    table !== null && askedLocalSeats(table.update, source).length > 0,
  );
  const recap = source.asksEverything ? null : found;
  const skip = (): void => {
    onSkip();
    session.move(playback.skip);
  };

  const mine =
    table !== null && table.live && askedLocalSeats(table.update, source).length > 0 && !table.update.summary.over;
  useEffect(() => {
    document.title = en.shell.title(en.table.title(loaded.words.title, mine));
    badge("here", mine ? 1 : 0);
    return () => badge("here", 0);
  }, [loaded, mine]);
  const over = table?.live ? table.update.summary.over : null;
  useEffect(() => {
    if (mine) sound("turn");
  }, [mine, table?.update.at]);
  const [isFolded, setFolded] = useState(false);
  const viewer = table?.state.viewer ?? "public";
  const endedReplay = useEndedReplay(match, source, over !== null && host?.overPrompt === undefined);
  const course = useCourse(endedReplay, viewer === "public" ? (over?.winners[0] ?? seat(0)) : viewer);
  const hasCourse = course !== null;
  useEffect(() => {
    if (over) sound("over");
  }, [over]);
  const [hadCourse, setHadCourse] = useState(false);
  // The course opens the tab of the result once.
  if (hasCourse !== hadCourse) {
    setHadCourse(hasCourse);
    if (hasCourse && !compact) setTab("result");
  }
  const refusal = table?.state.refusal ?? null;
  const text = table?.staged.text;
  const latestText = useRef(text);
  useEffect(() => {
    latestText.current = text;
  });
  useEffect(() => {
    if (!refusal) return;
    sound("refused");
    if (latestText.current) announce(latestText.current.refusal(refusal));
    // Shown long enough to be read; then the question returns.
    const timer = setTimeout(() => session.setState({ refusal: null }), 8000);
    return () => clearTimeout(timer);
  }, [refusal, session]);

  const isAsked = mine && host?.closed === undefined;
  const board = table?.staged.board;
  const plan = table?.plan ?? null;
  const proposal = (isAsked && table?.state.proposal) || null;
  const buttons = useMemo(
    () =>
      board
        ? promptButtons(loaded, board, {
            planned: plan ? plan.steps.length - plan.automatic : 0,
            closed: !isAsked || plan?.closed === true,
            proposal,
          })
        : NO_BUTTONS,
    [loaded, board, plan, proposal, isAsked],
  );
  /** Does what the main button shows, so that the button and the key `c` cannot differ. */
  const pressMain = (): void => {
    const { main } = buttons;
    if (!main) return;
    if (main.is !== "action") {
      sound("commit");
      session.commit();
    } else if (main.action.refusal) session.setState({ refusal: main.action.refusal });
    else {
      sound("commit");
      session.press(main.action);
    }
  };
  useSpeech(table && table.live && table.state.covered === null ? spokenPrompt(table, mine) : null);

  const focusFirst = (selector: string): void =>
    void requestAnimationFrame(() => document.querySelector<HTMLElement>(selector)?.focus());
  const open = (id: string, selector: string): void => {
    setTab(id);
    focusFirst(selector);
  };
  useHotkeys({
    u: () => session.undo(),
    c: pressMain,
    a: () => open("acts", ".acts-panel button, .acts-panel input"),
    l: () => open("log", ".log"),
    r: () => open("rules", ".book-search input"),
    m: () => {
      const { sound: on, set } = useSettings.getState();
      set({ sound: !on });
      announce(on ? en.shell.sound.off : en.shell.sound.on);
    },
    "?": () => setHelp(true),
    " ": table && !table.live ? skip : undefined,
    "[": () => session.move(playback.back),
    "]": () => session.move(playback.forward),
  });

  if (!table)
    return gone ? <ErrorPage problem={gone} title={loaded.words.title} /> : <Loading text={en.table.opening} />;
  const { state, update, live, staged } = table;
  const { newerEdition } = table.latest;
  const onNever = (answer: GivenAnswer): void => {
    const { of, set } = useTableSwitches.getState();
    set(match, { ...of(match), [answer.id]: false });
    if (table.plan && table.plan.steps.length === table.plan.automatic) session.undo();
  };
  const actions = matchActions(match, loaded, source, session, table);
  const Details = loaded.screen.ResultDetails;
  const ending = over && host?.overPrompt === undefined && (
    <Ending over={over} course={course} details={Details && <Details {...staged.board} />} />
  );
  const turningPoints = <TurningPoints course={course} onReplay={(n) => actions.open("replay", Math.max(0, n - 1))} />;
  const persons = source.localSeats(update);
  const canReplay = recap !== null && playback.canReplayFrom(current(state), recap.items[0]?.n ?? 0);
  const tabs: Tab[] = [
    ...(ending && !compact ? [{ id: "result", title: en.table.tabs.result, body: turningPoints }] : []),
    { id: "log", title: en.table.tabs.log, body: <Log /> },
    ...(host?.tabs ?? []),
    ...loaded.screen.panels.map(({ id, title, Body }) => ({
      id: `game-${id}`,
      title,
      body: (
        <div className="panel">
          <Body {...staged.board} />
        </div>
      ),
    })),
    { id: "acts", title: en.table.tabs.acts, body: <ActionList onChosen={compact ? () => setTab(null) : undefined} /> },
    { id: "rules", title: en.table.tabs.rules, body: <RulesTab source={loaded.rules} rule={rule} /> },
    { id: "notes", title: en.table.tabs.notes, body: host?.notes ?? <Notes match={match} /> },
    {
      id: "proof",
      title: en.table.tabs.proof,
      body: host?.fairness ?? (
        <FairnessTab
          commitment={update.summary.commitment}
          over={update.summary.over !== null}
          onVerify={source.importFinished && !update.summary.over ? undefined : () => actions.open("verify")}
          onExport={actions.exportRecord}
        />
      ),
    },
  ];
  return (
    <>
      <TableLayout
        staged={staged}
        at={update.at}
        still={host?.closed !== undefined}
        tab={tab}
        onTab={setTab}
        onRule={openRule}
        tabs={tabs}
        top={
          <TopBar
            note={host?.note}
            clock={host?.clock?.(update.limits ?? [])}
            onRules={() => open("rules", ".book-search input")}
            onHelp={() => setHelp(true)}
            menu={
              <TableMenu
                onShare={() => copyLink(source.link(match))}
                onGoOnline={source === localSource && !update.summary.over ? actions.goOnline : undefined}
                onQuestions={loaded.screen.autoAnswers ? () => setQuestions(true) : undefined}
                edition={source.continueByEdition && newerEdition}
                onEdition={() => setAskingEdition(true)}
                further={host?.menu}
              />
            }
          />
        }
        ended={
          ending &&
          !isFolded && (
            <>
              {ending}
              {/* The result above says that the course is being calculated. */}
              {compact && hasCourse && turningPoints}
            </>
          )
        }
        seats={
          <Seats
            asked={update.summary.asked}
            closed={host?.closed !== undefined}
            thinking={live ? update.thinking : []}
            over={update.summary.over}
            onSeat={live && source.setOccupant ? actions.reseat : undefined}
            beside={host?.seat}
            onLook={persons.length > 1 ? (seat: Seat) => session.lookAs(seat) : undefined}
          />
        }
        recap={
          recap && (
            <Recap
              key={recap.items[0]?.n}
              recap={recap}
              onShow={showPlace}
              onReplay={source === localSource || canReplay ? actions.replayFrom : undefined}
            />
          )
        }
        overlay={recap && <PlaceNumbers items={recap.items} />}
        guide={
          <>
            {host?.notice}
            <div className="board-notices">
              <AlarmPanel
                isOn={live && over === null && host?.closed === undefined && state.covered === null}
                isAsked={isAsked && plan?.closed !== true}
                onMoves={(moves) => session.planMoves(moves, true)}
                onShow={showPlace}
              />
              {compact && live && !over && (
                <ChosenLine given={state.given.filter(({ seat }) => seat === state.viewer)} onNever={onNever} />
              )}
            </div>
          </>
        }
        rail={host?.rail}
        strip={host?.strip ?? (source === localSource ? <GuideOffer /> : null)}
        prompt={
          over ? (
            (host?.overPrompt ?? (
              <OverPrompt
                over={over}
                actions={actions}
                isLocal={source === localSource}
                canPlayAgain={host?.again !== false}
                isFolded={course === null ? null : isFolded}
                onFold={() => setFolded(!isFolded)}
                onShare={() => (source === localSource ? actions.exportRecord() : copyLink({ at: "replay", match }))}
              />
            ))
          ) : (
            <TablePrompt
              table={table}
              session={session}
              mine={mine}
              pleads={source.proposeTakeBack !== undefined}
              closed={host?.closed}
              connection={host?.connection}
              buttons={buttons}
              onMain={pressMain}
              onNever={onNever}
              onSkip={skip}
            />
          )
        }
      />
      {state.covered !== null && (
        <HandOver
          name={staged.text.seat(state.covered)}
          badge={loaded.screen.badge(staged.board.view, state.covered)}
          onReady={() => session.uncover()}
        />
      )}
      {host?.dialog?.((seat) => loaded.screen.badge(staged.board.view, seat).colour)}
      {isAskingEdition && newerEdition !== undefined && (
        <EditionDialog
          game={editionName({ id: loaded.id, edition: loaded.game.edition })}
          to={newerEdition}
          asksOthers={source.asksOthers === true}
          choices={[
            { label: en.table.edition.stay },
            {
              label: source.asksOthers === true ? en.table.edition.ask : en.table.edition.go,
              main: true,
              run: () => actions.continueByEdition(newerEdition),
            },
          ]}
          onClose={() => setAskingEdition(false)}
        />
      )}
      {questions && <TableQuestions match={match} loaded={loaded} onClose={() => setQuestions(false)} />}
      {help && <KeyList loaded={loaded} onClose={() => setHelp(false)} />}
    </>
  );
}
