/** Helpers for rule tests: read a position, play acts, inspect the state and the facts. */
import {
  type Draw,
  Engine,
  type Fact,
  isRefusal,
  play,
  type Refusal,
  scriptedDraws,
  seat,
  whyNot,
} from "@starboard/kernel";
import { mapOf, starIndex } from "../../src/data/map.ts";
import { game } from "../../src/game.ts";
import type { Options } from "../../src/options.ts";
import type { State4000 } from "../../src/state.ts";

export function options(raw: object): Options {
  const parsed = game.options.parse(raw);
  if (!("ok" in parsed)) throw new Error(JSON.stringify(parsed.bad));
  return parsed.ok;
}

export class Scene {
  table: State4000;
  facts: Fact[] = [];

  /** Reads the position, or the set-up without one, and runs to the first decision. */
  constructor(raw: object, position?: object, dice: readonly number[] = []) {
    const chosen = options(raw);
    if (position) {
      const read = game.notation.read(position, chosen);
      if (!("ok" in read)) throw new Error(JSON.stringify(read.bad));
      this.table = read.ok;
    } else this.table = game.setup(chosen);
    this.withDice(dice, (draw) => {
      new Engine(game, draw, (fact) => this.facts.push(fact)).advance(this.table);
    });
  }

  /** Plays one act of a step or an aside. A refusal or an unused die is an error. A departure chooses its star first. */
  act(by: number, step: string, act: object, dice: readonly number[] = []): this {
    const { from } = act as { readonly from?: string };
    const chosen = (this.table.flow.stack.at(-1)?.memo as { readonly from?: number } | undefined)?.from;
    if (step === "depart" && from !== undefined && chosen === -1 && (act as { do: string }).do !== "muster")
      this.act(by, step, { do: "muster", from });
    this.withDice(dice, (draw) => {
      const played = play(game, this.table, { by: seat(by), step, act }, draw);
      if (isRefusal(played)) throw new Error(`refused: ${JSON.stringify(played)}`);
      this.table = played.state;
      this.facts = played.facts.map((t) => t.fact);
    });
    return this;
  }

  /** Returns the refusal of an act, if any. */
  no(by: number, step: string, act: object): Refusal | undefined {
    return whyNot(game, this.table, { by: seat(by), step, act });
  }

  /** The current step, or `over`. */
  get step(): string {
    return this.table.flow.stack.at(-1)?.step ?? "over";
  }
  factsOf(is: string): Fact[] {
    return this.facts.filter((f) => f.is === is);
  }
  ships(star: string, power: number): number {
    return this.table.ships[this.star(star) * this.table.P + power] as number;
  }
  derelict(star: string): number {
    return this.table.derelict[this.star(star)] as number;
  }
  private star(id: string): number {
    return starIndex(mapOf(this.table.options), id);
  }
  private withDice(dice: readonly number[], run: (draw: Draw) => void): void {
    const script = scriptedDraws(dice);
    run(script.draw);
    if (script.left().length > 0) throw new Error(`dice left over: ${script.left().join()}`);
  }
}
