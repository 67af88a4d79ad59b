/** Replays a transcript: plays its acts by the rules with matching draws, and checks every claim in it. */
import { type Draw, Engine, question, deepEqual, whyNot } from "@starboard/kernel";
import type { ActTW, CardId } from "../acts.ts";
import { cardIndexOf } from "../card-index.ts";
import { idsOf, numberOf } from "../card.ts";
import { enemyOf, SIDES, type Side, sectorNumber } from "../data/board.ts";
import type { FactTW } from "../facts.ts";
import { game } from "../game.ts";
import type { Options } from "../options.ts";
import { deployments } from "../calc/deployments.ts";
import { type ShapeTW, seatOf } from "../shape.ts";
import type { CardNo, StateTW } from "../state.ts";
import type { Line } from "./read.ts";

/** A line that is wrong, and what is true instead. */
export interface TranscriptError {
  readonly line: number;
  readonly what: string;
}

/** Plays a transcript from the start of a Battle. Returns the resulting state and every line that is wrong. */
export function playTranscript(
  lines: readonly Line[],
  options: Options,
): { state: StateTW; errors: TranscriptError[] } {
  const opener = lines.find((l) => l.is === "opener");
  const chosen = opener
    ? ({ ...options, firstOpener: opener.side === 0 ? "federation" : "dominion" } as Options)
    : options;
  const run = new Run(lines, chosen);
  for (const line of lines) run.play(line);
  return { state: run.t, errors: run.errors };
}

/** One replay in progress. */
class Run {
  readonly t: StateTW;
  readonly errors: TranscriptError[] = [];
  private facts: FactTW[] = [];
  private readonly engine: Engine<ShapeTW>;
  /** By side: the cards it draws between shuffles, and the number of shuffles so far. */
  private readonly coming: readonly [CardId[][], CardId[][]];
  private readonly shuffles: [number, number] = [0, 0];
  /** Remaining draws of the current shuffle. */
  private steps: number[] = [];
  /** The side that acts; null while both decks are shuffled at the start. */
  private acting: Side | null = null;
  /** Cards that the enemy is about to lose at random, and the Hand they are drawn from. */
  private losing: CardNo[] = [];
  private losingFrom: CardNo[] = [];

  constructor(lines: readonly Line[], options: Options) {
    this.t = game.setup(options);
    this.coming = [drawsOf(lines, 0), drawsOf(lines, 1)];
    const draw: Draw = (_sides, _times, why) => [why === "TW-12.5" ? this.randomLoss() : this.nextShuffleDraw()];
    this.engine = new Engine(game, draw, (fact) => this.receive(fact as FactTW));
    this.engine.advance(this.t);
  }

  private receive(fact: FactTW): void {
    this.facts.push(fact);
    if (fact.is === "shuffled") this.shuffles[fact.side]++;
  }

  play(line: Line): void {
    const fail = (what: string): void => void this.errors.push({ line: line.line, what });
    const { t } = this;
    const index = cardIndexOf(t.options);
    switch (line.is) {
      case "deal":
      case "refill":
      case "opener":
        return;
      case "act":
        this.endDraw();
        return this.act(line, fail);
      case "draw":
        return this.draw(line.side, line.cards, fail);
      case "hand": {
        const hand = idsOf(index, t.hand[line.side]);
        const claimed = idsOf(
          index,
          line.cards.map((id) => numberOf(index, id)).sort((a, b) => a - b),
        );
        if (!deepEqual(hand, claimed)) fail(`the Hand is ${hand.join(" ")}`);
        return;
      }
      case "decks": {
        const left = SIDES.map((s) => t.deck[s].length);
        if (!deepEqual(left, line.left)) fail(`the Deck Piles hold ${left.join(" and ")}`);
        return;
      }
      case "legal": {
        this.endDraw();
        const legal = deployments(t, line.side).filter((d) => d.refusal === undefined);
        const found = legal.map((d) => [d.act.unit, ...d.act.support].join("+")).sort();
        const claimed = line.sets.map((set) => set.join("+")).sort();
        if (!deepEqual(found, claimed)) fail(`legal is ${found.join(" ") || "nothing"}`);
        return;
      }
      case "refused": {
        this.endDraw();
        const code = this.refusal(line.side, line.act)?.code ?? "nothing";
        if (code !== line.code) fail(`refused by ${code}`);
        return;
      }
      case "owner":
        if (t.owner[sectorNumber(line.sector)] !== line.side) fail("another side owns it");
    }
  }

  private refusal(side: Side, act: ActTW) {
    const step = question(game, this.t)?.frame.step ?? "";
    return whyNot(game, this.t, { by: seatOf(side), step, act });
  }

  private act(line: Extract<Line, { is: "act" }>, fail: (what: string) => void): void {
    const { side, act, claims } = line;
    const refusal = this.refusal(side, act);
    if (refusal) return fail(`refused: ${refusal.code}`);
    this.facts = [];
    this.acting = side;
    const index = cardIndexOf(this.t.options);
    this.losing = (claims.lost ?? []).map((id) => numberOf(index, id));
    this.losingFrom = this.t.hand[enemyOf(side)].slice();
    this.engine.act(this.t, seatOf(side), act);
    const lost = this.facts.find((f) => f.is === "discarded" && f.random);
    if (!deepEqual((lost as { cards?: unknown } | undefined)?.cards ?? [], claims.lost ?? []))
      fail("other cards are lost");
    this.checkForce(claims.force, claims.attack, fail);
    if (claims.taken && act.do === "exchange") {
      const taken = this.facts.find((f) => f.is === "exchangedCards")?.taken ?? [];
      if (!deepEqual([...taken].sort(), [...claims.taken].sort())) fail(`${taken.join(" ")} are drawn`);
    } else if (claims.taken) this.draw(side, claims.taken, fail);
  }

  private checkForce(force: number | undefined, attack: number | undefined, fail: (what: string) => void): void {
    if (force !== undefined) {
      const announced = this.facts.find((f) => f.is === "announced")?.force;
      if (announced !== force) fail(`${announced ?? "nothing"} is announced`);
    }
    if (attack !== undefined) {
      const faced = this.facts.find((f) => f.is === "deployed")?.attack;
      if (faced !== attack) fail(`the Attack is ${faced ?? "not there"}`);
    }
  }

  /** Draws cards in one Stage and checks that they are the claimed ones. */
  private draw(side: Side, cards: readonly CardId[], fail: (what: string) => void): void {
    const act: ActTW = { do: "draw", n: cards.length };
    const refusal = this.refusal(side, act);
    if (refusal) return fail(`cannot draw: ${refusal.code}`);
    this.facts = [];
    this.engine.act(this.t, seatOf(side), act);
    const drawn = this.facts.find((f) => f.is === "drewCards")?.cards ?? [];
    if (!deepEqual([...drawn].sort(), [...cards].sort())) fail(`${drawn.join(" ")} are drawn`);
    this.endDraw();
  }

  /** Ends a Last Stage that is still open. */
  private endDraw(): void {
    const step = question(game, this.t)?.frame.step;
    if (step === "openDraw" || step === "lastDraw") this.engine.act(this.t, seatOf(this.t.active), { do: "end" });
  }

  /** Returns the next draw of a shuffle that brings the cards the side will draw to the top. */
  private nextShuffleDraw(): number {
    const { t } = this;
    if (this.steps.length === 0) {
      const side = this.acting ?? (this.shuffles[0] === 0 ? 0 : 1);
      const coming = this.coming[side][this.shuffles[side]] ?? [];
      const index = cardIndexOf(t.options);
      this.steps = stepsOfShuffle(
        t.deck[side],
        coming.map((id) => numberOf(index, id)),
      );
    }
    return this.steps.shift() as number;
  }

  private randomLoss(): number {
    const at = Math.max(0, this.losingFrom.indexOf(this.losing.shift() ?? -1));
    this.losingFrom.splice(at, 1);
    return at + 1;
  }
}

/** Returns the cards that a side draws in a transcript, split at every shuffle of its Deck Pile. */
function drawsOf(lines: readonly Line[], side: Side): CardId[][] {
  const parts: CardId[][] = [[]];
  const add = (cards: readonly CardId[]): void => void parts[parts.length - 1]?.push(...cards);
  for (const line of lines) {
    if (!("side" in line) || line.side !== side) continue;
    if (line.is === "deal" || line.is === "refill" || line.is === "draw") add(line.cards);
    if (line.is !== "act") continue;
    add(line.claims.taken ?? []);
    if (line.act.do === "exchange" && line.act.drop.length > 0) parts.push([]);
    if (line.act.do === "choose") parts.push([]);
  }
  return parts;
}

/** Returns the draws that bring `top` to the top of a Deck Pile, next card first. The rest keeps its order. */
function stepsOfShuffle(deck: readonly CardNo[], top: readonly CardNo[]): number[] {
  // A card that is not in the pile is skipped; the line that draws it will then be reported.
  const next = [...new Set(top)].filter((no) => deck.includes(no));
  const wanted = [...deck.filter((no) => !next.includes(no)), ...next.reverse()];
  const now = deck.slice();
  const steps: number[] = [];
  for (let i = now.length - 1; i > 0; i--) {
    const j = now.indexOf(wanted[i] as CardNo);
    steps.push(j + 1);
    now[j] = now[i] as CardNo;
    now[i] = wanted[i] as CardNo;
  }
  return steps;
}
