/** The words of Warp Empires, by language. */
export { en as text } from "./en/index.ts";
