/** The cards in hand: what each would do now, or why it does nothing. */
import type { CardWindow } from "@starboard/warp-empires";
import type { Reasoning } from "@starboard/frame";
import { type ReactElement, useEffect, useMemo } from "react";
import { en } from "../messages.en.ts";
import { type Held, useDesk } from "../model/desk.ts";
import { type AnyAct, type Props, sayAct, sayRefusal, type Tabletop } from "../model/table.ts";
import { movesGroups } from "../model/targets.ts";
import { cardName, figureOf } from "../model/world.ts";
import { CardFace, type Face } from "./CardFace.tsx";

interface InHand {
  readonly card: string;
  readonly count: number;
  /** Ways to play it now. */
  readonly acts: readonly AnyAct[];
  readonly why: Reasoning | undefined;
  /** It may be part of a sealed set. */
  readonly committing: boolean;
}

export function Hand({ props, table }: { readonly props: Props; readonly table: Tabletop }): ReactElement | null {
  const { asked, mine, view } = table;
  const chosen = useDesk((d) => d.card);
  const marked = useDesk((d) => d.marked);
  const cards = useMemo(() => handOf(props, table), [props, table]);
  const committing = asked?.step === "battleCards";
  useCommitment(props, committing, marked);
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

/** Every card in hand, in the module's order, those that can be played first. */
function handOf(props: Props, table: Tabletop): readonly InHand[] {
  const { asked, mine, world } = table;
  const held = mine?.hand.cards;
  if (!held) return [];
  const list = world.module.cards.flatMap(({ id }): InHand[] => {
    const count = held[id] ?? 0;
    if (count === 0) return [];
    const acts = asked?.open.filter((act) => act.card === id) ?? [];
    const standsIn = world.cards.get(id)?.modes.some((m) => m.window === "asUsed") === true;
    const committing =
      asked?.step === "battleCards" &&
      (world.cards.get(id)?.modes.some((m) => m.window === "battle") === true ||
        (standsIn && battleUse(table, id) !== null));
    const refused = asked?.choices.find((choice) => choice.act.card === id && choice.refusal)?.refusal;
    const why =
      acts.length > 0 || committing || !asked || !refused
        ? undefined
        : { fact: cardName(world, id), cause: sayRefusal(props, refused), rule: refused.rule };
    return [{ card: id, count, acts, why, committing }];
  });
  return [...list.filter((one) => one.acts.length > 0), ...list.filter((one) => one.acts.length === 0)];
}

function windowsOf(table: Tabletop, card: string): string {
  const { world } = table;
  const roll = (id: string): string =>
    (world.module.challenges.find((one) => one.id === id) ?? world.module.parleys.find((one) => one.id === id))?.name ??
    id;
  const modes = world.cards.get(card)?.modes ?? [];
  return modes.map((mode) => en.hand.when(mode.window as CardWindow, roll)).join(", ");
}

function hintOf(table: Tabletop, one: InHand): Reasoning {
  return { fact: cardName(table.world, one.card), cause: windowsOf(table, one.card), rule: "WE-4.6" };
}

function faceOf(props: Props, table: Tabletop, one: InHand, chosen: Held | null, marked: readonly Held[]): Face {
  const { asked, world } = table;
  const base = { name: cardName(world, one.card), figure: figureOf(world, one.card) };
  const broken = world.cards.get(one.card)?.modes.some((m) => m.effects.some(({ op }) => op === "negateMove")) ?? false;
  if (marked.some((held) => held.card === one.card)) return { ...base, broken, state: "marked", note: en.hand.mark };
  if (chosen?.card === one.card) {
    const places = one.acts.some((act) => act.at !== undefined) || one.acts.some((act) => movesGroups(table, act));
    return { ...base, broken, state: "chosen", note: places ? en.hand.choosePlace : en.hand.chooseSeat };
  }
  const first = one.acts[0];
  if (asked?.step === "battleCards" && !one.why && one.committing)
    return { ...base, broken, state: "may", note: en.hand.mark };
  if (!first || !asked) return { ...base, broken, state: asked ? "off" : "plain", note: windowsOf(table, one.card) };
  if (first.do === "drop") return { ...base, broken, state: "may", note: en.hand.drop };
  const gain = asked.step === "battleCard" ? battleGain(props, table, one.acts) : null;
  if (gain && gain.worth !== 0)
    return { ...base, broken, state: "may", worth: en.battle.worth(gain.worth), after: en.battle.after(gain.total) };
  return { ...base, broken, state: "may", note: en.hand.now };
}

/** What the best way to play a card adds to one's own sum in this battle. */
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
    const total = props.foresee("battleCard", act)?.battle?.sums[side as 0 | 1].total;
    if (total !== undefined && (!best || total > best.total)) best = { worth: total - now, total };
  }
  return best;
}

function play(props: Props, table: Tabletop, one: InHand): void {
  const { asked } = table;
  const { card, marked, set } = useDesk.getState();
  if (!asked) return;
  if (asked.step === "battleCards") {
    if (!one.committing) return;
    const at = marked.findIndex((held) => held.card === one.card);
    set({
      marked:
        at >= 0 ? marked.filter((_, i) => i !== at) : [...marked, { card: one.card, as: battleUse(table, one.card) }],
    });
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

/** What a card stands for in a battle: itself, or the first battle card that a stand-in may be. */
function battleUse({ world, mine }: Tabletop, card: string): string | null {
  const inBattle = (id: string): boolean => world.cards.get(id)?.modes.some((m) => m.window === "battle") ?? false;
  if (inBattle(card)) return null;
  const faction = world.module.factions.find((one) => one.id === mine?.faction);
  return faction?.specialAs.find(inBattle) ?? null;
}

/** The sealed set of a simultaneous battle stands on the main button until it is given. */
function useCommitment(props: Props, committing: boolean, marked: readonly Held[]): void {
  const { propose } = props;
  useEffect(() => {
    if (!committing) return;
    const cards = marked.map(({ card, as }) => (as === null ? { card } : { card, as }));
    propose("battleCards", { do: "commit", cards } as AnyAct);
    return () => propose("battleCards", null);
  }, [propose, committing, marked]);
}
