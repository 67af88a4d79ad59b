/** Units to choose one by one: losses, saved units, units to keep, the top of a stack, units to discard. */
import { useBoardStore } from "../model/board-store.ts";
import type { ReactElement } from "react";
import { Emblem, RuleChip } from "@starboard/ui";
import type { RuleId } from "@starboard/kernel";
import { owedByWinner } from "@starboard/warp-empires";
import { en } from "../messages.en.ts";
import { forceFor } from "../model/forces.ts";
import { knownState } from "../model/known-state.ts";
import { peopleOf } from "../model/spoken.ts";
import { type AnyAct, type Props, sayAct, type Step, type Tabletop } from "../model/table.ts";
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
  const land = useBoardStore((d) => d.land);
  const { asked, world, view } = table;
  if (!asked) return null;
  const rule = PICKS[asked.step];
  const named = asked.open.filter((act) => act.unit !== undefined);
  // If units of several territories are offered, those of the inspected territory come first.
  const places = [...new Set(named.map((act) => act.at ?? ""))];
  const here = places.length > 1 && land !== null && places.includes(land) ? land : null;
  const acts = here === null ? named : named.filter((act) => act.at === here);
  const title = titleOf(props, table, asked.step);
  return (
    <section className="we-work" aria-label={title}>
      <h2>
        {title} {rule && <RuleChip rule={rule} />}
      </h2>
      <ul className={`we-pick${acts.length <= 8 && !props.compact ? " large" : ""}`}>
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
        {acts.length === 0 && asked.step === "hull" && <li className="we-quiet">{en.pick.noHull}</li>}
      </ul>
      {view.battle && view.battle.lost.some((units) => units.length > 0) && (
        <p className="we-lost">
          {en.pick.lost}
          {view.battle.lost.map((units, i) => {
            const seat = view.battle?.sides[i as 0 | 1] ?? null;
            if (seat === null || units.length === 0) return null;
            return (
              <span key={seat} className={`s${table.side(seat)}`}>
                <Emblem side={table.side(seat)} size={15} />
                {units.map((unit, n) => (
                  // oxlint-disable-next-line react/no-array-index-key -- lost units are alike
                  <span key={n} title={unitName(world, unit)}>
                    <svg viewBox="0 0 24 24" aria-hidden="true">
                      <path d={silhouette(world, unit)} fillRule="evenodd" />
                    </svg>
                    <i className="sr">{unitName(world, unit)}</i>
                  </span>
                ))}
              </span>
            );
          })}
        </p>
      )}
    </section>
  );
}

/** The owner of the offered units: in a battle the loser, even if the winner chooses. */
function ownerOf({ view: { battle }, me }: Tabletop, step: string): number | null {
  if (step !== "firstLoss" || !battle || battle.winner === null) return me;
  return battle.sides[battle.winner === 0 ? 1 : 0] ?? me;
}

/** How many units of a type can still be lost: which sums can be made depends on it. 0 where no losses are chosen. */
function countOf(table: Tabletop, step: string, unit: string): number {
  const { battle, territories } = table.view;
  if (!battle || !LOSSES.has(step)) return 0;
  const stacks = territories.find(({ id }) => id === battle.at)?.stacks ?? [];
  const units = stacks.find(({ seat }) => seat === ownerOf(table, step))?.units ?? [];
  return units.filter((one) => one.unit === unit).length;
}
const LOSSES: ReadonlySet<string> = new Set(["firstLoss", "otherLoss", "winnerLoss"]);

function titleOf(props: Props, table: Tabletop, step: string): string {
  const { view, me } = table;
  const { battle } = view;
  const owed = battle?.owed ?? 0;
  switch (step) {
    case "firstLoss": {
      const owner = ownerOf(table, step);
      if (owner === null || owner === me) return en.pick.firstLossYou(owed);
      return en.pick.firstLoss(peopleOf(props, table, owner), owed);
    }
    case "otherLoss":
      return en.pick.otherLoss(owed);
    case "winnerLoss": {
      const known = knownState(view, me ?? "public");
      const force = known.state.battle ? owedByWinner(known.state, known.compiled, known.state.battle) : 0;
      return force > 0 ? en.pick.winnerLoss(force) : en.pick.winnerExtra;
    }
    case "hull":
    case "assimilate":
    case "arrange":
    case "disband":
      return en.pick[step];
    default:
      return "";
  }
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
  readonly step: Step;
  readonly act: AnyAct;
  readonly several: boolean;
}): ReactElement {
  const { world } = table;
  const unit = act.unit ?? "";
  const owner = ownerOf(table, step);
  const count = countOf(table, step, unit);
  return (
    <button
      type="button"
      className={`we-unit s${owner === null ? 1 : table.side(owner)}`}
      aria-label={sayAct(props, step, act)}
      onClick={() => props.choose(step, act)}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={silhouette(world, unit)} fillRule="evenodd" />
      </svg>
      <b>
        {unitName(world, unit)}
        {count > 1 && <i> {en.shop.count(count)}</i>}
      </b>
      <small>
        {several && act.at
          ? placeName(world, act.at)
          : en.pick.force(owner === null ? 0 : forceFor(table, owner, unit))}
      </small>
    </button>
  );
}
