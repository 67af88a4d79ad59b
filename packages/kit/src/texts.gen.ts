/** The translatable texts of `kit` by id. Written by `npm run texts`; change the texts, not this. */
import type { en as text0 } from "./transcript.en.ts";

export interface Texts {
  readonly "transcript": typeof text0;
}
