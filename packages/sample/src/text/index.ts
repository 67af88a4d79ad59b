/** The texts of Salvage Run, by language. */
export { en as text } from "./en/index.ts";
