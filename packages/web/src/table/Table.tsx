import { type BoardProps, Icon, type Tab } from "@starboard/ui";
import { editionName, type Seat } from "@starboard/kernel";
import type { ActiveLimit } from "@starboard/wire/host";
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useStore } from "zustand";
import { createMatch } from "../local/index.ts";
import * as en from "../messages/en.ts";
import type { LoadedGame } from "../loaded-game.ts";
import { navigate } from "../router.ts";
import { useSettings } from "../settings/store.ts";
import { badge } from "../shell/badge.ts";
import { announce } from "../shell/announce.tsx";
import { copyLink, recordName, saveText } from "../shell/files.ts";
import { ErrorPage } from "../shell/ErrorPages.tsx";
import { useCompact } from "../shell/media.ts";
import { Loading } from "../shell/Loading.tsx";
import { sound } from "../sound.ts";
import { firstProblem, ProblemError, showProblem, toProblem } from "../problems.ts";
import { ActionList } from "./ActionList.tsx";
import { TableLayout } from "./TableLayout.tsx";
import { GuideOffer } from "../guide/GuideOffer.tsx";
import { HandOver } from "./HandOver.tsx";
import { KeyList, useHotkeys } from "./Shortcuts.tsx";
import { Log } from "./Log.tsx";
import { Notes } from "./Notes.tsx";
import * as playback from "./playback.ts";
import { FairnessTab } from "./FairnessTab.tsx";
import { RulesTab } from "./RulesTab.tsx";
import { Seats } from "./Seats.tsx";
import { localSource } from "./local-source.ts";
import type { MatchSource } from "./match-source.ts";
import { Recap } from "./Recap.tsx";
import { useRecap } from "./use-recap.ts";
import { createTableController, current } from "./table-controller.ts";
import { NO_BUTTONS, promptButtons } from "./prompt-buttons.ts";
import { isAnswerOn, useTableSwitches } from "../settings/question-switches.ts";
import { TableQuestions } from "../settings/Questions.tsx";
import { spokenPrompt, useSpeech } from "./speech.ts";
import { TablePrompt } from "./TablePrompt.tsx";
import { TopBar } from "./TopBar.tsx";
import { usePacing } from "./pacing.ts";
import { askedLocalSeats, useTableView } from "./use-table-view.ts";

/** Features of an online table around the match. */
export interface HostFeatures {
  /** Additional tabs: chat, invitations. */
  readonly tabs: readonly Tab[];
  /** The connection to the host, and what the prompt says about lost connections. */
  readonly connection?: { readonly isUp: boolean; readonly text: string | null };
  /** Notices above the prompt, such as proposals. */
  readonly notice?: ReactNode;
  /** Shown next to a seat's name: clock and presence. */
  readonly seat: (seat: Seat) => ReactNode;
  /** Entries of the match menu. */
  readonly menu?: ReactNode;
  /** Dialogs of the table; they receive the colour and emblem of each seat. */
  readonly dialog?: (colour: (seat: Seat) => number) => ReactNode;
  /** Clocks for the top bar, with time limits of the rules. */
  readonly clock?: (limits: readonly ActiveLimit[]) => ReactNode;
  /** Why the table was closed before its match ended. */
  readonly closed?: string;
  /** Whether a rematch is possible; true if absent. */
  readonly again?: boolean;
  /** Private notes stored by the host; absent for local matches. */
  readonly notes?: ReactNode;
  /** Shown with the turn in the top bar, for example "Guided match". */
  readonly note?: string;
  /** A row of its own above the prompt line; by default the offer of the guided match. */
  readonly strip?: ReactNode;
  /** Shown in the rail above the tabs. */
  readonly rail?: ReactNode;
  /** Content of the fairness tab, if the match has no committed draws. */
  readonly fairness?: ReactNode;
  /** Prompt line of the finished match, if it has no record to replay. */
  readonly overPrompt?: ReactNode;
}

/** A running match, in this browser or on a host. */
export function Table({
  match,
  loaded,
  place = localSource,
  company,
}: {
  readonly match: string;
  readonly loaded: LoadedGame;
  readonly place?: MatchSource;
  readonly company?: HostFeatures;
}) {
  const session = useMemo(
    () =>
      createTableController(match, loaded, place, () => {
        const settings = useSettings.getState();
        const switches = useTableSwitches.getState().of(match);
        return { ...settings, isAutomatic: (answer) => isAnswerOn(loaded.id, answer, settings, switches) };
      }),
    [match, loaded, place],
  );
  useEffect(() => session.open(), [session]);
  // A switch that was turned on answers the open question.
  useEffect(() => {
    const stops = [useSettings.subscribe(() => session.answer()), useTableSwitches.subscribe(() => session.answer())];
    return () => {
      for (const stop of stops) stop();
    };
  }, [session]);
  const compact = useCompact();
  const [tab, setTab] = useState<string | null>(compact ? null : "log");
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
  usePacing(session, loaded, table);
  const { recap, onSkip } = useRecap(
    match,
    loaded,
    table,
    table !== null && askedLocalSeats(table.update, place).length > 0,
  );
  const skip = (): void => {
    onSkip();
    session.move(playback.skip);
  };

  const mine =
    table !== null && table.live && askedLocalSeats(table.update, place).length > 0 && !table.update.summary.over;
  useEffect(() => {
    document.title = en.shell.title(en.table.title(loaded.words.title, mine));
    badge("here", mine ? 1 : 0);
    return () => badge("here", 0);
  }, [loaded, mine]);
  const over = table?.live ? table.update.summary.over : null;
  useEffect(() => {
    if (mine) sound("turn");
  }, [mine, table?.update.at]);
  useEffect(() => {
    if (over) sound("over");
  }, [over]);
  const refusal = table?.state.refusal ?? null;
  const said = table?.staged.text;
  const speak = useRef(said);
  useEffect(() => {
    speak.current = said;
  });
  useEffect(() => {
    if (!refusal) return;
    sound("refused");
    if (speak.current) announce(speak.current.refusal(refusal));
    // Shown long enough to be read; then the question returns.
    const timer = setTimeout(() => session.setState({ refusal: null }), 8000);
    return () => clearTimeout(timer);
  }, [refusal, session]);

  const isAsked = mine && company?.closed === undefined;
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
  const exportRecord = (): void =>
    void place.record(match).then(
      (text) => saveText(text, recordName(update.summary.game, match)),
      (error: unknown) => showProblem(toProblem(error)),
    );
  const rematch = (): void => {
    if (place.rematch) return place.rematch(match);
    // A rematch moves every player to the next seat.
    const seats = update.summary.seats.map((_, i, all) => all[(i + 1) % all.length] as (typeof all)[number]);
    const options = { ...update.summary.options, ...loaded.game.rematchOptions?.(update.view) };
    void createMatch(editionName(loaded.game), options, seats).then(
      (summary) => navigate({ at: "table", match: summary.match }),
      (error: unknown) => showProblem(toProblem(error)),
    );
  };
  const online = (): void =>
    void import("../online/go-online.ts")
      .then(({ goOnline }) => goOnline(match, table.latest))
      .then(
        (name) => navigate({ at: "online", table: name }),
        (error: unknown) => showProblem(toProblem(error)),
      );
  const look = (at: "verify" | "replay"): void =>
    void (place.importFinished?.(match) ?? Promise.resolve(match)).then(
      (kept) => navigate({ at, match: kept }),
      (error: unknown) => showProblem(toProblem(error)),
    );
  const reseat = (seat: Seat, kind: "person" | "bot"): void => {
    const { name, botLevel } = useSettings.getState();
    const occupant =
      kind === "bot"
        ? { name: en.botName(seat), kind, level: botLevel }
        : { name: name.trim() || en.friendName(seat), kind };
    place.setOccupant?.(match, seat, occupant, update.at).catch((error: unknown) => showProblem(toProblem(error)));
  };
  const persons = place.localSeats(update);
  const canReplay = recap !== null && playback.canReplayFrom(current(state), recap.items[0]?.n ?? 0);
  /** Plays again from an entry; earlier moments of a match in this browser are read from its record. */
  const replayFrom = (n: number): void => {
    if (playback.canReplayFrom(current(state), n)) return session.replayFrom(n);
    void place
      .record(match)
      .then(async (text) => {
        const [{ parseRecord }, { buildReplay, updatesOf }] = await Promise.all([
          import("@starboard/kernel"),
          import("../replay/loaded-replay.ts"),
        ]);
        const read = parseRecord(text);
        if (!("ok" in read)) throw new ProblemError(firstProblem(read.bad));
        // A replay counts the entries up to and with the moment's own.
        const moments = updatesOf(buildReplay(match, text, read.ok, loaded), state.viewer);
        session.replayFrom(
          n,
          moments.map((moment) => ({ ...moment, at: moment.at + 1 })),
        );
      })
      .catch((error: unknown) => showProblem(toProblem(error)));
  };
  const tabs: Tab[] = [
    { id: "log", title: en.table.tabs.log, body: <Log /> },
    ...(company?.tabs ?? []),
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
    { id: "notes", title: en.table.tabs.notes, body: company?.notes ?? <Notes match={match} /> },
    {
      id: "proof",
      title: en.table.tabs.proof,
      body: company?.fairness ?? (
        <FairnessTab
          commitment={update.summary.commitment}
          over={update.summary.over !== null}
          onVerify={place.importFinished && !update.summary.over ? undefined : () => look("verify")}
          onExport={exportRecord}
        />
      ),
    },
  ];
  return (
    <>
      <TableLayout
        staged={staged}
        at={update.at}
        still={company?.closed !== undefined}
        tab={tab}
        onTab={setTab}
        onRule={openRule}
        tabs={tabs}
        top={
          <TopBar
            note={company?.note}
            clock={company?.clock?.(update.limits ?? [])}
            onRules={() => open("rules", ".book-search input")}
            onHelp={() => setHelp(true)}
            menu={
              <>
                <button type="button" className="menu-item" onClick={() => copyLink(place.link(match))}>
                  <Icon name="link" />
                  {en.table.share}
                </button>
                {place === localSource && !update.summary.over && (
                  <button type="button" className="menu-item" onClick={online}>
                    <Icon name="person" />
                    {en.online.goOn}
                  </button>
                )}
                {loaded.screen.autoAnswers && (
                  <button type="button" className="menu-item" onClick={() => setQuestions(true)}>
                    <Icon name="check" />
                    {en.questions.title}
                  </button>
                )}
                {company?.menu}
              </>
            }
          />
        }
        seats={
          <Seats
            asked={update.summary.asked}
            closed={company?.closed !== undefined}
            thinking={live ? update.thinking : []}
            over={update.summary.over}
            onSeat={live && place.setOccupant ? reseat : undefined}
            beside={company?.seat}
            onLook={persons.length > 1 ? (seat: Seat) => session.lookAs(seat) : undefined}
          />
        }
        recap={
          recap && (
            <Recap
              key={recap.items[0]?.n}
              recap={recap}
              onShow={showPlace}
              onReplay={place === localSource || canReplay ? replayFrom : undefined}
            />
          )
        }
        guide={company?.notice}
        rail={company?.rail}
        strip={company?.strip ?? (place === localSource ? <GuideOffer /> : null)}
        prompt={
          over && company?.overPrompt ? (
            company.overPrompt
          ) : (
            <TablePrompt
              table={table}
              session={session}
              mine={mine}
              pleads={place.proposeTakeBack !== undefined}
              Verdict={loaded.screen.ResultDetails}
              onRematch={company?.again === false ? undefined : rematch}
              closed={company?.closed}
              connection={company?.connection}
              buttons={buttons}
              onMain={pressMain}
              onNever={(answer) => {
                const { of, set } = useTableSwitches.getState();
                set(match, { ...of(match), [answer.id]: false });
                if (table.plan && table.plan.steps.length === table.plan.automatic) session.undo();
              }}
              onLook={look}
              onShow={showPlace}
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
      {company?.dialog?.((seat) => loaded.screen.badge(staged.board.view, seat).colour)}
      {questions && <TableQuestions match={match} loaded={loaded} onClose={() => setQuestions(false)} />}
      {help && <KeyList loaded={loaded} onClose={() => setHelp(false)} />}
    </>
  );
}
