import type { Seat } from "@starboard/kernel";
import { type ReactNode, useState } from "react";
import { Ending, TurningPoints } from "../ending/Ending.tsx";
import { OverPrompt } from "../ending/OverPrompt.tsx";
import { GuideOffer } from "../guide/GuideOffer.tsx";
import { matchTitle, shareMatch } from "../share/subjects.ts";
import { useCompact } from "../shell/media.ts";
import type { GivenAnswer } from "./auto-answers.ts";
import { BoardNotices } from "./BoardNotices.tsx";
import { HandOver } from "./HandOver.tsx";
import { localSource } from "./local-source.ts";
import { matchActions } from "./match-actions.ts";
import { askedLocalSeats } from "./match-source.ts";
import type { OpenMatch } from "./open-match.ts";
import { PlaceNumbers } from "./PlaceNumbers.tsx";
import * as playback from "./playback.ts";
import { Recap } from "./Recap.tsx";
import type { RecapItem } from "./recap.ts";
import { Seats } from "./Seats.tsx";
import { spokenPrompt, useSpeech } from "./speech.ts";
import { stopAnswer } from "./stop-answer.ts";
import { current } from "./table-state.ts";
import { tableTabs } from "./table-tabs.tsx";
import { TableDialog, type TableDialogName } from "./TableDialog.tsx";
import { TableLayout } from "./TableLayout.tsx";
import { TableMenu } from "./TableMenu.tsx";
import { TablePrompt } from "./TablePrompt.tsx";
import { TopBar } from "./TopBar.tsx";
import type { EndingState } from "./use-ending.ts";
import { useMainButton } from "./use-main-button.ts";
import type { OpenTab } from "./use-open-tab.ts";
import { useOrderLine } from "./use-order-line.tsx";
import { useRecap } from "./use-recap.ts";
import { useRefusal } from "./use-refusal.ts";
import { RULES_FOCUS, useTableKeys } from "./use-table-keys.ts";

/** The page of a running match, once its first update has arrived. */
export function OpenTable({
  open,
  openTab: { tab, setTab, rule, openRule, openAt },
  ending: { over, course, isFolded, toggle },
  showPlace,
}: {
  readonly open: OpenMatch;
  readonly openTab: OpenTab;
  readonly ending: EndingState;
  readonly showPlace: (place: string) => void;
}) {
  const { match, loaded, source, host, controller, table, mine } = open;
  const { state, update, live, staged } = table;
  const isLocal = source === localSource;
  const isClosed = host?.closed !== undefined;
  const compact = useCompact();
  const [dialog, setDialog] = useState<TableDialogName | null>(null);
  const { recap: found, onSkip } = useRecap(match, loaded, table, askedLocalSeats(update, source).length > 0);
  const recap = source.asksEverything ? null : found;
  const skip = (): void => {
    onSkip();
    controller.move(playback.skip);
  };
  useRefusal(controller, table);
  const { buttons, pressMain } = useMainButton(open);
  const { line, cursor, typeOrder } = useOrderLine(state.covered !== null, pressMain);
  useSpeech(live && state.covered === null ? spokenPrompt(table, mine) : null);
  useTableKeys(open, { pressMain, skip, openAt, showKeys: () => setDialog("keys"), typeOrder });
  const actions = matchActions(match, loaded, source, controller, table);
  const onNever = (answer: GivenAnswer): void => stopAnswer(open, answer);
  const hasResult = over !== null && host?.overPrompt === undefined;
  const onReplay = (n: number): void => actions.open("replay", Math.max(0, n - 1));
  const turningPoints = hasResult && <TurningPoints course={course} onReplay={onReplay} />;
  const Details = loaded.screen.ResultDetails;
  const canReplay = recap !== null && playback.canReplayFrom(current(state), recap.items[0]?.n ?? 0);
  return (
    <>
      <TableLayout
        staged={staged}
        at={update.at}
        still={isClosed || host?.still === true}
        tab={tab}
        onTab={setTab}
        onRule={openRule}
        tabs={tableTabs(open, {
          actions,
          result: compact ? null : turningPoints || null,
          rule,
          onActChosen: compact ? () => setTab(null) : undefined,
          onTypeOrder: typeOrder,
        })}
        top={
          <TopBar
            note={host?.note}
            clock={host?.clock?.(update.limits ?? [])}
            onRules={() => openAt("rules", RULES_FOCUS)}
            onHelp={() => setDialog("keys")}
            menu={<TableMenu open={open} actions={actions} onDialog={setDialog} />}
          />
        }
        ended={
          host?.ended ??
          (hasResult && !isFolded && (
            <>
              <Ending over={over} course={course} details={Details && <Details {...staged.board} />} />
              {/* The result above says that the course is being calculated. */}
              {compact && course !== null && turningPoints}
            </>
          ))
        }
        seats={
          <Seats
            asked={update.summary.asked}
            closed={isClosed}
            thinking={live ? update.thinking : []}
            over={update.summary.over}
            onSeat={live && source.setOccupant ? actions.reseat : undefined}
            beside={host?.seat}
            onLook={source.localSeats(update).length > 1 ? (seat: Seat) => controller.lookAs(seat) : undefined}
          />
        }
        recap={
          recap && (
            <Recap
              key={recap.items[0]?.n}
              recap={recap}
              onShow={showPlace}
              onReplay={isLocal || canReplay ? actions.replayFrom : undefined}
            />
          )
        }
        overlay={<Overlay own={host?.overlay} items={recap?.items} cursor={cursor} />}
        guide={<BoardNotices open={open} onShow={showPlace} onNever={onNever} />}
        rail={host?.rail}
        strip={<Strip own={host?.strip ?? (isLocal ? <GuideOffer /> : null)} line={line} />}
        prompt={
          host?.prompt ??
          (over === null ? (
            <TablePrompt open={open} buttons={buttons} onMain={pressMain} onNever={onNever} onSkip={skip} />
          ) : (
            (host?.overPrompt ?? (
              <OverPrompt
                over={over}
                actions={actions}
                isLocal={isLocal}
                canPlayAgain={host?.again !== false}
                isFolded={course === null ? null : isFolded}
                onFold={toggle}
                onShare={() => shareMatch(match, null, matchTitle(loaded, update.summary.seats))}
              />
            ))
          ))
        }
      />
      {state.covered !== null && <HandOver open={open} seat={state.covered} />}
      {host?.dialog?.((seat) => loaded.screen.badge(staged.board.view, seat).colour)}
      {dialog && <TableDialog name={dialog} open={open} actions={actions} onClose={() => setDialog(null)} />}
    </>
  );
}

/** What lies over the board: marks of its page, and the numbers of the recap. */
const Overlay = ({
  own,
  items,
  cursor,
}: {
  readonly own: ReactNode;
  readonly items: readonly RecapItem[] | undefined;
  readonly cursor: ReactNode;
}) => (
  <>
    {own}
    {items && <PlaceNumbers items={items} />}
    {cursor}
  </>
);

/** What stands between board and prompt line: the strip of the page, and the order line while it is open. */
const Strip = ({ own, line }: { readonly own: ReactNode; readonly line: ReactNode }) => (
  <>
    {own}
    {line}
  </>
);
