/** The texts of TrekWar, by language. */
export { en as text } from "./en/index.ts";
