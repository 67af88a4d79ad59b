/** A card beside the inspected territory: its known contents, and the expected result of an attack there. */
import { Button, Emblem, Icon, Tool } from "@starboard/ui";
import { partInSentence, type StackView } from "@starboard/warp-empires";
import type { ReactElement } from "react";
import { Outlook } from "./battle/Outlook.tsx";
import { BuildingIcon } from "./look/Building.tsx";
import { en } from "./messages.en.ts";
import { useBoardStore } from "./model/board-store.ts";
import { knownState, revenueRows, seenUnits } from "./model/known-state.ts";
import { featureName, peopleOf } from "./model/spoken.ts";
import { isSite, kindOf, printed } from "./model/sites.ts";
import { asideOf, lineup, type Props, type Tabletop } from "./model/table.ts";
import { Arrivals } from "./threat/Arrivals.tsx";
import { buildingName, silhouette, unitName } from "./model/world.ts";

export function LandCard({ props, table }: { readonly props: Props; readonly table: Tabletop }): ReactElement | null {
  const land = useBoardStore((d) => d.land);
  const over = useBoardStore((d) => d.over);
  const lifting = useBoardStore((d) => d.lifting);
  const set = useBoardStore((d) => d.set);
  const { world, view, me } = table;
  // While a group is selected, the territory under the pointer counts. In a small window the map must stay visible.
  const id = over ?? (lifting ? lifting.to : props.compact && view.battle ? null : land);
  const at = id === null ? -1 : (world.index.get(id) ?? -1);
  const t = view.territories[at];
  if (!t || id === null) return null;
  const spec = world.board.territories[at];
  const terrain = world.terrain.get(spec?.terrain ?? "");
  const left = (world.chart.places[at]?.[0] ?? 0) > world.chart.width / 2;
  const known = knownState(view, me ?? "public");
  const row = t.marker === null ? undefined : revenueRows(known, t.marker).find((one) => one.at === at);
  const foes = t.stacks.filter((stack) => stack.seat !== me);
  const defended = t.marker !== null && t.marker !== me && !foes.some((stack) => stack.seat === t.marker);
  const attackable = lifting !== null && lifting.from !== id && (foes.length > 0 || defended);
  if (attackable)
    return (
      <section className={`we-land-card ${left ? "left" : "right"}`} aria-label={en.land.region}>
        <Outlook props={props} table={table} at={at} />
      </section>
    );
  const home = view.seats.find((seat) => seat.home === id);
  return (
    <section
      className={`we-land-card ${left ? "left" : "right"}${over === null ? " pinned" : ""}`}
      aria-label={en.land.region}
    >
      <header>
        <b>{spec?.name ?? id}</b>
        <span>{home ? en.land.home(peopleOf(props, table, home.seat)) : partInSentence(terrain?.name ?? "")}</span>
        {over === null && lifting === null && (
          <Tool label={en.land.close} onClick={() => set({ land: null })}>
            <Icon name="cross" size={16} />
          </Tool>
        )}
      </header>
      {/* A small window shows only the head of the card. */}
      {props.compact && <Arrivals props={props} table={table} at={at} />}
      <ul className="we-facts">
        {terrain?.explorable === true && !t.explored && <li>{en.land.unexplored}</li>}
        {terrain && en.land.enter[terrain.enter] !== "" && <li>{en.land.enter[terrain.enter]}</li>}
        {terrain?.network && <li>{en.land.network}</li>}
        {t.marker !== null && (
          <li>
            <Emblem side={table.side(t.marker)} size={16} /> {en.land.of(peopleOf(props, table, t.marker))}
            {row && (
              <em className="n">
                {en.land.pays} {row.sum.total}
              </em>
            )}
          </li>
        )}
        {t.marker === null && t.explored && isSite(world, at) && <li>{en.land.unowned}</li>}
        {Object.entries(t.features).map(([feature, value]) => {
          const name = featureName(world, feature, value);
          const locked = Object.values(t.locked).flat();
          return (
            <li key={feature}>
              {kindOf(world, feature) === "puzzle" ? name : en.land.resources(name, printed(world, feature, value))}
              {kindOf(world, feature) === "people" && me !== null && locked.includes(me) && (
                <em>{en.land.locked(peopleOf(props, table, me))}</em>
              )}
            </li>
          );
        })}
        {world.module.buildings
          .filter((one) => (t.buildings[one.id] ?? 0) > 0)
          .map((one) => (
            <li key={one.id}>
              <BuildingIcon id={one.id} /> {buildingName(world, one.id)}
            </li>
          ))}
      </ul>
      {t.stacks.map((stack) => (
        <StackRow key={stack.seat} props={props} table={table} at={id} stack={stack} pinned={over === null} />
      ))}
      {!props.compact && <Arrivals props={props} table={table} at={at} />}
    </section>
  );
}

function StackRow({
  props,
  table,
  at,
  stack,
  pinned,
}: {
  readonly props: Props;
  readonly table: Tabletop;
  readonly at: string;
  readonly stack: StackView;
  readonly pinned: boolean;
}): ReactElement {
  const { world, view, me } = table;
  const mine = stack.seat === me;
  const compiled = knownState(view, me ?? "public").compiled;
  const types = mine
    ? lineup(table, stack).map(({ unit, count }) => ({ unit, count }))
    : counted(seenUnits(compiled, stack).map((no) => compiled.units[no]?.id ?? ""));
  const shown = types.reduce((sum, { count }) => sum + count, 0);
  const unseen = stack.units ? 0 : stack.count - shown;
  const restacks = mine && pinned ? asideOf(props, "restack").filter((one) => one.act.at === at && !one.refusal) : [];
  return (
    <div className={`we-stack-row s${table.side(stack.seat)}`}>
      <p>
        <Emblem side={table.side(stack.seat)} size={16} /> {peopleOf(props, table, stack.seat)}
        <em className="n">{en.land.units(stack.count)}</em>
      </p>
      <div>
        {types.map(({ unit, count }) => (
          <span key={unit} title={unitName(world, unit)}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={silhouette(world, unit)} fillRule="evenodd" />
            </svg>
            {count > 1 ? `×${count}` : ""}
            <i className="sr">{unitName(world, unit)}</i>
          </span>
        ))}
        {unseen > 0 && <small>{en.land.unseen(unseen)}</small>}
      </div>
      {restacks.length > 0 && (
        <div className="we-restack">
          {restacks.map(({ act }) => (
            <Button key={act.unit} look="quiet" onClick={() => props.choose("restack", act)}>
              {en.land.onTop(unitName(world, act.unit))}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}

function counted(ids: readonly string[]): { readonly unit: string; readonly count: number }[] {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts].map(([unit, count]) => ({ unit, count }));
}
