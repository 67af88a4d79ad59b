/** Units to be named one by one: losses, what is saved, what is taken over, who lies on top, who is sent home. */
import { useDesk } from "../model/desk.ts";
import type { ReactElement } from "react";
import { RuleChip } from "@starboard/frame";
import type { RuleId } from "@starboard/kernel";
import { en } from "../messages.en.ts";
import { ownForce } from "../model/forces.ts";
import { type AnyAct, type Props, sayAct, type Tabletop } from "../model/table.ts";
import { placeName, silhouette, unitName } from "../model/world.ts";

/** Steps that name units, with their rule. */
export const PICKS: Readonly<Record<string, RuleId>> = {
  firstLoss: "WE-9.22",
  otherLoss: "WE-9.22",
  winnerLoss: "WE-9.23",
  hull: "WE-9.25",
  assimilate: "WE-9.28",
  arrange: "WE-2.9",
  disband: "WE-12.1",
};

export function UnitPick({ props, table }: { readonly props: Props; readonly table: Tabletop }): ReactElement | null {
  const land = useDesk((d) => d.land);
  const { asked, world, view, me } = table;
  if (!asked) return null;
  const rule = PICKS[asked.step];
  const named = asked.open.filter((act) => act.unit !== undefined);
  // Units of several places: those of the place looked at first.
  const places = [...new Set(named.map((act) => act.at ?? ""))];
  const here = places.length > 1 && land !== null && places.includes(land) ? land : null;
  const acts = here === null ? named : named.filter((act) => act.at === here);
  const { battle } = view;
  const lost = battle && me !== null ? battle.lost.flatMap((units) => units) : [];
  const title = en.pick[asked.step as keyof typeof en.pick];
  return (
    <section className="we-work" aria-label={typeof title === "string" ? title : ""}>
      <h2>
        {typeof title === "string" ? title : ""} {rule && <RuleChip rule={rule} />}
        {battle && battle.owed > 0 && <span>{en.pick.owed(battle.owed)}</span>}
      </h2>
      <ul className="we-pick">
        {acts.map((act) => (
          <li key={JSON.stringify(act)}>
            <UnitButton
              props={props}
              table={table}
              step={asked.step}
              act={act}
              several={places.length > 1 && here === null}
            />
          </li>
        ))}
      </ul>
      {lost.length > 0 && (
        <p className="we-lost">
          {en.pick.lost}
          {lost.map((unit, i) => (
            // oxlint-disable-next-line react/no-array-index-key -- lost units are alike
            <svg key={i} viewBox="0 0 24 24" aria-hidden="true">
              <path d={silhouette(world, unit)} fillRule="evenodd" />
            </svg>
          ))}
        </p>
      )}
    </section>
  );
}

function UnitButton({
  props,
  table,
  step,
  act,
  several,
}: {
  readonly props: Props;
  readonly table: Tabletop;
  readonly step: string;
  readonly act: AnyAct;
  readonly several: boolean;
}): ReactElement {
  const { world, me } = table;
  const unit = act.unit ?? "";
  return (
    <button
      type="button"
      className={`we-unit s${me === null ? 1 : table.side(me)}`}
      aria-label={sayAct(props, step, act)}
      onClick={() => props.choose(step, act)}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={silhouette(world, unit)} fillRule="evenodd" />
      </svg>
      <b>{unitName(world, unit)}</b>
      <small>
        {several && act.at ? placeName(world, act.at) : en.pick.force(me === null ? 0 : ownForce(table, me, unit))}
      </small>
    </button>
  );
}
