/** The translatable texts of `cli` by id. Written by `npm run texts`; change the texts, not this. */
import type { en as text0 } from "./arena/text.en.ts";
import type { en as text1 } from "./errors.en.ts";
import type { en as text2 } from "./messages.en.ts";
import type { en as text3 } from "./play/text.en.ts";
import type { en as text4 } from "./usage.en.ts";

export interface Texts {
  readonly "arena/text": typeof text0;
  readonly "errors": typeof text1;
  readonly "messages": typeof text2;
  readonly "play/text": typeof text3;
  readonly "usage": typeof text4;
}
