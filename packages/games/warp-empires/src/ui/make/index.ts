export { makers } from "./makers.ts";
