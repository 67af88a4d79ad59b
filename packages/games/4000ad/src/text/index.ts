/** The words of 4000 A.D., by language. */
export { en as words } from "./en/index.ts";
