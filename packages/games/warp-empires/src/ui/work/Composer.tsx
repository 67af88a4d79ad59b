/** Forms a group: number of units by type, card and speed. */
import { Button, Icon, RuleChip, Segments, Tool } from "@starboard/ui";
import { type ReactElement, useMemo } from "react";
import { wholeGroup } from "../act/hands.ts";
import { en } from "../messages.en.ts";
import { type Lifting, useBoardStore } from "../model/board-store.ts";
import { knownState, typesOf, unitForce } from "../model/known-state.ts";
import { groupSpeed } from "@starboard/warp-empires";
import { lineup, stackAt, type Tabletop } from "../model/table.ts";
import { moversOf } from "../model/targets.ts";
import { arrivalsAt } from "../threat/arrivals.ts";
import { threatText } from "../threat/text.en.ts";
import { cardName, placeName, silhouette, unitName } from "../model/world.ts";

export function Composer({
  table,
  lifting,
  compact,
}: {
  readonly table: Tabletop;
  readonly lifting: Lifting;
  /** In a small window no pointer rests on the stack: a button shows what can hit it. */
  readonly compact: boolean;
}): ReactElement | null {
  const set = useBoardStore((d) => d.set);
  const card = useBoardStore((d) => d.card);
  const { world, me, view, asked } = table;
  const stack = me === null ? undefined : stackAt(table, lifting.from, me);
  if (!stack || me === null) return null;
  const known = knownState(view, me);
  const types = typesOf(known.compiled, lifting.units);
  const speed = groupSpeed(known.compiled, types);
  const force = Object.entries(lifting.units).reduce((sum, [unit, n]) => sum + n * unitForce(known, me, unit), 0);
  const movers = asked?.step === "group" ? [] : moversOf(table);
  const current = movers.find((act) => act.card === card?.card && (act.as ?? null) === card?.as) ?? movers[0];
  const change = (unit: string, n: number): void =>
    set({ lifting: { ...lifting, units: { ...lifting.units, [unit]: n } } });
  return (
    <section className="we-work" aria-label={en.move.title(placeName(world, lifting.from))}>
      <h2>
        {en.move.title(placeName(world, lifting.from))} <RuleChip rule="WE-5.1" />
        <span>
          {en.move.size(types.length)}, {en.move.force(force)}, <b>{en.move.speed(speed)}</b>
        </span>
      </h2>
      <ul className="we-lift">
        {lineup(table, stack).map(({ unit, count, fresh }) => {
          const fort = world.units.get(unit)?.tags.includes("fortification") === true;
          const most = fort ? 0 : fresh;
          const taken = lifting.units[unit] ?? 0;
          return (
            <li key={unit} className={`s${table.side(me)}${taken === 0 ? " none" : ""}`}>
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d={silhouette(world, unit)} fillRule="evenodd" />
              </svg>
              <span>
                {unitName(world, unit)}
                <small>{fort ? en.move.stands : fresh === 0 ? en.move.moved : `${taken} / ${count}`}</small>
              </span>
              {most > 0 && (
                <>
                  <Tool
                    label={en.move.less(unitName(world, unit))}
                    onClick={() => change(unit, Math.max(0, taken - 1))}
                  >
                    <Icon name="minus" size={14} />
                  </Tool>
                  <Tool
                    label={en.move.add(unitName(world, unit))}
                    onClick={() => change(unit, Math.min(most, taken + 1))}
                  >
                    <Icon name="plus" size={14} />
                  </Tool>
                </>
              )}
            </li>
          );
        })}
      </ul>
      <footer>
        {movers.length > 1 && (
          <Segments
            label={en.move.by}
            options={movers.map((act) => ({
              value: `${act.card} ${act.as ?? ""}`,
              name: act.as
                ? `${cardName(world, act.card ?? "")} ${en.hand.as(cardName(world, act.as))}`
                : cardName(world, act.card ?? ""),
            }))}
            value={`${current?.card ?? ""} ${current?.as ?? ""}`}
            onChange={(value) => {
              const act = movers.find((one) => `${one.card} ${one.as ?? ""}` === value);
              if (act?.card) set({ card: { card: act.card, as: act.as ?? null } });
            }}
          />
        )}
        <Button look="quiet" onClick={() => set({ lifting: { ...lifting, units: wholeGroup(table, lifting.from) } })}>
          {en.move.all}
        </Button>
        <Button look="quiet" onClick={() => set({ lifting: null, card: null })}>
          {en.move.put}
        </Button>
        {compact && <ToThreats table={table} from={lifting.from} />}
        <p>{en.move.hint}</p>
      </footer>
    </section>
  );
}

/** Puts the stack back and shows the card of its territory, if an enemy can arrive there. */
function ToThreats({ table, from }: { readonly table: Tabletop; readonly from: string }): ReactElement | null {
  const set = useBoardStore((d) => d.set);
  const isThreatened = useMemo(() => arrivalsAt(table, table.world.index.get(from) ?? -1).length > 0, [table, from]);
  if (!isThreatened) return null;
  return (
    <Button look="quiet" onClick={() => set({ lifting: null, card: null, land: from })}>
      {threatText.attack}
    </Button>
  );
}
