/** The texts of Warp Empires in each language. */
export { en as text } from "./en/index.ts";
