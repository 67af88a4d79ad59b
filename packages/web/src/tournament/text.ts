/** Texts for tournament data. */
import type { PairingInfo, StandingTerm, TournamentEvent, TournamentInfo } from "@starboard/wire/tournament";
import * as en from "../messages/en.ts";

const words = en.tournament;

export const entrantName = ({ entrants }: Pick<TournamentInfo, "entrants">, n: number | null | undefined): string =>
  entrants[n ?? -1]?.name ?? "";
export const entrantNames = (info: TournamentInfo, list: readonly number[]): string =>
  words.and(list.map((n) => entrantName(info, n)));

/** The text of a term in the standings. */
export function termText(info: TournamentInfo, { round, rival, how, doubled }: StandingTerm): string {
  const { term } = words.standings;
  if (info.format === "arena" && how !== "bye") {
    const what = words.arena.term[how](round, entrantName(info, rival));
    return doubled === true ? words.arena.term.doubled(what) : what;
  }
  if (how === "bye") return term.bye(round);
  if (rival === null) return how === "forfeit" ? term.nobody(round) : term.table(round);
  return term[how](round, entrantName(info, rival));
}

/** A result in tournament notation: 1 – 0, ½ – ½. */
export const resultText = (scores: readonly number[]): string => scores.map(en.tournament.points).join(" – ");

/** What a pairing waits for. */
export function waitText(info: TournamentInfo, { legs }: PairingInfo): string {
  const leg = legs[legs.length - 1];
  if (!leg || leg.state === "over") return words.rounds.open;
  if (leg.missing.length > 0) return words.rounds.missing(entrantNames(info, leg.missing));
  return leg.asked.length > 0 ? words.rounds.asked(entrantNames(info, leg.asked)) : words.rounds.playing;
}

export function eventText(info: TournamentInfo, event: TournamentEvent): string {
  const { say, host } = words.events;
  const by = event.by ?? host;
  const name = event.entrant === undefined ? (event.why ?? "") : entrantName(info, event.entrant);
  switch (event.what) {
    case "removed":
      return say.removed(name, by);
    case "rested":
    case "returned":
    case "entered":
    case "left":
    case "banned":
      return say[event.what](name);
    case "paired":
    case "deadline":
      return say[event.what](event.round ?? 0);
    case "ruled": {
      const pairing = info.played[(event.round ?? 0) - 1]?.pairings[event.pairing ?? -1];
      const was = event.was ? resultText(event.was) : "";
      return say.ruled(
        by,
        entrantNames(info, pairing?.entrants ?? []),
        was,
        resultText(event.scores ?? []),
        event.why ?? "",
      );
    }
    case "few":
    case "unanswered":
      return say[event.what];
    case "accepted":
    case "refused":
    case "calledOff":
      return say[event.what](event.why ?? "");
    case "unplayable":
      return say.unplayable(event.why ?? "");
    case "done":
      return info.format === "arena" ? words.arena.done : say.done;
    default:
      return say[event.what](by);
  }
}
