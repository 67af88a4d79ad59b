/**
 * The schema of a written position. Seats are numbered from 0; territories, units, cards, features, buildings and
 * factions are named by id; omitted parts have their usual values. Positions are short enough to write by hand:
 *
 * ```json
 * { "phase": "battle", "seats": [{ "faction": "borg", "hand": { "shields": 1 } }, { "faction": "klingon" }],
 *   "territories": { "s3": { "features": { "resources": "poor" },
 *     "stacks": { "0": ["commandShip", "commandShip", "raider"], "1": ["warship", "warship*"] } } } }
 * ```
 */
import * as z from "zod/mini";
import { ORDER_WINDOWS, ORDERS } from "../acts.ts";
import { STAGES } from "../state.ts";

const whole = (min: number, max: number): z.ZodMiniType<number> => z.int().check(z.gte(min), z.lte(max));
const id = z.string().check(z.minLength(1), z.maxLength(60));
const seat = whole(0, 15);
const seats = z.array(seat).check(z.maxLength(16));
const counts = z.record(id, whole(0, 1000));
const units = z.array(id).check(z.maxLength(400));
const played = z.strictObject({ card: id, as: z.optional(id) });

const seatForm = z.strictObject({
  faction: z.optional(z.nullable(id)),
  /** The home slot of the map; by default the slot with the index of this seat. */
  home: z.optional(z.nullable(id)),
  out: z.optional(z.literal(true)),
  treasury: z.optional(whole(0, 100_000)),
  hand: z.optional(counts),
  captured: z.optional(counts),
  barred: z.optional(seats),
  orders: z.optional(z.partialRecord(z.enum(ORDER_WINDOWS), z.enum(ORDERS))),
  /** What this seat knows for certain of other hands, by seat. */
  knows: z.optional(z.record(z.string().check(z.regex(/^\d{1,2}$/)), counts)),
});

const territoryForm = z.strictObject({
  /** null for no owner. By default a home belongs to its seat. */
  marker: z.optional(z.nullable(seat)),
  /** By default true for homes, for terrain without exploration and where features are named. */
  explored: z.optional(z.boolean()),
  features: z.optional(z.record(id, z.union([id, z.literal(true)]))),
  buildings: z.optional(counts),
  locked: z.optional(z.record(id, seats)),
  asked: z.optional(counts),
  subdued: z.optional(seat),
  mission: z.optional(seats),
  settled: z.optional(seats),
  assaulted: z.optional(z.array(id).check(z.maxLength(30))),
  /** By seat: the top first, `*` behind a unit that has moved. */
  stacks: z.optional(z.record(z.string().check(z.regex(/^\d{1,2}$/)), units)),
});

const marchForm = z.strictObject({
  seat,
  card: id,
  as: z.optional(id),
  left: z.optional(whole(0, 20)),
  before: z.optional(whole(0, 20)),
  from: z.optional(id),
  units: z.optional(units),
  path: z.optional(z.array(id).check(z.maxLength(40))),
  spent: z.optional(whole(0, 40)),
  transfers: z.optional(whole(0, 40)),
  announced: z.optional(whole(0, 2)),
});

const side = whole(0, 1);
const pair = <T extends z.ZodMiniType>(form: T) => z.tuple([form, form]);
const battleForm = z.strictObject({
  at: id,
  attacker: seat,
  /** Omitted if a neutral feature defends itself. */
  defender: z.optional(seat),
  neutral: z.optional(id),
  stage: z.optional(z.enum(STAGES)),
  turn: z.optional(side),
  passes: z.optional(whole(0, 3)),
  cards: z.optional(pair(z.array(played).check(z.maxLength(100)))),
  dice: z.optional(z.array(whole(0, 10_000)).check(z.maxLength(10))),
  ended: z.optional(side),
  spared: z.optional(z.literal(true)),
  winner: z.optional(side),
  standoff: z.optional(z.literal(true)),
  owed: z.optional(whole(-50, 400)),
  lost: z.optional(pair(units)),
  forts: z.optional(whole(0, 400)),
});

const glimpseForm = z.strictObject({
  /** Seats, and 15 for the public. */
  who: seats,
  owner: seat,
  at: id,
  units: counts,
});

const memoValue = z.union([
  z.int().check(z.gte(-2), z.lte(100_000)),
  z.array(whole(-2, 400)).check(z.maxLength(400)),
  id,
]);
export const frameForm = z.strictObject({
  step: id,
  memo: z.record(id, memoValue),
  answers: z.optional(z.array(z.nullable(z.looseObject({ do: id }))).check(z.maxLength(16))),
});

export const positionForm = z.strictObject({
  turn: z.optional(whole(0, 100_000)),
  round: z.optional(whole(0, 100_000)),
  /** The phase of the active player, null for the set-up. Without `stack`, play continues at the start of the phase. */
  phase: z.optional(z.nullable(id)),
  order: z.optional(seats),
  active: z.optional(seat),
  seats: z.array(seatForm).check(z.maxLength(16)),
  territories: z.optional(z.record(id, territoryForm)),
  /** One entry for each pool. By default, all cards and units not named elsewhere are in the first deck and pile. */
  deck: z.optional(z.array(counts).check(z.maxLength(16))),
  discard: z.optional(z.array(counts).check(z.maxLength(16))),
  pile: z.optional(z.array(counts).check(z.maxLength(16))),
  marches: z.optional(z.array(marchForm).check(z.maxLength(20))),
  battle: z.optional(battleForm),
  glimpses: z.optional(z.array(glimpseForm).check(z.maxLength(500))),
  printed: z.optional(whole(0, 100_000)),
  bonus: z.optional(whole(-100_000, 100_000)),
  recruits: z.optional(units),
  drawn: z.optional(whole(0, 400)),
  bonuses: z.optional(whole(0, 400)),
  /** Position in the outline, and the entered steps; memos use the indices of seats, territories, units and cards. */
  at: z.optional(z.array(whole(-1, 6)).check(z.minLength(1), z.maxLength(2))),
  stack: z.optional(z.array(frameForm).check(z.maxLength(60))),
  over: z.optional(
    z.strictObject({
      winners: seats,
      rule: z.string().check(z.regex(/^WE-[A-Z0-9.]+$/), z.maxLength(20)),
      scores: z.array(z.number().check(z.gte(-1e6), z.lte(1e6))).check(z.maxLength(16)),
    }),
  ),
});
export type Position = z.infer<typeof positionForm>;
export type SeatNote = z.infer<typeof seatForm>;
export type TerritoryNote = z.infer<typeof territoryForm>;
export type MarchNote = z.infer<typeof marchForm>;
export type BattleNote = z.infer<typeof battleForm>;
