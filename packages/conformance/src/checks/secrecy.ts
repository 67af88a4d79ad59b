/** Checks that hidden information does not change what a viewer sees, receives, is offered or refused. */
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

/** Compares views, offers and facts of determinizations and swapped states. */
export function secrecy(): ConformanceCheck {
  let varied = false;
  let expected = false;
  return {
    name: "hidden information does not affect a viewer",
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
        if (canonicalJson(seen) !== text) fail("determinize changed its input view");
        const differs = digest(imagined) !== digest(before);
        varied ||= differs;
        if (hidden === false && differs) fail(`${nameOf(viewer)} gets another state although nothing is hidden`);
        compare(context, viewer, before, imagined, "a determinization from the actual state");
        compareAct(context, viewer, imagined, "a determinization from the actual state");
        if (!hiddenInfo?.swapHidden) continue;
        const swapped = hiddenInfo.swapHidden(before, viewer, chance);
        compare(context, viewer, before, swapped, "two states that differ only in hidden information");
        compareAct(context, viewer, swapped, "two states that differ only in hidden information");
      }
    },
    onFinish(fail) {
      if (expected && !varied) fail("every determinization equals the actual state: the views reveal everything");
    },
  };
}
