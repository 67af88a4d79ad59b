/** The translatable texts of `share` by id. Written by `npm run texts`; change the texts, not this. */
import type { en as text0 } from "./text/en.ts";

export interface Texts {
  readonly "text": typeof text0;
}
