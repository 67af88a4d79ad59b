/** Checks that hidden information does not change what a viewer sees, receives, is offered or refused. */
import {
  type Act,
  canonicalJson,
  deepEqual,
  digest,
  seededDraws,
  seenBy,
  isPlainJson,
  offers,
  type Shape,
  type Viewer,
  whyNot,
} from "@starboard/kernel";
import { allSeats } from "../moves.ts";
import { type CheckContext, type ConformanceCheck, twinsOf } from "../check-context.ts";
import type { SomeGame } from "../recorded-match.ts";
import { trace, type Trace, traceDifference } from "./trace.ts";

const viewersOf = (seats: number): Viewer[] => [...allSeats(seats), "public"];
const nameOf = (viewer: Viewer): string => (viewer === "public" ? "the public" : `seat ${viewer}`);

/** Compares what a viewer gets from two states that should look alike to it (KRN-VIEW-2, KRN-VIEW-3). */
function compare(
  context: CheckContext,
  viewer: Viewer,
  truth: Shape["state"],
  other: Shape["state"],
  kind: string,
): void {
  const { game, fail } = context;
  const who = nameOf(viewer);
  if (canonicalJson(game.view(truth, viewer)) !== canonicalJson(game.view(other, viewer)))
    return fail(`${who} can tell ${kind} from the view`);
  if (viewer === "public") return;
  if (canonicalJson(offers(game, truth, viewer)) !== canonicalJson(offers(game, other, viewer)))
    fail(`${who} can tell ${kind} from offers or refusals`);
}

/** Plays the act of the walk on both states and compares what the viewer observes (KRN-VIEW-4). */
function compareAct(context: CheckContext, viewer: Viewer, other: Shape["state"], kind: string): void {
  const { game, before, last, chance, fail } = context;
  if (!before || !last) return;
  const refusal = whyNot(game, other, last.choice);
  if (refusal) {
    // Another seat's act may be illegal in the other state. The viewer's own acts must not depend on what it does not
    // know.
    if (viewer === last.choice.by) fail(`${nameOf(viewer)} can tell ${kind} from a refusal: ${refusal.code}`);
    return;
  }
  const seed = chance.below(1_000_000);
  const differs = traceDifference(
    trace(game, before, last.choice, viewer, seed),
    trace(game, other, last.choice, viewer, seed),
  );
  if (differs) fail(`${nameOf(viewer)} can tell ${kind} after ${last.choice.step} from its observations: ${differs}`);
}

/**
 * Plays another secret act of the same seat and compares what the viewer observes: unless its view shows the difference, it
 * must not notice any (KRN-VIEW-9).
 */
function compareOtherAct(context: CheckContext, viewer: Viewer): void {
  const { game, before, last, chance, fail } = context;
  if (!before || !last || viewer === last.choice.by) return;
  const { by, step, act } = last.choice;
  const partOf = visiblePart(game, step);
  if (!partOf) return;
  const others = offers(game, before, by)
    .filter((one) => one.step === step)
    .flatMap((one) => one.offers.flatMap((offer) => (offer.refusal ? [] : [offer.act])))
    .filter((other) => !deepEqual(other, act) && deepEqual(partOf(other), partOf(act)));
  if (others.length === 0) return;
  const seed = chance.below(1_000_000);
  const other = { by, step, act: chance.pick(others) };
  const traces = [last.choice, other].map((choice) => trace(game, before, choice, viewer, seed)) as [Trace, Trace];
  if (traces[0].view === null || traces[0].view !== traces[1].view) return;
  const differs = traceDifference(...traces);
  if (differs) fail(`${nameOf(viewer)} can tell which secret act was played at ${step}: ${differs}`);
}
/** What others see of the acts of a step; undefined if they see them whole. */
function visiblePart({ steps, visibility }: SomeGame, step: string): ((act: Act) => unknown) | undefined {
  return steps[step]?.kind === "sealed" ? () => null : visibility.secretActs?.[step];
}

/** Tells which fields of the state hide something, and what a viewer may read of each (KRN-VIEW-7). */
class Fields {
  private readonly read: (t: Shape["state"], by: Viewer) => Readonly<Record<string, unknown>>;
  private readonly names: readonly (readonly [name: string, isHiding: boolean])[];
  private readonly unchanged: Set<string>;
  constructor({ visibility }: SomeGame, rare: readonly string[] = []) {
    this.read = seenBy<Shape, SomeGame["visibility"]>(visibility) as never;
    this.names = Object.entries(visibility.state).map(([name, one]) => [name, one !== "public"]);
    this.unchanged = new Set(
      this.names.flatMap(([name, isHiding]) => (isHiding && !rare.includes(name) ? [name] : [])),
    );
  }
  /** Returns a field of which the viewer could read that the two states differ; notes which hidden ones differ. */
  readableDifference(a: Shape["state"], b: Shape["state"], viewer: Viewer): string | undefined {
    const [seenA, seenB] = [this.read(a, viewer), this.read(b, viewer)];
    for (const [name, isHiding] of this.names) {
      if (deepEqual(a[name as never], b[name as never])) continue;
      if (!isHiding || !deepEqual(seenA[name], seenB[name])) return name;
      this.unchanged.delete(name);
    }
    return undefined;
  }
  /** The hidden fields that were equal in all states compared so far. */
  neverDifferent(): readonly string[] {
    return [...this.unchanged];
  }
}

/** Compares views, offers and facts of determinizations and swapped states. */
export function secrecy(): ConformanceCheck {
  let varied = false;
  let expected = false;
  let fields: Fields | undefined;
  return {
    name: "hidden information does not affect a viewer",
    rule: "KRN-VIEW-1",
    onAct(context) {
      const { game, before, options, seats, chance, due, hiddenInfo, fail } = context;
      if (!due || !before) return;
      const hidden = hiddenInfo?.hidden(options);
      expected ||= hidden === true;
      fields ??= new Fields(game, hiddenInfo?.rare);
      for (const viewer of viewersOf(seats)) {
        const seen = game.view(before, viewer);
        if (!isPlainJson(seen)) fail(`the view of ${nameOf(viewer)} is not plain data`);
        const text = canonicalJson(seen);
        const imagined = game.determinize(seen, viewer, seededDraws(chance.below(1_000_000)));
        if (canonicalJson(seen) !== text) fail("determinize changed its input view");
        const differs = digest(imagined) !== digest(before);
        varied ||= differs;
        if (hidden === false && differs) fail(`${nameOf(viewer)} gets another state although nothing is hidden`);
        compare(context, viewer, before, imagined, "a determinization from the actual state");
        compareAct(context, viewer, imagined, "a determinization from the actual state");
        compareOtherAct(context, viewer);
        const invented = fields.readableDifference(before, imagined, viewer);
        if (invented) fail(`a determinization for ${nameOf(viewer)} has another ${invented}, which it may read`);
        for (const twin of twinsOf(context, before, viewer)) {
          const exchanged = fields.readableDifference(before, twin, viewer);
          if (exchanged) fail(`the swapped state for ${nameOf(viewer)} has another ${exchanged}, which it may read`);
          compare(context, viewer, before, twin, "two states that differ only in hidden information");
          compareAct(context, viewer, twin, "two states that differ only in hidden information");
        }
      }
    },
    onFinish(fail) {
      if (expected && !varied) fail("every determinization equals the actual state: the views reveal everything");
      for (const name of expected ? (fields?.neverDifferent() ?? []) : [])
        fail(`no determinization and no swapped state has another ${name}, although it is hidden`);
    },
  };
}
