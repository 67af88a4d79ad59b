export { trekwar } from "./game.ts";
