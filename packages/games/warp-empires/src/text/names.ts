/** Names of everything a sentence of Warp Empires can speak of, as one reader knows them. */
import type { Seat } from "@starboard/kernel";
import type { TextContext } from "@starboard/kit";
import { type CompiledModule } from "../compiled/index.ts";
import { idInWords } from "../module/display-names.ts";
import { compiledModuleOf } from "../match-setup.ts";
import type { ViewWE } from "../state.ts";

export interface Names {
  readonly view: ViewWE;
  readonly book: CompiledModule;
  /** "you", or the player's name with the faction. */
  seat(s: number): string;
  /** The verb after the seat: "you draw", "Ann draws". */
  does(s: number, you: string, others: string): string;
  /** "your", "Ann's". */
  whose(s: number): string;
  at(id: string): string;
  unit(id: string): string;
  /** "2 Warships and a Raider". */
  units(ids: readonly string[]): string;
  card(id: string): string;
  cards(ids: readonly string[]): string;
  building(id: string): string;
  faction(id: string): string;
  feature(id: string): string;
  phase(id: string): string;
  challenge(id: string): string;
  parley(id: string): string;
}

/** "a", "a and b", "a, b and c". */
export function listed(parts: readonly string[], and = "and"): string {
  if (parts.length < 2) return parts[0] ?? "";
  return `${parts.slice(0, -1).join(", ")} ${and} ${parts[parts.length - 1] as string}`;
}
export const plural = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;
export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "commandShip" as "Command ship", for ids that have no name of their own. */
export const spelled = idInWords;

const counted = (ids: readonly string[], name: (id: string) => string): string => {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return ids.length === 0
    ? "nothing"
    : listed([...counts].map(([id, n]) => (n === 1 ? name(id) : `${n} × ${name(id)}`)));
};

export function namesOf(to: TextContext<ViewWE>): Names {
  const book = compiledModuleOf(to.view.options);
  const { module, board } = book;
  const nameIn = (list: readonly { readonly id: string; readonly name: string }[], id: string): string =>
    list.find((one) => one.id === id)?.name ?? spelled(id);
  const unit = (id: string): string => nameIn(module.units, id);
  const card = (id: string): string => nameIn(module.cards, id);
  return {
    view: to.view,
    book,
    seat: (s) => (to.viewerSeat === s ? "you" : to.seat(s as Seat)),
    does: (s, you, others) => (to.viewerSeat === s ? `you ${you}` : `${to.seat(s as Seat)} ${others}`),
    whose: (s) => (to.viewerSeat === s ? "your" : `${to.seat(s as Seat)}'s`),
    at: (id) => nameIn(board.territories, id),
    unit,
    units: (ids) => counted(ids, unit),
    card,
    cards: (ids) => counted(ids, card),
    building: (id) => nameIn(module.buildings, id),
    faction: (id) => nameIn(module.factions, id),
    feature: (id) => module.neutrals.find((n) => n.feature === id)?.name.toLowerCase() ?? spelled(id).toLowerCase(),
    phase: (id) => spelled(id),
    challenge: (id) => nameIn(module.challenges, id),
    parley: (id) => nameIn(module.parleys, id),
  };
}
