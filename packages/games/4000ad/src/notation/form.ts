/**
 * The notation of positions, like FEN in chess. People write it for situations, and tools read and write it without
 * loss. Powers are named by their home stars, stars by id. Every field has a default, so small positions stay short:
 *
 *     {
 *       "round": 9, "turn": "pavo", "step": "start",
 *       "stars": {
 *         "algol": { "algol": 15 }, "regulus": { "regulus": 12 },
 *         "pavo": { "antares": 10 }, "antares": { "antares": 15 },
 *         "mirach": { "pavo": 3 }, "hamal": { "pavo": 2 }, "markab": { "neutral": 5 }, "enif": { "derelict": 2 }
 *       },
 *       "warps": { "pavo": [{ "from": "hamal", "count": 2, "ships": 4 }] },
 *       "lost": { "pavo": { "to": "antares" } }
 *     }
 *
 * - Defaults: `round` 1; `turn` the first power in `order`; `step` `start`, just before the power's own turn. Other
 *   steps: `production`, `arrivals`, `departure`, `end` (of the own turn, which has begun), `newRound`, `endOfRound`,
 *   and `homes`, `neutrals`, `startRoll` before the first round. Without `round`, `turn` and `step` the match has not
 *   begun.
 * - `stars`: ships by power, `neutral` and `derelict` ships. Stars not named are empty; without `stars` the home stars
 *   have what the set-up gives them. Powers at one star are listed in the order of their arrival (AD-9.4.2).
 * - `warps`: at most two per power; `ships` a number, or by owner in a mixed fleet; `slot` 0 or 1; `moved` the round
 *   of the last push: this one for powers whose arrivals are over, else the one before.
 * - `lost`: home stars lost, `to` the holder. By default the loss has just happened, so the owner's next own turn is
 *   its grace turn. `at` and `taken` are serials of own turns, `grace` is `due`, `last` or `suspended` (then
 *   `against`), `offered` says that the one offer of withdrawal has been made.
 * - `out`: powers eliminated, with the serial of that turn.
 * - `frozen`, `since`: ships by star and power; `since` is one more than a turn serial.
 * - `departed`: powers that have used their departure. `produced`: round of the last production. `unplaced`: new ships.
 * - `order`, `serial` (own turns begun so far), `active`, `homes`, `quiet`, `stirred`: if they differ from the
 *   defaults.
 * - `relations`: 1 private, 2 known, 3 ended unknown to others; `permits` pairs of owner and guest.
 * - `drawings`, `proposals`, `grants`, `treaties`, `conferences`, `spoken`: as in the state, with names for powers.
 *   Warps are numbers (power × 2 + slot), as in acts.
 * - `memo` and `asks`: the memo of the step and its nested steps, with numbers as in the state.
 * - `over`: the outcome of a finished game; `place`: the place in the outline, if it does not follow from the step.
 */
import * as z from "zod/mini";
import { drawingMode } from "../acts.ts";

const MANY = 100_000;
const name = z.string().check(z.maxLength(40));
const count = z.int().check(z.gte(0), z.lte(MANY));
const power = z.int().check(z.gte(0), z.lte(3));
const warp = z.int().check(z.gte(0), z.lte(7));
const star = z.int().check(z.gte(0), z.lte(255));
const by = <T extends z.ZodMiniType>(value: T) => z.record(name, value);
const list = <T extends z.ZodMiniType>(value: T, max: number) => z.array(value).check(z.maxLength(max));
const flag = z.union([z.literal(0), z.literal(1)]);

/** Words for the steps of the outline. */
export const STEPS = {
  homes: "findHomes",
  neutrals: "placeNeutrals",
  startRoll: "rollForStart",
  newRound: "beginRound",
  start: "beginTurn",
  production: "produce",
  arrivals: "push",
  departure: "depart",
  end: "endTurn",
  endOfRound: "endRound",
} as const;
export type StepWord = keyof typeof STEPS;
const words = Object.keys(STEPS) as [StepWord, ...StepWord[]];

const battle = z.strictObject({ star, active: power, attackers: list(power, 4), defenders: list(power, 4) });
const loan = list(z.strictObject({ power, ships: count }), 3);

/** Steps nested in another step, with their memos. */
const ask = z.discriminatedUnion("step", [
  z.strictObject({ step: z.literal("place"), memo: z.strictObject({ power }) }),
  z.strictObject({ step: z.literal("arrive"), memo: z.strictObject({ warp }) }),
  z.strictObject({ step: z.literal("fight"), memo: battle }),
  z.strictObject({
    step: z.literal("retreat"),
    memo: z.strictObject({ star, power, attacker: z.boolean(), others: list(power, 4) }),
  }),
  z.strictObject({ step: z.literal("forced"), memo: z.strictObject({ power, warp }) }),
  z.strictObject({ step: z.literal("offer"), memo: z.strictObject({ power }) }),
  z.strictObject({ step: z.literal("answerOffer"), memo: z.strictObject({ power, lastCall: z.boolean() }) }),
]);

const memo = z.union([
  z.strictObject({ stage: z.int().check(z.gte(0), z.lte(2)) }),
  z.strictObject({ powers: list(power, 4) }),
  z.strictObject({ from: z.int().check(z.gte(-1), z.lte(255)), loan }),
]);

const proposal = z.strictObject({
  is: z.enum(["ally", "jointArrival", "drawing", "withdrawal", "peace", "armistice", "concede"]),
  from: name,
  to: list(name, 4),
  id: z.optional(count),
  accepted: z.optional(list(name, 4)),
  star: z.optional(name),
  warps: z.optional(list(warp, 8)),
  mode: z.optional(drawingMode),
  starter: z.optional(name),
  untilRound: z.optional(count),
});

export const position = z.strictObject({
  round: z.optional(count),
  turn: z.optional(z.nullable(name)),
  step: z.optional(z.enum(words)),
  memo: z.optional(memo),
  asks: z.optional(list(ask, 8)),
  place: z.optional(list(z.int().check(z.gte(-1), z.lte(20)), 6)),
  over: z.optional(
    z.strictObject({ winners: list(power, 4), rule: name, scores: list(z.number().check(z.gte(-1e9), z.lte(1e9)), 4) }),
  ),
  serial: z.optional(count),
  active: z.optional(z.nullable(name)),
  order: z.optional(list(name, 4)),
  homes: z.optional(list(name, 4)),
  stars: z.optional(by(by(count))),
  frozen: z.optional(by(by(count))),
  since: z.optional(by(by(count))),
  warps: z.optional(
    by(
      list(
        z.strictObject({
          from: name,
          count,
          ships: z.union([count, by(count)]),
          slot: z.optional(flag),
          moved: z.optional(count),
        }),
        2,
      ),
    ),
  ),
  lost: z.optional(
    by(
      z.strictObject({
        to: name,
        at: z.optional(count),
        taken: z.optional(count),
        grace: z.optional(z.enum(["none", "due", "last", "suspended"])),
        against: z.optional(name),
        offered: z.optional(z.boolean()),
      }),
    ),
  ),
  out: z.optional(by(count)),
  departed: z.optional(list(name, 4)),
  produced: z.optional(by(count)),
  unplaced: z.optional(by(count)),
  relations: z.optional(
    list(z.strictObject({ between: z.tuple([name, name]), is: z.int().check(z.gte(0), z.lte(3)) }), 6),
  ),
  permits: z.optional(list(z.tuple([name, name]), 12)),
  drawings: z.optional(
    list(
      z.strictObject({
        star: name,
        mode: drawingMode,
        starter: name,
        among: list(name, 4),
        from: z.optional(count),
        known: z.optional(flag),
      }),
      200,
    ),
  ),
  proposals: z.optional(list(proposal, 200)),
  grants: z.optional(
    list(
      z.strictObject({
        is: z.enum(["lend", "jointArrival"]),
        from: name,
        to: name,
        star: name,
        ships: z.optional(count),
        warps: z.optional(list(warp, 8)),
        drawing: z.optional(z.nullable(drawingMode)),
        untilRound: z.optional(count),
        turns: z.optional(count),
      }),
      200,
    ),
  ),
  treaties: z.optional(
    list(
      z.strictObject({
        x: name,
        k: name,
        bound: list(z.strictObject({ power: name, star: name, from: z.optional(count) }), 8),
      }),
      4,
    ),
  ),
  conferences: z.optional(list(z.strictObject({ a: name, b: name, closing: z.optional(name) }), 6)),
  spoken: z.optional(list(z.strictObject({ channel: count, made: count }), 64)),
  quiet: z.optional(count),
  stirred: z.optional(flag),
});
export type Position = z.infer<typeof position>;
