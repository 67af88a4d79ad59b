/** The expected result of a battle from the reader's knowledge, for the selected group or for stacks that have met. */
import { NONE } from "@starboard/warp-empires";
import { RuleChip } from "@starboard/ui";
import type { Seat } from "@starboard/kernel";
import type { ReactElement } from "react";
import { en } from "../messages.en.ts";
import { useBoardStore } from "../model/board-store.ts";
import { forceTerms, unitLine } from "../model/forces.ts";
import { knownState, type Outlook as Known, outlook, typesOf } from "../model/known-state.ts";
import { peopleOf } from "../model/spoken.ts";
import type { Props, Tabletop } from "../model/table.ts";
import { placeName } from "../model/world.ts";
import { Sums } from "./Sums.tsx";

/** An attack of the selected group on the territory with index `at`. */
export function Outlook({
  props,
  table,
  at,
}: {
  readonly props: Props;
  readonly table: Tabletop;
  readonly at: number;
}): ReactElement | null {
  const lifting = useBoardStore((d) => d.lifting);
  const { view, me, world } = table;
  const t = view.territories[at];
  if (!lifting || me === null || !t) return null;
  const known = knownState(view, me);
  const foe = t.stacks.find((stack) => stack.seat !== me)?.seat ?? t.marker ?? NONE;
  if (foe === NONE || foe === me) return null;
  const from = world.index.get(lifting.from) ?? at;
  const found = outlook(known, view, me, from, at, foe, typesOf(known.compiled, lifting.units));
  return (
    <BothSums
      props={props}
      table={table}
      seats={[me, foe]}
      attacker={me}
      found={found}
      title={en.battle.whatIf(placeName(world, t.id))}
      brief
    />
  );
}

/** The encounter that may become a battle, if the current step declares or responds to an attack. */
export interface Meeting {
  readonly at: number;
  readonly foe: Seat;
  readonly attacker: Seat;
}

/** The encounter that the current step is about; null if it is about something else. */
export function meetingOf({ asked, view, me }: Tabletop): Meeting | null {
  const memo = view.flow.stack.at(-1)?.memo as { at?: number; foe?: Seat; attacker?: Seat } | undefined;
  if (!asked || me === null || memo?.at === undefined) return null;
  if (asked.step === "declareFirst" && memo.foe !== undefined) return { at: memo.at, foe: memo.foe, attacker: me };
  if (asked.step === "declareSecond" && view.active !== null) return { at: memo.at, foe: view.active, attacker: me };
  if (asked.step === "answerAttack" && memo.attacker !== undefined)
    return { at: memo.at, foe: memo.attacker, attacker: memo.attacker };
  return null;
}

/** Both sums of an encounter: in the rail, or in the dock of a small window. */
export function MeetingSums({
  props,
  table,
  meeting,
}: {
  readonly props: Props;
  readonly table: Tabletop;
  readonly meeting: Meeting;
}): ReactElement | null {
  const { view, me, world } = table;
  const t = view.territories[meeting.at];
  if (me === null || !t) return null;
  const found = outlook(knownState(view, me), view, me, meeting.at, meeting.at, meeting.foe, []);
  return (
    <BothSums
      props={props}
      table={table}
      seats={[me, meeting.foe]}
      attacker={meeting.attacker}
      found={found}
      title={en.battle.now(placeName(world, t.id))}
      note={props.compact ? undefined : en.battle.known}
      brief={props.compact}
    />
  );
}

function BothSums({
  props,
  table,
  seats: [me, foe],
  attacker,
  found: { mine, theirs, unseen },
  title,
  note,
  brief,
}: {
  readonly props: Props;
  readonly table: Tabletop;
  readonly seats: readonly [number, number];
  readonly attacker: number;
  readonly found: Known;
  readonly title: string;
  readonly note?: string | undefined;
  readonly brief: boolean;
}): ReactElement {
  const lead = mine.total - theirs.total;
  const side = (seat: number) => ({
    side: table.side(seat),
    name: peopleOf(props, table, seat),
    role: seat === attacker ? en.battle.attacks : en.battle.defends,
  });
  const forces = [
    { ...side(me), terms: forceTerms(table, mine), total: mine.total, units: unitLine(table, mine) },
    {
      ...side(foe),
      terms: forceTerms(table, theirs),
      total: theirs.total,
      open: unseen > 0,
      units: unitLine(table, theirs),
    },
  ];
  return (
    <Sums
      title={title}
      note={note}
      rule="WE-9.6"
      brief={brief}
      forces={attacker === me ? forces : forces.toReversed()}
      verdict={
        <>
          <b>{en.battle.lead(lead)}</b> {unseen > 0 && <>{en.battle.unseen(unseen)} </>}
          {lead === 0 &&
            `${table.world.module.battle.tie === "defender" ? en.battle.tieDefender : en.battle.tieStandoff} `}
          <RuleChip rule="WE-15.1" />
        </>
      }
    />
  );
}
