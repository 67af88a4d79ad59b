/** Converts the names in a position to numbers and reports unknown names. */
import type { Invalid } from "@starboard/kernel";
import type { Power } from "../acts.ts";
import { mapOf, starIndex } from "../data/map.ts";
import type { StarMap } from "../data/stars.ts";
import type { State4000 } from "../state.ts";
import { powerName } from "./defaults.ts";

export class Names {
  private readonly t: State4000;
  private readonly map: StarMap;
  private readonly bad: Invalid[];

  constructor(t: State4000, bad: Invalid[]) {
    this.t = t;
    this.map = mapOf(t.options);
    this.bad = bad;
  }

  fault(code: string, at: string, about?: Record<string, unknown>): void {
    this.bad.push(about ? { code, at, about } : { code, at });
  }

  /** Returns the number of a star, or reports an error and returns -1. */
  star(id: string, at: string): number {
    const s = starIndex(this.map, id);
    if (s < 0) this.fault("AD_POSITION_STAR", at, { star: id });
    return s;
  }

  /** Returns the power named by its home star, or reports an error and returns -1. */
  power(name: string, at: string): Power {
    for (let p = 0; p < this.t.P; p++) if (powerName(this.t, p) === name) return p;
    this.fault("AD_POSITION_POWER", at, { power: name });
    return -1;
  }

  /** Returns the known powers of a record by name, with their values. */
  powers<T>(record: Readonly<Record<string, T>> | undefined, at: string): [Power, T][] {
    return Object.entries(record ?? {})
      .map(([name, value]): [Power, T] => [this.power(name, `${at}.${name}`), value])
      .filter(([p]) => p >= 0);
  }

  /** Returns the known powers of a list of names. */
  list(names: readonly string[] | undefined, at: string): Power[] {
    return (names ?? []).map((name, i) => this.power(name, `${at}.${i}`)).filter((p) => p >= 0);
  }
}
