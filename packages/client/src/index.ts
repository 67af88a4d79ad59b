/** Plays at the tables of a Starboard host. */
export {
  type Client,
  type ClientOptions,
  createClient,
  type OpponentChoice,
  type SeatChoice,
  type SeatTarget,
} from "./client.ts";
export { type ErrorDetails, StarboardError } from "./errors.ts";
export type * from "./protocol.gen.ts";
export type { Seat, Turn } from "./seat.ts";
export { VERSION } from "./schemas.gen.ts";
