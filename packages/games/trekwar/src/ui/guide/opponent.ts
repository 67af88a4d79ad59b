/** The scripted opponent of the guided match: the Dominion presses twice in the first Fight, and tires after it. */
import type { ActTW, DeployAct, ShapeTW } from "@starboard/trekwar";
import type { GuideReply } from "@starboard/ui";

type Reply = GuideReply<ShapeTW>;

/** Deployments of the first Fight, in this order. */
const PLAN: readonly Pick<DeployAct, "unit" | "support">[] = [
  { unit: "DU09", support: [] },
  { unit: "DU11", support: ["DC03"] },
];
/** Units to open with, best first. */
const OPENINGS = ["DU13", "DU01", "DU18"];

export function reply({ view, acts }: Reply): ActTW {
  const first = acts[0] as ActTW;
  const named = (name: string): ActTW | undefined => acts.find((act) => act.do === name);
  const openings = acts.filter((act) => act.do === "open");
  if (openings.length > 0) {
    const inSpace = openings.filter(({ battleground }) => battleground === "space");
    const best = OPENINGS.flatMap((unit) => inSpace.filter((act) => act.unit === unit))[0];
    return best ?? inSpace[0] ?? openings[0] ?? first;
  }
  const deployments = acts.filter((act) => act.do === "deploy");
  if (deployments.length > 0 || named("surrender")) {
    const planned = PLAN.flatMap(({ unit, support }) =>
      deployments.filter((act) => act.unit === unit && String(act.support) === String(support)),
    )[0];
    if (view.fight === 1 && planned) return planned;
    // After its plan the Dominion answers once in a Fight, with a single Unit, and then gives up.
    const alone = deployments.find(({ support }) => support.length === 0);
    const answers = view.sides[1].units.length;
    return view.fight > 1 && answers < 2 && alone ? alone : (named("surrender") ?? first);
  }
  // It keeps its cards and draws as many as it may.
  return acts.find((act) => act.do === "exchange" && act.drop.length === 0) ?? named("draw") ?? named("end") ?? first;
}
