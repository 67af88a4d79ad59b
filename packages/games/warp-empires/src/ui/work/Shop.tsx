/** Recruits and buildings: choose what to buy, then where. Items that are too expensive show that. */
import { type Explanation, RuleChip, useRuleLink, useWhy } from "@starboard/ui";
import type { ReactElement, ReactNode } from "react";
import { BuildingIcon } from "../look/Building.tsx";
import { en } from "../messages.en.ts";
import { useBoardStore } from "../model/board-store.ts";
import { knownState, unitPrice } from "../model/known-state.ts";
import { type AnyAct, type Choice, type Props, sayRefusal, type Tabletop } from "../model/table.ts";
import { silhouette, unitName } from "../model/world.ts";

export function Shop({ props, table }: { readonly props: Props; readonly table: Tabletop }): ReactElement | null {
  const goods = useBoardStore((d) => d.goods);
  const set = useBoardStore((d) => d.set);
  const { asked, view, me, mine, world } = table;
  if (!asked || me === null) return null;
  const known = knownState(view, me);
  const drawn = view.recruits.units ?? [];
  const counts = new Map<string, number>();
  for (const unit of drawn) counts.set(unit, (counts.get(unit) ?? 0) + 1);
  for (const { act } of asked.choices)
    if (act.do === "buy" && act.unit !== undefined && !counts.has(act.unit)) counts.set(act.unit, 0);
  // If nothing is offered, checks the player's own territories for a refusal to show.
  const own = view.territories.filter((t) => t.marker === me);
  const why = (
    fact: string,
    fits: (choice: Choice) => boolean,
    sample: (at: string) => AnyAct,
  ): Explanation | undefined => {
    const list = asked.choices.filter(fits);
    if (list.some((one) => !one.refusal)) return undefined;
    const refused =
      list.find((one) => one.refusal)?.refusal ??
      own.map((t) => props.whyNot(asked.step, sample(t.id))).find((one) => one !== undefined);
    if (!refused) return undefined;
    return { fact, cause: sayRefusal(props, refused), rule: refused.rule };
  };
  const take = (key: string): void => set({ goods: goods === key ? null : key, card: null, land: null });
  return (
    <section className="we-work" aria-label={en.shop.title}>
      <h2>
        {en.shop.title} <RuleChip rule="WE-11.1" />
        <span>
          {en.shop.treasury} <b>{mine?.treasury ?? 0}</b>
        </span>
      </h2>
      <ul className="we-pick">
        {counts.size === 0 && <li className="we-quiet">{en.shop.nothing}</li>}
        {[...counts].map(([unit, n]) => (
          <li key={unit}>
            <Good
              name={unitName(world, unit)}
              price={unitPrice(known, me, unit)}
              count={n}
              chosen={goods === `unit:${unit}`}
              why={why(
                unitName(world, unit),
                ({ act }) => act.do === "buy" && act.unit === unit,
                (at) => ({ do: "buy", unit, at }),
              )}
              onClick={() => take(`unit:${unit}`)}
              side={table.side(me)}
            >
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d={silhouette(world, unit)} fillRule="evenodd" />
              </svg>
            </Good>
          </li>
        ))}
        {world.module.buildings.map((building) => (
          <li key={building.id}>
            <Good
              name={building.name}
              price={building.cost}
              count={0}
              chosen={goods === `build:${building.id}`}
              why={why(
                building.name,
                ({ act }) => act.do === "build" && act.building === building.id,
                (at) => ({
                  do: "build",
                  building: building.id,
                  at,
                }),
              )}
              onClick={() => take(`build:${building.id}`)}
              side={table.side(me)}
            >
              <BuildingIcon id={building.id} />
            </Good>
          </li>
        ))}
      </ul>
      <footer>
        <p>{goods === null ? en.shop.pick : en.shop.where}</p>
      </footer>
    </section>
  );
}

function Good({
  name,
  price,
  count,
  chosen,
  why,
  side,
  onClick,
  children,
}: {
  readonly name: string;
  readonly price: number;
  readonly count: number;
  readonly chosen: boolean;
  readonly why: Explanation | undefined;
  readonly side: number;
  readonly onClick: () => void;
  readonly children: ReactNode;
}): ReactElement {
  const tip = useWhy(why);
  const door = useRuleLink();
  return (
    <button
      type="button"
      className={`we-unit s${side}${chosen ? " chosen" : ""}`}
      aria-pressed={chosen}
      aria-disabled={why ? true : undefined}
      aria-label={en.shop.unit(name, price)}
      {...tip}
      onClick={() => {
        if (!why) onClick();
        else if (why.rule) door.open(why.rule);
      }}
    >
      {children}
      <b>
        {name}
        {count > 1 && <i> {en.shop.count(count)}</i>}
      </b>
      <small>{price}</small>
    </button>
  );
}
