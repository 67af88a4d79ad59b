/** The texts of Anaxis, by language. */
export { en as text } from "./en/index.ts";
