/** Names of seats, places, units and cards in the form that sentences for one reader need. */
import type { Seat } from "@starboard/kernel";
import { readerFormat, type TextContext } from "@starboard/kit";
import type { CompiledModule } from "../compiled/index.ts";
import { idInWords } from "../module/display-names.ts";
import { compiledModuleOf } from "../match-setup.ts";
import type { ViewWE } from "../state.ts";

/** The names that the sentences for one reader need. */
export interface Names {
  readonly view: ViewWE;
  readonly compiled: CompiledModule;
  /** "you", or the player's name with the faction. */
  readonly seat: (s: number) => string;
  /** The verb after the seat: "you draw", "Ann draws". */
  readonly does: (s: number, you: string, others: string) => string;
  /** "your", "Ann’s". */
  readonly whose: (s: number) => string;
  readonly at: (id: string) => string;
  readonly unit: (id: string) => string;
  /** "Raider and 2 × Warship". */
  readonly units: (ids: readonly string[]) => string;
  readonly card: (id: string) => string;
  readonly cards: (ids: readonly string[]) => string;
  readonly building: (id: string) => string;
  readonly faction: (id: string) => string;
  readonly feature: (id: string) => string;
  readonly phase: (id: string) => string;
  readonly challenge: (id: string) => string;
  readonly parley: (id: string) => string;
}

/** Territories by which a seat is ahead for victory (WE-2.11). */
export const headStartOf = (s: number, { view, compiled }: Pick<Names, "view" | "compiled">): number =>
  compiled.headStarts[compiled.factionNo.get(view.seats[s]?.faction ?? "") ?? -1] ?? 0;

/** Counts and lists in English. */
export const format = readerFormat;

/** The text with a capital first letter. */
export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "Raider and 2 × Warship", or "nothing". */
const counted = (ids: readonly string[], name: (id: string) => string): string => {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return ids.length === 0
    ? "nothing"
    : format.list([...counts].map(([id, n]) => (n === 1 ? name(id) : `${n} × ${name(id)}`)));
};

/** The names for a view and its reader. */
export function namesOf(to: TextContext<ViewWE>): Names {
  const compiled = compiledModuleOf(to.view.options);
  const { module, board } = compiled;
  const nameIn = (list: readonly { readonly id: string; readonly name: string }[], id: string): string =>
    list.find((one) => one.id === id)?.name ?? idInWords(id);
  const unit = (id: string): string => nameIn(module.units, id);
  const card = (id: string): string => nameIn(module.cards, id);
  return {
    view: to.view,
    compiled,
    seat: (s) => (to.viewerSeat === s ? "you" : to.seat(s as Seat)),
    does: (s, you, others) => (to.viewerSeat === s ? `you ${you}` : `${to.seat(s as Seat)} ${others}`),
    whose: (s) => (to.viewerSeat === s ? "your" : `${to.seat(s as Seat)}’s`),
    at: (id) => nameIn(board.territories, id),
    unit,
    units: (ids) => counted(ids, unit),
    card,
    cards: (ids) => counted(ids, card),
    building: (id) => nameIn(module.buildings, id),
    faction: (id) => nameIn(module.factions, id),
    feature: (id) => module.neutrals.find((n) => n.feature === id)?.name.toLowerCase() ?? idInWords(id).toLowerCase(),
    phase: (id) => idInWords(id),
    challenge: (id) => nameIn(module.challenges, id),
    parley: (id) => nameIn(module.parleys, id),
  };
}
