/** Compares a state with an expectation. */
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
import { firstMisfit, fitsPattern, missingInOrder, quote } from "@starboard/kit";
import type { SomeGame } from "../recorded-match.ts";
import type { Expectation, TriedRefusal } from "./schema.ts";

/** The state now, and the facts since the last comparison. */
export interface Observed {
  readonly game: SomeGame;
  readonly state: Shape["state"];
  readonly facts: readonly AddressedFact[];
  /** Returns the step of an act that does not name it. */
  stepOf(move: { readonly by: number; readonly step?: string | undefined; readonly act: Act }): string;
}
/** Reports a difference: the part of the expectation, and a message. */
type Report = (part: string, message: string) => void;

/** Returns every difference between a state and an expectation. */
export function differencesFrom(expected: Expectation, observed: Observed): { part: string; message: string }[] {
  const found: { part: string; message: string }[] = [];
  const report: Report = (part, message) => found.push({ part, message });
  if (expected.position) checkFit(observed.game.notation.write(observed.state), expected.position, "position", report);
  for (const path of expected.without ?? []) {
    const found = atPath(observed.game.notation.write(observed.state), path);
    if (found !== undefined) report("without", `${path} is ${quote(found)}`);
  }
  if (expected.table) checkFit(observed.state, expected.table, "table", report);
  for (const { viewer, has } of expected.views ?? [])
    checkFit(observed.game.view(observed.state, viewer as Viewer), has, `view of ${viewer}`, report);
  if (expected.question !== undefined) checkQuestion(expected.question, observed, report);
  for (const one of expected.offers ?? []) checkOffers(one, observed, report);
  for (const one of expected.refusals ?? []) checkRefusal(one, observed, report);
  checkFacts(observed.facts, expected, "", report);
  for (const { viewer, ...one } of expected.heard ?? [])
    checkFacts(factsFor(observed.facts, viewer as Viewer), one, ` of ${viewer}`, report);
  for (const one of expected.sums ?? []) checkSum(one, observed, report);
  if (expected.outcome !== undefined) checkFit(outcome(observed.state), expected.outcome, "outcome", report);
  return found;
}

/** Returns the value at a path of field names and list indices; undefined if there is none. */
function atPath(value: unknown, path: string): unknown {
  let current = value;
  for (const key of path.split(".")) {
    if (typeof current !== "object" || current === null || !Object.hasOwn(current, key)) return undefined;
    current = (current as { [field: string]: unknown })[key];
  }
  return current;
}

function checkFit(value: unknown, pattern: unknown, part: string, report: Report): void {
  const wrong = firstMisfit(value, pattern);
  if (wrong) report(part, wrong);
}

/** Returns the facts a viewer receives. */
const factsFor = (emitted: readonly AddressedFact[], viewer: Viewer): AddressedFact[] =>
  emitted.filter(({ to }) => to === undefined || (viewer !== "public" && to.includes(viewer)));

function checkFacts(
  emitted: readonly AddressedFact[],
  expected: Pick<Expectation, "facts" | "silent">,
  of: string,
  report: Report,
): void {
  const facts = emitted.map(({ fact }) => fact);
  const missing = missingInOrder(facts, expected.facts ?? []);
  if (missing)
    report(
      `facts${of}`,
      `${quote(missing)} was not emitted in this order; emitted: ${facts.map((one) => one.is).join(", ") || "nothing"}`,
    );
  for (const pattern of expected.silent ?? []) {
    const match = facts.find((fact) => fitsPattern(fact, pattern));
    if (match) report(`silent${of}`, `${quote(match)} was emitted`);
  }
}

function checkQuestion(
  expected: NonNullable<Expectation["question"]> | null,
  { game, state }: Observed,
  report: Report,
): void {
  const asked = question(game, state);
  const now = asked && { step: asked.frame.step, seats: asked.waiting };
  if (expected === null) {
    if (now) report("question", `${quote(now)} is asked, nothing was expected`);
  } else checkFit(now, expected, "question", report);
}

function checkOffers(
  expected: NonNullable<Expectation["offers"]>[number],
  { game, state }: Observed,
  report: Report,
): void {
  const part = `offers to ${expected.by}`;
  const asked = offers(game, state, seat(expected.by));
  const legal = asked
    .filter(({ step, aside }) => (expected.step === undefined ? !aside : step === expected.step))
    .flatMap((one) => one.offers.filter(({ refusal }) => !refusal).map(({ act }) => act));
  const { all, includes = [], excludes = [], count } = expected;
  if (all) {
    for (const pattern of all)
      if (!legal.some((act) => fitsPattern(act, pattern))) report(part, `${quote(pattern)} is not offered`);
    for (const act of legal)
      if (!all.some((pattern) => fitsPattern(act, pattern))) report(part, `${quote(act)} is also offered`);
  }
  for (const pattern of includes)
    if (!legal.some((act) => fitsPattern(act, pattern))) report(part, `${quote(pattern)} is not offered`);
  for (const pattern of excludes) {
    const found = legal.find((act) => fitsPattern(act, pattern));
    if (found) report(part, `${quote(found)} is offered`);
  }
  if (count !== undefined && legal.length !== count)
    report(part, `${legal.length} acts are offered, not ${count}: ${legal.map(quote).join(", ")}`);
}

function checkRefusal(expected: TriedRefusal, observed: Observed, report: Report): void {
  const { by, act, rule, code } = expected;
  const step = observed.stepOf(expected);
  const refusal = whyNot(observed.game, observed.state, { by: by as Seat, step, act });
  const part = `refusal of ${step} ${quote(act)}`;
  if (!refusal) report(part, "it is allowed");
  else checkFit(refusal, { code, ...(rule !== undefined && { rule }) }, part, report);
}

function checkSum(expected: NonNullable<Expectation["sums"]>[number], { game, state }: Observed, report: Report): void {
  const part = `sum ${expected.name}`;
  const sums = game.sums ?? {};
  if (!Object.hasOwn(sums, expected.name))
    return report(part, `the game has the sums ${Object.keys(sums).join(", ") || "none"}`);
  const sum: Result<Sum> | undefined = sums[expected.name]?.(state, expected.args ?? {});
  if (!sum || "bad" in sum) return report(part, `its arguments are refused: ${quote(sum?.bad)}`);
  checkFit(sum.ok.total, expected.total, `${part}, total`, report);
  if (expected.terms) checkFit(sum.ok.terms, expected.terms, `${part}, terms`, report);
}
