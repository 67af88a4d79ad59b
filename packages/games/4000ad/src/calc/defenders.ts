/** The defenders of a star as a sum with its terms (AD-6.4.3.a). */
import type { Sum, Term } from "@starboard/kernel";
import { defendersAt } from "../arrival.ts";
import type { State4000 } from "../state.ts";

/** Returns the ships of all powers at a star plus its neutral force. Derelicts do not defend (AD-10.2.b). */
export function defendersSum(t: State4000, s: number): Sum {
  const terms: Term[] = [];
  for (let power = 0; power < t.P; power++) {
    const n = t.ships[s * t.P + power] as number;
    if (n > 0) terms.push({ rule: "AD-6.4.3.a", what: "ships", value: n, about: { power } });
  }
  const neutral = t.neutral[s] as number;
  if (neutral > 0) terms.push({ rule: "AD-3.2.1", what: "neutral", value: neutral });
  return { total: defendersAt(t, s), terms };
}
