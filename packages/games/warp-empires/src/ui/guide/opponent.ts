/** The scripted opponent of the guided match: it keeps its fleet at home and defends itself. */
import type { ShapeWE } from "@starboard/warp-empires";
import type { GuideReply } from "@starboard/ui";

type Reply = GuideReply<ShapeWE>;

/** Acts that end a question without a card, best first. */
const PASSIVE = ["pass", "done", "skip", "roll", "attack", "stop", "enough"];

export function reply({ acts }: Reply): Reply["acts"][number] {
  const found = PASSIVE.map((name) => acts.find((act) => act.do === name)).find((act) => act !== undefined);
  const [first] = acts;
  return found ?? (first as Reply["acts"][number]);
}
