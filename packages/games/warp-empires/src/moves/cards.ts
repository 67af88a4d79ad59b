/** Which cards a seat can play in a window, and how acts name them. */
import { seat as seatNo } from "@starboard/kernel";
import type { RefusalWE } from "../reasons.ts";
import type { CardPlay } from "../acts.ts";
import type { Play } from "../compiled/cards.ts";
import type { CompiledModule } from "../compiled/index.ts";
import { factionOf } from "../calc/stacks.ts";
import { refuse } from "../refusals.ts";
import type { Ctx } from "../shape.ts";
import { NONE, type Played, type StateWE } from "../state.ts";
import { holds } from "./hands.ts";

const NO_PLAYS: readonly Play[] = [];

/** Every play of the faction in a window, whether or not the seat holds the card. */
export const playsIn = (t: StateWE, compiled: CompiledModule, seat: number, window: string): readonly Play[] =>
  compiled.plays[factionOf(t, compiled, seat)]?.get(window) ?? NO_PLAYS;

/** Every play in a window for which the seat holds the card. */
export function heldIn(t: StateWE, compiled: CompiledModule, seat: number, window: string): Play[] {
  const held: Play[] = [];
  for (const play of playsIn(t, compiled, seat, window)) if (holds(t, compiled, seat, play.card)) held.push(play);
  return held;
}

/** The play in the form that acts use. */
export const named = (compiled: CompiledModule, play: Play): CardPlay =>
  play.asId === undefined
    ? { card: compiled.cards[play.card]?.id as string }
    : { card: compiled.cards[play.card]?.id as string, as: play.asId };

export const playedOf = (play: Play): Played => ({ card: play.card, as: play.as });

/** Returns the number of a card in the seat's hand by its name; undefined if it is unknown or not held. */
export function heldCard(t: StateWE, compiled: CompiledModule, seat: number, id: string): number | undefined {
  const card = compiled.cardNo.get(id);
  return card !== undefined && holds(t, compiled, seat, card) ? card : undefined;
}

/** The play that an act names, among the open windows; a refusal if there is none. */
export function findPlay(
  t: StateWE,
  compiled: CompiledModule,
  seat: number,
  act: CardPlay,
  windows: readonly string[],
): Play | RefusalWE {
  const card = heldCard(t, compiled, seat, act.card);
  if (card === undefined) return refuse("WE_CARD_NOT_HELD", { card: act.card });
  for (const window of windows)
    for (const play of playsIn(t, compiled, seat, window)) if (play.card === card && play.asId === act.as) return play;
  if (act.as !== undefined) return refuse("WE_SPECIAL_AS", { card: act.card, as: act.as });
  return refuse("WE_CARD_NOT_NOW", { card: act.card });
}

export const isPlay = (found: Play | RefusalWE): found is Play => "mode" in found;

/** The id shown for a card that is used as another: that card, or the faction's own use. */
export const asOf = (play: Play): string | null => play.asId ?? null;

/** Emits the fact that a card is played. */
export function emitPlayed(
  ctx: Ctx,
  compiled: CompiledModule,
  seat: number,
  play: Play,
  target: number,
  at: number,
  rule: `WE-${string}` = "WE-4.6",
): void {
  ctx.disclose();
  if (!ctx.wantsFacts) return;
  ctx.emit({
    is: "cardPlayed",
    rule: play.as === NONE ? rule : "WE-4.12",
    seat: seatNo(seat),
    card: compiled.cards[play.card]?.id as string,
    as: asOf(play),
    target: target === NONE ? null : seatNo(target),
    at: at === NONE ? null : (compiled.ids[at] as string),
  });
}
