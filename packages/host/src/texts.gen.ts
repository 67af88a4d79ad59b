/** The translatable texts of `host` by id. Written by `npm run texts`; change the texts, not this. */
import type { en as text0 } from "./messages/en.ts";
import type { en as text1 } from "./messages/operation.en.ts";

export interface Texts {
  readonly "messages": typeof text0;
  readonly "messages/operation": typeof text1;
}
