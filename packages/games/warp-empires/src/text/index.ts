/** The words of Warp Empires, by language. */
export { en as words } from "./en/index.ts";
