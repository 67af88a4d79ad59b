import { Icon, type Tab, useMemo } from "@starboard/ui";
import { type Act, type Seat, seat as seatOf } from "@starboard/kernel";
import { type ReactNode, useCallback, useEffect, useState } from "react";
import { useStore } from "zustand";
import * as en from "../messages/en.ts";
import { link, navigate } from "../router.ts";
import { WhatIf } from "../replay/WhatIf.tsx";
import { isRoll, type LoadedReplay, ownSeat } from "../replay/loaded-replay.ts";
import { useSettings } from "../settings/store.ts";
import { recordName, saveText } from "../shell/files.ts";
import { useCompact, useMedia } from "../shell/media.ts";
import { setPageTitle } from "../shell/page-title.ts";
import { ActionList } from "../table/ActionList.tsx";
import { Log } from "../table/Log.tsx";
import { RulesTab } from "../table/RulesTab.tsx";
import { BoardCursor } from "../table/BoardCursor.tsx";
import { readingKeys } from "../table/reading-keys.ts";
import { Seats } from "../table/Seats.tsx";
import { KeyList, useHotkeys } from "../table/Shortcuts.tsx";
import { TableLayout } from "../table/TableLayout.tsx";
import { TopBar } from "../table/TopBar.tsx";
import { BalancePanel } from "./BalancePanel.tsx";
import { canRetry, listedMoments, type MomentFilter } from "./listed-moments.ts";
import { MomentList } from "./MomentList.tsx";
import { RetryStrip } from "./RetryStrip.tsx";
import { type ReviewJob, reviewJobOf, type ReviewState } from "./review-job.ts";
import { MomentPrompt, RetryPrompt, type Shown } from "./ReviewPrompt.tsx";
import { ReviewOnward } from "./ReviewOnward.tsx";
import { ReviewProgress } from "./ReviewProgress.tsx";
import { useMomentBoard } from "./use-moment-board.ts";
import { factsOf, stepOf, type TextsAt, useTextsAt, useTurns } from "./use-review-texts.ts";
import { useRetry } from "./use-retry.ts";
import { WinChanceCurve } from "./WinChanceCurve.tsx";
import "./review.css";

const NO_ACTS: readonly Act[] = [];

/** Which moments are shown, which one is chosen, and the walk through the mistakes. */
function useReview(replay: LoadedReplay, job: ReviewJob, n: number | undefined) {
  const { match, seats } = replay;
  const { name } = useSettings();
  const state = useStore(job.state);
  const [seat, setSeat] = useState<Seat>(() => ownSeat(seats, name) ?? seatOf(0));
  const [chosenFilter, setFilter] = useState<MomentFilter>("errors");
  // Where mistakes may not be named, there is nothing to choose from.
  const filter = state.review?.scope.classes === false ? "all" : chosenFilter;
  const [shown, setShown] = useState<Shown>("better");
  const listed = useMemo(() => listedMoments(state.moments, seat, filter), [state.moments, seat, filter]);
  const textAt = useTextsAt(
    replay,
    seat,
    listed.map((moment) => moment.n),
  );
  const [retry, beginRetry] = useRetry(job, textAt, (at) => stepOf(replay, at));
  const chosen = retry?.moment ?? listed.find((moment) => moment.n === n) ?? listed[0] ?? null;
  const index = listed.findIndex((moment) => moment.n === chosen?.n);
  const choose = (wanted: number): void => {
    setShown("better");
    navigate({ at: "review", match, n: wanted }, true);
  };
  const step = (way: -1 | 1): void => {
    const next = listed[index + way];
    if (next && !retry) choose(next.n);
  };
  const isOpen = retry?.outcomes[retry.index] === "open";
  // A unit is tried again from the act on in which it went wrong.
  const from = retry?.point.place ?? 0;
  // While the seat is asked again, the board must not show the answer.
  const acts = useMemo(
    () =>
      !chosen || isOpen || shown === "before"
        ? NO_ACTS
        : shown === "played"
          ? chosen.chosen.acts
          : chosen.best.acts.slice(from),
    [chosen, isOpen, shown, from],
  );
  return {
    state,
    seat,
    setSeat,
    filter,
    setFilter,
    shown,
    setShown,
    listed,
    textAt,
    retry,
    beginRetry,
    chosen,
    index,
    choose,
    step,
    acts,
    boardAt: retry?.point.n ?? chosen?.n ?? null,
    onAct: isOpen && retry ? retry.attempt : null,
  };
}

/** The review of a match on the match screen: its moments one by one, on the board its seat saw. */
export function ReviewTable({ replay, n }: { readonly replay: LoadedReplay; readonly n: number | undefined }) {
  const { seats, record } = replay;
  const compact = useCompact();
  // A large window shows the curve below the board, so that the rail has room for the moments.
  const isRoomy = useMedia("(min-width: 1181px) and (min-height: 860px)");
  const job = useMemo(() => reviewJobOf(replay), [replay]);
  const review = useReview(replay, job, n);
  const { state, seat, retry, chosen, listed, textAt, step } = review;
  const [tab, setTab] = useState<string | null>(compact ? null : "moments");
  const [rule, setRule] = useState<string | null>(null);
  const [dialog, setDialog] = useState<"whatIf" | "keys" | null>(null);
  const openRule = useCallback((wanted: string): void => {
    setRule(wanted);
    setTab("rules");
  }, []);
  const last = record.entries.length;
  const attempt = closingFirst(review.onAct, compact ? () => setTab(null) : null);
  const staged = useMomentBoard(replay, review.boardAt ?? last, seat, review.acts, openRule, attempt);
  useEffect(() => {
    setPageTitle(en.shell.title(`${en.review.title}: ${staged.loaded.words.title}`));
  }, [staged.loaded]);
  const show = (wanted: string): void => setTab((open) => (open === null ? null : wanted));
  const learn = (from?: number): void => {
    setTab(compact ? null : "acts");
    review.beginRetry(listed, from);
  };
  const tryAgain = (): void => {
    if (chosen && !retry && canRetry(chosen)) learn(chosen.n);
  };
  const leaveRetry = (): void => {
    show("moments");
    retry?.leave();
  };
  useHotkeys({
    ...readingKeys(staged),
    "[": () => step(-1),
    "]": () => step(1),
    t: tryAgain,
    h: retry ? retry.hint : undefined,
    w: () => (chosen ? setDialog("whatIf") : undefined),
    r: () => setTab("rules"),
    "?": () => setDialog("keys"),
  });
  const turns = useTurns(replay, seat);
  const progress = <ReviewProgress state={state} job={job} listed={listedMoments(state.moments, seat, "all").length} />;
  const curve = <Curve review={review} turns={turns.list} of={last} />;
  const strip = retry && <RetryStrip retry={retry} text={textAt(retry.moment.n)} />;
  const { rules } = staged.loaded;
  const tabs = reviewTabs({
    replay,
    review,
    turns,
    curve: isRoomy ? null : curve,
    rule,
    source: rules,
    onLearn: learn,
    onLeaveRetry: leaveRetry,
    onMoments: () => show("moments"),
    // On a phone the column beside the board is in sheets.
    progress: compact ? progress : null,
  });
  return (
    <>
      <TableLayout
        staged={staged}
        tab={tab}
        onTab={setTab}
        onRule={openRule}
        tabs={tabs}
        at={review.boardAt ?? last}
        top={
          <TopBar
            note={en.review.title}
            onRules={() => setTab("rules")}
            onHelp={() => setDialog("keys")}
            menu={<ReviewMenu replay={replay} state={state} n={chosen?.n} />}
          />
        }
        overlay={<BoardCursor />}
        seats={<Seats asked={chosen ? [chosen.by] : []} thinking={[]} over={record.result} />}
        rail={
          <>
            {!compact && progress}
            {!compact && strip}
          </>
        }
        strip={compact ? strip : isRoomy ? <div className="review-dock">{curve}</div> : undefined}
        prompt={
          retry ? (
            <RetryPrompt retry={retry} onLeave={leaveRetry} />
          ) : (
            <MomentPrompt
              moment={chosen}
              turn={chosen ? turns.nameAt(chosen.n) : ""}
              index={review.index}
              of={listed.length}
              shown={review.shown}
              onShown={review.setShown}
              onStep={step}
              onWhatIf={() => setDialog("whatIf")}
              onTryAgain={chosen && canRetry(chosen) ? tryAgain : undefined}
            />
          )
        }
      />
      {dialog === "whatIf" && chosen && (
        <WhatIf
          replay={replay}
          n={chosen.n - 1}
          asked={chosen.by}
          sides={seats.map((_, i) => staged.text.side(i as Seat))}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === "keys" && <KeyList loaded={staged.loaded} onClose={() => setDialog(null)} />}
    </>
  );
}

/** On a phone the list of actions covers what is said of the chosen one, so that it is closed first. */
const closingFirst = (onAct: ((act: Act) => void) | null, close: (() => void) | null): typeof onAct =>
  onAct &&
  ((act) => {
    close?.();
    onAct(act);
  });

/** The win chances over the match, with the listed moments. */
function Curve({
  review: { state, listed, chosen, choose },
  turns,
  of,
}: {
  readonly review: ReturnType<typeof useReview>;
  readonly turns: ReturnType<typeof useTurns>["list"];
  /** Entries of the match. */
  readonly of: number;
}) {
  return (
    <WinChanceCurve
      moments={state.moments}
      open={state.open}
      marked={listed}
      chosen={chosen?.n ?? null}
      turns={turns}
      of={of}
      onChoose={choose}
    />
  );
}

/** The entries of the menu: the replay at this moment, and the review as a file. */
function ReviewMenu({
  replay: { match, record },
  state: { review },
  n,
}: {
  readonly replay: LoadedReplay;
  readonly state: ReviewState;
  readonly n: number | undefined;
}) {
  const save = (): void =>
    saveText(JSON.stringify(review), recordName(record.game, match).replace(/json$/, "review.json"));
  return (
    <>
      <a className="menu-item" {...link({ at: "replay", match, ...(n !== undefined && { n: n - 1 }) })}>
        <Icon name="play" />
        {en.review.replay}
      </a>
      {review && (
        <button type="button" className="menu-item" onClick={save}>
          <Icon name="save" />
          {en.review.download}
        </button>
      )}
    </>
  );
}

function reviewTabs({
  replay,
  review,
  turns,
  curve,
  rule,
  source,
  onLearn,
  onLeaveRetry,
  onMoments,
  progress,
}: {
  readonly replay: LoadedReplay;
  readonly review: ReturnType<typeof useReview>;
  readonly turns: ReturnType<typeof useTurns>;
  /** The win chances over the match; null if they stand below the board. */
  readonly curve: ReactNode;
  readonly rule: string | null;
  readonly source: string;
  readonly onLearn: () => void;
  readonly onLeaveRetry: () => void;
  /** Opens the list of moments. */
  readonly onMoments: () => void;
  readonly progress: ReactNode;
}): Tab[] {
  const { match, loaded } = replay;
  const { state, seat, retry, chosen, listed, choose } = review;
  const textAt: TextsAt = review.textAt;
  return [
    ...(retry ? [{ id: "acts", title: en.table.tabs.acts, body: <ActionList /> }] : []),
    {
      id: "moments",
      title: en.review.moments,
      body: (
        <MomentList
          progress={progress}
          curve={curve}
          moments={listed}
          chosen={chosen}
          seat={seat}
          filter={review.filter}
          turnOf={turns.nameAt}
          textAt={textAt}
          isComplete={state.is === "complete"}
          note={state.review?.scope.classes === false ? en.review.notMeasured(loaded.words.title) : null}
          onward={<ReviewOnward game={loaded.id} />}
          onLearn={retry || !listed.some(canRetry) ? undefined : onLearn}
          onChoose={(wanted) => {
            onLeaveRetry();
            choose(wanted);
          }}
          onSeat={(wanted) => {
            onLeaveRetry();
            review.setSeat(wanted);
          }}
          onFilter={review.setFilter}
        />
      ),
    },
    {
      id: "balance",
      title: en.review.balance.tab,
      body: (
        <BalancePanel
          review={state.review}
          seat={seat}
          words={{
            turnOf: turns.nameAt,
            factsOf: factsOf(replay, seat),
            diceOf: ({ draws }) => draws.filter((draw) => isRoll(loaded.screen.dice, draw)),
            onMoment: (n) => {
              onMoments();
              choose(n);
            },
            onEntry: (n) => navigate({ at: "replay", match, n }),
          }}
        />
      ),
    },
    {
      id: "log",
      title: en.table.tabs.log,
      body: <Log onChoose={(entry) => navigate({ at: "replay", match, n: entry })} />,
    },
    { id: "rules", title: en.table.tabs.rules, body: <RulesTab source={source} rule={rule} /> },
  ];
}
