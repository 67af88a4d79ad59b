/** Types of the messages between clients and services. Schemas and parsers are imported by their own paths. */
export type {
  Accepted,
  Channel,
  Channels,
  PushOf,
  RequestOf,
  ResponseOf,
  ServerMessage,
} from "./channels.ts";
export type { MoveInput } from "./fields.ts";
export {
  OPTIONS_FORMAT,
  OPTIONS_VERSION,
  type OptionsFile,
  parseFile,
  type ParsedFile,
  writeOptions,
} from "./files.ts";
export type { MatchRequest } from "./match-requests.ts";
export type * from "./messages.ts";
export { WIRE_VERSION } from "./version.ts";
