/** Why a bot proposed, answered or ended a deal, in German: one sentence with its terms. Chances come in percent. */
import type { Names } from "../names.ts";
import { count } from "./format.ts";

type About = Readonly<Record<string, string | number>>;

/** Gives the reason as a sentence; undefined for a key that this version does not know. */
export function dealReasonText(key: string, about: About, n: Names): string | undefined {
  const power = (name = "power"): string => n.power(Number(about[name] ?? 0));
  const number = (name: string): string => `${Number(about[name] ?? 0)} %`;
  const star = n.star(String(about["star"] ?? ""));
  switch (key) {
    case "bothSafer":
      return `Mit diesem Bündnis steigt meine Chance von ${number("from")} auf ${number("to")}, und ${power()} gewinnt auch.`;
    case "against":
      return `${power("leader")} steht bei ${number("chance")}; zusammen mit ${power()} kann ich das aufhalten.`;
    case "leads":
      return `${power()} führt mit ${number("chance")}; ein Verbündeter würde nur zum Sieg verhelfen.`;
    case "again":
      return `${power()} hat vor Kurzem eine Absage bekommen, und nichts hat sich geändert.`;
    case "lastRival":
      return "Nur zwei Mächte sind übrig, und Verbündete gewinnen nie gemeinsam.";
    case "betrayed":
      return `${power()} hat ein Bündnis mit mir gebrochen.`;
    case "brokeItsWord":
      return `${power()} hat sein Wort gebrochen; ich warte nicht, bis es auch mich trifft.`;
    case "grudge":
      return `${power()} hat mich zu oft angegriffen.`;
    case "noGain":
      return `Meine Chance ginge von ${number("from")} auf ${number("to")}: zu wenig für das, was ${power()} gewinnt.`;
    case "jointWins":
      return `Gemeinsam gewinnen wir ${star}; meine Chance steigt von ${number("from")} auf ${number("to")}.`;
    case "jointHopeless":
      return `Auch gemeinsam würden wir ${star} nicht gewinnen.`;
    case "lends":
      return `Mit meinen Schiffen kann ${power()} ${star} nehmen; meine Chance steigt von ${number("from")} auf ${number("to")}.`;
    case "scoreNow":
    case "playOn":
      return `Jetzt gewertet habe ich ${number("share")} vom Sieg; beim Weiterspielen eine Chance von ${number("chance")}.`;
    case "aboutToWin":
      return `${power()} steht mit ${number("chance")} kurz vor dem Sieg; das Bündnis würde die Partie verschenken.`;
    case "freeRider":
      return `${power()} ist in unserem Bündnis ${count(Number(about["rounds"] ?? 0), "Runde", "Runden")} lang ohne einen einzigen Angriff gewachsen.`;
    case "prey":
      return `Ein Angriff auf ${power()} hebt meine Chance von ${number("from")} auf ${number("to")}.`;
    default:
      return undefined;
  }
}
