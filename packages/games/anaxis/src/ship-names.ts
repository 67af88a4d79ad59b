/** Short names of ships: the class, with a number if the side has several. */
import type { Ship } from "./acts.ts";
import { classOf } from "./match-setup.ts";
import type { StateAx } from "./state.ts";

/** Returns the names of all ships, by number. */
export function namesOf(t: StateAx): readonly string[] {
  const key = (s: number): string => `${t.side[s]} ${t.kind[s]}`;
  const alike = new Map<string, number>();
  for (let s = 0; s < t.kind.length; s++) alike.set(key(s), (alike.get(key(s)) ?? 0) + 1);
  const seen = new Map<string, number>();
  return t.kind.map((_, s) => {
    const { name } = classOf(t, s);
    if (alike.get(key(s)) === 1) return name;
    const number = (seen.get(key(s)) ?? 0) + 1;
    seen.set(key(s), number);
    return `${name} ${number}`;
  });
}

export const nameOf = (t: StateAx, ship: Ship): string => namesOf(t)[ship] ?? "";
