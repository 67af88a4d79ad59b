/** Which power draws a star's resources (AD-6.2.3.a, AD-9.4.2). */
import type { Power } from "../acts.ts";
import { possessor } from "../powers.ts";
import type { Drawing, State4000 } from "../state.ts";

/** Whether this is a production round: every odd one but the first (AD-6.2.2). */
export const isProduction = (round: number): boolean => round >= 3 && round % 2 === 1;

/** Returns the drawing agreement that applies to a star in this round, if any. */
export function agreementAt(t: State4000, s: number): Drawing | undefined {
  for (let i = t.drawings.length - 1; i >= 0; i--) {
    const d = t.drawings[i] as Drawing;
    if (d.star === s && d.from <= t.round) return d;
  }
  return undefined;
}

/** Returns the power that draws under an agreement. With `alternate` it changes every production round. */
export function drawerBy(d: Drawing, round: number): Power {
  if (d.mode !== "alternate") return d.starter;
  const first = isProduction(d.from) ? d.from : d.from < 3 ? 3 : d.from + 1;
  const turns = Math.max(0, Math.floor((round - first) / 2));
  return d.among[turns % d.among.length] as Power;
}

/** Returns the power present longest without a break, or -1 if the star is empty or two arrived together (AD-9.4.2). */
function earliest(t: State4000, s: number): Power {
  let found: Power = -1;
  let at = 0;
  let tie = false;
  for (let p = 0; p < t.P; p++) {
    if ((t.ships[s * t.P + p] as number) === 0 || t.alive[p] !== 1) continue;
    const since = t.since[s * t.P + p] as number;
    if (found < 0 || since < at) {
      found = p;
      at = since;
      tie = false;
    } else if (since === at) tie = true;
  }
  return tie ? -1 : found;
}

/** Returns the power that draws a star in this round, or -1 (AD-6.2.3.a). */
export function drawerOf(t: State4000, s: number): Power {
  const owner = possessor(t, s);
  if (owner >= 0) return owner;
  if ((t.neutral[s] as number) > 0) return -1;
  if (t.drawings.length > 0) {
    const d = agreementAt(t, s);
    if (d) return drawerBy(d, t.round);
  }
  return earliest(t, s);
}
