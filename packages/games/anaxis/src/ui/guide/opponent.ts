/** The scripted opponent of the guided match: its ships come closer, then hold their place and fire. */
import type { ShapeAx } from "@starboard/anaxis";
import type { GuideReply } from "@starboard/ui";

type Reply = GuideReply<ShapeAx>;
type ReplyAct = Reply["acts"][number];

/** Steps forward by turn. */
const STEPS: Readonly<Record<number, number>> = { 1: 3, 2: 2 };

export function reply({ view: { board }, ...question }: Reply): ReplyAct {
  const { step } = question;
  const acts: readonly ReplyAct[] = question.acts;
  const named = (...names: readonly string[]): ReplyAct | undefined =>
    names.map((name) => acts.find((act) => act.do === name)).find((act) => act !== undefined);
  const first = acts[0] as ReplyAct;
  if (step === "move") {
    const { ship } = (board.flow.stack.at(-1)?.memo ?? {}) as { readonly ship?: number };
    const gone = ship === undefined ? 0 : (board.forward[ship] ?? 0);
    const wanted = STEPS[board.turn] ?? 0;
    return (gone < wanted ? named("forward") : undefined) ?? named("end", "forward") ?? first;
  }
  // Orion fires its primary bank only, so that the learner has time to learn.
  const volley = acts.find((act) => act.do === "fire" && act.bank === "primary");
  if (step === "fire") return volley ?? named("done") ?? first;
  return named("steady", "pass", "accept", "activate", "none", "done") ?? first;
}
