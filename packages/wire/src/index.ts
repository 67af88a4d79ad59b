export {
  OPTIONS_FORMAT,
  OPTIONS_VERSION,
  type OptionsFile,
  parseFile,
  type Shared,
  writeOptions,
} from "./files.ts";
export type * from "./messages.ts";
export { WIRE_VERSION } from "./messages.ts";
export { type Incoming, MESSAGE_LIMIT, parseToClerk, RUN_LIMIT } from "./parse.ts";
