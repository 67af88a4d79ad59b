/** What an attack with the group in hand would come to, from what the reader has seen. */
import { NONE } from "@starboard/warp-empires";
import { RuleChip } from "@starboard/frame";
import type { ReactElement } from "react";
import { en } from "../messages.en.ts";
import { useDesk } from "../model/desk.ts";
import { forceTerms, unitLine } from "../model/forces.ts";
import { knownTable, outlook, typesOf } from "../model/reckon.ts";
import { peopleOf } from "../model/spoken.ts";
import type { Props, Tabletop } from "../model/table.ts";
import { placeName } from "../model/world.ts";
import { Sums } from "./Sums.tsx";

export function Outlook({
  props,
  table,
  at,
}: {
  readonly props: Props;
  readonly table: Tabletop;
  /** Territory by its place in the list. */
  readonly at: number;
}): ReactElement | null {
  const lifting = useDesk((d) => d.lifting);
  const { view, me, world } = table;
  const t = view.territories[at];
  if (!lifting || me === null || !t) return null;
  const known = knownTable(view, me);
  const foe = t.stacks.find((stack) => stack.seat !== me)?.seat ?? t.marker ?? NONE;
  if (foe === NONE || foe === me) return null;
  const from = world.index.get(lifting.from) ?? at;
  const { mine, theirs, unseen } = outlook(known, view, me, from, at, foe, typesOf(known.book, lifting.units));
  const lead = mine.total - theirs.total;
  return (
    <Sums
      title={en.battle.whatIf(placeName(world, t.id))}
      rule="WE-9.6"
      brief
      forces={[
        {
          side: table.side(me),
          name: peopleOf(props, table, me),
          role: en.battle.attacks,
          terms: forceTerms(table, mine),
          total: mine.total,
          units: unitLine(table, mine),
        },
        {
          side: table.side(foe),
          name: peopleOf(props, table, foe),
          role: en.battle.defends,
          terms: forceTerms(table, theirs),
          total: theirs.total,
          open: unseen > 0,
          units: unitLine(table, theirs),
        },
      ]}
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
