/** The words of TrekWar, by language. */
export { en as words } from "./en/index.ts";
