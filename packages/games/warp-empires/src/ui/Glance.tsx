/**
 * Shows what the player alone has just seen, over the map, until it is closed or the phase ends. Panels keep the
 * lasting knowledge.
 */
import type { FactWE } from "@starboard/warp-empires";
import { Emblem, Icon, RuleChip, Tool } from "@starboard/ui";
import { type ReactElement, useState } from "react";
import { en } from "./messages.en.ts";
import { peopleOf } from "./model/spoken.ts";
import type { Props, Tabletop } from "./model/table.ts";
import { cardName, figureOf, placeName, silhouette, unitName, type World } from "./model/world.ts";

type Look = Extract<FactWE, { is: "handSeen" | "stackSeen" }>;

const lookOf = (facts: readonly { readonly fact: { readonly is: string } }[]): { look: Look; no: number } | null => {
  const no = facts.findLastIndex(({ fact }) => ["handSeen", "stackSeen", "phaseBegan"].includes(fact.is));
  const fact = facts[no]?.fact as FactWE | undefined;
  return fact?.is === "handSeen" || fact?.is === "stackSeen" ? { look: fact, no } : null;
};

export function Glance({ props, table }: { readonly props: Props; readonly table: Tabletop }): ReactElement | null {
  const [away, setAway] = useState(-1);
  const found = lookOf(props.pastFacts ?? []);
  // After the match a spectator receives all facts, but private looks are shown only to the seat that looked.
  if (!found || found.look.seat !== table.me || found.no <= away || props.view.battle) return null;
  const { look, no } = found;
  const { world } = table;
  const who = peopleOf(props, table, look.of);
  const title = look.is === "handSeen" ? en.glance.hand(who) : en.glance.stack(who, placeName(world, look.at));
  const things = counted(look.is === "handSeen" ? look.cards : look.units);
  return (
    <section className="we-glance" aria-label={title}>
      <header>
        <Emblem side={table.side(look.of)} size={18} />
        <b>{title}</b>
        <Tool label={en.glance.close} onClick={() => setAway(no)}>
          <Icon name="cross" size={16} />
        </Tool>
      </header>
      <ul className={look.is === "stackSeen" ? `s${table.side(look.of)}` : undefined}>
        {things.map(([id, n]) => (
          <li key={id}>
            <Picture world={world} is={look.is} id={id} />
            {look.is === "handSeen" ? cardName(world, id) : unitName(world, id)}
            {n > 1 && <em className="n">×{n}</em>}
          </li>
        ))}
        {things.length === 0 && <li>{en.glance.none}</li>}
      </ul>
      <p>
        {en.glance.only} <RuleChip rule="WE-15.2" />
      </p>
    </section>
  );
}

function Picture({ world, is, id }: { readonly world: World; readonly is: Look["is"]; readonly id: string }) {
  return is === "handSeen" ? (
    <svg viewBox="0 0 46 46" className="we-glance-card" aria-hidden="true">
      <path d={figureOf(world, id)} />
    </svg>
  ) : (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={silhouette(world, id)} fillRule="evenodd" />
    </svg>
  );
}

function counted(ids: readonly string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts];
}
