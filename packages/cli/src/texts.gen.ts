/** The translatable texts of `cli` by id. Written by `npm run texts`; change the texts, not this. */
import type { en as text0 } from "./messages.en.ts";
import type { en as text1 } from "./play/text.en.ts";

export interface Texts {
  readonly "messages": typeof text0;
  readonly "play/text": typeof text1;
}
