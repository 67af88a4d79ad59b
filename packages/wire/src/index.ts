export type * from "./messages.ts";
export { WIRE_VERSION } from "./messages.ts";
