export type * from "./words.ts";
