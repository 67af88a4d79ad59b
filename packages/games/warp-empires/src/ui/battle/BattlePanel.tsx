/** The current battle, with the losses that its end would bring. */
import type { BattleView } from "@starboard/warp-empires";
import { RuleChip } from "@starboard/ui";
import type { Sum } from "@starboard/kernel";
import type { ReactElement, ReactNode } from "react";
import { en } from "../messages.en.ts";
import { useBoardStore } from "../model/board-store.ts";
import { battleForces, halfOf, sumsNow } from "../model/forces.ts";
import { peopleOf } from "../model/spoken.ts";
import { type Props, type Tabletop, tableOf, territory } from "../model/table.ts";
import { buildingName, placeName } from "../model/world.ts";
import { meetingOf, MeetingSums } from "./Outlook.tsx";
import { Sums } from "./Sums.tsx";

/** The part of the rail for a battle that is being fought or may follow. */
export function BattleAside(props: Props): ReactElement | null {
  const table = tableOf(props);
  const { battle } = table.view;
  if (battle) return <BattlePanel props={props} table={table} battle={battle} />;
  const meeting = meetingOf(table);
  return meeting && <MeetingSums props={props} table={table} meeting={meeting} />;
}

export function BattlePanel({
  props,
  table,
  battle,
  brief = false,
}: {
  readonly props: Props;
  readonly table: Tabletop;
  readonly battle: BattleView;
  readonly brief?: boolean;
}): ReactElement {
  const marked = useBoardStore((d) => d.marked);
  const sums = sumsNow(props, table, battle, marked);
  const built = Object.keys(territory(table, battle.at)?.buildings ?? {}).map((id) =>
    buildingName(table.world, id).toLowerCase(),
  );
  return (
    <Sums
      title={en.battle.at(placeName(table.world, battle.at))}
      note={built[0]}
      rule="WE-9.6"
      forces={battleForces(props, table, battle, sums)}
      verdict={<Verdict props={props} table={table} battle={battle} sums={sums} />}
      brief={brief}
    />
  );
}

function Verdict({
  props,
  table,
  battle,
  sums,
}: {
  readonly props: Props;
  readonly table: Tabletop;
  readonly battle: BattleView;
  readonly sums: readonly [Sum, Sum];
}): ReactNode {
  const [mine, theirs] = [sums[0].total, sums[1].total];
  const who = (side: 0 | 1): string => {
    const seat = battle.sides[side];
    return seat === null
      ? (table.world.module.neutrals.find((one) => one.feature === battle.neutral)?.name ?? "")
      : peopleOf(props, table, seat);
  };
  if (battle.standoff) return <b>{en.battle.noWinner}</b>;
  if (battle.winner !== null)
    return (
      <>
        <b>{en.battle.won(who(battle.winner))}</b>{" "}
        {battle.ended !== null && (
          <>
            {en.battle.gaveUp(who(battle.ended))} <RuleChip rule="WE-9.17" />
          </>
        )}
      </>
    );
  const own = table.me === null ? -1 : battle.sides.indexOf(table.me);
  const lead = own === 1 ? theirs - mine : mine - theirs;
  const tie = table.world.module.battle.tie === "defender" ? en.battle.tieDefender : en.battle.tieStandoff;
  const loser: 0 | 1 = mine > theirs ? 1 : 0;
  const seat = battle.sides[loser];
  const stack = seat === null ? undefined : territory(table, battle.at)?.stacks.find((one) => one.seat === seat);
  const rolled = battle.sides[1] !== null || battle.dice.length > 0;
  return (
    <>
      <b>{own >= 0 ? en.battle.lead(lead) : en.battle.ahead(who(mine > theirs ? 0 : 1), Math.abs(lead))}</b>{" "}
      {rolled && stack && stack.count > 0 && (
        <>
          {seat === table.me
            ? en.battle.losesYou(halfOf(table, stack.count), stack.count)
            : en.battle.loses(who(loser), halfOf(table, stack.count), stack.count)}{" "}
        </>
      )}
      {tie} <RuleChip rule="WE-9.18" />
    </>
  );
}
