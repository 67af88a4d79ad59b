/** The words of 4000 A.D., by language. */
export { en as text } from "./en/index.ts";
