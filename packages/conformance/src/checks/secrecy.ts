/** What a viewer may not know makes no difference to anything the viewer sees, hears, is offered or refused. */
import {
  canonicalJson,
  digest,
  seededDraws,
  isPlainJson,
  offers,
  type Shape,
  type Viewer,
  whyNot,
} from "@starboard/kernel";
import { allSeats } from "../moves.ts";
import type { ConformanceCheck, CheckContext } from "../check-context.ts";
import { trace, traceDifference } from "./trace.ts";

const viewersOf = (seats: number): Viewer[] => [...allSeats(seats), "public"];
const nameOf = (viewer: Viewer): string => (viewer === "public" ? "the public" : `seat ${viewer}`);

/** Compares what a viewer gets from two tables that should look alike to it (KRN-VIEW-2, KRN-VIEW-3). */
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
    return fail(`${who} can tell ${kind} by the view`);
  if (viewer === "public") return;
  if (canonicalJson(offers(game, truth, viewer)) !== canonicalJson(offers(game, other, viewer)))
    fail(`${who} can tell ${kind} by what is offered or refused`);
}

/** Plays the act of the walk on both tables and compares what the viewer notices (KRN-VIEW-4). */
function compareAct(context: CheckContext, viewer: Viewer, other: Shape["state"], kind: string): void {
  const { game, before, last, chance, fail } = context;
  if (!before || !last) return;
  const refusal = whyNot(game, other, last.choice);
  if (refusal) {
    // Another seat's hand may not allow its act there; the viewer's own acts must not depend on what it does not know.
    if (viewer === last.choice.by) fail(`${nameOf(viewer)} can tell ${kind} by a refusal: ${refusal.code}`);
    return;
  }
  const seed = chance.below(1_000_000);
  const differs = traceDifference(
    trace(game, before, last.choice, viewer, seed),
    trace(game, other, last.choice, viewer, seed),
  );
  if (differs) fail(`${nameOf(viewer)} can tell ${kind} after ${last.choice.step} by what happens: ${differs}`);
}

/** Views, offers and facts from imagined tables and from twins. */
export function secrecy(): ConformanceCheck {
  let varied = false;
  let expected = false;
  return {
    name: "what a seat may not know makes no difference to it",
    rule: "KRN-VIEW-1",
    onAct(context) {
      const { game, before, options, seats, chance, due, hiddenInfo, fail } = context;
      if (!due || !before) return;
      const hidden = hiddenInfo?.hidden(options);
      expected ||= hidden === true;
      for (const viewer of viewersOf(seats)) {
        const seen = game.view(before, viewer);
        if (!isPlainJson(seen)) fail(`the view of ${nameOf(viewer)} is not plain data`);
        const text = canonicalJson(seen);
        const imagined = game.determinize(seen, viewer, seededDraws(chance.below(1_000_000)));
        if (canonicalJson(seen) !== text) fail("imagine changed the view it was given");
        const differs = digest(imagined) !== digest(before);
        varied ||= differs;
        if (hidden === false && differs) fail(`${nameOf(viewer)} imagines another table though nothing is hidden`);
        compare(context, viewer, before, imagined, "the imagined table from the true one");
        compareAct(context, viewer, imagined, "the imagined table from the true one");
        if (!hiddenInfo?.swapHidden) continue;
        const twin = hiddenInfo.swapHidden(before, viewer, chance);
        compare(context, viewer, before, twin, "two tables that differ only in secrets");
        compareAct(context, viewer, twin, "two tables that differ only in secrets");
      }
    },
    onFinish(fail) {
      if (expected && !varied) fail("every imagined table was the true one: the views tell everything");
    },
  };
}
