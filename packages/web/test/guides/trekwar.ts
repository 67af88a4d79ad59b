/** A learner of TrekWar who does what each lesson asks. */
import type { Choice, LegalAct, Learner } from "../guide-player.ts";

type Any = { readonly do: string; readonly [name: string]: unknown };

export const learner: Learner = ({ lesson, legal }: Choice): LegalAct => {
  const find = (test: (act: Any) => boolean): LegalAct | undefined => legal.find(({ act }) => test(act as Any));
  const named = (name: string) => find((act) => act.do === name);
  const deploy = (unit: string, ...support: readonly string[]) =>
    find((act) => act.do === "deploy" && act["unit"] === unit && String(act["support"]) === String(support));
  const keep = find((act) => act.do === "exchange" && (act["drop"] as readonly string[]).length === 0);
  const wanted = (): LegalAct | undefined => {
    switch (lesson) {
      case "match":
        return deploy("FU11", "FM05");
      case "takeUp":
        return named("takeUp");
      case "command":
        return deploy("FU15", "FC02");
      case "event":
        return named("event");
      case "surrender":
        return deploy("FU14") ?? (named("deploy") && named("surrender"));
      case "open":
        return find((act) => act.do === "open" && act["unit"] === "FU03" && act["battleground"] === "space");
      default:
        return undefined;
    }
  };
  return (wanted() ?? named("draw") ?? keep ?? named("deploy") ?? legal[0]) as LegalAct;
};
