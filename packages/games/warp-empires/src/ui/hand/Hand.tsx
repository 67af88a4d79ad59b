/** The cards in hand, each with its effect now, or why it cannot be played. */
import type { CardWindow } from "@starboard/warp-empires";
import { type Explanation, useMemo } from "@starboard/ui";
import { type ReactElement } from "react";
import { en } from "../messages.en.ts";
import { type Held, useBoardStore } from "../model/board-store.ts";
import { type AnyAct, type Props, sayAct, sayRefusal, type Tabletop } from "../model/table.ts";
import { movesGroups } from "../model/targets.ts";
import { cardName, figureOf } from "../model/world.ts";
import { CardFace, type Face } from "./CardFace.tsx";
import { battleUse, inSet, isSealing, sumWith, toggled, commitOf, useCommitment } from "./sealed.ts";

interface InHand {
  readonly card: string;
  readonly count: number;
  /** The acts that play it now. */
  readonly acts: readonly AnyAct[];
  readonly why: Explanation | undefined;
  /** Its use in a sealed set; undefined if it cannot be part of one. */
  readonly use: string | null | undefined;
}

export function Hand({ props, table }: { readonly props: Props; readonly table: Tabletop }): ReactElement | null {
  const { mine, view } = table;
  const chosen = useBoardStore((d) => d.card);
  const marked = useBoardStore((d) => d.marked);
  const cards = useMemo(() => handOf(props, table), [props, table]);
  useCommitment(props, table, marked);
  if (!mine?.hand.cards || view.phase === null) return null;
  if (cards.length === 0) return <p className="we-cards-none">{en.hand.empty}</p>;
  return (
    <ul className={`we-cards${cards.length > 4 ? " many" : ""}`} aria-label={en.hand.label}>
      {cards.map((one) => (
        <li key={one.card}>
          <CardFace
            face={faceOf(props, table, one, chosen, marked)}
            count={one.count}
            why={one.why}
            hint={hintOf(table, one)}
            onClick={() => play(props, table, one)}
          />
        </li>
      ))}
    </ul>
  );
}

/** Every card in hand in the module's order, playable cards first. */
function handOf(props: Props, table: Tabletop): readonly InHand[] {
  const { asked, mine, world } = table;
  const held = mine?.hand.cards;
  if (!held) return [];
  const list = world.module.cards.flatMap(({ id }): InHand[] => {
    const count = held[id] ?? 0;
    if (count === 0) return [];
    const acts = asked?.open.filter((act) => act.card === id) ?? [];
    const use = isSealing(table) ? battleUse(table, id) : undefined;
    const refused = asked?.choices.find((choice) => choice.act.card === id && choice.refusal)?.refusal;
    const why =
      acts.length > 0 || use !== undefined || !asked || !refused
        ? undefined
        : { fact: cardName(world, id), cause: sayRefusal(props, refused), rule: refused.rule };
    return [{ card: id, count, acts, why, use }];
  });
  const first = (one: InHand): boolean => one.acts.length > 0 || one.use !== undefined;
  return [...list.filter(first), ...list.filter((one) => !first(one))];
}

function windowsOf(table: Tabletop, card: string): string {
  const { world } = table;
  const roll = (id: string): string =>
    (world.module.challenges.find((one) => one.id === id) ?? world.module.parleys.find((one) => one.id === id))?.name ??
    id;
  const modes = world.cards.get(card)?.modes ?? [];
  return modes.map((mode) => en.hand.when(mode.window as CardWindow, roll)).join(", ");
}

function hintOf(table: Tabletop, one: InHand): Explanation {
  return { fact: cardName(table.world, one.card), cause: windowsOf(table, one.card), rule: "WE-4.6" };
}

function faceOf(props: Props, table: Tabletop, one: InHand, chosen: Held | null, marked: readonly Held[]): Face {
  const { asked, world } = table;
  const base = { name: cardName(world, one.card), figure: figureOf(world, one.card) };
  const broken = world.cards.get(one.card)?.modes.some((m) => m.effects.some(({ op }) => op === "negateMove")) ?? false;
  if (one.use !== undefined) return sealedFace(table, one, one.use, marked, { ...base, broken });
  if (chosen?.card === one.card) {
    const places = one.acts.some((act) => act.at !== undefined) || one.acts.some((act) => movesGroups(table, act));
    return { ...base, broken, state: "chosen", note: places ? en.hand.choosePlace : en.hand.chooseSeat };
  }
  const first = one.acts[0];
  if (!first || !asked) return { ...base, broken, state: asked ? "off" : "plain", note: windowsOf(table, one.card) };
  if (first.do === "drop") return { ...base, broken, state: "may", note: en.hand.drop };
  if (asked.step === "battleCard") {
    const note = battleNote(table, one.card, first.as ?? null);
    if (note !== undefined) return { ...base, broken, state: "may", note };
    const gain = battleGain(props, table, one.acts);
    if (gain)
      return { ...base, broken, state: "may", worth: en.battle.worth(gain.worth), after: en.battle.after(gain.total) };
  }
  return { ...base, broken, state: "may", note: en.hand.now };
}

/** The effect of a battle card that adds no Force. */
function battleNote({ world }: Tabletop, card: string, as: string | null): string | undefined {
  const effects = world.cards.get(as ?? card)?.modes.find((mode) => mode.window === "battle")?.effects ?? [];
  for (const effect of effects) {
    if (effect.op === "endBattle") return en.hand[effect.variant];
    if (effect.op === "extraCasualty") return en.hand.extra(effect.count);
  }
  return undefined;
}

/** A card that may be part of a sealed set: the Force that one more copy would add, or that it is in the set. */
function sealedFace(
  table: Tabletop,
  { card, count }: InHand,
  as: string | null,
  marked: readonly Held[],
  base: Pick<Face, "name" | "figure" | "broken">,
): Face {
  const taken = inSet(marked, card);
  if (taken > 0) return { ...base, state: "marked", note: en.hand.inSet(taken, count) };
  const { battle } = table.view;
  const [now, then] = battle
    ? [sumWith(table, battle, marked), sumWith(table, battle, [...marked, { card, as }])]
    : [null, null];
  const note = battleNote(table, card, as);
  if (note !== undefined || !now || !then) return { ...base, state: "may", note: note ?? en.hand.mark };
  return { ...base, state: "may", worth: en.battle.worth(then.total - now.total), after: en.battle.after(then.total) };
}

/** The Force that the best use of a card adds to the player's sum in this battle. */
function battleGain(
  props: Props,
  table: Tabletop,
  acts: readonly AnyAct[],
): { readonly worth: number; readonly total: number } | null {
  const { battle } = table.view;
  const side = battle && table.me !== null ? battle.sides.indexOf(table.me) : -1;
  if (!battle || side < 0) return null;
  const now = battle.sums[side as 0 | 1].total;
  let best: { worth: number; total: number } | null = null;
  for (const act of acts) {
    if (act.do !== "play" && act.do !== "pass") continue;
    const total = props.preview("battleCard", act)?.battle?.sums[side as 0 | 1].total;
    if (total !== undefined && (!best || total > best.total)) best = { worth: total - now, total };
  }
  return best;
}

function play(props: Props, table: Tabletop, one: InHand): void {
  const { asked } = table;
  const { card, marked, set } = useBoardStore.getState();
  if (!asked) return;
  if (isSealing(table)) {
    if (one.use === undefined) return;
    const next = toggled(marked, { card: one.card, as: one.use }, one.count);
    set({ marked: next });
    const sum = table.view.battle && sumWith(table, table.view.battle, next);
    props.announce(en.hand.setNow(sayAct(props, asked.step, commitOf(next)), sum?.total ?? null));
    return;
  }
  const [first] = one.acts;
  if (!first) return;
  if (card?.card === one.card) {
    set({ card: null });
    return;
  }
  const aimed = one.acts.some((act) => act.at !== undefined || act.seat !== undefined || act.unit !== undefined);
  if (one.acts.length === 1 && !aimed && !movesGroups(table, first)) props.choose(asked.step, first);
  else {
    set({
      card: { card: one.card, as: one.acts.length === 1 || !first.as ? (first.as ?? null) : first.as },
      land: null,
    });
    props.announce(sayAct(props, asked.step, first));
  }
}
