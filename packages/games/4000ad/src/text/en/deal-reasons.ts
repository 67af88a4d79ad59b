/** Why a bot proposed, answered or ended a deal: one sentence with its terms. Chances come in percent. */
import type { Names } from "../names.ts";

type About = Readonly<Record<string, string | number>>;

/** Gives the reason as a sentence; undefined for a key that this version does not know. */
export function dealReasonText(key: string, about: About, n: Names): string | undefined {
  const power = (name = "power"): string => n.power(Number(about[name] ?? 0));
  const number = (name: string): string => `${Number(about[name] ?? 0)} %`;
  const star = n.star(String(about["star"] ?? ""));
  switch (key) {
    case "bothSafer":
      return `With this alliance my chance rises from ${number("from")} to ${number("to")}, and ${power()} gains too.`;
    case "against":
      return `${power("leader")} stands at ${number("chance")}; together with ${power()} I can stop it.`;
    case "leads":
      return `${power()} leads with ${number("chance")}; an ally would only carry it to victory.`;
    case "again":
      return `${power()} was refused a short while ago, and nothing has changed.`;
    case "lastRival":
      return `Only two powers are left, and allies never win together.`;
    case "betrayed":
      return `${power()} has broken an alliance with me.`;
    case "brokeItsWord":
      return `${power()} has broken its word, and I do not wait until it breaks it with me.`;
    case "grudge":
      return `${power()} has attacked me too often.`;
    case "noGain":
      return `My chance would go from ${number("from")} to ${number("to")}: not enough for what ${power()} would gain.`;
    case "jointWins":
      return `Together we win ${star}; my chance rises from ${number("from")} to ${number("to")}.`;
    case "jointHopeless":
      return `Together we would not win ${star}.`;
    case "lends":
      return `With my ships ${power()} can take ${star}; my chance rises from ${number("from")} to ${number("to")}.`;
    case "scoreNow":
      return `Scored now, I have ${number("share")} of the victory; playing on, a chance of ${number("chance")}.`;
    case "playOn":
      return `Scored now, I have ${number("share")} of the victory; playing on, a chance of ${number("chance")}.`;
    case "aboutToWin":
      return `${power()} is about to win with ${number("chance")}; the alliance would hand it the match.`;
    case "freeRider":
      return `${power()} has grown for ${Number(about["rounds"] ?? 0)} rounds under our alliance without a single attack.`;
    case "prey":
      return `An attack on ${power()} lifts my chance from ${number("from")} to ${number("to")}.`;
    default:
      return undefined;
  }
}
