/** Shows the hand above the prompt line, and beside it the panel of the current step. */
import { type ReactElement, useEffect, useRef } from "react";
import { responseQuestion } from "./answers/question.ts";
import { WhyAsked } from "./answers/WhyAsked.tsx";
import { BattlePanel } from "./battle/BattlePanel.tsx";
import { meetingOf, MeetingSums } from "./battle/Outlook.tsx";
import { Hand } from "./hand/Hand.tsx";
import { Revenue } from "./ledger/Revenue.tsx";
import { useBoardStore } from "./model/board-store.ts";
import { type Props, type Tabletop, tableOf } from "./model/table.ts";
import { MOVING, movesGroups, targetsOf } from "./model/targets.ts";
import { cardName, placeName } from "./model/world.ts";
import { Battles } from "./work/Battles.tsx";
import { Choices } from "./work/Choices.tsx";
import { Composer } from "./work/Composer.tsx";
import { Factions } from "./work/Factions.tsx";
import { oddsOf, Roll } from "./work/Roll.tsx";
import { Shop } from "./work/Shop.tsx";
import { PICKS, UnitPick } from "./work/UnitPick.tsx";

export function Dock(props: Props): ReactElement | null {
  const table = tableOf(props);
  const { work, busy, explains = false } = useWork(props, table);
  if (table.asked?.step === "pickFaction")
    return (
      <div className="we-dock alone">
        <Factions props={props} table={table} />
      </div>
    );
  const hand = table.mine?.hand.cards && table.view.phase !== null;
  // An empty dock keeps the height of the map for a player; a spectator and a phone need the room.
  if (!hand && !work) return props.compact || table.me === null ? null : <div className="we-dock alone" />;
  return (
    <div className={`we-dock${hand ? "" : " alone"}${busy ? " busy" : ""}`}>
      {/* On a phone the panel of the current step comes before the hand, what only explains the question after it. */}
      {props.compact && !explains && work}
      {hand && (
        <ScrolledHand step={table.asked?.step ?? ""}>
          <Hand props={props} table={table} />
        </ScrolledHand>
      )}
      {(!props.compact || explains) && work}
    </div>
  );
}

/** The hand, scrolled back to its start at every new step: the cards that can be played come first. */
function ScrolledHand({ step, children }: { readonly step: string; readonly children: ReactElement }): ReactElement {
  const hand = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Without a body the promise that newer browsers return would be taken for the effect's clean-up.
    hand.current?.scrollTo({ left: 0 });
  }, [step]);
  return (
    <div ref={hand} className="we-hand">
      {children}
    </div>
  );
}

interface Work {
  readonly work: ReactElement | null;
  /** The player works with the panel and does not only read it. */
  readonly busy: boolean;
  /** The panel only says why the question is asked. */
  readonly explains?: boolean;
}

/** The panel of the current step beside the hand. */
function useWork(props: Props, table: Tabletop): Work {
  const lifting = useBoardStore((d) => d.lifting);
  const card = useBoardStore((d) => d.card);
  const goods = useBoardStore((d) => d.goods);
  const land = useBoardStore((d) => d.land);
  const { asked, world, view } = table;
  const busy = (work: ReactElement): Work => ({ work, busy: true });
  if (lifting && asked && MOVING.has(asked.step))
    return busy(<Composer table={table} lifting={lifting} compact={props.compact} />);
  if (asked && Object.hasOwn(PICKS, asked.step)) return busy(<UnitPick props={props} table={table} />);
  if (asked && card) {
    const acts = asked.open.filter((act) => act.card === card.card && !movesGroups(table, act));
    if (acts.length > 0)
      return busy(<Choices props={props} table={table} title={cardName(world, card.card)} acts={acts} />);
  }
  if (asked && land !== null) {
    const acts = targetsOf(table, { card, goods }).get(land) ?? [];
    if (acts.length > 1)
      return busy(<Choices props={props} table={table} title={placeName(world, land)} acts={acts} />);
  }
  if (asked?.step === "site") return busy(<Battles props={props} table={table} />);
  const meeting = props.compact ? meetingOf(table) : null;
  if (meeting) return busy(<MeetingSums props={props} table={table} meeting={meeting} />);
  const odds = oddsOf(table);
  if (odds) return busy(<Roll table={table} odds={odds} />);
  if (asked?.step === "recruitBuy") return busy(<Shop props={props} table={table} />);
  if (responseQuestion(props, table)) return { work: <WhyAsked table={table} />, busy: false, explains: true };
  if (props.compact)
    return { work: view.battle && <BattlePanel props={props} table={table} battle={view.battle} brief />, busy: false };
  return {
    work: table.me === null || view.phase === null ? null : <Revenue table={table} seat={table.me} />,
    busy: false,
  };
}
