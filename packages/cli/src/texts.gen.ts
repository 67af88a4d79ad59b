/** The translatable texts of `cli` by id. Written by `npm run texts`; change the texts, not this. */
import type { en as text0 } from "./arena/text.en.ts";
import type { en as text1 } from "./errors.en.ts";
import type { en as text2 } from "./messages.en.ts";
import type { en as text3 } from "./output/made.en.ts";
import type { en as text4 } from "./output/measurement.en.ts";
import type { en as text5 } from "./output/records.en.ts";
import type { en as text6 } from "./output/review.en.ts";
import type { en as text7 } from "./play/text.en.ts";
import type { en as text8 } from "./usage.en.ts";

export interface Texts {
  readonly "arena/text": typeof text0;
  readonly "errors": typeof text1;
  readonly "messages": typeof text2;
  readonly "output/made": typeof text3;
  readonly "output/measurement": typeof text4;
  readonly "output/records": typeof text5;
  readonly "output/review": typeof text6;
  readonly "play/text": typeof text7;
  readonly "usage": typeof text8;
}
