/** Who is shut out of this host. Somebody shut out is nobody here: no seat, no word, no way in. */
import { shelf } from "../storage/shelf.ts";

export interface Ban {
  readonly person: string;
  readonly why: string;
  readonly at: number;
}
export const bans = shelf<Ban>("ban");
