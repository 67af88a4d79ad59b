export type * from "./screen.ts";
