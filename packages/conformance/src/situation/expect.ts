/** Holding a table against what is expected of it. */
import {
  type Act,
  offers,
  outcome,
  question,
  type Result,
  seat,
  type Seat,
  type Shape,
  type Sum,
  type AddressedFact,
  type Viewer,
  whyNot,
} from "@starboard/kernel";
import type { SomeGame } from "../recorded-match.ts";
import { fits, misfit, missingInOrder, shown } from "./match.ts";
import type { Expectation, TriedRefusal } from "./schema.ts";

/** What is looked at: the table now, and what has been told since the last look. */
export interface Look {
  readonly game: SomeGame;
  readonly table: Shape["state"];
  readonly told: readonly AddressedFact[];
  /** Names the step of an act that does not name it. */
  stepOf(move: { readonly by: number; readonly step?: string | undefined; readonly act: Act }): string;
}
/** Says what is wrong: the part of the expectation, and how it differs. */
type Say = (part: string, message: string) => void;

/** Everything in which a table is not as expected. */
export function unmet(expected: Expectation, look: Look): { part: string; message: string }[] {
  const found: { part: string; message: string }[] = [];
  const say: Say = (part, message) => found.push({ part, message });
  if (expected.position) fit(look.game.notation.write(look.table), expected.position, "position", say);
  for (const path of expected.without ?? []) {
    const found = atPath(look.game.notation.write(look.table), path);
    if (found !== undefined) say("without", `${path} is ${shown(found)}`);
  }
  if (expected.table) fit(look.table, expected.table, "table", say);
  for (const { viewer, has } of expected.views ?? [])
    fit(look.game.view(look.table, viewer as Viewer), has, `view of ${viewer}`, say);
  if (expected.question !== undefined) askedFor(expected.question, look, say);
  for (const one of expected.offers ?? []) offered(one, look, say);
  for (const one of expected.refusals ?? []) refused(one, look, say);
  heard(look.told, expected, "", say);
  for (const { viewer, ...one } of expected.heard ?? [])
    heard(audible(look.told, viewer as Viewer), one, ` of ${viewer}`, say);
  for (const one of expected.sums ?? []) summed(one, look, say);
  if (expected.outcome !== undefined) fit(outcome(look.table), expected.outcome, "outcome", say);
  return found;
}

/** What a path of field names and list places leads to; undefined when it leads nowhere. */
function atPath(value: unknown, path: string): unknown {
  let here = value;
  for (const key of path.split(".")) {
    if (typeof here !== "object" || here === null || !Object.hasOwn(here, key)) return undefined;
    here = (here as { [field: string]: unknown })[key];
  }
  return here;
}

function fit(value: unknown, pattern: unknown, part: string, say: Say): void {
  const wrong = misfit(value, pattern);
  if (wrong) say(part, wrong);
}

/** What a viewer hears of what is told. */
const audible = (told: readonly AddressedFact[], viewer: Viewer): AddressedFact[] =>
  told.filter(({ to }) => to === undefined || (viewer !== "public" && to.includes(viewer)));

function heard(
  told: readonly AddressedFact[],
  expected: Pick<Expectation, "facts" | "silent">,
  of: string,
  say: Say,
): void {
  const facts = told.map(({ fact }) => fact);
  const missing = missingInOrder(facts, expected.facts ?? []);
  if (missing)
    say(
      `facts${of}`,
      `${shown(missing)} was not told in its turn; told: ${facts.map((one) => one.is).join(", ") || "nothing"}`,
    );
  for (const pattern of expected.silent ?? []) {
    const loud = facts.find((fact) => fits(fact, pattern));
    if (loud) say(`silent${of}`, `${shown(loud)} was told`);
  }
}

function askedFor(expected: NonNullable<Expectation["question"]> | null, { game, table: state }: Look, say: Say): void {
  const asked = question(game, state);
  const now = asked && { step: asked.frame.step, seats: asked.waiting };
  if (expected === null) {
    if (now) say("question", `${shown(now)} is asked, nothing was expected`);
  } else fit(now, expected, "question", say);
}

function offered(expected: NonNullable<Expectation["offers"]>[number], { game, table: state }: Look, say: Say): void {
  const part = `offers to ${expected.by}`;
  const asked = offers(game, state, seat(expected.by));
  const legal = asked
    .filter(({ step, aside }) => (expected.step === undefined ? !aside : step === expected.step))
    .flatMap((one) => one.offers.filter(({ refusal }) => !refusal).map(({ act }) => act));
  const { all, includes = [], excludes = [], count } = expected;
  if (all) {
    for (const pattern of all)
      if (!legal.some((act) => fits(act, pattern))) say(part, `${shown(pattern)} is not offered`);
    for (const act of legal)
      if (!all.some((pattern) => fits(act, pattern))) say(part, `${shown(act)} is offered as well`);
  }
  for (const pattern of includes)
    if (!legal.some((act) => fits(act, pattern))) say(part, `${shown(pattern)} is not offered`);
  for (const pattern of excludes) {
    const found = legal.find((act) => fits(act, pattern));
    if (found) say(part, `${shown(found)} is offered`);
  }
  if (count !== undefined && legal.length !== count) say(part, `${legal.length} acts are offered, not ${count}`);
}

function refused(expected: TriedRefusal, look: Look, say: Say): void {
  const { by, act, rule, code } = expected;
  const step = look.stepOf(expected);
  const refusal = whyNot(look.game, look.table, { by: by as Seat, step, act });
  const part = `refusal of ${step} ${shown(act)}`;
  if (!refusal) say(part, "it is allowed");
  else fit(refusal, { code, ...(rule !== undefined && { rule }) }, part, say);
}

function summed(expected: NonNullable<Expectation["sums"]>[number], { game, table: state }: Look, say: Say): void {
  const part = `sum ${expected.name}`;
  const sums = game.sums ?? {};
  if (!Object.hasOwn(sums, expected.name))
    return say(part, `the game has the sums ${Object.keys(sums).join(", ") || "none"}`);
  const sum: Result<Sum> | undefined = sums[expected.name]?.(state, expected.args ?? {});
  if (!sum || "bad" in sum) return say(part, `its arguments are refused: ${shown(sum?.bad)}`);
  fit(sum.ok.total, expected.total, `${part}, total`, say);
  if (expected.terms) fit(sum.ok.terms, expected.terms, `${part}, terms`, say);
}
