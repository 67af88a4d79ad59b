export {
  OPTIONS_FORMAT,
  OPTIONS_VERSION,
  type OptionsFile,
  parseFile,
  type ParsedFile,
  writeOptions,
} from "./files.ts";
export type * from "./messages.ts";
export { WIRE_VERSION } from "./messages.ts";
export { type ParsedMessage, MESSAGE_LIMIT, parseClientMessage, RUN_LIMIT } from "./parse.ts";
