/** Cards in battle: face up in turn, or a secret set of each side at once (WE-9.12, WE-9.17). */
import { seat, type Decision, type Sealed } from "@starboard/kernel";
import type { RefusalWE } from "../reasons.ts";
import { answerAct, type CardPlay, type CommitAct, commitAct, type AnswerAct } from "../acts.ts";
import { effectOf, type Play } from "../compiled/cards.ts";
import type { CompiledModule } from "../compiled/index.ts";
import { findPlay, heldIn, isPlay, named, playedOf, emitPlayed } from "../moves/cards.ts";
import { lay } from "../moves/hands.ts";
import { other } from "../calc/battles.ts";
import { handSize } from "../calc/stacks.ts";
import { refuse } from "../refusals.ts";
import { compiledModuleOf } from "../match-setup.ts";
import type { Ctx, ShapeWE } from "../shape.ts";
import { type Battle, type BattleSide, NONE, type StateWE } from "../state.ts";

const battleOf = (t: StateWE): Battle => t.battle as Battle;

/** Plays a card in the battle; a card that ends the battle takes effect at once (WE-9.17). */
function layIn(ctx: Ctx, compiled: CompiledModule, battle: Battle, side: BattleSide, play: Play): void {
  lay(ctx.state, compiled, battle.sides[side], play.card);
  battle.cards[side].push(playedOf(play));
  const end = effectOf(play, "endBattle");
  if (!end) return;
  battle.ended = side;
  battle.spared = end.variant === "noCasualties" ? 1 : 0;
}

/** Covert, because it is hidden whether the seat has a card to play. */
export const battleCard: Decision<ShapeWE, AnswerAct> = {
  kind: "decision",
  rule: "WE-9.12",
  schema: answerAct,
  covert: true,
  asks: (t) => seat(battleOf(t).sides[battleOf(t).turn]),
  moot: (t) => t.battle === null,
  candidates(t, _m, by, offer) {
    const compiled = compiledModuleOf(t.options);
    offer({ do: "pass" });
    for (const play of heldIn(t, compiled, by, "battle")) offer({ do: "play", ...named(compiled, play) });
  },
  forbids(t, _m, by, act) {
    if (act.do === "pass") return undefined;
    const play = findPlay(t, compiledModuleOf(t.options), by, act, ["battle"]);
    return isPlay(play) ? undefined : play;
  },
  resolve(ctx, _m, by, act) {
    const compiled = compiledModuleOf(ctx.state.options);
    const battle = battleOf(ctx.state);
    ctx.done();
    const side = battle.turn;
    battle.turn = other(side);
    if (act.do === "pass") {
      battle.passes++;
      return;
    }
    battle.passes = 0;
    const play = findPlay(ctx.state, compiled, by, act, ["battle"]) as Play;
    layIn(ctx, compiled, battle, side, play);
    emitPlayed(ctx, compiled, by, play, NONE, battle.at, "WE-9.12");
  },
};

const sideOf = (t: StateWE, by: number): BattleSide => (battleOf(t).sides[0] === by ? 0 : 1);

/** Every set of battle cards that a seat could play, in the order of the module. */
function eachSet(t: StateWE, compiled: CompiledModule, by: number, offer: (cards: CardPlay[]) => void): void {
  const plays = heldIn(t, compiled, by, "battle");
  const left = new Map(plays.map(({ card }) => [card, t.hand[by * compiled.C + card] as number]));
  const chosen: CardPlay[] = [];
  const from = (i: number): void => {
    offer(chosen.slice());
    for (let k = i; k < plays.length; k++) {
      const play = plays[k] as Play;
      const n = left.get(play.card) as number;
      if (n === 0) continue;
      left.set(play.card, n - 1);
      chosen.push(named(compiled, play));
      from(k);
      chosen.pop();
      left.set(play.card, n);
    }
  };
  from(0);
}

function forbidsSet(
  t: StateWE,
  compiled: CompiledModule,
  by: number,
  cards: readonly CardPlay[],
): RefusalWE | undefined {
  const count = new Map<string, number>();
  for (const act of cards) {
    const play = findPlay(t, compiled, by, act, ["battle"]);
    if (!isPlay(play)) return play;
    const n = (count.get(act.card) ?? 0) + 1;
    count.set(act.card, n);
    if (n > (t.hand[by * compiled.C + play.card] as number)) return refuse("WE_CARD_NOT_HELD", { card: act.card });
  }
  return undefined;
}

export const battleCards: Sealed<ShapeWE, CommitAct> = {
  kind: "sealed",
  rule: "WE-9.12",
  schema: commitAct,
  covert: true,
  asksAll(t) {
    const compiled = compiledModuleOf(t.options);
    return battleOf(t)
      .sides.filter((s) => s !== NONE && t.alive[s] === 1 && handSize(t, compiled, s) > 0)
      .toSorted((a, c) => a - c)
      .map(seat);
  },
  moot: (t) => t.battle === null,
  candidates: (t, _m, by, offer) =>
    eachSet(t, compiledModuleOf(t.options), by, (cards) => offer({ do: "commit", cards })),
  forbids: (t, _m, by, act) => forbidsSet(t, compiledModuleOf(t.options), by, act.cards),
  open(ctx, _m, answers) {
    const compiled = compiledModuleOf(ctx.state.options);
    const battle = battleOf(ctx.state);
    ctx.done();
    // If both concede, the attacker's card counts and the defender's card returns to its hand (WE-9.17).
    for (const side of [0, 1] as const) {
      const by = battle.sides[side];
      const act = (answers as ReadonlyMap<number, CommitAct>).get(by);
      if (act && by === battle.sides[sideOf(ctx.state, by)]) openSet(ctx, compiled, battle, side, by, act.cards);
    }
  },
};

function openSet(
  ctx: Ctx,
  compiled: CompiledModule,
  battle: Battle,
  side: BattleSide,
  by: number,
  cards: readonly CardPlay[],
): void {
  ctx.emit({ is: "cardsRevealed", rule: "WE-9.12", seat: seat(by), cards: cards.map(({ card }) => card) });
  for (const act of cards) {
    const play = findPlay(ctx.state, compiled, by, act, ["battle"]) as Play;
    if (effectOf(play, "endBattle") && battle.ended !== -1) {
      ctx.emit({ is: "cardReturned", rule: "WE-9.17", seat: seat(by), card: act.card });
      continue;
    }
    layIn(ctx, compiled, battle, side, play);
    emitPlayed(ctx, compiled, by, play, NONE, battle.at, "WE-9.12");
  }
}
