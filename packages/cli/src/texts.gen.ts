/** The translatable texts of `cli` by id. Written by `npm run texts`; change the texts, not this. */
import type { en as text0 } from "./errors.en.ts";
import type { en as text1 } from "./messages.en.ts";
import type { en as text2 } from "./play/text.en.ts";
import type { en as text3 } from "./usage.en.ts";

export interface Texts {
  readonly "errors": typeof text0;
  readonly "messages": typeof text1;
  readonly "play/text": typeof text2;
  readonly "usage": typeof text3;
}
