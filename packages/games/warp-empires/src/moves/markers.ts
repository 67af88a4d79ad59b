/** Control markers (WE-13.1). */
import { NONE, type StateWE } from "../state.ts";

/** Places a seat's marker or removes it; a new marker ends every claim by force (WE-9.37). */
export function setMarker(t: StateWE, at: number, owner: number): void {
  if (t.marker[at] !== owner && t.subdued[at] !== NONE) t.subdued = t.subdued.with(at, NONE);
  t.marker[at] = owner;
}
