/** Texts of the objectives, alarms and measures. */
import { formatFor, translatable } from "@starboard/kit";

const { count } = formatFor("en");
const territories = (n: number): string => count(n, "territory", "territories");
/** A name at the start of a sentence. */
const atStart = (who: string): string => who.replace(/^the /, "The ");

export const en = translatable("warp-empires/ui/status/text", {
  objectives: {
    share: (goal: number, all: number): string => `${goal} of ${all} territories win`,
    all: (all: number): string => `All ${all} territories win`,
    last: "The last empire wins",
    limit: (limit: number): string => `or the most after round ${limit}`,
    lastRound: "or the most at the end of this round",
    unit: (n: number): string => (n === 1 ? "territory" : "territories"),
    revenue: (n: number): string => `revenue ${n}`,
    out: "out of the game",
    homeLost: (n: number): string => `home lost, revenue ${n}`,
  },
  /** A faction in the middle of a sentence. */
  faction: (name: string): string => (/^the /i.test(name) ? name : `the ${name}`),
  alarm: {
    winsNow: (who: string): string => `${atStart(who)} wins at the end of this turn.`,
    winsNowYou: "You win at the end of this turn.",
    winsNowDetail: (has: number, claims: number, goal: number): string =>
      `${territories(has)} now, ${claims} more with its next markers. ${goal} win.`,
    winsNowDetailYou: (has: number, claims: number, goal: number): string =>
      `You control ${has} and will mark ${claims} more. ${goal} win.`,
    nearly: (who: string): string => `${atStart(who)} needs one more territory to win.`,
    nearlyDetail: (has: number, goal: number): string => `${has} of the ${goal} that win.`,
    roundEnd: (who: string): string => `${atStart(who)} wins at the end of this round unless you catch up.`,
    roundEndYou: "You win at the end of this round if you stay ahead.",
    roundDetail: (best: number, own: number, bestRevenue: number, ownRevenue: number): string =>
      best === own
        ? `${territories(best)} each. Revenue decides: ${bestRevenue} against your ${ownRevenue}.`
        : `${territories(best)} against your ${own}. With equal numbers the higher revenue wins.`,
    roundDetailYou: (own: number, next: number): string => `You control ${own}, the next empire ${next}.`,
    homeFallen: (who: string): string => `Your home has fallen to ${who}.`,
    homeFallenDetail: "It pays revenue to its new owner, and you cannot place units there.",
    homeAttacked: (who: string): string => `${atStart(who)} stands at your home.`,
    homeAttackedDetail: "Without a unit or a garrison there, the marker can change hands in the Control phase.",
    lastStack: "You have no marker left.",
    lastStackDetail: "If you lose your last unit as well, you are out at the end of the turn.",
    attack: (where: string, mine: number, theirs: string): string => `Attack ${where}: ${mine} against ${theirs}`,
    atLeast: (n: number, unseen: number): string => (unseen > 0 ? `${n} and ${unseen} unseen` : `${n}`),
    enter: (where: string): string => `Move to ${where}`,
    leads: "You lead",
    trails: "You trail",
    unsure: "Uncertain",
    takes: "Takes it",
  },
  measure: {
    territories: "Territories",
    revenue: "Revenue",
    units: "Units",
    goal: (n: number): string => `${n} win`,
  },
  round: (n: number): string => (n < 1 ? "Set-up" : `Round ${n}`),
} as const);
