/** The texts of Ion Trails, by language. */
export { en as text } from "./en/index.ts";
