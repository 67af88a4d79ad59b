/** Compiled cards: for every faction and window, which cards can be played and as what. */
import type { CardSpec, Effect, FactionSpec, Mode, Resolved } from "../module/resolved.ts";
import { NONE, UNLISTED } from "../state.ts";

/** A way to play a card in a window. */
export interface Play {
  readonly card: number;
  /** The card it stands for, NONE, or UNLISTED (WE-4.12, WE-4.13). */
  readonly as: number;
  /** In acts: the id of the card it stands for, or of the faction's own use. */
  readonly asId: string | undefined;
  readonly mode: Mode;
  readonly effects: readonly Effect[];
  /** The card whose rules it follows: `as`, or the card itself. */
  readonly is: number;
  /** The Force that the faction adds to the card in battle, and how (WE-9.15). */
  readonly factionForce: number;
}
export interface Card {
  readonly no: number;
  readonly id: string;
  readonly name: string;
  readonly count: number;
}

export const effectOf = <O extends Effect["op"]>(play: Play, op: O): Extract<Effect, { op: O }> | undefined =>
  play.effects.find((e): e is Extract<Effect, { op: O }> => e.op === op);

export function compileCards(
  module: Resolved,
  factions: readonly FactionSpec[],
  cardNo: ReadonlyMap<string, number>,
): { cards: Card[]; plays: ReadonlyMap<string, readonly Play[]>[] } {
  const cards = module.cards.map((c, no) => ({ no, id: c.id, name: c.name, count: c.count }));
  const plays = factions.map((faction) => {
    const byWindow = new Map<string, Play[]>();
    const add = (play: Play): void => {
      const list = byWindow.get(play.mode.window);
      if (list) list.push(play);
      else byWindow.set(play.mode.window, [play]);
    };
    for (const spec of module.cards) {
      const card = cardNo.get(spec.id) as number;
      for (const mode of spec.modes) {
        if (mode.window === "asUsed") for (const play of standIns(module, faction, cardNo, card)) add(play);
        else add(direct(faction, spec, card, NONE, undefined, mode));
      }
      for (const [name, { amount, mapsTo }] of Object.entries(faction.cardForceUnlisted))
        if (mapsTo === spec.id) add(unlisted(card, name, amount));
    }
    return byWindow;
  });
  return { cards, plays };
}

const direct = (
  faction: FactionSpec,
  spec: CardSpec,
  card: number,
  as: number,
  asId: string | undefined,
  mode: Mode,
): Play => ({
  card,
  as,
  asId,
  mode,
  effects: mode.effects,
  is: as === NONE ? card : as,
  factionForce: faction.cardForce[spec.id] ?? 0,
});

/** A Special Card is each of the cards its faction names, in every respect (WE-4.12). */
function standIns(
  module: Resolved,
  faction: FactionSpec,
  cardNo: ReadonlyMap<string, number>,
  card: number,
): readonly Play[] {
  return faction.specialAs.flatMap((id) => {
    const spec = module.cards.find((c) => c.id === id);
    if (!spec) return [];
    return spec.modes
      .filter((mode) => mode.window !== "asUsed")
      .map((mode) => direct(faction, spec, card, cardNo.get(id) as number, id, mode));
  });
}

/** A bonus for a card the deck does not have, played in battle as Force (WE-4.13). */
const unlisted = (card: number, name: string, amount: number): Play => {
  const effects: readonly Effect[] = [{ op: "force", amount, per: null }];
  return {
    card,
    as: UNLISTED,
    asId: name,
    mode: { id: name, window: "battle", target: "none", effects, answers: [], by: "target" },
    effects,
    is: card,
    factionForce: 0,
  };
};
