/** Checks that acts which are not offered are refused with a rule and change nothing. */
import {
  type Act,
  canonicalJson,
  type Draw,
  isPlainJson,
  isRefusal,
  offers,
  outcome,
  play,
  question,
  type Refusal,
  deepEqual,
  seat,
  type Seat,
  type Shape,
  whyNot,
} from "@starboard/kernel";
import type { SomeGame } from "../recorded-match.ts";
import { mutateValue } from "../fuzz/mutate.ts";
import { allSeats, asRead, sorted } from "../moves.ts";
import type { ConformanceCheck, CheckContext } from "../check-context.ts";
import { checkRefusalSentence } from "./facts.ts";

const CODE = /^[A-Z][A-Z0-9_]{2,59}$/;
/** Attempts of each kind per state. */
const TRIES = 3;

const noDice: Draw = () => {
  throw new Error("a refused act made a draw");
};

interface Try {
  readonly by: Seat;
  readonly step: string;
  readonly act: unknown;
}

/** Values that are not a seat number, though code may mistake them for one. */
const notSeats = (seats: number): Seat[] => [seats, -1, 0.5, NaN, "0", null, undefined] as unknown[] as Seat[];

/** Returns illegal acts: refused ones, wrong turns, wrong steps, unknown seats, and malformed legal acts. */
function wrongActs({ game, state, seats, chance }: CheckContext): Try[] {
  const tries: Try[] = [];
  const everything = allSeats(seats).map((by) => sorted(by, offers(game, state, by)));
  const legal = everything.flatMap((one) => one.legal);
  const barred = everything.flatMap((one) => one.barred);
  const names = [...Object.keys(game.steps), ...Object.keys(game.asides), "", "constructor", "__proto__"];
  for (let i = 0; i < TRIES; i++) {
    if (barred.length > 0) tries.push(chance.pick(barred));
    if (legal.length === 0) continue;
    const choice = chance.pick(legal);
    tries.push({ ...choice, act: mutateValue(choice.act, chance) });
    tries.push({ ...choice, step: chance.pick(names) });
    tries.push({ ...choice, by: seat((choice.by + 1) % seats) });
    tries.push({ ...choice, by: chance.pick(notSeats(seats)) });
    tries.push({ ...choice, act: Object.create(choice.act) as unknown });
  }
  return tries;
}

const isSeatOf = (by: unknown, seats: number): by is Seat =>
  Number.isInteger(by) && Number(by) >= 0 && Number(by) < seats;

/** True if the act, as parsed by its step, is legal for this seat at this step. */
function isLegal({ game, state }: CheckContext, { by, step, act }: Try): boolean {
  if (!isPlainJson(act)) return false;
  const read = asRead(game, step, act);
  return offers(game, state, by).some(
    (asked) => asked.step === step && asked.offers.some((offer) => !offer.refusal && deepEqual(offer.act, read)),
  );
}

function inspect(refusal: Refusal, { rules, coverage, fail }: CheckContext): void {
  coverage.saw("refusal", refusal.code);
  if (!CODE.test(refusal.code)) fail(`a refusal has the code "${refusal.code}"`);
  if (!rules.has(refusal.rule))
    fail(`${refusal.code} names ${refusal.rule}, which is not a rule; "npm run rules" reads rules.md`);
}

export const refusals: ConformanceCheck = {
  name: "acts not offered are refused with a rule and change nothing",
  rule: "KRN-ACT-3",
  onAct(context) {
    const { game, state, seats, due, fail } = context;
    if (!due) return;
    if (game.seats(state) !== seats) fail(`the state has ${game.seats(state)} seats, its options have ${seats}`);
    const text = canonicalJson(state);
    for (const one of wrongActs(context)) {
      const legal = isLegal(context, one);
      const answer = legal ? whyNot(game, state, one) : play(game, state, one, noDice);
      if (legal) {
        if (answer) fail(`${one.step} ${JSON.stringify(one.act)} is offered but refused`);
      } else if (!answer || !isRefusal(answer))
        fail(`${one.step} ${JSON.stringify(one.act)} is accepted but not offered`);
      else {
        inspect(answer, context);
        if (isSeatOf(one.by, seats)) checkRefusalSentence(answer, one.by, context);
      }
    }
    if (canonicalJson(state) !== text) fail("a refused act changed the state");
  },
};

/** Equal acts are offered once, each has the form of its step, and each refusal is well formed. */
export const offered: ConformanceCheck = {
  name: "offers are well formed, unique and have valid refusals",
  rule: "KRN-ACT-2",
  onAct(context) {
    const { game, state, seats, due, fail } = context;
    if (!due) return;
    for (const by of allSeats(seats)) {
      for (const { step, aside, offers: list } of offers(game, state, by)) {
        checkForms(step, formOf(game, step, aside), list, context);
      }
    }
    if (outcome(state) === null && question(game, state) === undefined)
      fail("no seat is asked and the match is not over");
  },
};

/** The schema of a step or an aside. */
function formOf(game: SomeGame, step: string, aside: boolean): Form {
  const asked = aside ? game.asides[step] : game.steps[step];
  if (!asked || !("schema" in asked)) throw new Error(`${step} is offered but has no schema`);
  return asked.schema;
}

type Form = { safeParse(raw: unknown): { success: boolean; data?: unknown } };

function checkForms(
  step: string,
  schema: Form,
  list: readonly { act: Act; refusal?: Refusal }[],
  context: CheckContext,
): void {
  const seen = new Set<string>();
  for (const { act, refusal } of list) {
    const text = canonicalJson(act);
    if (seen.has(text)) context.fail(`${step} offers ${text} twice`);
    seen.add(text);
    const parsed = schema.safeParse(JSON.parse(text));
    if (!parsed.success || canonicalJson(parsed.data) !== text)
      context.fail(`${step} offers ${text}, which it cannot read`);
    if (refusal) inspect(refusal, context);
  }
}

/** After the end nothing is asked, offered or accepted, and the outcome is consistent. */
export const endings: ConformanceCheck = {
  name: "after the end nothing is asked and the outcome is final",
  rule: "KRN-FLOW-2",
  onMatchEnd(context) {
    const { game, state, seats, match, rules, coverage, fail } = context;
    const over = outcome(state);
    if (!over) return;
    coverage.saw("end", over.rule);
    if (!rules.has(over.rule))
      fail(`the outcome names ${over.rule}, which is not a rule; "npm run rules" reads rules.md`);
    if (over.scores.length !== seats) fail(`${over.scores.length} scores for ${seats} seats`);
    if (over.winners.some((by) => by < 0 || by >= seats) || new Set(over.winners).size !== over.winners.length)
      fail(`the winners are ${over.winners.join(", ")}`);
    if (question(game, state) || (state as Shape["state"]).flow.stack.length > 0) fail("a seat is still asked");
    for (const by of allSeats(seats)) if (offers(game, state, by).length > 0) fail(`seat ${by} still has offers`);
    const last = match.acts[match.acts.length - 1];
    if (last && !deepEqual(whyNot(game, state, last.choice), game.refusals.over))
      fail("the last act is not refused as played after the end");
  },
};
