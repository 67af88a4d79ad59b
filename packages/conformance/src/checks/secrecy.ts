/** What a viewer may not know makes no difference to anything the viewer sees, hears, is offered or refused. */
import { canonical, digest, fastDraws, isPlain, offers, type Shape, type Viewer, whyNot } from "@starboard/kernel";
import { allSeats } from "../moves.ts";
import type { Check, Scene } from "../check-context.ts";
import { trace, traceDifference } from "./trace.ts";

const viewersOf = (seats: number): Viewer[] => [...allSeats(seats), "public"];
const nameOf = (viewer: Viewer): string => (viewer === "public" ? "the public" : `seat ${viewer}`);

/** Compares what a viewer gets from two tables that should look alike to it (KRN-VIEW-2, KRN-VIEW-3). */
function compare(scene: Scene, viewer: Viewer, truth: Shape["table"], other: Shape["table"], kind: string): void {
  const { game, fail } = scene;
  const who = nameOf(viewer);
  if (canonical(game.view(truth, viewer)) !== canonical(game.view(other, viewer)))
    return fail(`${who} can tell ${kind} by the view`);
  if (viewer === "public") return;
  if (canonical(offers(game, truth, viewer)) !== canonical(offers(game, other, viewer)))
    fail(`${who} can tell ${kind} by what is offered or refused`);
}

/** Plays the act of the walk on both tables and compares what the viewer notices (KRN-VIEW-4). */
function compareAct(scene: Scene, viewer: Viewer, other: Shape["table"], kind: string): void {
  const { game, before, page, chance, fail } = scene;
  if (!before || !page) return;
  const refusal = whyNot(game, other, page.choice);
  if (refusal) {
    // Another seat's hand may not allow its act there; the viewer's own acts must not depend on what it does not know.
    if (viewer === page.choice.by) fail(`${nameOf(viewer)} can tell ${kind} by a refusal: ${refusal.code}`);
    return;
  }
  const seed = chance.below(1_000_000);
  const differs = traceDifference(
    trace(game, before, page.choice, viewer, seed),
    trace(game, other, page.choice, viewer, seed),
  );
  if (differs) fail(`${nameOf(viewer)} can tell ${kind} after ${page.choice.step} by what happens: ${differs}`);
}

/** Views, offers and facts from imagined tables and from twins. */
export function secrecy(): Check {
  let varied = false;
  let expected = false;
  return {
    name: "what a seat may not know makes no difference to it",
    rule: "KRN-VIEW-1",
    look(scene) {
      const { game, before, options, seats, chance, due, secrets, fail } = scene;
      if (!due || !before) return;
      const hidden = secrets?.hidden(options);
      expected ||= hidden === true;
      for (const viewer of viewersOf(seats)) {
        const seen = game.view(before, viewer);
        if (!isPlain(seen)) fail(`the view of ${nameOf(viewer)} is not plain data`);
        const text = canonical(seen);
        const imagined = game.imagine(seen, viewer, fastDraws(chance.below(1_000_000)));
        if (canonical(seen) !== text) fail("imagine changed the view it was given");
        const differs = digest(imagined) !== digest(before);
        varied ||= differs;
        if (hidden === false && differs) fail(`${nameOf(viewer)} imagines another table though nothing is hidden`);
        compare(scene, viewer, before, imagined, "the imagined table from the true one");
        compareAct(scene, viewer, imagined, "the imagined table from the true one");
        if (!secrets?.twin) continue;
        const twin = secrets.twin(before, viewer, chance);
        compare(scene, viewer, before, twin, "two tables that differ only in secrets");
        compareAct(scene, viewer, twin, "two tables that differ only in secrets");
      }
    },
    close(fail) {
      if (expected && !varied) fail("every imagined table was the true one: the views tell everything");
    },
  };
}
